internal import COverscrollSDL

extension Window {
  /// An empty canvas as large as the window.
  package func makeCanvas() -> Canvas {
    Canvas(size: size, pixelRatio: pixelRatio, measure: renderer.measure(pixelRatio: pixelRatio))
  }

  /// Shows `canvas`, if it looks different from what is shown. With vsync it returns when the display has taken a frame.
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

  /// Whether the display says when frames are shown, and not only when it takes them.
  package var reportsShownFrames: Bool { frames?.hasFeedback ?? false }

  /// What the display has said of frames since the last call.
  package func drainDisplayReports() -> [DisplayReport] {
    frames?.drainReports() ?? refreshClock?.drainReports() ?? []
  }

  /// Saves what `canvas` looks like in this window as PNG; what the window shows stays.
  package func screenshot(of canvas: Canvas, to path: String) throws(BackendError) {
    renderer.draw(canvas)
    try target.picture().write(toPNG: path)
  }

  /// How many frames the display shows in a second, rounded to a whole number; `nil` where it does not report that.
  package var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(window.handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    return Double(mode.refresh_rate)
  }

  /// Vsync is for displays that really wait: drivers without a display simulate it, in whole milliseconds.
  func choosePresentMode() {
    guard frames == nil else {
      target.setVSync(false)
      presentMode = .compositor
      return
    }
    if target.setVSync(true) { presentMode = .vsync }
    target.setVSync(false)
  }

  /// On Wayland the first presents with vsync block for up to a second: the first two are done without. A display that
  /// takes frames without waiting is given a timer.
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
