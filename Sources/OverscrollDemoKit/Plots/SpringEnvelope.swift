import Foundation
import ScrollPhysics

/// What a spring that is let go stays within.
package struct SpringEnvelope {
  private let spring: Spring

  package init(_ spring: Spring) { self.spring = spring }

  /// (|C₁| + |C₂|·…)·e^(−βt): the article's bounds, and for ζ > 1 the sum of both exponentials.
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
}
