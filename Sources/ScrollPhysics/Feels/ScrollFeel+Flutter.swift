extension ScrollFeel {
  /// Flutter's `BouncingScrollPhysics`, which it has on iOS and macOS.
  ///
  /// Content slows down to 0.135 of its velocity in a second (`BouncingScrollSimulation`), and rests at less than 20 pt/s, on
  /// a display of one pixel a point (`ScrollPhysics.toleranceFor`). Past a bound each point of the finger counts
  /// 0.52·(1 − x/d)² (`frictionFactor`), along each axis by its own extent d: added up, that is the rubber band of c = 0.52.
  /// A spring of m = 0.5, k = 100, ζ = 1.1 takes it back, to the bound at once from a point on such a display
  /// (`ScrollSpringSimulation`), and what hits the bound has 5000 pt/s at the most (in the original at the upper bound alone:
  /// it takes the lesser of two signed numbers). Flings are from 100 to 8000 pt/s.
  ///
  /// Flicks in a row add 0.000816·|v|^1.967, 40,000 pt/s at the most, of content that was caught at v (`carriedMomentum`),
  /// unless they are slower than half of that, or a report more than 20 ms after the last one that moved the content has not
  /// moved it either (`ScrollDragController`). The velocity is that of `VelocityTracker`, a second-degree fit; on iOS Flutter
  /// takes ``VelocityRule/uikit``.
  ///
  /// Not taken over: a finger that has rested for 50 ms, or that begins, first moves 3.5 pt for nothing
  /// (`dragStartDistanceMotionThreshold`), and one that has not gone 18 pt in its last 100 ms flings nothing.
  public static let flutter = ScrollFeel(
    name: "flutter", touchVelocityRule: .flutter, startingVelocity: 100, greatestVelocity: 8000,
    accumulation: .power(factor: 0.000816, exponent: 1.967, greatest: 40_000, floor: 0.5, longestRest: 0.02),
    coasting: .exponential(DecelerationRate(resistance: 2.0024805005437076)), stoppingVelocity: 20,
    rubberBandCoefficient: 0.52, releasesWithFingerVelocity: true,
    bounce: EdgeReturn(
      spring: Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1), greatestVelocity: 5000, threshold: 1,
      carriesOn: false),
    release: EdgeReturn(spring: Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1), threshold: 1, carriesOn: false))

  /// Flutter's `ClampingScrollPhysics`, which it has on Android, Linux and Windows: as far as Android flings, but by a law of
  /// the velocity alone (`ClampingScrollSimulation`), in n·0.35 of the time, with n = ln 0.78/ln 0.9; and the bounds are
  /// walls. Flings are from 50 to 8000 pt/s.
  public static let flutterClamping = ScrollFeel(
    name: "flutter-clamping", touchVelocityRule: .flutter, startingVelocity: 50, greatestVelocity: 8000,
    coasting: .power(exponent: SplineDeceleration.exponent, scale: 2886.1309672436496), edge: .stops,
    rubberBandCoefficient: 0.55, releasesWithFingerVelocity: true)
}
