internal import COverscrollSDL

extension SDLWindow {
  /// Returns the best target, and on Wayland the connection to the compositor, which differs if SDL has recreated the
  /// window. Without a graphics card, OpenGL runs on the processor, and painting in memory takes a small part of that
  /// work: OpenGL is then not even loaded, unless frames are to use SDL's swap on Wayland, which needs it.
  func makeTarget(waitsForSwap: Bool) throws(Failure) -> (any QuadTarget, WaylandConnection?) {
    if VideoDriver.isX11 { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    if !Self.isRendererChosenByUser, !Self.hasGPU, let found = memoryTarget(waitsForSwap) { return found }
    // A window has one renderer at a time: an unused one must be freed before the window's surface is requested.
    if let target = try gpuTarget(waitsForSwap) { return (target, WaylandConnection(self)) }
    if let found = memoryTarget(waitsForSwap) { return found }
    return (MemoryTarget(try WindowSurface(self)), WaylandConnection(self))
  }

  private func memoryTarget(_ waitsForSwap: Bool) -> (any QuadTarget, WaylandConnection?)? {
    if VideoDriver.isX11 { return (try? WindowSurface(self)).map { (MemoryTarget($0), nil) } }
    guard !waitsForSwap, let connection = WaylandConnection(self) else { return nil }
    return SharedMemorySurface(self, connection).map { (MemoryTarget($0), connection) }
  }

  private func gpuTarget(_ waitsForSwap: Bool) throws(Failure) -> GPUTarget? {
    let renderer = try SDLRenderer(window: self)
    let isUseful = Self.isRendererChosenByUser || !renderer.isEmulated || VideoDriver.isWayland && waitsForSwap
    return isUseful && !renderer.isSoftware ? GPUTarget(renderer) : nil
  }

  private static var isRendererChosenByUser: Bool { SDL_GetHint(SDL_HINT_RENDER_DRIVER) != nil }

  /// Whether the system has a graphics card. Found by device files, which spares loading Mesa and its compiler.
  private static var hasGPU: Bool { ["/dev/dri", "/dev/nvidiactl"].contains(where: Environment.fileExists) }
}

extension SDLRenderer {
  fileprivate var isEmulated: Bool {
    guard name.hasPrefix("opengl"), let function = SDL_GL_GetProcAddress("glGetString") else { return false }
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    let rendererName: UInt32 = 0x1F01
    guard let text = unsafeBitCast(function, to: GetString.self)(rendererName) else { return false }
    let driver = String(cString: text)
    return ["llvmpipe", "softpipe", "swrast", "SWR"].contains { driver.contains($0) }
  }
}
