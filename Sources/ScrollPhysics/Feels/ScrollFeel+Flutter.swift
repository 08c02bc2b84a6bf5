extension ScrollFeel {
  /// The feel of Flutter's `BouncingScrollPhysics`, as on iOS and macOS: see <doc:Other-platforms>.
  ///
  /// Content hits an edge with at most 5000 pt/s (in Flutter at the upper limit only, since it takes the lesser of two signed
  /// numbers). On iOS Flutter uses ``VelocityRule/uikit``.
  public static let flutter = ScrollFeel(
    name: "flutter", touchVelocityRule: .flutter, startingVelocity: 100, maximumVelocity: 8000,
    accumulation: .flutter,
    decelerationLaw: .exponential(DecelerationRate(resistance: 2.0024805005437076)), stoppingVelocity: 20,
    rubberBandCoefficient: 0.52, releasesWithFingerVelocity: true,
    bounce: EdgeReturn(
      spring: Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1), maximumVelocity: 5000, threshold: 1,
      continuesInside: false),
    release: EdgeReturn(
      spring: Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1), threshold: 1, continuesInside: false))

  /// The feel of Flutter's `ClampingScrollPhysics`, as on Android, Linux and Windows, with walls at the edges.
  ///
  /// A fling travels as far as Android's, in n·0.35 of the time, with n = ln 0.78/ln 0.9. Its law depends on the
  /// velocity alone (`ClampingScrollSimulation`).
  public static let flutterClamping = ScrollFeel(
    name: "flutter-clamping", touchVelocityRule: .flutter, startingVelocity: 50, maximumVelocity: 8000,
    decelerationLaw: .power(exponent: DecelerationLaw.splineExponent, scale: 2886.1309672436496), edge: .stops,
    rubberBandCoefficient: 0.55, releasesWithFingerVelocity: true)
}
