internal import CCairo

/// Pixels in memory: 0xAARRGGBB, row by row from the top.
public struct Picture: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public internal(set) var pixels: [UInt32]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  /// The red, green and blue of the pixel in column `x` and row `y`, as 0xRRGGBB.
  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] & 0xFF_FFFF }

  /// Writes an opaque PNG.
  public func write(toPNG path: String) throws(BackendError) {
    let status = pixels.withUnsafeBytes { bytes in
      let data = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
      let surface = cairo_image_surface_create_for_data(
        data, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      return cairo_surface_write_to_png(surface, path)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .unwritablePicture(path: path, reason: String(cString: cairo_status_to_string(status)))
    }
  }
}
