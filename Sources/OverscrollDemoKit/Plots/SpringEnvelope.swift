/// The decaying envelope of a released spring.
package struct SpringEnvelope: Sendable {
  private let spring: Spring

  package init(_ spring: Spring) { self.spring = spring }

  /// Returns the bound at `time`: the article's (|C₁| + |C₂|·…)·e^(−βt), and for ζ > 1 the sum of both exponentials.
  package func bound(_ time: Double, from x: Double, velocity v: Double = 0) -> Double {
    let (frequency, ratio) = (spring.naturalFrequency, spring.dampingRatio)
    let decay = frequency * ratio
    switch spring.regime {
    case .underdamped:
      let split = frequency * (1 - ratio * ratio).squareRoot()
      return hypot(x, (v + decay * x) / split) * exp(-decay * time)
    case .critical: return (abs(x) + abs(v + decay * x) * time) * exp(-decay * time)
    case .overdamped:
      let split = frequency * (ratio * ratio - 1).squareRoot()
      let slow = (v + (decay + split) * x) / (2 * split)
      return abs(slow) * exp(-(decay - split) * time) + abs(x - slow) * exp(-(decay + split) * time)
    }
  }

  package func curves(_ ink: Plot.Ink, about target: Double = 0, from x: Double, velocity: Double = 0) -> [Plot.Curve] {
    [1.0, -1].map { side in
      Plot.Curve(
        name: "", ink: ink, shape: .function { target + side * bound($0, from: x, velocity: velocity) },
        isDashed: true, width: 1, isRead: false)
    }
  }
}
