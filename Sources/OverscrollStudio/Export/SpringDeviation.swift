import Glibc

/// The maximum deviation of a library from a spring's curve between two positions, as a fraction of their distance.
///
/// All libraries to which springs are copied solve the same equation. They differ by the copied digits, by the times at
/// which they solve the equation, and some by the steps in which they solve it.
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
    let (end, others) = (settlingTime, SpringDeviation(spring: other))
    let count = 5000
    return Self.rounding
      + ((0...count).map { step in
        let time = end * Double(step) / Double(count)
        return abs(displacement(at: time) - others.displacement(at: time))
      }.max() ?? 0)
  }

  /// Returns the deviation of a library that advances by `steps`.
  ///
  /// - Parameter lead: The number of steps by which the library is ahead of the curve.
  func stepping(_ steps: some SpringSteps, lead: Double = 0) -> Double {
    var (position, velocity, farthest) = (1.0, 0.0, 0.0)
    func compare(_ position: Double, at step: Double) {
      farthest = max(farthest, abs(position - displacement(at: step * steps.interval)))
    }
    for step in 1...max(1, Int((settlingTime / steps.interval).rounded(.up))) {
      let former = position
      steps.advance(&position, &velocity)
      compare(position, at: Double(step) + lead)
      if steps.drawsLines { compare((former + position) / 2, at: Double(step) - 0.5) }
    }
    return farthest + Self.rounding
  }

  private var settlingTime: Double {
    min(spring.settlingDuration(displacement: 1, velocity: 0, threshold: 0.0005), 1000)
  }

  /// Returns the displacement that remains from a displacement of 1.
  private func displacement(at time: Double) -> Double { spring.response(at: time).displacementFromDisplacement }
}

/// A library's steps towards a position of 0.
protocol SpringSteps {
  /// The duration of a step, in seconds.
  var interval: Double { get }
  /// Whether the library draws straight lines between the steps.
  var drawsLines: Bool { get }
  func advance(_ position: inout Double, _ velocity: inout Double)
}

/// The steps of KWin's `SpringMotion` (`src/effect/springmotion.cpp`): a velocity by the method of Runge and Kutta, and a
/// position by the velocity before the step.
struct KWinSteps: SpringSteps {
  /// The spring, of mass 1.
  let spring: Spring
  let interval = 0.01
  let drawsLines = true

  func advance(_ position: inout Double, _ velocity: inout Double) {
    let (x, v) = (position, velocity)
    func acceleration(after time: Double, _ former: Double) -> Double {
      -(x + v * time) * spring.stiffness - (v + former * time) * spring.damping
    }
    let first = acceleration(after: 0, 0)
    let second = acceleration(after: interval / 2, first)
    let third = acceleration(after: interval / 2, second)
    let fourth = acceleration(after: interval, third)
    velocity += (first + 2 * (second + third) + fourth) / 6 * interval
    position += v * interval
  }
}

/// A spring that advances by semi-implicit Euler steps: v ← v − pull·x − drag·v, then x ← x + v·interval.
struct EulerSteps: SpringSteps {
  /// The duration of a step, in seconds.
  let interval: Double
  /// The velocity gained per displacement in a step, in 1/s.
  let pull: Double
  /// The fraction of the velocity lost in a step.
  let drag: Double

  var drawsLines: Bool { false }

  func advance(_ position: inout Double, _ velocity: inout Double) {
    velocity -= pull * position + drag * velocity
    position += velocity * interval
  }

  /// The duration of a step of QML's `SpringAnimation`, in seconds.
  static let qmlInterval = 0.016
}

extension EulerSteps {
  /// Creates steps with the stiffness and damping of `spring`.
  init(of spring: Spring, interval: Double) {
    self.init(
      interval: interval, pull: spring.stiffness / spring.mass * interval,
      drag: spring.damping / spring.mass * interval)
  }

  /// The spring of mass 1 whose curve the steps follow, the inverse of `init(along:interval:)`; `nil` if there is none.
  var spring: Spring? {
    let product = 1 - drag
    guard product > 0 else { return nil }
    let (decay, shape) = (-log(product) / 2, (1 + product - pull * interval) / (2 * product.squareRoot()))
    let root = shape < 1 ? acos(max(-1, shape)) : acosh(shape)
    let angle = (decay * decay + (shape < 1 ? root : -root) * root).squareRoot()
    guard angle > 0, decay >= 0 else { return nil }
    return Spring(stiffness: angle * angle / (interval * interval), dampingRatio: decay / angle)
  }

  /// Creates steps that follow the curve of `spring`, regardless of their duration.
  ///
  /// The steps satisfy x₊₁ = T·x − D·x₋₁ with D = 1 − drag and T = 1 + D − pull·interval. On the curve, D is the
  /// product and T the sum of e^(λh) for both roots λ (h: interval), e^(−2ζω₀h) and 2e^(−ζω₀h)·cos(ω₀h√(1 − ζ²)).
  init(along spring: Spring, interval: Double) {
    let (angle, ratio) = (spring.naturalFrequency * interval, spring.dampingRatio)
    let root = angle * abs((1 - ratio) * (1 + ratio)).squareRoot()
    let (product, sum) = (exp(-2 * ratio * angle), 2 * exp(-ratio * angle) * (ratio < 1 ? cos(root) : cosh(root)))
    self.init(interval: interval, pull: (1 + product - sum) / interval, drag: 1 - product)
  }
}
