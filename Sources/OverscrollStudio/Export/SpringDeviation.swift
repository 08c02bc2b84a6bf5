import Glibc

/// How far a library strays from a spring's curve on the way from one place to another, at most, as a share of the
/// distance.
///
/// All that are copied to solve the same equation. They differ by the digits that are copied, by the times for which they
/// solve it, and by the steps in which some of them do so.
struct SpringDeviation {
  let spring: Spring

  /// By six digits: a stiffness and a damping that are off by 5·10⁻⁶ move the curve of ζ = 0.05 by 3·10⁻⁵.
  static let rounding = 0.0001

  /// Where time is counted in whole milliseconds, what is shown is up to 1 ms old.
  var wholeMilliseconds: Double { Self.rounding + peakSpeed * 0.001 }

  /// The highest speed on the way from rest, in distances per second: ω₀·e^(−φ/tan φ) with φ = acos ζ, and from ζ = 1 on
  /// ω₀·e^(−φ/tanh φ) with φ = acosh ζ.
  private var peakSpeed: Double {
    let ratio = spring.dampingRatio
    let angle = ratio < 1 ? acos(ratio) : acosh(ratio)
    let decay = angle < 1e-6 ? 1 : angle / (ratio < 1 ? tan(angle) : tanh(angle))
    return spring.naturalFrequency * exp(-decay)
  }

  /// Of a library that ends a motion `time` seconds after its start, wherever it is then.
  func ending(at time: Double) -> Double {
    let period = 2 * .pi / spring.naturalFrequency
    return (0...200).map { abs(displacement(at: time + period * Double($0) / 200)) }.max() ?? 0
  }

  /// Of a library that steps as `EulerSteps` does.
  ///
  /// - Parameter lead: by how many steps it is ahead of the curve.
  func stepping(_ steps: EulerSteps, lead: Double = 0) -> Double {
    let end = min(spring.settlingDuration(displacement: 1, velocity: 0, threshold: 0.0005), 1000)
    var (position, velocity, farthest) = (1.0, 0.0, 0.0)
    for step in 1...max(1, Int((end / steps.interval).rounded(.up))) {
      velocity -= steps.pull * position + steps.drag * velocity
      position += velocity * steps.interval
      let time = (Double(step) + lead) * steps.interval
      farthest = max(farthest, abs(position - displacement(at: time)))
    }
    return farthest + Self.rounding
  }

  /// What is left of a distance of 1.
  private func displacement(at time: Double) -> Double { spring.response(at: time).displacementFromDisplacement }
}

/// A spring that is moved in steps, of semi-implicit Euler: v ← v − pull·x − drag·v, then x ← x + v·interval.
struct EulerSteps {
  /// Seconds.
  let interval: Double
  /// Of a displacement, in 1/s.
  let pull: Double
  /// Of the velocity, a share of it.
  let drag: Double
}

extension EulerSteps {
  /// With a spring's own stiffness and damping.
  init(of spring: Spring, interval: Double) {
    self.init(
      interval: interval, pull: spring.stiffness / spring.mass * interval,
      drag: spring.damping / spring.mass * interval)
  }

  /// With the numbers by which the steps run along the spring's curve, however long they are.
  ///
  /// The steps are x₊₁ = T·x − D·x₋₁ with D = 1 − drag and T = 1 + D − pull·interval. They run along the curve where D is
  /// the product and T the sum of e^(λ·interval) for both roots λ of the spring: e^(−2ζω₀h) and 2e^(−ζω₀h)·cos(ω₀h√(1 − ζ²)).
  init(along spring: Spring, interval: Double) {
    let (angle, ratio) = (spring.naturalFrequency * interval, spring.dampingRatio)
    let root = angle * abs((1 - ratio) * (1 + ratio)).squareRoot()
    let (product, sum) = (exp(-2 * ratio * angle), 2 * exp(-ratio * angle) * (ratio < 1 ? cos(root) : cosh(root)))
    self.init(interval: interval, pull: (1 + product - sum) / interval, drag: 1 - product)
  }
}
