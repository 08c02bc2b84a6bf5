import Glibc

/// The maximum deviation of a library from a spring's curve, as a fraction of the distance. All libraries solve the
/// same equation, with numbers, at times and in steps of their own.
struct SpringDeviation {
  let spring: Spring

  /// The deviation due to six digits. Errors of 5·10⁻⁶ in stiffness and damping move the curve of ζ = 0.05 by 3·10⁻⁵.
  static let rounding = 0.0001

  /// The deviation due to whole milliseconds, as the displayed position is up to 1 ms old.
  var wholeMilliseconds: Double { Self.rounding + peakSpeed * 0.001 }

  /// The peak speed of a motion from rest, in distances per second: ω₀·e^(−φ/tan φ) with φ = acos ζ. For ζ ≥ 1:
  /// ω₀·e^(−φ/tanh φ) with φ = acosh ζ.
  private var peakSpeed: Double {
    let ratio = spring.dampingRatio
    let angle = ratio < 1 ? acos(ratio) : acosh(ratio)
    let decay = angle < 1e-6 ? 1 : angle / (ratio < 1 ? tan(angle) : tanh(angle))
    return spring.naturalFrequency * exp(-decay)
  }

  /// Returns the deviation of a library that ends the motion after `time` seconds, regardless of the position.
  func ending(at time: Double) -> Double {
    let period = 2 * .pi / spring.naturalFrequency
    return (0...200).map { abs(displacement(at: time + period * Double($0) / 200)) }.max() ?? 0
  }

  /// Returns the deviation of a library that plays `other`, with numbers that it accepts.
  func playing(_ other: Spring) -> Double {
    let end = min(spring.settlingDuration(displacement: 1, velocity: 0, threshold: 0.0005), 1000)
    let (count, others) = (5000, SpringDeviation(spring: other))
    let times = (0...count).map { end * Double($0) / Double(count) }
    return Self.rounding + (times.map { abs(displacement(at: $0) - others.displacement(at: $0)) }.max() ?? 0)
  }

  /// Returns the displacement that remains from a displacement of 1.
  private func displacement(at time: Double) -> Double { spring.response(at: time).displacementFromDisplacement }
}
