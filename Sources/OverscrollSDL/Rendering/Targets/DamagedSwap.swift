internal import COverscrollSDL

/// An OpenGL swap that reports the changed areas to a Wayland compositor. SDL's own swap reports the whole window.
///
/// Uses `EGL_KHR_swap_buffers_with_damage`, or its `EXT` equivalent.
struct DamagedSwap {
  private typealias GetDisplay = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias GetSurface = @convention(c) (Int32) -> UnsafeMutableRawPointer?
  private typealias QueryString = @convention(c) (UnsafeMutableRawPointer?, Int32) -> UnsafePointer<CChar>?
  private typealias Swap =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafePointer<Int32>, Int32) -> UInt32

  private static let extensions: Int32 = 0x3055
  private static let drawSurface: Int32 = 0x3059
  /// The largest number of reported areas. More cost more than they save, and are merged into one.
  private static let mostAreas = 32

  private let getDisplay: GetDisplay
  private let getSurface: GetSurface
  private let swap: Swap

  /// Finds the swap function; `nil` if SDL does not draw by EGL on Wayland, or if the driver lacks the extension.
  init?() {
    guard VideoDriver.isWayland, let getDisplay = Self.function("eglGetCurrentDisplay", as: GetDisplay.self),
      let getSurface = Self.function("eglGetCurrentSurface", as: GetSurface.self),
      let queryString = Self.function("eglQueryString", as: QueryString.self), let display = getDisplay(),
      let names = queryString(display, Self.extensions).map({ String(cString: $0).split(separator: " ") }),
      let vendor = ["KHR", "EXT"].first(where: { names.contains("EGL_\($0)_swap_buffers_with_damage") }),
      let swap = Self.function("eglSwapBuffersWithDamage\(vendor)", as: Swap.self)
    else { return nil }
    (self.getDisplay, self.getSurface, self.swap) = (getDisplay, getSurface, swap)
  }

  private static func function<T>(_ name: String, as type: T.Type) -> T? {
    SDL_GL_GetProcAddress(name).map { unsafeBitCast($0, to: type) }
  }

  /// Presents the drawn frame, and returns `false` if that fails.
  ///
  /// - Parameters:
  ///   - areas: the areas that differ from the frame before, in pixels from the top left.
  ///   - height: the window's height in pixels, because EGL counts from the bottom.
  func present(_ areas: [PixelRect], height: Int) -> Bool {
    guard let display = getDisplay(), let surface = getSurface(Self.drawSurface) else { return false }
    let areas = areas.count > Self.mostAreas ? [areas.reduce(PixelRect(width: 0, height: 0)) { $0.union($1) }] : areas
    let numbers = areas.flatMap { [$0.x, height - $0.maxY, $0.width, $0.height].map(Int32.init) }
    return swap(display, surface, numbers, Int32(areas.count)) != 0
  }
}
