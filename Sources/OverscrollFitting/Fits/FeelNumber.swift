internal import CScrollMath

/// A number of a feel that a recording can determine. Fits as JSON contain the raw values.
package enum FeelNumber: String, Hashable, Sendable, CaseIterable {
  case decelerationRate = "decelerationRate"
  case bounceStiffness = "bounce.stiffness"
  case bounceDamping = "bounce.damping"
  case releaseStiffness = "release.stiffness"
  case releaseDamping = "release.damping"
  case rubberBandCoefficient = "rubberBandCoefficient"
  /// The constant part of the friction divided by the resistance: Chromium's β. Presets do not contain it. Without it,
  /// the deceleration rate stretches that law in time and keeps its shape.
  case frictionVelocity = "frictionVelocity"

  /// The numbers that presets contain.
  package static let presetNumbers: [FeelNumber] = [
    .decelerationRate, .bounceStiffness, .bounceDamping, .releaseStiffness, .releaseDamping, .rubberBandCoefficient,
  ]

  /// Returns the logarithm of the number, which the search varies. The rate is represented by its resistance.
  func logarithm(in feel: ScrollFeel) -> Double {
    switch self {
    case .decelerationRate: log(feel.decelerationRate.resistance)
    case .bounceStiffness: log(feel.bounce.spring.stiffness / feel.bounce.spring.mass)
    case .bounceDamping: log(feel.bounce.spring.damping / feel.bounce.spring.mass)
    case .releaseStiffness: log(feel.release.spring.stiffness / feel.release.spring.mass)
    case .releaseDamping: log(feel.release.spring.damping / feel.release.spring.mass)
    case .rubberBandCoefficient: log(feel.rubberBandCoefficient)
    case .frictionVelocity:
      if case .friction(let resistance, let drag, _) = feel.coasting { log(drag / resistance) } else { 0 }
    }
  }

  /// Sets the number. Springs get mass 1: a recording determines stiffness and damping only relative to the mass.
  func set(logarithm: Double, in feel: inout ScrollFeel) {
    let number = exp(min(max(logarithm, -30), 30))
    switch self {
    case .decelerationRate: feel.decelerationRate = DecelerationRate(resistance: number)
    case .bounceStiffness:
      feel.bounce.spring = Spring(stiffness: number, damping: feel.bounce.spring.damping / feel.bounce.spring.mass)
    case .bounceDamping:
      feel.bounce.spring = Spring(stiffness: feel.bounce.spring.stiffness / feel.bounce.spring.mass, damping: number)
    case .releaseStiffness:
      feel.release.spring = Spring(stiffness: number, damping: feel.release.spring.damping / feel.release.spring.mass)
    case .releaseDamping:
      feel.release.spring = Spring(stiffness: feel.release.spring.stiffness / feel.release.spring.mass, damping: number)
    case .rubberBandCoefficient: feel.rubberBandCoefficient = number
    case .frictionVelocity:
      guard case .friction(let resistance, _, let greatest) = feel.coasting else { return }
      feel.coasting = .friction(resistance: resistance, drag: number * resistance, greatestVelocity: greatest)
    }
  }

  func value(in feel: ScrollFeel) -> Double {
    if self == .decelerationRate { return feel.decelerationRate.rawValue }
    return exp(logarithm(in: feel))
  }

  /// The other number of the same spring.
  var sibling: FeelNumber? {
    switch self {
    case .bounceStiffness: .bounceDamping
    case .bounceDamping: .bounceStiffness
    case .releaseStiffness: .releaseDamping
    case .releaseDamping: .releaseStiffness
    case .decelerationRate, .rubberBandCoefficient, .frictionVelocity: nil
    }
  }

  /// Returns the derivative of the number with respect to its logarithm.
  func slope(in feel: ScrollFeel) -> Double {
    guard self == .decelerationRate else { return value(in: feel) }
    // d = e^(−resistance/1000).
    return feel.decelerationRate.rawValue * feel.decelerationRate.resistance / 1000
  }

  package var unit: String {
    switch self {
    case .decelerationRate: "per ms"
    case .bounceStiffness, .releaseStiffness: "1/s²"
    case .bounceDamping, .releaseDamping: "1/s"
    case .rubberBandCoefficient: ""
    case .frictionVelocity: "pt/s"
    }
  }
}
