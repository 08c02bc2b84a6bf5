internal import COverscrollSDL

extension Window {
  package func makeCanvas() -> Canvas {
    Canvas(size: size, pixelRatio: pixelRatio, measure: renderer.measure(pixelRatio: pixelRatio))
  }

  /// Shows `canvas` if it differs from the current picture. With vsync, returns when the display has taken a frame.
  package func present(_ canvas: Canvas) -> Presentation {
    renderer.draw(canvas)
    let submitted = clock.now()
    let isChanged = target.isChanged
    let frame = isChanged ? frames?.request() : nil
    target.present()
    let returned = clock.now()
    updateVSync(presentedAt: returned)
    if isChanged { refreshClock?.request(at: returned) }
    return Presentation(submitted: submitted, returned: returned, isChanged: isChanged, frame: frame)
  }

  package var reportsShownFrames: Bool { frames?.hasFeedback ?? false }

  package func drainDisplayReports() -> [DisplayReport] { frames?.drainReports() ?? refreshClock?.drainReports() ?? [] }

  /// Returns `canvas` as a picture. The window's own contents do not change.
  package func picture(of canvas: Canvas) throws(Failure) -> Bitmap {
    renderer.draw(canvas)
    return try target.picture()
  }

  /// The refresh rate in hertz, a whole number; `nil` if the display does not report it.
  package var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(window.handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    return Double(mode.refresh_rate)
  }

  /// Chooses vsync for displays that really wait. Drivers without a display simulate it, in whole milliseconds.
  func choosePresentMode() {
    guard frames == nil else {
      target.setVSync(false)
      presentMode = .compositor
      return
    }
    if target.setVSync(true) { presentMode = .vsync }
    target.setVSync(false)
  }

  /// Enables vsync after two presents, because on Wayland the first presents with vsync block for up to a second.
  /// Switches to a timer if the display takes frames without waiting.
  private func updateVSync(presentedAt time: Double) {
    guard presentMode == .vsync else { return }
    if presentsUntilVSync > 0 {
      presentsUntilVSync -= 1
      if presentsUntilVSync == 0 { target.setVSync(true) }
    } else if vsyncWatch.addFrame(presentedAt: time, refreshRate: refreshRate) {
      target.setVSync(false)
      presentMode = .timer
      refreshClock = nil
    }
  }

  func makeRefreshClock() -> RefreshClock? { window.x11Window.flatMap { RefreshClock(window: $0, clock) } }
}

struct VSyncWatch {
  /// Drivers that do wait queue only a few.
  private static let limit = 12

  private var last = -Double.infinity
  private var earlyFrames = 0

  /// Records a frame and returns whether the last 12 came within half a refresh period each (of 240 Hz if unknown).
  mutating func addFrame(presentedAt time: Double, refreshRate: Double?) -> Bool {
    let minimum = 0.5 / max(refreshRate ?? 240, 1)
    earlyFrames = time - last < minimum ? earlyFrames + 1 : 0
    last = time
    return earlyFrames >= Self.limit
  }
}
