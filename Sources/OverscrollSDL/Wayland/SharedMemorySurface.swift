internal import COverscrollSDL
internal import COverscrollWayland

/// A window surface that a Wayland compositor reads from shared memory.
/// For systems without a graphics card, where a picture drawn by OpenGL takes the processor some 20 ms.
final class SharedMemorySurface: PixelSurface {
  private let window: SDLWindow
  private let connection: WaylandConnection
  private let sharedMemory: OpaquePointer
  private var buffers: [SharedMemoryBuffer] = []

  /// The limit: one shown, one pending, one being drawn, and one for a compositor that releases late.
  private static let maximumBufferCount = 4

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

  /// Returns the free buffer that misses least, a new one, or the oldest, and moves it to the end.
  private func turnToFreeBuffer() -> SharedMemoryBuffer? {
    if let free = buffers.lastIndex(where: { !$0.isBusy }) {
      buffers.append(buffers.remove(at: free))
    } else if let size = buffers.last?.pixels, buffers.count < Self.maximumBufferCount,
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

final class SharedMemoryBuffer: WaylandListening {
  let pixels: PixelTarget
  private let memory: SharedMemory
  private let handle: OpaquePointer
  private(set) var isBusy = false
  /// The areas that are out of date because only other buffers were painted there.
  var missed: [PixelRect]

  init?(width: Int, height: Int, _ sharedMemory: OpaquePointer) {
    guard width > 0, height > 0, let memory = SharedMemory(width: width, height: height) else { return nil }
    guard let pool = wl_shm_create_pool(sharedMemory, memory.file, Int32(memory.byteCount)) else { return nil }
    let (columns, rows, bytesPerRow) = (Int32(width), Int32(height), Int32(memory.stride * 4))
    handle = wl_shm_pool_create_buffer(pool, 0, columns, rows, bytesPerRow, WL_SHM_FORMAT_XRGB8888.rawValue)
    wl_shm_pool_destroy(pool)
    pixels = PixelTarget(pixels: memory.pixels, stride: memory.stride, width: width, height: height)
    (self.memory, missed) = (memory, [pixels.bounds])
    wl_buffer_add_listener(handle, Self.listener.pointer, listenerData)
  }

  deinit { wl_buffer_destroy(handle) }

  func attach(to surface: OpaquePointer) {
    wl_surface_attach(surface, handle, 0, 0)
    isBusy = true
  }

  private static let listener = WaylandListener(
    wl_buffer_listener(release: { data, _ in SharedMemoryBuffer.receiver(data)?.isBusy = false }))
}

/// Pixels in a file without a name, which another process can map as well. KWin from 6.7 on reads such pixels directly
/// (by udmabuf) if the file is sealed against shrinking and has whole pages, and if each row begins at a multiple of
/// 256 bytes. Otherwise it copies every frame.
final class SharedMemory {
  let pixels: UnsafeMutablePointer<UInt32>
  let file: Int32
  let stride, byteCount: Int

  private static let pixelsPerStep = 256 / 4

  init?(width: Int, height: Int) {
    stride = (width + Self.pixelsPerStep - 1) / Self.pixelsPerStep * Self.pixelsPerStep
    let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
    byteCount = (stride * height * 4 + pageSize - 1) / pageSize * pageSize
    guard byteCount <= Int(Int32.max) else { return nil }
    file = memfd_create("overscroll", OVSMemoryFileCloseOnExec | OVSMemoryFileAllowSealing)
    guard file >= 0 else { return nil }
    guard ftruncate(file, byteCount) == 0, ovs_seal_against_shrinking(file) == 0,
      let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != UnsafeMutableRawPointer(bitPattern: -1)
    else {
      close(file)
      return nil
    }
    pixels = memory.assumingMemoryBound(to: UInt32.self)
  }

  deinit {
    munmap(pixels, byteCount)
    close(file)
  }
}

/// An event queue that keeps SDL from damaging the whole surface, whose damage we report ourselves. SDL damages it
/// whenever the compositor has taken a frame, and requests another frame callback to do so again. A callback that SDL
/// requests until ``close()`` returns belongs to this queue, which is not dispatched after that: it never arrives.
final class SurfaceQueue {
  private let display, surface, queue: OpaquePointer
  private var isOpen = true

  init?(display: OpaquePointer, surface: OpaquePointer) {
    guard let queue = wl_display_create_queue(display) else { return nil }
    (self.display, self.surface, self.queue) = (display, surface, queue)
    wl_proxy_set_queue(surface, queue)
  }

  /// Runs after SDL has destroyed its callback and before SDL closes the connection.
  deinit { wl_event_queue_destroy(queue) }

  /// Dispatches the queued events to SDL and returns the surface to SDL's own queue, after the first frame was taken.
  /// SDL 3's first callback is among the queued events; it requests the next one in this queue as well.
  func close() {
    guard isOpen else { return }
    isOpen = false
    wl_display_dispatch_queue_pending(display, queue)
    wl_proxy_set_queue(surface, nil)
  }
}
