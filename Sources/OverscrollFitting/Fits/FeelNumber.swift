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

  /// The spring with the number, and whether the number is its stiffness and not its damping; `nil` for other numbers.
  private var spring: (path: WritableKeyPath<ScrollFeel, Spring>, isStiffness: Bool)? {
    switch self {
    case .bounceStiffness: (\.bounce.spring, true)
    case .bounceDamping: (\.bounce.spring, false)
    case .releaseStiffness: (\.release.spring, true)
    case .releaseDamping: (\.release.spring, false)
    case .decelerationRate, .rubberBandCoefficient, .frictionVelocity: nil
    }
  }

  /// Returns the logarithm of the number, which the search varies. The rate is represented by its resistance.
  func logarithm(in feel: ScrollFeel) -> Double {
    if let (path, isStiffness) = spring {
      let spring = feel[keyPath: path]
      return log((isStiffness ? spring.stiffness : spring.damping) / spring.mass)
    }
    if self == .rubberBandCoefficient { return log(feel.rubberBandCoefficient) }
    guard self == .frictionVelocity else { return log(feel.decelerationRate.resistance) }
    return if case .friction(let resistance, let drag, _) = feel.coasting { log(drag / resistance) } else { 0 }
  }

  /// Sets the number. Springs get mass 1: a recording determines stiffness and damping only relative to the mass.
  func set(logarithm: Double, in feel: inout ScrollFeel) {
    let number = exp(min(max(logarithm, -30), 30))
    if let (path, isStiffness) = spring {
      let old = feel[keyPath: path]
      feel[keyPath: path] = Spring(
        stiffness: isStiffness ? number : old.stiffness / old.mass,
        damping: isStiffness ? old.damping / old.mass : number)
    } else if self == .rubberBandCoefficient {
      feel.rubberBandCoefficient = number
    } else if self == .decelerationRate {
      feel.decelerationRate = DecelerationRate(resistance: number)
    } else if case .friction(let resistance, _, let greatest) = feel.coasting {
      feel.coasting = .friction(resistance: resistance, drag: number * resistance, greatestVelocity: greatest)
    }
  }

  func value(in feel: ScrollFeel) -> Double {
    if self == .decelerationRate { return feel.decelerationRate.rawValue }
    return exp(logarithm(in: feel))
  }

  /// The other number of the same spring.
  var sibling: FeelNumber? {
    spring.flatMap { own in Self.allCases.first { $0 != self && $0.spring?.path == own.path } }
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
