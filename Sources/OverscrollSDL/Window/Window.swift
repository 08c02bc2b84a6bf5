internal import CSDL2
public import OverscrollGraphics
public import ScrollGeometry

/// A window on the desktop: what happens in it, and what is shown in it. Positions and sizes are in points.
@MainActor
public final class Window {
  private let configuration: WindowConfiguration
  private let clock: HostClock
  private let window: SDLWindow
  private let target: any QuadTarget
  private let renderer: CanvasRenderer
  private let cursors = Cursors()
  private var translator: InputTranslator
  private var watch = VSyncWatch()
  private var freePresents = 2

  /// How many window units a point has: what the user asked for on top of the desktop's own scaling.
  public private(set) var scale: Double
  /// The scale that the window was opened with.
  public let standardScale: Double
  /// What the user has told the desktop, when the window was opened; changes come as events.
  public let preferences: DesktopPreferences
  private var preferencesWatch: PreferencesWatch?
  /// Who sets the pace.
  public private(set) var presentMode = PresentMode.timer

  public init(configuration: WindowConfiguration) throws(BackendError) {
    SDLSettings.apply(appID: configuration.appID)
    preferences = DesktopPreferences.current()
    let video = try SDLVideo()
    let scale = Self.bounded(configuration.scale ?? X11Scale.current())
    let wished = configuration.size * scale
    let units = configuration.scale == nil && scale > 1 ? X11Scale.onScreen(wished) : wished
    window = try SDLWindow(
      title: configuration.title, width: Int32(pixel: units.width), height: Int32(pixel: units.height), video: video)
    target = try SDLRenderer.target(suiting: window)
    renderer = CanvasRenderer(
      target: target, fonts: try Fonts(file: configuration.fontFile, family: preferences.interfaceFamily))
    clock = HostClock()
    translator = InputTranslator(geometry: .init(size: units, unitsPerPoint: scale))
    self.configuration = configuration
    self.scale = scale
    standardScale = scale
    open()
  }

  isolated deinit {
    SDL_CaptureMouse(SDL_FALSE)
  }

  private func open() {
    SDL_StopTextInput()
    preferencesWatch = PreferencesWatch(since: preferences)
    CompositorWatch.begin()
    applyMinimumSize()
    SDL_ShowWindow(window.handle)
    adoptGeometry()
    choosePace()
  }

  private static func bounded(_ scale: Double) -> Double { scale.isFinite ? scale.clamped(to: 0.5...4) : 1 }
}

// MARK: - Size and time

extension Window {
  /// The size of the contents, in points; not always whole ones.
  public var size: Size { metrics.size }

  /// Device pixels in a point; not always a whole number.
  public var pixelRatio: Double { metrics.pixelRatio }

  /// How many frames the display shows in a second, rounded to a whole number; `nil` where it does not tell.
  public var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(window.handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    return Double(mode.refresh_rate)
  }

  /// Seconds since the window was opened.
  public func time() -> Double { clock.now() }

  /// Draws everything `scale` times as large as the desktop's scaling asks for, from ½ to 4; the window keeps its size
  /// on the screen, so that it now holds more or fewer points. A resize is reported with the next events.
  public func setScale(_ scale: Double) {
    self.scale = Self.bounded(scale)
    applyMinimumSize()
    adoptGeometry()
    SDLEvents.pushSizeChanged(of: window)
  }

  private var units: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window.handle, &width, &height)
    return Size(Double(width), Double(height))
  }

  private var metrics: WindowMetrics {
    let (width, height) = target.size
    return WindowMetrics(units: units, pixels: Size(Double(width), Double(height)), scale: scale)
  }

  private func adoptGeometry() {
    translator.geometry = .init(size: units, unitsPerPoint: metrics.unitsPerPoint)
  }

  /// A window that was asked to be smaller than the minimum may stay so.
  private func applyMinimumSize() {
    let (least, wished) = (configuration.minimumSize, configuration.size)
    SDL_SetWindowMinimumSize(
      window.handle, Int32(pixel: min(least.width, wished.width) * scale),
      Int32(pixel: min(least.height, wished.height) * scale))
  }
}

// MARK: - Events

