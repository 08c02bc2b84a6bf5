import Foundation

/// Android's `SpringForce` (androidx.dynamicanimation) with a mass of 1. Each frame advances by whole milliseconds, and
/// the state is in single precision.
struct AndroidSpring: LibrarySpring {
  let ratio: Double
  let stiffness: Double

  init(_ text: String) throws {
    ratio = Double(Float(try text.number("setDampingRatio")))
    stiffness = Double(Float(try text.number("setStiffness")))
  }

  /// Returns displacement and velocity after `time`, in seconds, by the formulas of `SpringForce.updateValues` and
  /// Compose's `SpringSimulation`.
  static func motion(
    from displacement: Double, _ velocity: Double, _ ratio: Double, _ stiffness: Double, for time: Double
  ) -> (displacement: Double, velocity: Double) {
    let frequency = stiffness.squareRoot()
    if ratio > 1 {
      let root = frequency * (ratio * ratio - 1).squareRoot()
      let (plus, minus) = (-ratio * frequency + root, -ratio * frequency - root)
      let b = (minus * displacement - velocity) / (minus - plus)
      let a = displacement - b
      return (
        a * exp(minus * time) + b * exp(plus * time), a * minus * exp(minus * time) + b * plus * exp(plus * time)
      )
    }
    if ratio == 1 {
      let b = velocity + frequency * displacement
      let decay = exp(-frequency * time)
      return ((displacement + b * time) * decay, (displacement + b * time) * decay * -frequency + b * decay)
    }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * frequency * displacement + velocity) / damped
    let decay = exp(-ratio * frequency * time)
    let new = decay * (displacement * cos(damped * time) + sine * sin(damped * time))
    return (
      new,
      new * -frequency * ratio
        + decay * (-damped * displacement * sin(damped * time) + damped * sine * cos(damped * time))
    )
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    var (value, velocity, latest): (Float, Float, Double) = (0, 0, 0)
    return frameTimes(until: end).map { time in
      let milliseconds = (time * 1000).rounded(.down)
      let new = Self.motion(
        from: Double(value) - 1, Double(velocity), ratio, stiffness, for: (milliseconds - latest) / 1000)
      (value, velocity, latest) = (Float(new.displacement + 1), Float(new.velocity), milliseconds)
      return (time, Double(value))
    }
  }
}
