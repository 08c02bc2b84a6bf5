extension ScrollFeel {
  /// The feel of Flutter's `BouncingScrollPhysics`, as on iOS and macOS.
  ///
  /// Content slows down to 0.135 of its velocity in a second (`BouncingScrollSimulation`). It rests below 20 pt/s on a
  /// display of one pixel a point (`ScrollPhysics.toleranceFor`). Past an edge each point of the finger counts
  /// 0.52·(1 − x/d)² (`frictionFactor`), along each axis by its own extent d. Summed up, that is the rubber band of
  /// c = 0.52. A spring of m = 0.5, k = 100, ζ = 1.1 returns the content, with a jump from one point on such a display
  /// (`ScrollSpringSimulation`). Content hits an edge with at most 5000 pt/s (in Flutter at the upper limit only, since
  /// it takes the lesser of two signed numbers). Flings have 100 to 8000 pt/s.
  ///
  /// Flicks in a row gain velocity by ``FlickAccumulation/flutter`` (`carriedMomentum`, `ScrollDragController`). The
  /// velocity is `VelocityTracker`'s second-degree fit; on iOS Flutter uses ``VelocityRule/uikit``.
  ///
  /// Not taken over: a finger that begins, or has rested for 50 ms, first moves 3.5 pt without effect
  /// (`dragStartDistanceMotionThreshold`). A finger that has moved less than 18 pt in its last 100 ms does not fling.
  public static let flutter = ScrollFeel(
    name: "flutter", touchVelocityRule: .flutter, startingVelocity: 100, greatestVelocity: 8000,
    accumulation: .flutter,
    coasting: .exponential(DecelerationRate(resistance: 2.0024805005437076)), stoppingVelocity: 20,
    rubberBandCoefficient: 0.52, releasesWithFingerVelocity: true,
    bounce: EdgeReturn(
      spring: Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1), greatestVelocity: 5000, threshold: 1,
      carriesOn: false),
    release: EdgeReturn(spring: Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1), threshold: 1, carriesOn: false))

  /// The feel of Flutter's `ClampingScrollPhysics`, as on Android, Linux and Windows, with walls at the edges.
  ///
  /// A fling travels as far as Android's, in n·0.35 of the time, with n = ln 0.78/ln 0.9. Its law depends on the
  /// velocity alone (`ClampingScrollSimulation`). Flings have 50 to 8000 pt/s.
  public static let flutterClamping = ScrollFeel(
    name: "flutter-clamping", touchVelocityRule: .flutter, startingVelocity: 50, greatestVelocity: 8000,
    coasting: .power(exponent: SplineDeceleration.exponent, scale: 2886.1309672436496), edge: .stops,
    rubberBandCoefficient: 0.55, releasesWithFingerVelocity: true)
}
