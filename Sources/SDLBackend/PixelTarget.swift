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

  /// Nothing is painted outside.
  private(set) var bounds: PixelRect

  init(pixels: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int) {
    (self.pixels, self.stride, self.width, self.height) = (pixels, stride, width, height)
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
  }

  func clipped(to area: PixelRect) -> PixelTarget {
    var target = self
    target.bounds = bounds.intersection(area)
    return target
  }

  /// Paints `rect` in one colour.
  func fill(_ rect: PixelRect, _ color: PixelColor) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let row = UnsafeMutableBufferPointer(start: pixels + y * stride + area.x, count: area.width)
      if color.alpha == 255 {
        row.update(repeating: Self.opaque | color.rgb)
      } else {
        Self.blend(row, Tint(color))
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
      Self.blend(row, bytes, Tint(color))
    }
  }
}

// MARK: - Rows

extension PixelTarget {
  private static func blend(_ row: UnsafeMutableBufferPointer<UInt32>, _ tint: Tint) {
    let alphas = Four(repeating: tint.alpha)
    row.forEachFour { pixels, _ in pixels = tint.over(pixels, alphas) }
  }

  /// Most of a mask is empty or whole.
  private static func blend(
    _ row: UnsafeMutableBufferPointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ tint: Tint
  ) {
    let whole = tint.alpha == 255 ? UInt32.max : 0
    row.forEachFour { pixels, index in
      let bytes = mask.four(at: index, of: row.count)
      if bytes == 0 { return }
      pixels = bytes == whole ? tint.solid : tint.over(pixels, tint.alphas(bytes))
    }
  }
}

/// Four pixels, or four numbers for them.
private typealias Four = SIMD4<UInt32>

/// A colour to lay over pixels.
private struct Tint {
  let alpha: UInt32
  let solid: Four

  /// Every pixel as two pairs of bytes, so that each byte has the room of two: blue with red, and green with what is
  /// always 255.
  private static let pair = Four(repeating: 0xFF_00FF)

  @inline(__always)
  init(_ color: PixelColor) {
    alpha = UInt32(color.alpha)
    solid = Four(repeating: 0xFF00_0000 | color.rgb)
  }

  /// The colour's alpha times each of four bytes of a mask.
  @inline(__always)
  func alphas(_ bytes: UInt32) -> Four {
    let mask = Four(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD4<UInt8>.self))
    return Self.in255ths(mask.halves &* UInt16(alpha)).whole
  }

  @inline(__always)
  func over(_ pixels: Four, _ alphas: Four) -> Four {
    let share = (alphas | alphas &<< 16).halves
    let outer = Self.mixed((solid & Self.pair).halves, (pixels & Self.pair).halves, share)
    let inner = Self.mixed((solid &>> 8 & Self.pair).halves, (pixels &>> 8 & Self.pair).halves, share)
    return outer.whole | inner.whole &<< 8
  }

  @inline(__always)
  private static func mixed(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>, _ share: SIMD8<UInt16>) -> SIMD8<UInt16> {
    in255ths(a &* share &+ b &* (255 &- share))
  }

  /// x/255, rounded, is (x + 128 + (x + 128)/256)/256 for every product of two bytes.
  @inline(__always)
  private static func in255ths(_ products: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let products = products &+ 128
    return (products &+ products &>> 8) &>> 8
  }
}

extension Four {
  @inline(__always) fileprivate var halves: SIMD8<UInt16> { unsafeBitCast(self, to: SIMD8<UInt16>.self) }
}

extension SIMD8<UInt16> {
  @inline(__always) fileprivate var whole: Four { unsafeBitCast(self, to: Four.self) }
}

extension UnsafeMutableBufferPointer<UInt32> {
  /// Gives `body` four pixels at a time, and the index of the first; those behind the row's end are for nothing.
  @inline(__always)
  fileprivate func forEachFour(_ body: (inout Four, Int) -> Void) {
    guard let start = baseAddress else { return }
    var index = 0
    while index + 4 <= count {
      let place = UnsafeMutableRawPointer(start + index)
      var pixels = place.loadUnaligned(as: Four.self)
      body(&pixels, index)
      place.storeBytes(of: pixels, as: Four.self)
      index += 4
    }
    guard index < count else { return }
    var pixels = Four()
    for lane in 0..<(count - index) { pixels[lane] = start[index + lane] }
    body(&pixels, index)
    for lane in 0..<(count - index) { start[index + lane] = pixels[lane] }
  }
}

extension UnsafePointer<UInt8> {
  /// Four bytes from `index` on, as they lie in memory; 0 from `count` on.
  @inline(__always)
  fileprivate func four(at index: Int, of count: Int) -> UInt32 {
    if index + 4 <= count { return UnsafeRawPointer(self + index).loadUnaligned(as: UInt32.self) }
    var bytes = SIMD4<UInt8>()
    for lane in 0..<(count - index) { bytes[lane] = self[index + lane] }
    return unsafeBitCast(bytes, to: UInt32.self)
  }
}

extension PixelColor {
  fileprivate var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
