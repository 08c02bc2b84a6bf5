extension ScrollFeel {
  /// The feel of Android from version 12 on, in density-independent points.
  ///
  /// Velocities come from AOSP's second-degree fit (`VelocityTracker`, LSQ2). Flings start at 50 dp/s and have at most
  /// 8000 dp/s (`ViewConfiguration`). Content flings along the spline of `OverScroller` and Compose's
  /// `splineBasedDecay`: inflexion 0.35, friction 0.015 of 0.84 × gravity, 9.80665 m/s² × 39.37 inches × 160 dp, rate
  /// ln 0.78/ln 0.9.
  ///
  /// Past an edge content stays and is stretched (`EdgeEffect`): by 3.2 % for a pull of a whole viewport. Content that
  /// hits the edge starts the stretch with 13 times its velocity. A pulled stretch returns from rest. After a flick it
  /// starts with 13 times the flick's velocity if the flick points outward, or inward too weakly to fling past the pull
  /// (`ScrollView`, `shouldAbsorb`). It returns by a spring of 24.657 s⁻¹ and ζ = 0.98, and from 8 pt on at 200 pt/s.
  ///
  /// The 8 and the 200 are pixels in Android, here points, as at a density of 1. Android's stretch is a shader that
  /// stretches most near the edge, by an undocumented amount; here it is a scale. The velocity at the edge is the
  /// spline's; Android takes the slope of its last step. Android's flywheel is left out: it adds a flick to one under
  /// way only if no finger has stopped it.
  public static let android = ScrollFeel(
    name: "android", touchVelocityRule: .android, startingVelocity: 50, greatestVelocity: 8000,
    coasting: .spline(inflexion: 0.35, drag: 0.015 * SplineDeceleration.dragOfFriction),
    edge: .stretches(.android), rubberBandCoefficient: 1,
    rubberBandShape: .linear, releasesWithFingerVelocity: true, bounce: stretchReturn, release: stretchReturn)

  private static let stretchReturn = EdgeReturn(
    spring: Spring(stiffness: 24.657 * 24.657, dampingRatio: 0.98), velocityShare: 13,
    tail: EdgeReturn.Tail(distance: 8, velocity: 200))
}
