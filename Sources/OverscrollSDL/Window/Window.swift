internal import COverscrollSDL

@MainActor
package final class Window {
  private static let minimumSize = Size(480, 360)

  /// The title. The window system gets an excerpt: a Wayland message of over 4,096 bytes ends the connection.
  package var title = "" {
    didSet { if title != oldValue { SDL_SetWindowTitle(window.handle, title.excerpt(characters: 200)) } }
  }
  let window: SDLWindow
  let target: any QuadTarget
  let renderer: CanvasRenderer
  let clock: HostClock
  let cursors = Cursors()
  var translator: InputTranslator
  private(set) var preferencesWatch: PreferencesWatch?
  private(set) var accessibility: AccessibilityBus?
  let frames: WaylandFrames?
  var refreshClock: RefreshClock?
  let wayland: WaylandConnection?
  let x11Input: X11Input?
  var input: (any DeviceInput)? { wayland?.input ?? x11Input }
  var latestEventTime = 0.0
  var x11Messages: X11Messages?
  /// Whether an X11 window may have moved since the mouse pointer's position in it was last determined.
  var hasMovedBeneathPointer = false
  /// Whether the window was maximized before it filled the screen.
  var wasMaximized = false
  var vsyncWatch = VSyncWatch()
  var presentsUntilVSync = 2

  var caret: Rect?
  private let requestedSize: Size
  /// The user's scale in window units per point, on top of the desktop's own scaling.
  package private(set) var scale: Double
  private var followsDesktopScale: Bool
  /// The preferences when the window was opened. Changes are reported as events.
  package let preferences: DesktopPreferences
  package internal(set) var presentMode = PresentMode.timer

  /// Opens a window, enlarged by `scale`, from ½ to 4, on Wayland beside the desktop's own scaling; `nil` for the
  /// desktop's text scale on Wayland, its resolution on X11. With `waitsForSwap`, presenting sleeps until the display
  /// has taken the frame before. Calls `onLoss` on another thread if the program does not end by itself, although the
  /// compositor or the X server is gone, or a signal asks it to end.
  package init(
    size: Size, scale chosenScale: Double?, fontFile: String?, waitsForSwap: Bool,
    onLoss: @escaping @Sendable (Failure) -> Void
  ) throws(Failure) {
    SDLSettings.apply()
    preferences = DesktopPreferences.current()
    let video = try SDLVideo()
    followsDesktopScale = chosenScale == nil
    scale = Self.bounded(chosenScale ?? Self.desktopScale(preferences))
    requestedSize = size
    let requested = size * scale
    let units = chosenScale == nil && scale > 1 ? X11Scale.onScreen(requested) : requested
    window = try SDLWindow(
      title: "Overscroll", width: Int32(pixel: units.width), height: Int32(pixel: units.height), video: video)
    (target, wayland) = try window.makeTarget(waitsForSwap: waitsForSwap)
    if VideoDriver.isWayland, wayland == nil { throw .compositorGone }
    renderer = CanvasRenderer(target: target, fonts: try Fonts(file: fontFile, family: preferences.interfaceFamily))
    clock = HostClock()
    frames = waitsForSwap ? nil : wayland.map { [clock] in WaylandFrames($0, clock) }
    x11Input = X11Input(window)
    translator = InputTranslator(geometry: .init(size: units, unitsPerPoint: scale))
    SDL_StopTextInput()
    if VideoDriver.isX11 { x11Messages = X11Messages() }
    preferencesWatch = PreferencesWatch(since: preferences)
    wayland?.watch(onLoss: onLoss)
    X11Errors.watch(window, onLoss: onLoss)
    EndSignals.watch(onHang: onLoss)
    applyMinimumSize()
    window.show()
    adoptGeometry()
    choosePresentMode()
    if presentMode == .vsync, !waitsForSwap { refreshClock = makeRefreshClock() }
  }

  isolated deinit {
    SDL_CaptureMouse(SDL_FALSE)
    x11Input?.end()
  }

  package func close() {
    SDL_HideWindow(window.handle)
    SDL_PumpEvents()
  }

  /// SDL reports this loss as a user who closes the window, or not at all.
  package var connectionLoss: Failure? {
    if wayland?.isLost == true { return .compositorGone }
    return X11Errors.isServerGone ? .serverGone : nil
  }

  /// Answers assistive technology's questions about `element`, the window, and returns its first request. `isChanged`
  /// says whether the window may have changed since. Costs nothing while nothing listens.
  package func nextAccessibilityRequest(
    _ element: @autoclosure () -> AccessibleElement, isChanged: Bool
  ) -> AccessibilityRequest? {
    let isActive = SDL_GetWindowFlags(window.handle) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
    return accessibility?.nextRequest(element, isActive: isActive, isChanged: isChanged)
  }

  func followAccessibility() {
    let bus = preferencesWatch?.accessibilityBus
    guard bus !== accessibility?.bus else { return }
    accessibility = bus.map { bus in AccessibilityBus(bus) { [unowned self] in convert($0, isOnScreen: $1) } }
  }

  /// Returns a frame in window units, on the screen or in the window. Wayland does not tell where the window is.
  private func convert(_ frame: Rect, isOnScreen: Bool) -> Rect {
    var (x, y): (Int32, Int32) = (0, 0)
    if isOnScreen, VideoDriver.isX11 { SDL_GetWindowPosition(window.handle, &x, &y) }
    let units = metrics.unitsPerPoint
    return Rect(
      x: Double(x) + frame.minX * units, y: Double(y) + frame.minY * units, width: frame.width * units,
      height: frame.height * units)
  }

  package func time() -> Double { clock.now() }

  // MARK: - Size

  /// The size of the contents in points; not always whole numbers.
  package var size: Size { metrics.size }
  package var pixelRatio: Double { metrics.pixelRatio }

  /// Sets the user's scale, from ½ to 4. The window keeps its size if its contents fit; the next events have a resize.
  package func setScale(_ scale: Double) {
    followsDesktopScale = false
    changeScale(to: scale)
  }

  func follow(_ preferences: DesktopPreferences) {
    let desktopScale = Self.desktopScale(preferences)
    if followsDesktopScale, desktopScale != scale { changeScale(to: desktopScale) }
  }

  /// Returns the desktop's text scale, which on X11 is part of its resolution.
  private static func desktopScale(_ preferences: DesktopPreferences) -> Double {
    VideoDriver.isX11 ? X11Scale.current() : preferences.textScale
  }

  private func changeScale(to scale: Double) {
    self.scale = min(Self.bounded(scale), max(maximumScale, min(1, self.scale)))
    applyMinimumSize()
    adoptGeometry()
    pushSizeChanged()
  }

  /// The largest scale at which the smallest window fits the screen with its frame.
  private var maximumScale: Double {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(window.handle), &bounds) == 0, bounds.w > 0 else {
      return .infinity
    }
    // Wayland tells the sizes of neither the frame nor the desktop's bars: together they are less than this.
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (80, 0, 0, 0)
    if VideoDriver.isX11 { SDL_GetWindowBordersSize(window.handle, &top, &left, &bottom, &right) }
    let room = Size(Double(bounds.w - left - right), Double(bounds.h - top - bottom))
    return min(room.width / minimumSize.width, room.height / minimumSize.height)
  }

  private static func bounded(_ scale: Double) -> Double { scale.isFinite ? scale.clamped(to: 0.5...4) : 1 }

  private var units: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window.handle, &width, &height)
    return Size(Double(width), Double(height))
  }

  var metrics: WindowMetrics {
    let (width, height) = target.size
    return WindowMetrics(units: units, pixels: Size(Double(width), Double(height)), scale: scale)
  }

  func adoptGeometry() { translator.geometry = .init(size: units, unitsPerPoint: metrics.unitsPerPoint) }

  private var minimumSize: Size {
    Size(min(Self.minimumSize.width, requestedSize.width), min(Self.minimumSize.height, requestedSize.height))
  }

  private func applyMinimumSize() {
    let units = minimumSize * scale
    SDL_SetWindowMinimumSize(window.handle, Int32(pixel: units.width), Int32(pixel: units.height))
  }
}

struct WindowMetrics: Hashable {
  let units, pixels: Size
  let scale: Double

  /// Window systems round a window's pixels: 866 units at 1.5 are 1300 pixels. At the measured 1.5012, no edge would be
  /// crisp. Factors come in 120ths (Wayland's fractional-scale protocol): the nearest counts if rounding explains it.
  var pixelRatio: Double {
    guard units.width > 0, pixels.width > 0 else { return scale }
    let measured = pixels.width / units.width
    let likely = (measured * 120).rounded() / 120
    return (abs(likely - measured) * units.width <= 2 && likely > 0 ? likely : measured) * scale
  }

  var size: Size { pixels * (1 / pixelRatio) }

  var unitsPerPoint: Double { size.width > 0 ? units.width / size.width : scale }
}
