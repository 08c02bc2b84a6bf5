import OverscrollGraphics

extension Bitmap {
  /// The red, green and blue of the pixel at column `x` and row `y`, as 0xRRGGBB.
  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] & 0xFF_FFFF }
}
