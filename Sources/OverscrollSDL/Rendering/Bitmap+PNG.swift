internal import COverscrollCairo
internal import COverscrollSDL

extension Bitmap {
  /// Returns the picture as an opaque PNG.
  package func pngData() -> [UInt8] {
    var data: [UInt8] = []
    pixels.withUnsafeBytes { bytes in
      let pixels = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
      let surface = cairo_image_surface_create_for_data(
        pixels, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      let append: cairo_write_func_t = { data, bytes, count in
        data?.assumingMemoryBound(to: [UInt8].self).pointee
          .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }
      _ = withUnsafeMutablePointer(to: &data) { cairo_surface_write_to_png_stream(surface, append, $0) }
    }
    return data
  }

  /// Writes the picture to a file as an opaque PNG.
  package func write(toPNG path: String) throws(Failure) {
    let data = pngData()
    guard let file = fopen(path, "wb") else { throw .unwritable(file: path, lastSystemError()) }
    let isWritten = fwrite(data, 1, data.count, file) == data.count
    guard fclose(file) == 0, isWritten else { throw .unwritable(file: path, lastSystemError()) }
  }
}

private func lastSystemError() -> String { String(cString: strerror(OVSErrorNumber())) }