extension Window {
  /// What happened since the last call; waits until something does, or until `deadline` on the window's clock.
  ///
  /// An event that was waited for carries the time at which it arrived. Those that had gathered meanwhile arrive
  /// together and share one time. With a deadline of `nil` it waits for ever; with one in the past not at all.
  public func events(until deadline: Double?) -> [InputEvent] {
    var event = SDL_Event()
    while true {
      let found = SDLEvents.wait(for: &event, until: deadline, clock: clock) ? batch(startingWith: event) : []
      if !found.isEmpty { return found }
      if let deadline, clock.now() >= deadline { return [] }
    }
  }

  private func batch(startingWith first: SDL_Event) -> [InputEvent] {
    let time = clock.now()
    var event = first
    var found = translate(event, at: time)
    while SDL_PollEvent(&event) != 0 { found += translate(event, at: time) }
    return found
  }

  private func translate(_ event: SDL_Event, at time: Double) -> [InputEvent] {
    if event.type == PreferencesWatch.eventType, let preferencesWatch {
      return [InputEvent(time: time, kind: .preferences(preferencesWatch.preferences))]
    }
    guard let event = HostEvent(event) else { return [] }
    if event == .sizeChanged || event == .exposed { adoptGeometry() }
    if event == .exposed { target.showAllAgain() }
    let wasDragging = translator.isMouseDown
    let kinds = translator.translate(event, at: time)
    if translator.isMouseDown != wasDragging { SDL_CaptureMouse(translator.isMouseDown ? SDL_TRUE : SDL_FALSE) }
    return kinds.map { InputEvent(time: time, kind: $0) }
  }
}

// MARK: - Drawing

extension Window {
  /// Measures text as this window sets it.
  public var textMeasure: any TextMeasuring & Sendable { renderer.measure(pixelRatio: pixelRatio) }

  /// An empty canvas as large as the window.
  public func makeCanvas() -> Canvas {
    Canvas(size: size, pixelRatio: pixelRatio, measure: textMeasure)
  }

  /// Shows `canvas`. With vsync it returns when the display has taken a frame.
  @discardableResult
  public func present(_ canvas: Canvas) -> Presentation {
    let began = clock.now()
    let drawing = renderer.draw(canvas)
    let submitted = clock.now()
    target.show()
    let returned = clock.now()
    keepPace(presentedAt: returned)
    return Presentation(began: began, submitted: submitted, returned: returned, drawing: drawing)
  }

  /// Saves what `canvas` looks like in this window as PNG; what the window shows stays.
  public func screenshot(of canvas: Canvas, to path: String) throws(BackendError) {
    renderer.draw(canvas)
    try target.picture().write(toPNG: path)
  }

  /// The display sets the pace only where it really does: drivers without a display simulate it, in whole milliseconds.
  private func choosePace() {
    if configuration.prefersVSync, target.setVSync(true) { presentMode = .vsync }
    target.setVSync(false)
  }

  /// On Wayland the first presents with vsync block for up to a second: the first two are done without.
  private func keepPace(presentedAt time: Double) {
    guard presentMode == .vsync else { return }
    if freePresents > 0 {
      freePresents -= 1
      if freePresents == 0 { target.setVSync(true) }
    } else if watch.runsAway(presentedAt: time, refreshRate: refreshRate) {
      useTimer()
    }
  }

  /// Gives up vsync, for a display that takes frames without waiting, or for measuring without it.
  public func useTimer() {
    target.setVSync(false)
    presentMode = .timer
  }
}

// MARK: - The desktop

extension Window {
  public func setTitle(_ title: String) { SDL_SetWindowTitle(window.handle, title) }

  public func setCursor(_ shape: CursorShape) { cursors.show(shape) }

  public var clipboard: String {
    get {
      guard let text = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue) }
  }

  /// Whether nothing of it is on the screen: nobody sees what is drawn.
  public var isHidden: Bool {
    SDL_GetWindowFlags(window.handle) & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) != 0
  }

  public var isFullScreen: Bool {
    get { SDL_GetWindowFlags(window.handle) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0 }
    set { SDL_SetWindowFullscreen(window.handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) }
  }

  /// Takes the window off the screen; it is freed with the last reference to it.
  public func close() {
    SDL_HideWindow(window.handle)
    SDL_PumpEvents()
  }
}
