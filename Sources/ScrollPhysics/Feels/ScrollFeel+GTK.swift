extension ScrollFeel {
  /// The feel of kinetic scrolling in GTK 4 (`GtkScrolledWindow`, `gtkkineticscrolling.c`).
  ///
  /// The velocity is the distance of the last 150 ms divided by their time, without the press (`GtkGestureSwipe`).
  /// Content decelerates by a friction of 4 s⁻¹ down to 0.1 pt/s. Past an edge a spring of k = 100 with a friction of
  /// 20 s⁻¹ returns it to within 0.1 pt. A finger pulls one to one, at most 100 pt; an impact goes at most 50 pt. The
  /// content does not move: `GtkAdjustment` stays within its limits, and a glow is as high as the overshoot.
  ///
  /// GTK starts the spring in the first frame past the edge; here it starts at the edge. GTK compares the distance from
  /// the edge with the edge itself. So its limit of 50 pt has an effect only at a lower limit of 0, where it cuts off a
  /// longer pull in one frame. Here it applies at both edges to content from inside. GTK rests at whole pixels; here
  /// content rests where the law ends.
  public static let gtk = ScrollFeel(
    name: "gtk", touchVelocityRule: .gtk,
    accumulation: .gtk,
    coasting: .exponential(DecelerationRate(resistance: 4)), stoppingVelocity: 0.1, edge: .glows,
    rubberBandCoefficient: 1, rubberBandShape: .linear, longestPull: 100, releasesWithFingerVelocity: true,
    bounce: overshootReturn, release: overshootReturn)

  private static let overshootReturn = EdgeReturn(
    spring: Spring(stiffness: 100, damping: 20), ceiling: 50, threshold: 0.1, carriesOn: false)
}
