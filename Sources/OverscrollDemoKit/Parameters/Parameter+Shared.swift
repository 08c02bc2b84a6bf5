// The parameters that several demos share.

extension Parameter {
  package static let decelerationRate = Parameter(
    "decelerationRate", .deceleration, term: "Deceleration rate", unit: "per ms", range: 0.9...0.9999,
    scale: .towardsOne, decimals: 4, effect: "How far a flick travels", default: \.decelerationRate.rawValue)
  package static let rubberBandCoefficient = Parameter(
    "rubberBandCoefficient", .bounce, term: "Rubber-band coefficient", range: 0.05...1, scale: .linear(step: 0.01),
    decimals: 2, effect: "Resistance past the edge", default: \.rubberBandCoefficient)

  package static let bounceMass = SpringRole.bounce.mass
  package static let bounceStiffness = SpringRole.bounce.stiffness
  package static let bounceDampingRatio = SpringRole.bounce.dampingRatio
  package static let releaseMass = SpringRole.release.mass
  package static let releaseStiffness = SpringRole.release.stiffness
  package static let releaseDampingRatio = SpringRole.release.dampingRatio
  package static let snapMass = SpringRole.snap.mass
  package static let snapStiffness = SpringRole.snap.stiffness
  package static let snapDampingRatio = SpringRole.snap.dampingRatio

  package static let slop = Parameter(
    "slop", .input, term: "Drag threshold", unit: "pt", range: 0...40, scale: .linear(step: 1), decimals: 0,
    effect: "Movement before a drag begins", default: PanGesture.Slop.standard[.mouse])
  package static let bounces = option(
    "bounces", .bounce, term: "Bounces at edges", effect: "Bounce past the edges", isOn: true)
  package static let flickBuildUp = Parameter(
    "flickBuildUp", .input, term: "Flick acceleration", range: 0...1, scale: .linear(step: 0.05), decimals: 2,
    effect: "What one flick adds to the next", default: { $0.accumulation.share })
  package static let flickMultiplier = Parameter(
    "flickMultiplier", .input, term: "Flick multiplier", unit: "×", range: 1...32, scale: .proportional(), decimals: 1,
    effect: "The largest factor of flicks in a row", default: { $0.accumulation.growth?.maximum ?? 1 })
  package static let touchpadRubberBand = Parameter(
    "touchpadRubberBand", .input, term: "Touchpad rubber band", range: 0.05...1, scale: .linear(step: 0.01),
    decimals: 3, effect: "Resistance past the edge by touchpad",
    default: { $0.touchpadRubberBandCoefficient ?? $0.rubberBandCoefficient })
  package static let threshold = Parameter(
    "threshold", .advanced, term: "Rest threshold", unit: "pt", range: 0.01...50, scale: .proportional(),
    decimals: 2, effect: "Distance that counts as settled", default: 0.5)

  package static let wheelSpeed = Parameter(
    "wheelSpeed", .input, term: "Wheel speed", unit: "×", range: 0.1...10, scale: .proportional(),
    decimals: 2, effect: "Distance of one notch of a wheel", default: WheelFeel.standard.notchSpeed)
  package static let touchpadSpeed = Parameter(
    "touchpadSpeed", .input, term: "Touchpad speed", unit: "×", range: 0.1...10, scale: .proportional(),
    decimals: 2, effect: "Distance moved by two fingers", default: WheelFeel.standard.touchpadSpeed)
  package static let touchpadMomentum = option(
    "touchpadMomentum", .input, term: "Touchpad momentum", effect: "Content goes on when fingers lift",
    isOn: WheelFeel.standard.hasMomentum)
  package static let reverseScrolling = option(
    "reverseScrolling", .input, term: "Reverse scrolling", effect: "Reverses the desktop’s direction",
    isOn: WheelFeel.standard.isReversed)

  package static let wheel: [Parameter] = [.wheelSpeed, .touchpadSpeed, .touchpadMomentum, .reverseScrolling]

  /// The numbers that make up a feel: another feel replaces them.
  package static let feel: [Parameter] = [
    .decelerationRate, .rubberBandCoefficient, .bounceMass, .bounceStiffness, .bounceDampingRatio, .releaseMass,
    .releaseStiffness, .releaseDampingRatio,
  ]

  /// The preferences of a person's hand, which no feel replaces.
  package static let input = wheel + [.slop, .flickBuildUp, .flickMultiplier, .touchpadRubberBand]

  /// The shared parameters, in the order in which they are listed before those of single demos.
  static let shared = feel + [.snapMass, .snapStiffness, .snapDampingRatio, .slop] + wheel
}
