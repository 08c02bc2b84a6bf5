/// Pixels in memory to paint on: 0xAARRGGBB, row by row from the top, all of them opaque.
///
/// SDL's own software renderer takes many times as long for the same: it knows masks only as pictures of four bytes a
/// pixel, and multiplies each of them.
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
    let shares = tint.shares(of: .max)
    row.forEachFour { pixels, _ in tint.over(pixels, shares) }
  }

  /// Most of a mask is empty or whole.
  private static func blend(
    _ row: UnsafeMutableBufferPointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ tint: Tint
  ) {
    row.forEachFour { pixels, index in
      let bytes = mask.four(at: index, of: row.count)
      if bytes == 0 { return pixels }
      return bytes == .max && tint.isOpaque ? tint.solid : tint.over(pixels, tint.shares(of: bytes))
    }
  }
}

/// Four pixels, or four numbers for them.
private typealias Four = SIMD4<UInt32>
/// The same bits: two numbers for each pixel.
private typealias Eight = SIMD8<UInt16>

/// A colour to lay over pixels.
///
/// Every operation is one of the processor's on whole vectors, of those that are so without optimization too.
private struct Tint {
  let isOpaque: Bool
  let solid: Four
  private let alpha: Eight
  private let outer: Eight
  private let inner: Eight

  /// Every pixel as two pairs of bytes, so that each byte has the room of two: blue with red, and green with what is
  /// always 255.
  @inline(__always) private static var pair: Four { Four(repeating: 0xFF_00FF) }
  @inline(__always) private static var eight: Four { Four(repeating: 8) }
  @inline(__always) private static var sixteen: Four { Four(repeating: 16) }
  @inline(__always) private static var eights: Eight { Eight(repeating: 8) }
  @inline(__always) private static var half: Eight { Eight(repeating: 128) }
  @inline(__always) private static var one: Eight { Eight(repeating: 255) }

  init(_ color: PixelColor) {
    isOpaque = color.alpha == 255
    solid = Four(repeating: 0xFF00_0000 | color.rgb)
    alpha = Eight(repeating: UInt16(color.alpha))
    (outer, inner) = ((solid & Self.pair).halves, (solid &>> Self.eight & Self.pair).halves)
  }

  /// How much of the colour there is under each of four bytes of a mask, for both pairs of a pixel.
  @inline(__always)
  func shares(of bytes: UInt32) -> Eight {
    let (low, high) = (UInt64(bytes & 0xFFFF), UInt64(bytes >> 16))
    let mask = unsafeBitCast((low & 0xFF | (low & 0xFF00) << 24, high & 0xFF | (high & 0xFF00) << 24), to: Four.self)
    let share = Self.in255ths(mask.halves &* alpha).whole
    return (share | share &<< Self.sixteen).halves
  }

  @inline(__always)
  func over(_ pixels: Four, _ shares: Eight) -> Four {
    let rest = Self.one &- shares
    let outer = Self.in255ths(self.outer &* shares &+ (pixels & Self.pair).halves &* rest)
    let inner = Self.in255ths(self.inner &* shares &+ (pixels &>> Self.eight & Self.pair).halves &* rest)
    return outer.whole | inner.whole &<< Self.eight
  }

  /// x/255, rounded, is (x + 128 + (x + 128)/256)/256 for every product of two bytes.
  @inline(__always)
  private static func in255ths(_ products: Eight) -> Eight {
    let products = products &+ half
    return (products &+ products &>> eights) &>> eights
  }
}

extension Four {
  @inline(__always) fileprivate var halves: Eight { unsafeBitCast(self, to: Eight.self) }
}

extension Eight {
  @inline(__always) fileprivate var whole: Four { unsafeBitCast(self, to: Four.self) }
}

extension UnsafeMutableBufferPointer<UInt32> {
  /// Replaces four pixels at a time by what `body` makes of them; it gets the index of the first, too. Those behind the
  /// row's end are for nothing.
  @inline(__always)
  fileprivate func forEachFour(_ body: (Four, Int) -> Four) {
    guard let start = baseAddress else { return }
    var index = 0
    while index + 4 <= count {
      let place = UnsafeMutableRawPointer(start + index)
      place.storeBytes(of: body(place.loadUnaligned(as: Four.self), index), as: Four.self)
      index += 4
    }
    if index < count { replaceRest(from: index, body) }
  }

  @inline(__always)
  private func replaceRest(from index: Int, _ body: (Four, Int) -> Four) {
    var pixels = Four()
    for lane in 0..<(count - index) { pixels[lane] = self[index + lane] }
    pixels = body(pixels, index)
    for lane in 0..<(count - index) { self[index + lane] = pixels[lane] }
  }
}

extension UnsafePointer<UInt8> {
  /// Four bytes from `index` on, as they lie in memory; 0 from `count` on.
  @inline(__always)
  fileprivate func four(at index: Int, of count: Int) -> UInt32 {
    if index + 4 <= count { return UnsafeRawPointer(self + index).loadUnaligned(as: UInt32.self) }
    return (index..<count).reversed().reduce(0) { $0 << 8 | UInt32(self[$1]) }
  }
}

extension PixelColor {
  fileprivate var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
