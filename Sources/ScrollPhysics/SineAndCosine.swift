#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The sine and the cosine of one angle, for the price of one of them.
///
/// Swift sees no `sincos` in the C library, and a spring needs both. The angle comes in two parts, so that a spring
/// that has swung a million times still knows its phase. Within 1 ulp below 5e5 rad, then as good as the C library's.
///
/// The angle is brought into ±π/4 by subtracting quarter turns in three parts (Cody and Waite, 1980); the polynomials
/// are minimax fits of (sin r − r)/r³ and (cos r − 1 + r²/2)/r⁴ in r², with relative errors below 2⁻⁵⁷ and 2⁻⁶³.
@frozen
@usableFromInline
struct SineAndCosine {
  @usableFromInline let sine: Double
  @usableFromInline let cosine: Double

  @inlinable
  init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// - Parameters:
  ///   - angle: in radians.
  ///   - rest: what the angle has more than a `Double` can hold.
  @inlinable @inline(__always)
  init(of angle: Double, rest: Double) {
    guard abs(angle) < 5e5 else {
      self.init(ofLarge: angle, rest: rest)
      return
    }
    // Adding and subtracting 1.5 · 2⁵² rounds to whole quarter turns and leaves their number in the low bits.
    let shifted = angle * 0x1.45f306dc9c883p-1 + 0x1.8p52
    let turns = shifted - 0x1.8p52
    let coarse = angle - turns * 0x1.921fb544p+0
    let middle = turns * 0x1.0b4611a6p-34
    let fine = coarse - middle
    let rest = ((coarse - fine) - middle) - turns * 0x1.3198a2e037073p-69 + rest
    let reduced = fine + rest
    self.init(reduced: reduced, rest: (fine - reduced) + rest, quarter: shifted.bitPattern)
  }

  @inlinable @inline(__always)
  init(reduced r: Double, rest: Double, quarter: UInt64) {
    let z = r * r
    let s1 = 0.008333333333325066 + z * (-0.00019841269831511878 + z * 2.7557314190932912e-06)
    let s2 = z * z * z * (-2.50508262341694e-08 + z * 1.590031604235189e-10)
    let c1 = 0.04166666666666664 + z * (-0.0013888888888880049 + z * 2.480158729273257e-05)
    let c2 = z * z * z * (-2.755731519516566e-07 + z * (2.0875827723210093e-09 + z * -1.1364636775008219e-11))
    let half = 0.5 * z
    let s = r + (r * z * (-0.16666666666666646 + z * (s1 + s2)) + rest * (1 - half))
    let most = 1 - half
    let c = most + (((1 - most) - half) + (z * z * (c1 + c2) - r * rest))
    let isOdd = quarter & 1 != 0
    let (first, second) = isOdd ? (c, s) : (s, c)
    sine = Double(bitPattern: first.bitPattern ^ (quarter & 2) << 62)
    cosine = Double(bitPattern: second.bitPattern ^ ((quarter &+ 1) & 2) << 62)
  }

  @usableFromInline
  init(ofLarge angle: Double, rest: Double) {
    let (s, c) = (sin(angle), cos(angle))
    self.init(sine: s + c * rest, cosine: c - s * rest)
  }
}
