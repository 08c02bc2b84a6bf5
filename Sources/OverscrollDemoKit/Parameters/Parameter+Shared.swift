import ScrollInteraction
import ScrollPhysics

// The parameters that several demos have.

extension Parameter {
  package static let decelerationRate = Parameter(
    "decelerationRate", term: "Deceleration rate", unit: "per ms", range: 0.9...0.9999,
    scale: .towardsOne(fraction: 0.05), decimals: 4, effect: "How far a flick carries.",
    default: \.decelerationRate.rawValue)
  package static let rubberBandCoefficient = Parameter(
    "rubberBandCoefficient", term: "Rubber band", range: 0.05...1, scale: .linear(step: 0.01), decimals: 2,
    effect: "How far content follows past its end.", default: \.rubberBandCoefficient)

  package static let bounceMass = mass("bounce", when: "it hits the end", \.bounceSpring)
  package static let bounceStiffness = stiffness("bounce", when: "it hits the end", \.bounceSpring)
  package static let bounceDampingRatio = dampingRatio("bounce", \.bounceSpring)
  package static let releaseMass = mass("release", when: "it is let go", \.releaseSpring)
  package static let releaseStiffness = stiffness("release", when: "it is let go", \.releaseSpring)
  package static let releaseDampingRatio = dampingRatio("release", \.releaseSpring)
  package static let snapMass = mass("snap", when: "it snaps") { _ in .snap }
  package static let snapStiffness = stiffness("snap", when: "it snaps") { _ in .snap }
  package static let snapDampingRatio = dampingRatio("snap") { _ in .snap }

  package static let slop = Parameter(
    "slop", term: "Slop", unit: "pt", range: 0...40, scale: .linear(step: 1), decimals: 0,
    effect: "How far to pull before it follows.", default: PanGesture.Slop.standard[.mouse])
  package static let bounces = option("bounces", "Bounces", effect: "Off: the ends are walls.", isOn: true)
  package static let flickBuildUp = Parameter(
    "flickBuildUp", term: "Flick build-up", range: 0...1, scale: .linear(step: 0.05), decimals: 2,
    effect: "How much speed one flick adds to another.", default: \.flickBuildUp)
  package static let threshold = Parameter(
    "threshold", term: "Threshold ε", unit: "pt", range: 0.01...50, scale: .proportional(fraction: 0.05), decimals: 2,
    effect: "Closer than this counts as there.", default: 0.5)

  /// The numbers of which a feel consists: those that another feel replaces.
  package static let feel: Set<Parameter> = [
    .decelerationRate, .rubberBandCoefficient, .bounceMass, .bounceStiffness, .bounceDampingRatio, .releaseMass,
    .releaseStiffness, .releaseDampingRatio,
  ]

  /// In the order in which they are listed, before those of single demos.
  package static let shared: [Parameter] = [
    .decelerationRate, .rubberBandCoefficient, .bounceMass, .bounceStiffness, .bounceDampingRatio, .releaseMass,
    .releaseStiffness, .releaseDampingRatio, .snapMass, .snapStiffness, .snapDampingRatio, .slop,
  ]
}

extension Parameter {
  private typealias SpringOf = @Sendable (ScrollFeel) -> Spring

  private static func mass(_ name: String, when: String, _ spring: @escaping SpringOf) -> Parameter {
    Parameter(
      "\(name).mass", term: "\(name.capitalized) mass", range: 0.1...10, scale: .proportional(fraction: 0.05),
      decimals: 2, effect: "Heavier is slower when \(when).", default: { spring($0).mass })
  }

  private static func stiffness(_ name: String, when: String, _ spring: @escaping SpringOf) -> Parameter {
    Parameter(
      "\(name).stiffness", term: "\(name.capitalized) stiffness", range: 1...2000,
      scale: .proportional(fraction: 0.05), decimals: 0, effect: "Pulls harder when \(when).",
      default: { spring($0).stiffness })
  }

  private static func dampingRatio(_ name: String, _ spring: @escaping SpringOf) -> Parameter {
    Parameter(
      "\(name).dampingRatio", term: "\(name.capitalized) damping ratio", unit: "ζ", range: 0.05...4,
      scale: .proportional(fraction: 0.02), decimals: 2, effect: "Below 1 it swings, above 1 it creeps.",
      default: { spring($0).dampingRatio })
  }
}
