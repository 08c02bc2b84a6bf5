extension ScrollFeel {
  /// Android from version 12 on, in density-independent points.
  ///
  /// Fingers are measured by AOSP's second-degree fit (`VelocityTracker`, LSQ2); below 50 dp/s nothing flings, and
  /// 8000 dp/s is the most (`ViewConfiguration`). Content flings along the spline of `OverScroller` and Compose's
  /// `splineBasedDecay`: inflexion 0.35, friction 0.015 of 0.84 × gravity, 9.80665 m/s² × 39.37 inches × 160 dp, rate
  /// ln 0.78/ln 0.9.
  ///
  /// Past a bound it stays, and is stretched (`EdgeEffect`): a pull of a whole viewport by 3.2 %. What hits the bound sets
  /// the stretch going with 13 times its velocity; what was pulled is let go from rest, or with 13 times the velocity of a
  /// flick outwards, or inwards of one too weak to fling past the pull (`ScrollView`, `shouldAbsorb`). It comes back by a
  /// spring of 24.657 s⁻¹ and ζ = 0.98, and from 8 pt on at 200 pt/s straight to rest.
  ///
  /// Those last two are pixels in the original, here points: at a density of 1. There the stretch is a shader that
  /// stretches most near the bound, by an amount that is nowhere documented; here it is a scale. The
  /// velocity at the bound is that of the spline, where the original takes the slope of its last step. Its flywheel, which
  /// adds a flick to one under way, works only while no finger has stopped it, and is left out.
  public static let android = ScrollFeel(
    name: "android", touchVelocityRule: .android, startingVelocity: 50, greatestVelocity: 8000,
    coasting: .spline(inflexion: 0.35, drag: 0.015 * SplineDeceleration.dragOfFriction),
    edge: .stretches(EdgeStretch(linear: 0.016, exponential: 0.016, reach: 0.33)), rubberBandCoefficient: 1,
    rubberBandShape: .linear, releasesWithFingerVelocity: true, bounce: stretchReturn, release: stretchReturn)

  private static let stretchReturn = EdgeReturn(
    spring: Spring(stiffness: 24.657 * 24.657, dampingRatio: 0.98), velocityShare: 13,
    tail: EdgeReturn.Tail(distance: 8, velocity: 200))
}
