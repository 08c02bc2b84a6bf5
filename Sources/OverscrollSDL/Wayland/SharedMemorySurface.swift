internal import COverscrollSDL
internal import COverscrollWayland

/// Pixels that a Wayland compositor reads from memory: for systems without a graphics card, where a picture through OpenGL
/// takes the processor some 20 ms.
final class SharedMemorySurface: PixelSurface {
  private let window: SDLWindow
  private let connection: WaylandConnection
  private let sharedMemory: OpaquePointer
  private var picture: SDLSurface?
  private var buffers: [SharedMemoryBuffer] = []

  /// One is shown, one may wait to be shown, one is drawn in; a compositor may be slow to return one.
  private static let mostBuffers = 4

  init?(_ window: SDLWindow, _ connection: WaylandConnection) {
    guard let sharedMemory = connection.sharedMemory else { return nil }
    (self.window, self.connection, self.sharedMemory) = (window, connection, sharedMemory)
    window.surfaceQueue = SurfaceQueue(display: connection.display, surface: connection.surface)
  }

  /// Buffers go before the connection.
  deinit { buffers = [] }

  var size: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window.handle, &width, &height)
    return (Int(width), Int(height))
  }

  func pixels() -> (PixelTarget, isPreserved: Bool)? {
    let size = size
    let isPreserved = picture.map { $0.size == size } ?? false
    if !isPreserved {
      (picture, buffers) = (try? SDLSurface(width: size.width, height: size.height), [])
    }
    return picture?.handle.target.map { ($0, isPreserved) }
  }

  func present(_ areas: [PixelRect]) -> Bool {
    guard !areas.isEmpty else { return true }
    let isShown = picture?.handle.target.map { attach($0, areas) } ?? false
    // Without a buffer too: the compositor answers requests about a frame only when there is one.
    wl_surface_commit(connection.surface)
    wl_display_flush(connection.display)
    return isShown
  }

  private func attach(_ picture: PixelTarget, _ areas: [PixelRect]) -> Bool {
    guard let buffer = nextBuffer(picture.width, picture.height) else { return false }
    for other in buffers { other.damage += areas }
    buffer.update(from: picture)
    wl_surface_attach(connection.surface, buffer.handle, 0, 0)
    for area in areas { damage(area) }
    return true
  }

  /// One that the compositor does not read; where it returns none, the one that it got first.
  private func nextBuffer(_ width: Int, _ height: Int) -> SharedMemoryBuffer? {
    if let free = buffers.firstIndex(where: { !$0.isBusy }) {
      buffers.append(buffers.remove(at: free))
    } else if buffers.count < Self.mostBuffers,
      let new = SharedMemoryBuffer(width: width, height: height, sharedMemory)
    {
      buffers.append(new)
    } else if !buffers.isEmpty {
      buffers.append(buffers.removeFirst())
    }
    return buffers.last
  }

  private func damage(_ area: PixelRect) {
    let (x, y, width, height) = (Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height))
    if wl_surface_get_version(connection.surface) >= WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION {
      wl_surface_damage_buffer(connection.surface, x, y, width, height)
    } else {
      // In the surface's own units, which may be larger than pixels.
      wl_surface_damage(connection.surface, 0, 0, .max, .max)
    }
  }
}
