private typealias Four = SIMD4<UInt32>
/// Two channels of four pixels, in 16-bit lanes.
private typealias Eight = SIMD8<UInt16>

/// Source-over blending of one color with straight alpha, rounded once per pixel: the same levels as a graphics card
/// that blends in floating point. Uses 16-bit lanes if the weight is one byte, floating point if it is the product of
/// two. pixman is as fast, but also rounds the premultiplied color: a stack of faint layers ends several levels off.
struct Blend {
  private let isOpaque: Bool
  private let color: Four
  private let alpha: Eight
  private let alphaShare: Float
  private let channels: (red: Float, green: Float, blue: Float)
  private let redBlue, alphaGreen: Eight

  init(_ color: PixelColor) {
    isOpaque = color.alpha == 255
    self.color = Four(repeating: color.argb | 0xFF00_0000)
    alpha = Eight(repeating: UInt16(color.alpha))
    alphaShare = Float(color.alpha) / (255 * 255)
    channels = (Float(color.red), Float(color.green), Float(color.blue))
    (redBlue, alphaGreen) = (self.color.redBlue, self.color.alphaGreen)
  }

  func fill(_ row: UnsafeMutableBufferPointer<UInt32>, mask: UnsafePointer<UInt8>?) {
    guard let start = row.baseAddress else { return }
    if let mask, !isOpaque { return fillFaintly(start, mask, count: row.count) }
    let whole = row.count & ~3
    for index in stride(from: 0, to: whole, by: 4) {
      let pixels = UnsafeMutableRawPointer(start + index)
      let coverage = mask.map { UnsafeRawPointer($0 + index).loadUnaligned(as: UInt32.self) } ?? .max
      guard coverage != 0 else { continue }
      pixels.storeBytes(of: over(pixels.loadUnaligned(as: Four.self), coverage), as: Four.self)
    }
    for index in whole..<row.count {
      row[index] = over(Four(repeating: row[index]), mask.map { UInt32($0[index]) } ?? .max)[0]
    }
  }

  /// Blends a translucent color through a mask, in floating point: one byte for alpha times coverage would be off by up
  /// to half a level per layer of a stack. Compilers vectorize this branchless loop better than code by hand.
  private func fillFaintly(_ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int) {
    for index in 0..<count {
      let weight = Float(Int32(mask[index])) * alphaShare
      let pixel = pixels[index]
      @inline(__always) func mixed(_ channel: Float, _ shift: UInt32) -> UInt32 {
        let below = Float(Int32(truncatingIfNeeded: pixel &>> shift & 0xFF))
        // Numbers above 2²³ have no fractions: the low bits of the sum are the nearest whole number.
        return (below + (channel - below) * weight + 8_388_608).bitPattern & 0xFF
      }
      pixels[index] =
        0xFF00_0000 | mixed(channels.red, 16) << 16 | mixed(channels.green, 8) << 8 | mixed(channels.blue, 0)
    }
  }

  /// The bytes are mostly all empty or all full.
  @inline(__always)
  private func over(_ pixels: Four, _ coverage: UInt32) -> Four {
    guard coverage != .max else { return isOpaque ? color : over(pixels, weights: alpha) }
    let bytes = Four(coverage & 0xFF, coverage >> 8 & 0xFF, coverage >> 16 & 0xFF, coverage >> 24)
    return over(pixels, weights: (bytes | bytes &<< 16).lanes)
  }

  /// The weights have one byte per pixel, in both of its lanes.
  @inline(__always)
  private func over(_ pixels: Four, weights: Eight) -> Four {
    let rest = Eight(repeating: 255) &- weights
    let redBlue = (redBlue &* weights &+ pixels.redBlue &* rest).dividedBy255
    let alphaGreen = (alphaGreen &* weights &+ pixels.alphaGreen &* rest).dividedBy255
    return redBlue.pixels | alphaGreen.pixels &<< Four(repeating: 8)
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

  /// The lanes divided by 255 and rounded: (x + 128 + (x + 128)/256)/256, exact for every product x of two bytes.
  @inline(__always)
  fileprivate var dividedBy255: Eight {
    let biased = self &+ Eight(repeating: 128)
    return (biased &+ biased &>> Eight(repeating: 8)) &>> Eight(repeating: 8)
  }
}
