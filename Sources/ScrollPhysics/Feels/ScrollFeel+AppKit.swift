extension ScrollFeel {
  /// The feel of a Mac after fingers lift from its touchpad: see <doc:Other-platforms>.
  ///
  /// The amplitude 0.31, the stiffness 20 and the period 1.6 of the return are those of WebKit's elasticity, which Chromium
  /// shares. As a spring that is k = 12.5², ζ = 1, begun with 0.31·v − 12.5·x₀. A jump of 8 pt ends a return after a release
  /// only, as in the recording.
  public static let appkit = ScrollFeel(
    name: "appkit", decelerationLaw: .power(exponent: 4, scale: 4000), rubberBandCoefficient: 0.075,
    releasesWithFingerVelocity: true,
    bounce: EdgeReturn(
      spring: Spring(stiffness: 156.25, dampingRatio: 1), velocityShare: 0.31, maximumVelocity: 20_000,
      continuesInside: false),
    release: EdgeReturn(
      spring: Spring(stiffness: 156.25, dampingRatio: 1), velocityShare: 0.31, maximumVelocity: 20_000, kick: 12.5,
      threshold: 8, continuesInside: false))
}
