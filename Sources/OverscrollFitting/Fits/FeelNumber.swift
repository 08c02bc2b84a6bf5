internal import CScrollMath

/// A number of a feel that a recording can determine. Fits as JSON contain the raw values.
package enum FeelNumber: String, Hashable, Sendable, CaseIterable {
  case decelerationRate = "decelerationRate"
  case bounceStiffness = "bounce.stiffness"
  case bounceDamping = "bounce.damping"
  case releaseStiffness = "release.stiffness"
  case releaseDamping = "release.damping"
  case rubberBandCoefficient = "rubberBandCoefficient"

  /// The spring with the number, and whether the number is its stiffness and not its damping; `nil` for other numbers.
  private var spring: (path: WritableKeyPath<ScrollFeel, Spring>, isStiffness: Bool)? {
    switch self {
    case .bounceStiffness: (\.bounce.spring, true)
    case .bounceDamping: (\.bounce.spring, false)
    case .releaseStiffness: (\.release.spring, true)
    case .releaseDamping: (\.release.spring, false)
    case .decelerationRate, .rubberBandCoefficient: nil
    }
  }

  /// Returns the logarithm of the number, which the search varies. The rate is represented by its resistance.
  func logarithm(in feel: ScrollFeel) -> Double {
    if let (path, isStiffness) = spring {
      let spring = feel[keyPath: path]
      return log((isStiffness ? spring.stiffness : spring.damping) / spring.mass)
    }
    return log(self == .rubberBandCoefficient ? feel.rubberBandCoefficient : feel.decelerationRate.resistance)
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
    } else {
      feel.decelerationRate = DecelerationRate(resistance: number)
    }
  }

  func value(in feel: ScrollFeel) -> Double {
    if self == .decelerationRate { return feel.decelerationRate.rawValue }
    return exp(logarithm(in: feel))
  }

  var sibling: FeelNumber? {
    spring.flatMap { own in Self.allCases.first { $0 != self && $0.spring?.path == own.path } }
  }

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
    }
  }
}
