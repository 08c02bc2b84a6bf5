internal import COverscrollCairo
internal import COverscrollSDL

/// A picture in memory: pixels as 0xAARRGGBB, row by row from the top.
package struct Picture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package internal(set) var pixels: [UInt32]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  /// Reads a PNG file. Translucent pixels get the colors that they have on black.
  package init(png path: String) throws(Failure) {
    let surface = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .unreadable(file: path, String(cString: cairo_status_to_string(status)))
    }
    let isReadable = [CAIRO_FORMAT_RGB24, CAIRO_FORMAT_ARGB32].contains(cairo_image_surface_get_format(surface))
    guard isReadable, let bytes = cairo_image_surface_get_data(surface) else {
      throw .unreadable(file: path, "its channels have more than eight bits")
    }
    self.init(width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    pixels.withUnsafeMutableBytes { pixels in
      for row in 0..<height {
        let line = UnsafeRawBufferPointer(start: bytes + row * stride, count: width * 4)
        UnsafeMutableRawBufferPointer(rebasing: pixels[(row * width * 4)...]).copyMemory(from: line)
      }
    }
  }

  /// The red, green and blue of the pixel at column `x` and row `y`, as 0xRRGGBB.
  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] & 0xFF_FFFF }

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
