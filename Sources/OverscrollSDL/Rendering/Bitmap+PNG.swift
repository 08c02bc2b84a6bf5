internal import COverscrollCairo

extension Bitmap {
  /// Returns an opaque PNG. Throws `Failure.unavailable` for a side over 32,767 pixels, or without enough memory.
  package func pngData() throws(Failure) -> [UInt8] {
    var data: [UInt8] = []
    let status = pixels.withUnsafeBytes { bytes in
      let pixels = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
      let surface = cairo_image_surface_create_for_data(
        pixels, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      let append: cairo_write_func_t = { data, bytes, count in
        data?.assumingMemoryBound(to: [UInt8].self).pointee
          .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }
      return withUnsafeMutablePointer(to: &data) { cairo_surface_write_to_png_stream(surface, append, $0) }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .unavailable(
        "cannot make a PNG of \(width) × \(height) pixels: \(String(cString: cairo_status_to_string(status)))")
    }
    return data
  }
}
