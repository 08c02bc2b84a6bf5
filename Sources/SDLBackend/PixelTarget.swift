/// Pixels in memory to paint on: 0xAARRGGBB, row by row from the top, all of them opaque.
///
/// SDL's own software renderer takes some five times as long for the same: it knows masks only as pictures of four bytes
/// a pixel, and multiplies each of them.
struct PixelTarget {
  let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  let width: Int
  let height: Int

  private static let opaque: UInt32 = 0xFF00_0000

  private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Paints `rect` in one colour.
  func fill(_ rect: PixelRect, _ color: PixelColor) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let row = UnsafeMutableBufferPointer(start: pixels + y * stride + area.x, count: area.width)
      if color.alpha == 255 {
        row.update(repeating: Self.opaque | color.rgb)
      } else {
        Self.blend(row, Tint(color, alpha: UInt32(color.alpha)))
      }
    }
  }

  /// Paints `rect` in one colour, as much as the bytes at `mask` say; their rows are `maskStride` bytes apart.
  func cover(_ rect: PixelRect, _ mask: UnsafePointer<UInt8>, maskStride: Int, _ color: PixelColor) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let row = UnsafeMutableBufferPointer(start: pixels + y * stride + area.x, count: area.width)
      let bytes = mask + (y - rect.y) * maskStride + (area.x - rect.x)
      Self.blend(row, bytes, color)
    }
  }
}

// MARK: - Pixel by pixel

extension PixelTarget {
  /// A colour times its alpha, as two halves: red with blue, and green.
  private struct Tint {
    let redAndBlue: UInt32
    let green: UInt32
    let rest: UInt32

    @inline(__always)
    init(_ color: PixelColor, alpha: UInt32) {
      redAndBlue = (color.rgb & 0xFF_00FF) &* alpha
      green = (color.rgb >> 8 & 0xFF) &* alpha
      rest = 255 &- alpha
    }

    @inline(__always)
    func over(_ pixel: UInt32) -> UInt32 {
      var outer = redAndBlue &+ (pixel & 0xFF_00FF) &* rest &+ 0x80_0080
      outer = (outer &+ (outer >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
      var inner = green &+ (pixel >> 8 & 0xFF) &* rest &+ 0x80
      inner = (inner &+ inner >> 8) & 0xFF00
      return PixelTarget.opaque | outer | inner
    }
  }

  private static func blend(_ row: UnsafeMutableBufferPointer<UInt32>, _ tint: Tint) {
    for index in row.indices { row[index] = tint.over(row[index]) }
  }

  /// x/255, rounded, is (x + 128 + (x + 128)/256)/256 for every product of two bytes.
  private static func blend(
    _ row: UnsafeMutableBufferPointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ color: PixelColor
  ) {
    let alpha = UInt32(color.alpha)
    for index in row.indices {
      let product = UInt32(mask[index]) &* alpha &+ 0x80
      row[index] = Tint(color, alpha: (product &+ product >> 8) >> 8).over(row[index])
    }
  }
}

extension PixelColor {
  fileprivate var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
