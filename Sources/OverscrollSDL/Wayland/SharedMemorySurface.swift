internal import COverscrollSDL
internal import COverscrollWayland

/// A window surface that a Wayland compositor reads from shared memory.
/// For systems without a graphics card, where a picture drawn by OpenGL takes the processor some 20 ms.
final class SharedMemorySurface: PixelSurface {
  private let window: SDLWindow
  private let connection: WaylandConnection
  private let sharedMemory: OpaquePointer
  /// The buffers, in the order in which they were last painted.
  private var buffers: [SharedMemoryBuffer] = []

  /// The limit of `buffers`: one shown, one pending, one being drawn, and one for a compositor that releases late.
  private static let mostBuffers = 4

  init?(_ window: SDLWindow, _ connection: WaylandConnection) {
    guard let sharedMemory = connection.sharedMemory else { return nil }
    (self.window, self.connection, self.sharedMemory) = (window, connection, sharedMemory)
    window.surfaceQueue = SurfaceQueue(display: connection.display, surface: connection.surface)
  }

  /// Frees the buffers before the connection closes.
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

  /// Moves the next buffer to draw into to the end of `buffers` and returns it. That is the free buffer that misses
  /// least, otherwise a new one, otherwise the one that the compositor has had the longest.
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
    // Commit without a buffer too: the compositor answers requests about a frame only after a commit.
    wl_surface_commit(connection.surface)
    wl_display_flush(connection.display)
    return !buffers.isEmpty
  }

  private func damage(_ area: PixelRect) {
    let (x, y, width, height) = (Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height))
    if wl_surface_get_version(connection.surface) >= WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION {
      wl_surface_damage_buffer(connection.surface, x, y, width, height)
    } else {
      // Surface units, which may be larger than pixels: damage the whole surface.
      wl_surface_damage(connection.surface, 0, 0, .max, .max)
    }
  }
}
