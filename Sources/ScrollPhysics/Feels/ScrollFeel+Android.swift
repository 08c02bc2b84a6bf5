extension ScrollFeel {
  /// The feel of Android from version 12 on, in density-independent points: see <doc:Other-platforms>.
  ///
  /// Past an edge content stays and is stretched. Content that hits the edge starts the stretch with 13 times its
  /// velocity, as does a flick of pulled content, unless it flings past the pull (`ScrollView`, `shouldAbsorb`). The
  /// tail's 8 and 200 are pixels in Android, here points. The velocity at the edge is the spline's; Android takes the
  /// slope of its last step. Android's flywheel, for flicks without a stop in between, is left out.
  public static let android = ScrollFeel(
    name: "android", touchVelocityRule: .android, startingVelocity: 50, maximumVelocity: 8000,
    decelerationLaw: .spline(inflexion: 0.35, drag: 0.015 * DecelerationLaw.splineDragOfFriction),
    edge: .stretches(.android), rubberBandCoefficient: 1,
    rubberBandShape: .linear, releasesWithFingerVelocity: true, bounce: stretchReturn, release: stretchReturn)

  private static let stretchReturn = EdgeReturn(
    spring: Spring(stiffness: 24.657 * 24.657, dampingRatio: 0.98), velocityShare: 13,
    tail: EdgeReturn.Tail(distance: 8, velocity: 200))
}
