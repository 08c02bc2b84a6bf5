import Foundation

/// Compose's spring (androidx animation-core, `SpringSimulation.kt`) with a mass of 1, in single precision. Play times
/// are in whole milliseconds (`FloatSpringSpec.getValueFromNanos`).
struct ComposeSpring: LibrarySpring {
  let ratio, stiffness: Double

  init(_ text: String) throws {
    ratio = Double(Float(try text.number("dampingRatio")))
    stiffness = Double(Float(try text.number("stiffness")))
  }

  /// Returns the displacement from rest at −1 after `time`, in seconds, by the formulas of `SpringSimulation`.
  private func displacement(after time: Double) -> Double {
    let frequency = stiffness.squareRoot()
    if ratio > 1 {
      let root = frequency * (ratio * ratio - 1).squareRoot()
      let (plus, minus) = (-ratio * frequency + root, -ratio * frequency - root)
      let b = minus / (plus - minus)
      return (-1 - b) * exp(minus * time) + b * exp(plus * time)
    }
    if ratio == 1 { return -(1 + frequency * time) * exp(-frequency * time) }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let sine = -ratio * frequency / damped
    return exp(-ratio * frequency * time) * (-cos(damped * time) + sine * sin(damped * time))
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    frameTimes(until: end).map { time in
      let milliseconds = (time * 1000).rounded(.down)
      return (time, Double(Float(displacement(after: milliseconds / 1000) + 1)))
    }
  }
}
