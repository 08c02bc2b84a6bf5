// The parameters that several demos have.

extension Parameter {
  package static let decelerationRate = Parameter(
    "decelerationRate", term: "Deceleration rate", unit: "per ms", range: 0.9...0.9999,
    scale: .towardsOne(fraction: 0.05), decimals: 4, effect: "How far a flick carries.",
    default: \.decelerationRate.rawValue)
  package static let rubberBandCoefficient = Parameter(
    "rubberBandCoefficient", term: "Rubber band", range: 0.05...1, scale: .linear(step: 0.01), decimals: 2,
    effect: "How far content follows past its end.", default: \.rubberBandCoefficient)

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
    "slop", term: "Slop", unit: "pt", range: 0...40, scale: .linear(step: 1), decimals: 0,
    effect: "How far to pull before it follows.", default: PanGesture.Slop.standard[.mouse])
  package static let bounces = option("bounces", "Bounces", effect: "Off: the ends are walls.", isOn: true)
  package static let flickBuildUp = Parameter(
    "flickBuildUp", term: "Flick build-up", range: 0...1, scale: .linear(step: 0.05), decimals: 2,
    effect: "How much speed one flick adds to another.", default: \.flickBuildUp)
  package static let threshold = Parameter(
    "threshold", term: "Threshold ε", unit: "pt", range: 0.01...50, scale: .proportional(fraction: 0.05), decimals: 2,
    effect: "Closer than this counts as there.", default: 0.5)

  package static let wheelSpeed = Parameter(
    "wheelSpeed", term: "Wheel speed", unit: "×", range: 0.1...10, scale: .proportional(fraction: 0.05), decimals: 2,
    effect: "Distance of one notch of a wheel", default: WheelFeel.standard.notchSpeed)
  package static let touchpadSpeed = Parameter(
    "touchpadSpeed", term: "Touchpad speed", unit: "×", range: 0.1...10, scale: .proportional(fraction: 0.05),
    decimals: 2, effect: "Distance content moves under two fingers", default: WheelFeel.standard.touchpadSpeed)
  package static let touchpadMomentum = option(
    "touchpadMomentum", "Touchpad momentum", effect: "Off: content stops when the fingers lift",
    isOn: WheelFeel.standard.hasMomentum)
  package static let reverseScrolling = option(
    "reverseScrolling", "Reverse scrolling", effect: "Against the direction set for the desktop",
    isOn: WheelFeel.standard.isReversed)

  /// How wheels and touchpads move content.
  package static let wheel: [Parameter] = [.wheelSpeed, .touchpadSpeed, .touchpadMomentum, .reverseScrolling]

  /// The numbers of which a feel consists: those that another feel replaces.
  package static let feel: [Parameter] = [
    .decelerationRate, .rubberBandCoefficient, .bounceMass, .bounceStiffness, .bounceDampingRatio, .releaseMass,
    .releaseStiffness, .releaseDampingRatio,
  ]

  /// In the order in which they are listed, before those of single demos.
  static let shared = feel + [.snapMass, .snapStiffness, .snapDampingRatio, .slop] + wheel
}
