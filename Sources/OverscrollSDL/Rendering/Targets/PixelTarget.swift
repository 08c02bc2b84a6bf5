/// Pixels in memory to paint on: 0xAARRGGBB, row by row from the top, all opaque.
///
/// SDL's own software renderer takes many times as long for the same work. It stores masks as pictures of four bytes
/// per pixel, and multiplies each of these.
struct PixelTarget {
  let pixels: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row to the next.
  let stride: Int
  let width: Int
  let height: Int

  /// The area outside of which nothing is painted.
  private(set) var bounds: PixelRect

  init(pixels: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int) {
    (self.pixels, self.stride, self.width, self.height) = (pixels, stride, width, height)
    bounds = PixelRect(width: width, height: height)
  }

  func clipped(to area: PixelRect) -> PixelTarget {
    var target = self
    target.bounds = bounds.intersection(area)
    return target
  }

  /// Paints `rect` in one color, through a mask of the same size if there is one. The mask's rows are `maskStride`
  /// bytes apart.
  func fill(_ rect: PixelRect, _ color: PixelColor, mask: UnsafePointer<UInt8>? = nil, maskStride: Int = 0) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let blend = Blend(color)
    for y in area.y..<area.maxY {
      let row = UnsafeMutableBufferPointer(start: pixels + y * stride + area.x, count: area.width)
      if mask == nil && color.alpha == 255 {
        row.update(repeating: color.argb)
      } else {
        blend.fill(row, mask: mask.map { $0 + (y - rect.y) * maskStride + (area.x - rect.x) })
      }
    }
  }
}
