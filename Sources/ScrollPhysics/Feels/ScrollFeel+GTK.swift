extension ScrollFeel {
  /// The kinetic scrolling of GTK 4 (`GtkScrolledWindow`, `gtkkineticscrolling.c`).
  ///
  /// Velocities are the way of the last 150 ms by their time, without the press (`GtkGestureSwipe`). Content slows down by
  /// a friction of 4 s⁻¹ until 0.1 pt/s; past a bound a spring of k = 100 with a friction of 20 s⁻¹ brings it back, until
  /// 0.1 pt. A finger pulls 100 pt at the most, one to one, and an impact goes half as far. None of that moves the content:
  /// `GtkAdjustment` stays within its bounds, and a glow at the edge is as high as the overshoot.
  ///
  /// A flick of content that coasts gets of its velocity u what (v − 0.33·u)/(0.67·u) says, six times u at the most.
  ///
  /// Where the original sees at its next frame that the bound is passed, and begins the spring there, this one begins it at
  /// the bound. It compares its distance from the bound with the bound itself, so that the limit of 50 pt has an effect at a
  /// lower bound of 0 alone, and there cuts off what was pulled farther in one frame; here it holds at both for what comes
  /// from within. It rests at whole pixels; here it rests where the law ends.
  public static let gtk = ScrollFeel(
    name: "gtk", touchVelocityRule: .gtk,
    accumulation: .multiplied(floor: 0.33, ceiling: 1, greatest: 6),
    coasting: .exponential(DecelerationRate(resistance: 4)), stoppingVelocity: 0.1, edge: .glows,
    rubberBandCoefficient: 1, rubberBandShape: .linear, longestPull: 100, releasesWithFingerVelocity: true,
    bounce: overshootReturn, release: overshootReturn)

  private static let overshootReturn = EdgeReturn(
    spring: Spring(stiffness: 100, damping: 20), ceiling: 50, threshold: 0.1, carriesOn: false)
}
