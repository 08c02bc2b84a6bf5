internal import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SDLRenderer {
  /// What suits a window best to be drawn on, unless the user has named a renderer.
  ///
  /// Without a graphics card, OpenGL is done by the processor: painting in memory does the same for a small part of the
  /// work. On X11 OpenGL is not even loaded then; on Wayland, SDL 2 shows nothing but what went through it.
  static func target(suiting window: SDLWindow) throws(BackendError) -> any QuadTarget {
    if isOnX11 { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    if isOnX11, !isChosenByUser, !hasGraphicsCard { return MemoryTarget(try WindowSurface(window)) }
    if let target = target(by: try SDLRenderer(window: window)) { return target }
    return MemoryTarget(try WindowSurface(window))
  }

  /// A window has one renderer at a time: one that is of no use is gone when this returns.
  private static func target(by renderer: SDLRenderer) -> (any QuadTarget)? {
    if renderer.isSoftware { return nil }
    if isChosenByUser || !renderer.isEmulated { return CardTarget(renderer) }
    return isOnX11 ? nil : MemoryTarget(TextureSurface(renderer))
  }

  /// Whether the system knows of one: where it does not, there is no need to load Mesa and its compiler to be told so.
  private static var hasGraphicsCard: Bool {
    #if os(Linux)
      ["/dev/dri", "/dev/nvidiactl"].contains { (path: String) in access(path, F_OK) == 0 }
    #else
      true
    #endif
  }

  private static var isOnX11: Bool {
    VideoDriver.isX11
  }

  private static var isChosenByUser: Bool { SDL_GetHint(SDL_HINT_RENDER_DRIVER) != nil }

  /// Whether this is an OpenGL that Mesa works out on the processor.
  private var isEmulated: Bool {
    guard name.hasPrefix("opengl"), let function = SDL_GL_GetProcAddress("glGetString") else { return false }
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    let rendererName: UInt32 = 0x1F01
    guard let text = unsafeBitCast(function, to: GetString.self)(rendererName) else { return false }
    let driver = String(cString: text)
    return ["llvmpipe", "softpipe", "swrast", "SWR"].contains { driver.contains($0) }
  }
}
