internal import COverscrollSDL
internal import COverscrollWayland

/// Pixels that a Wayland compositor reads from memory: for systems without a graphics card, where a picture through OpenGL
/// takes the processor some 20 ms.
final class SharedMemorySurface: PixelSurface {
  private let window: SDLWindow
  private let connection: WaylandConnection
  private let sharedMemory: OpaquePointer
  /// In the order in which they were painted.
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
    let isPreserved = buffers.last.map { ($0.pixels.width, $0.pixels.height) == size } ?? false
    if !isPreserved {
      buffers = SharedMemoryBuffer(width: size.width, height: size.height, sharedMemory).map { [$0] } ?? []
    }
    return buffers.last.map { ($0.pixels, isPreserved) }
  }

  func pixels(changing areas: [PixelRect]) -> (PixelTarget, missed: [PixelRect])? {
    guard let buffer = turnToFreeBuffer() else { return nil }
    for other in buffers.dropLast() { other.missed.add(areas) }
    defer { buffer.missed = [] }
    return (buffer.pixels, buffer.missed)
  }

  /// One that the compositor does not read, and of those the one that misses least; where it returns none, the one that it
  /// got first.
  private func turnToFreeBuffer() -> SharedMemoryBuffer? {
    if let free = buffers.lastIndex(where: { !$0.isBusy }) {
      buffers.append(buffers.remove(at: free))
    } else if let size = buffers.last?.pixels, buffers.count < Self.mostBuffers,
      let new = SharedMemoryBuffer(width: size.width, height: size.height, sharedMemory)
    {
      buffers.append(new)
    } else if !buffers.isEmpty {
      buffers.append(buffers.removeFirst())
    }
    return buffers.last
  }

  func present(_ areas: [PixelRect]) -> Bool {
    guard !areas.isEmpty else { return true }
    if let buffer = buffers.last {
      buffer.attach(to: connection.surface)
      for area in areas { damage(area) }
    }
    // Without a buffer too: the compositor answers requests about a frame only when there is one.
    wl_surface_commit(connection.surface)
    wl_display_flush(connection.display)
    return !buffers.isEmpty
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
