extension ScrollFeel {
  /// The feel of kinetic scrolling in GTK 4 (`GtkScrolledWindow`, `gtkkineticscrolling.c`): see <doc:Other-platforms>.
  ///
  /// The content does not move past an edge: `GtkAdjustment` stays within its limits, and a glow is as high as the
  /// overshoot. GTK rests at whole pixels; here content rests where the law ends.
  public static let gtk = ScrollFeel(
    name: "gtk", touchVelocityRule: .gtk,
    accumulation: .gtk,
    decelerationLaw: .exponential(DecelerationRate(resistance: 4)), stoppingVelocity: 0.1, edge: .glows,
    rubberBandCoefficient: 1, rubberBandShape: .linear, maximumPull: 100, releasesWithFingerVelocity: true,
    bounce: overshootReturn, release: overshootReturn)

  private static let overshootReturn = EdgeReturn(
    spring: Spring(stiffness: 100, damping: 20), ceiling: 50, threshold: 0.1, continuesInside: false)
}
