internal import COverscrollSDL

/// A window on the desktop: what happens in it, and what is shown in it. Positions and sizes are in points.
@MainActor
package final class Window {
  private static let title = "Overscroll"
  private static let minimumSize = Size(480, 360)

  let window: SDLWindow
  let target: any QuadTarget
  let renderer: CanvasRenderer
  let clock: HostClock
  let cursors = Cursors()
  var translator: InputTranslator
  private(set) var preferencesWatch: PreferencesWatch?
  /// On Wayland, what the compositor says of our frames.
  let frames: WaylandFrames?
  /// On X11, what the server says of the display, where presenting waits for it.
  var refreshClock: RefreshClock?
  let wayland: WaylandConnection?
  /// What the window system reports of devices beside SDL.
  let input: (any DeviceInput)?
  /// No event is from before the one that came before it.
  var latestEventTime = 0.0
  /// On X11, when SDL's events happened: they do not say so themselves.
  var x11Messages: X11Messages?
  /// On X11, whether the window may have moved since it was last found out where in it the mouse pointer is.
  var hasMovedBeneathPointer = false
  var vsyncWatch = VSyncWatch()
  var presentsUntilVSync = 2

  /// Where text is being typed, if it is.
  var caret: Rect?
  private let requestedSize: Size
  /// In window units, where a larger scale has made the window larger.
  private var sizeBeforeScaling: Size?
  /// How many window units a point has: what the user asked for on top of the desktop's own scaling.
  package private(set) var scale: Double
  /// What the user has set for all programs, when the window was opened; changes come as events.
  package let preferences: DesktopPreferences
  package internal(set) var presentMode = PresentMode.timer

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: how much larger than usual everything is drawn, from ½ to 4; `nil` for what the desktop says. On Wayland
  ///     it comes on top of the desktop's own scaling.
  ///   - fontFile: the font to use instead of the desktop's.
  ///   - waitsForSwap: whether to present as most SDL programs do, by a swap that sleeps until the display has taken the
  ///     frame before.
  ///   - onLoss: called by another thread, where the Wayland compositor has gone and the program does not end by itself.
  package init(
    size: Size, scale chosenScale: Double?, fontFile: String?, waitsForSwap: Bool,
    onLoss: @escaping @Sendable (BackendError) -> Void
  ) throws(BackendError) {
    SDLSettings.apply()
    preferences = DesktopPreferences.current()
    let video = try SDLVideo()
    scale = Self.bounded(chosenScale ?? X11Scale.current())
    requestedSize = size
    let requested = size * scale
    let units = chosenScale == nil && scale > 1 ? X11Scale.onScreen(requested) : requested
    window = try SDLWindow(
      title: Self.title, width: Int32(pixel: units.width), height: Int32(pixel: units.height), video: video)
    (target, wayland) = try window.makeTarget(waitsForSwap: waitsForSwap)
    renderer = CanvasRenderer(
      target: target, fonts: try Fonts(file: fontFile, family: preferences.interfaceFamily))
    clock = HostClock()
    frames = waitsForSwap ? nil : wayland.map { [clock] in WaylandFrames($0, clock) }
    input = wayland?.input ?? X11Input(window)
    translator = InputTranslator(geometry: .init(size: units, unitsPerPoint: scale))
    SDL_StopTextInput()
    if VideoDriver.isX11 { x11Messages = X11Messages() }
    preferencesWatch = PreferencesWatch(since: preferences)
    CompositorWatch.begin(onLoss: onLoss)
    applyMinimumSize()
    window.show()
    adoptGeometry()
    choosePresentMode()
    if presentMode == .vsync, !waitsForSwap { refreshClock = makeRefreshClock() }
  }

  isolated deinit {
    SDL_CaptureMouse(SDL_FALSE)
  }

  /// Takes the window off the screen; it is freed with the last reference to it.
  package func close() {
    SDL_HideWindow(window.handle)
    SDL_PumpEvents()
  }

  /// Whether the compositor has gone, or has ended the connection with an error. SDL reports that like a user who closes the
  /// window, or not at all.
  package var isConnectionLost: Bool { wayland?.isLost ?? false }

  /// Throws if the compositor has gone.
  package func checkConnection() throws(BackendError) {
    if isConnectionLost { throw .compositorGone }
  }

  /// Seconds since the window was opened.
  package func time() -> Double { clock.now() }

  // MARK: - Size

  /// The size of the contents, in points; not always whole ones.
  package var size: Size { metrics.size }

  /// Device pixels per point; not always a whole number.
  package var pixelRatio: Double { metrics.pixelRatio }

  /// Draws everything `scale` times as large as the desktop's scaling asks for, from ½ to 4; the window keeps its size
  /// on the screen, so that it now holds more or fewer points. A resize is reported with the next events.
  ///
  /// A window that is too small for that becomes larger, up to the screen, and is as before once it may be.
  package func setScale(_ scale: Double) {
    self.scale = min(Self.bounded(scale), max(largestScale, min(1, self.scale)))
    let before = units
    applyMinimumSize()
    if units != before {
      sizeBeforeScaling = sizeBeforeScaling ?? before
    } else if let earlier = sizeBeforeScaling, minimumUnits.width <= earlier.width,
      minimumUnits.height <= earlier.height
    {
      SDL_SetWindowSize(window.handle, Int32(pixel: earlier.width), Int32(pixel: earlier.height))
      sizeBeforeScaling = nil
    }
    adoptGeometry()
    pushSizeChanged()
  }

  /// At which the window can still have its least size on this screen.
  private var largestScale: Double {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(window.handle), &bounds) == 0, bounds.w > 0 else {
      return .infinity
    }
    let least = minimumSize
    return min(Double(bounds.w) / least.width, Double(bounds.h) / least.height)
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

  func adoptGeometry() {
    translator.geometry = .init(size: units, unitsPerPoint: metrics.unitsPerPoint)
  }

  /// In points. A window that was asked to be smaller may stay so.
  private var minimumSize: Size {
    Size(min(Self.minimumSize.width, requestedSize.width), min(Self.minimumSize.height, requestedSize.height))
  }

  private var minimumUnits: Size { minimumSize * scale }

  private func applyMinimumSize() {
    SDL_SetWindowMinimumSize(window.handle, Int32(pixel: minimumUnits.width), Int32(pixel: minimumUnits.height))
  }
}
