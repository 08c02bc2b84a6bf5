internal import COverscrollSDL
internal import COverscrollWayland

/// A pixel buffer in memory that the compositor shares.
final class SharedMemoryBuffer {
  let pixels: PixelTarget
  private let handle: OpaquePointer
  /// Whether the compositor may still read the pixels.
  private(set) var isBusy = false
  /// The areas that are out of date because only other buffers were painted there.
  var missed: [PixelRect]

  /// Creates a buffer; `nil` if the size is zero or above 2 GiB, or if no memory can be shared.
  init?(width: Int, height: Int, _ sharedMemory: OpaquePointer) {
    let byteCount = width * height * 4
    let file = memfd_create("overscroll", OVSMemoryFileCloseOnExec)
    guard byteCount > 0, byteCount <= Int(Int32.max), file >= 0 else { return nil }
    defer { close(file) }
    guard ftruncate(file, byteCount) == 0,
      let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != UnsafeMutableRawPointer(bitPattern: -1),
      let pool = wl_shm_create_pool(sharedMemory, file, Int32(byteCount))
    else { return nil }
    let (columns, rows) = (Int32(width), Int32(height))
    handle = wl_shm_pool_create_buffer(pool, 0, columns, rows, columns * 4, WL_SHM_FORMAT_XRGB8888.rawValue)
    wl_shm_pool_destroy(pool)
    pixels = PixelTarget(
      pixels: memory.assumingMemoryBound(to: UInt32.self), stride: width, width: width, height: height)
    missed = [pixels.bounds]
    wl_buffer_add_listener(handle, Self.listener.pointer, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    wl_buffer_destroy(handle)
    munmap(pixels.pixels, pixels.height * pixels.stride * 4)
  }

  /// Attaches the buffer to `surface`. The compositor may read it from the surface's next commit on.
  func attach(to surface: OpaquePointer) {
    wl_surface_attach(surface, handle, 0, 0)
    isBusy = true
  }

  private static let listener = WaylandListener(
    wl_buffer_listener(release: { data, _ in
      guard let data else { return }
      Unmanaged<SharedMemoryBuffer>.fromOpaque(data).takeUnretainedValue().isBusy = false
    }))
}
