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
  let wayland: WaylandConnection?
  var vsyncWatch = VSyncWatch()
  var presentsUntilVSync = 2

  private let requestedSize: Size
  /// How many window units a point has: what the user asked for on top of the desktop's own scaling.
  package private(set) var scale: Double
  /// What the user has told the desktop, when the window was opened; changes come as events.
  package let preferences: DesktopPreferences
  package internal(set) var presentMode = PresentMode.timer

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: how much larger than usual everything is drawn, from ½ to 4; `nil` for what the desktop says. On Wayland
  ///     it comes on top of the desktop's own scaling.
  ///   - fontFile: the font to use instead of the desktop's.
  ///   - waitsForSwap: whether to present as most SDL programs do, by a swap that sleeps until the display has taken the
  ///     frame before.
  package init(size: Size, scale chosenScale: Double?, fontFile: String?, waitsForSwap: Bool) throws(BackendError) {
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
    translator = InputTranslator(geometry: .init(size: units, unitsPerPoint: scale))
    SDL_StopTextInput()
    preferencesWatch = PreferencesWatch(since: preferences)
    CompositorWatch.begin()
    applyMinimumSize()
    SDL_ShowWindow(window.handle)
    adoptGeometry()
    choosePresentMode()
  }

  isolated deinit {
    SDL_CaptureMouse(SDL_FALSE)
  }

  /// Takes the window off the screen; it is freed with the last reference to it.
  package func close() {
    SDL_HideWindow(window.handle)
    SDL_PumpEvents()
  }

  /// Throws if the compositor has gone: SDL reports that like a user who closes the window.
  package func checkConnection() throws(BackendError) {
    if wayland?.isLost == true { throw .compositorGone }
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
  package func setScale(_ scale: Double) {
    self.scale = Self.bounded(scale)
    applyMinimumSize()
    adoptGeometry()
    pushSizeChanged()
  }

  private static func bounded(_ scale: Double) -> Double { scale.isFinite ? scale.clamped(to: 0.5...4) : 1 }

  private var units: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window.handle, &width, &height)
    return Size(Double(width), Double(height))
  }

  private var metrics: WindowMetrics {
    let (width, height) = target.size
    return WindowMetrics(units: units, pixels: Size(Double(width), Double(height)), scale: scale)
  }

  func adoptGeometry() {
    translator.geometry = .init(size: units, unitsPerPoint: metrics.unitsPerPoint)
  }

  /// A window that was asked to be smaller than the minimum may stay so.
  private func applyMinimumSize() {
    let (least, requested) = (Self.minimumSize, requestedSize)
    SDL_SetWindowMinimumSize(
      window.handle, Int32(pixel: min(least.width, requested.width) * scale),
      Int32(pixel: min(least.height, requested.height) * scale))
  }
}
