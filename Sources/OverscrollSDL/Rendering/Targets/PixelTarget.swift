/// Pixels in memory to paint on: 0xAARRGGBB, row by row from the top, all opaque. SDL's own software renderer takes
/// many times as long: it stores masks as pictures of four bytes per pixel, and multiplies each of these.
struct PixelTarget {
  let pixels: UnsafeMutablePointer<UInt32>
  let stride: Int
  let width, height: Int
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

  /// The rows of the mask, which is as large as `rect`, are `maskStride` bytes apart.
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

  /// The colors have straight alpha, and their rows are `colorStride` pixels apart.
  func copy(
    _ rect: PixelRect, from colors: UnsafePointer<UInt32>, stride colorStride: Int, opacity: UInt8, isOpaque: Bool
  ) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let row = pixels + y * stride + area.x
      let source = colors + (y - rect.y) * colorStride + (area.x - rect.x)
      if isOpaque && opacity == 255 {
        row.update(from: source, count: area.width)
      } else {
        for x in 0..<area.width {
          let color = source[x]
          // Most pixels of a picture with round corners are opaque.
          row[x] = opacity == 255 && color >> 24 == 255 ? color : color.over(row[x], opacity: UInt32(opacity))
        }
      }
    }
  }
}

extension UInt32 {
  @inline(__always)
  fileprivate func over(_ below: UInt32, opacity: UInt32) -> UInt32 {
    let alpha = ((self &>> 24) &* opacity &+ 127) / 255
    func mixed(_ shift: UInt32) -> UInt32 {
      let (above, under) = (self &>> shift & 0xFF, below &>> shift & 0xFF)
      return ((above &* alpha &+ under &* (255 &- alpha) &+ 127) / 255) &<< shift
    }
    return 0xFF00_0000 | mixed(16) | mixed(8) | mixed(0)
  }
}
