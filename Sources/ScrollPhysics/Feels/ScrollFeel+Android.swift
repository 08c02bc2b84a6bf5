extension ScrollFeel {
  /// The feel of Android from version 12 on, in density-independent points: see <doc:Other-platforms>.
  ///
  /// Past an edge content stays and is stretched. Content that hits the edge starts the stretch with 13 times its velocity.
  /// A pulled stretch returns from rest. After a flick it starts with 13 times the flick's velocity if the flick points
  /// outward, or inward too weakly to fling past the pull (`ScrollView`, `shouldAbsorb`).
  ///
  /// The tail's 8 and 200 are pixels in Android, here points, as at a density of 1. The velocity at the edge is the spline's;
  /// Android takes the slope of its last step. Android's flywheel is left out: it adds a flick to one under way only if no
  /// finger has stopped it.
  public static let android = ScrollFeel(
    name: "android", touchVelocityRule: .android, startingVelocity: 50, greatestVelocity: 8000,
    coasting: .spline(inflexion: 0.35, drag: 0.015 * DecelerationLaw.splineDragOfFriction),
    edge: .stretches(.android), rubberBandCoefficient: 1,
    rubberBandShape: .linear, releasesWithFingerVelocity: true, bounce: stretchReturn, release: stretchReturn)

  private static let stretchReturn = EdgeReturn(
    spring: Spring(stiffness: 24.657 * 24.657, dampingRatio: 0.98), velocityShare: 13,
    tail: EdgeReturn.Tail(distance: 8, velocity: 200))
}
