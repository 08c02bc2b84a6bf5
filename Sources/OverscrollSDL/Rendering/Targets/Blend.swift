/// Four pixels, or a number for each.
private typealias Four = SIMD4<UInt32>
/// The same bits as 16-bit lanes: two channels of each pixel.
private typealias Eight = SIMD8<UInt16>

/// Source-over blending of one colour: straight alpha in 16-bit lanes, rounded once a pixel.
///
/// Each operation is one instruction on four pixels, in debug builds too. pixman is as fast, but also rounds the
/// premultiplied colour, so that a stack of faint layers ends up several levels off.
struct Blend {
  private let isOpaque: Bool
  private let color: Four
  private let alpha: Eight
  private let redBlue: Eight
  private let alphaGreen: Eight

  init(_ color: PixelColor) {
    isOpaque = color.alpha == 255
    self.color = Four(repeating: color.argb | 0xFF00_0000)
    alpha = Eight(repeating: UInt16(color.alpha))
    (redBlue, alphaGreen) = (self.color.redBlue, self.color.alphaGreen)
  }

  /// Blends the colour over a row of opaque pixels, by the mask's byte for each where there is a mask.
  func fill(_ row: UnsafeMutableBufferPointer<UInt32>, mask: UnsafePointer<UInt8>?) {
    guard let start = row.baseAddress else { return }
    let whole = row.count & ~3
    for index in stride(from: 0, to: whole, by: 4) {
      let place = UnsafeMutableRawPointer(start + index)
      let coverage = mask.map { UnsafeRawPointer($0 + index).loadUnaligned(as: UInt32.self) } ?? .max
      guard coverage != 0 else { continue }
      place.storeBytes(of: over(place.loadUnaligned(as: Four.self), coverage), as: Four.self)
    }
    for index in whole..<row.count {
      row[index] = over(Four(repeating: row[index]), mask.map { UInt32($0[index]) } ?? .max)[0]
    }
  }

  /// - Parameter coverage: four bytes of a mask, most of which are empty or whole.
  @inline(__always)
  private func over(_ pixels: Four, _ coverage: UInt32) -> Four {
    if coverage == .max && isOpaque { return color }
    let weights = weights(coverage)
    let rest = Eight(repeating: 255) &- weights
    let redBlue = (redBlue &* weights &+ pixels.redBlue &* rest).dividedBy255
    let alphaGreen = (alphaGreen &* weights &+ pixels.alphaGreen &* rest).dividedBy255
    return redBlue.pixels | alphaGreen.pixels &<< Four(repeating: 8)
  }

  /// Alpha times coverage, in both lanes of each pixel.
  @inline(__always)
  private func weights(_ coverage: UInt32) -> Eight {
    let (low, high) = (UInt64(coverage & 0xFFFF), UInt64(coverage >> 16))
    let bytes = unsafeBitCast((low & 0xFF | (low & 0xFF00) << 24, high & 0xFF | (high & 0xFF00) << 24), to: Four.self)
    let weights = (bytes.lanes &* alpha).dividedBy255.pixels
    return (weights | weights &<< Four(repeating: 16)).lanes
  }
}

extension Four {
  @inline(__always) fileprivate var lanes: Eight { unsafeBitCast(self, to: Eight.self) }
  @inline(__always) fileprivate var redBlue: Eight { (self & Four(repeating: 0xFF_00FF)).lanes }
  @inline(__always) fileprivate var alphaGreen: Eight {
    (self &>> Four(repeating: 8) & Four(repeating: 0xFF_00FF)).lanes
  }
}

extension Eight {
  @inline(__always) fileprivate var pixels: Four { unsafeBitCast(self, to: Four.self) }

  /// x/255, rounded, is (x + 128 + (x + 128)/256)/256 for every product of two bytes.
  @inline(__always)
  fileprivate var dividedBy255: Eight {
    let biased = self &+ Eight(repeating: 128)
    return (biased &+ biased &>> Eight(repeating: 8)) &>> Eight(repeating: 8)
  }
}
