internal import CSDL2

extension SDLWindow {
  /// The best way to draw in this window, unless the user has named an SDL renderer.
  ///
  /// Without a graphics card OpenGL runs on the processor: painting in memory does the same for a small part of the work.
  /// On X11 OpenGL is not even loaded then; on Wayland, SDL 2 shows nothing but what went through it.
  func makeTarget() throws(BackendError) -> any QuadTarget {
    if VideoDriver.isX11 {
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
      if !Self.isRendererChosenByUser, !Self.hasGraphicsCard { return MemoryTarget(try WindowSurface(self)) }
    }
    // A window has one renderer at a time: one that is not used must be freed before the window's surface is asked for.
    if let target = target(using: try SDLRenderer(window: self)) { return target }
    return MemoryTarget(try WindowSurface(self))
  }

  private func target(using renderer: SDLRenderer) -> (any QuadTarget)? {
    if renderer.isSoftware { return nil }
    if Self.isRendererChosenByUser || !renderer.isEmulated { return GPUTarget(renderer) }
    return VideoDriver.isX11 ? nil : MemoryTarget(TextureSurface(renderer))
  }

  private static var isRendererChosenByUser: Bool { SDL_GetHint(SDL_HINT_RENDER_DRIVER) != nil }

  /// Whether the system knows of one: where it does not, Mesa and its compiler need not be loaded to find out.
  private static var hasGraphicsCard: Bool {
    #if os(Linux)
      ["/dev/dri", "/dev/nvidiactl"].contains(where: Environment.fileExists)
    #else
      true
    #endif
  }
}

extension SDLRenderer {
  /// Whether this is an OpenGL that Mesa runs on the processor.
  fileprivate var isEmulated: Bool {
    guard name.hasPrefix("opengl"), let function = SDL_GL_GetProcAddress("glGetString") else { return false }
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    let rendererName: UInt32 = 0x1F01
    guard let text = unsafeBitCast(function, to: GetString.self)(rendererName) else { return false }
    let driver = String(cString: text)
    return ["llvmpipe", "softpipe", "swrast", "SWR"].contains { driver.contains($0) }
  }
}
