/// The sine and the cosine of one angle, in one evaluation.
///
/// Swift cannot call the C library's `sincos`, and a spring needs both values. The whole part of the angle in quarter
/// turns selects ±sin or ±cos of its fraction f in ±½. Errors are within 2 ulp of 1, and 1 ulp of the angle. From 2⁵⁰
/// quarter turns on, without any bits for a fraction, the angle counts as 0.
///
/// Minimax fits in f² of (sin(πf/2)/f − π/2)/f² and (cos(πf/2) − 1 + π²f²/8)/f⁴, with relative errors below 2⁻⁵⁷ and
/// 2⁻⁶⁴.
@usableFromInline
struct SineAndCosine {
  @usableFromInline let sine: Double
  @usableFromInline let cosine: Double

  @inlinable @inline(__always)
  init(of angle: Double) {
    let turns = angle * 0.6366197723675814
    guard turns < 0x1p50 else {
      self.init(0, quarter: 0)
      return
    }
    // Adding and subtracting 1.5 · 2⁵² rounds to a whole number and leaves it in the low bits.
    let shifted = turns + 0x1.8p52
    self.init(turns - (shifted - 0x1.8p52), quarter: shifted.bitPattern)
  }

  @inlinable @inline(__always)
  init(_ f: Double, quarter: UInt64) {
    let (z, z2) = (f * f, (f * f) * (f * f))
    let s =
      (-0.6459640975062456 + z * 0.07969262624609381)
      + z2
      * ((-0.004681754133111061 + z * 0.00016044115618265773) + z2
        * (-3.598661433731685e-06 + z * 5.6362190338380636e-08))
    let c =
      (0.2536695079010476 + z * -0.02086348076333079)
      + z2
      * ((0.0009192602743909343 + z * -2.5202037919109866e-05) + z2
        * (4.7106415657930613e-07 + z * -6.324752957032756e-09))
    let (first, second) = (f * 0x1.921fb54442d18p+0 + (f * z) * s, 1 + (z * -1.2337005501361697 + z2 * c))
    let isOdd = quarter & 1 != 0
    let (sine, cosine) = isOdd ? (second, first) : (first, second)
    self.sine = Double(bitPattern: sine.bitPattern ^ (quarter & 2) << 62)
    self.cosine = Double(bitPattern: cosine.bitPattern ^ ((quarter &+ 1) & 2) << 62)
  }
}
