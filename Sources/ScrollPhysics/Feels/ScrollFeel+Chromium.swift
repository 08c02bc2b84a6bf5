extension ScrollFeel {
  /// Chromium's own scrolling of touches on ChromeOS and the Mac, and its elastic overscroll where that is on.
  ///
  /// The fling curve is α·e^(−γt) − βt − α with α = −5707.62, β = 172, γ = 3.7 (`ui/events/gestures/fling_curve.cc`), entered
  /// where it has the velocity of the finger: friction γ, and a drag of β·γ. Faster than its beginning, 20,946 pt/s, it is
  /// enlarged. Flings are from 30 to 17,000 pt/s (`gesture_configuration.cc`). The velocity is a second-degree fit that must not
  /// go against the way of the gesture (`velocity_tracker.cc`, LSQ2_RESTRICTED).
  ///
  /// Past a bound content follows one twentieth of the way, and comes back by (x₀ + 0.31·v·t)·e^(−12.5t)
  /// (`elastic_overscroll_controller_exponential.cc`; on Android its numbers are others). The original rounds the stretch to whole
  /// pixels and begins it with 10 pt of pull, which round to one: it is up to a pixel off this.
  ///
  /// Not taken over: flings that begin within 50 ms of the end of another are boosted by it. On Windows an overscroll
  /// comes back along a Bézier curve. Linux and Windows have another fling: ``chromiumLinux``.
  public static let chromium = ScrollFeel(
    name: "chromium", touchVelocityRule: .chromium, startingVelocity: 30, greatestVelocity: 17_000,
    coasting: .friction(resistance: 3.7, drag: 172 * 3.7, greatestVelocity: 5707.62 * 3.7 - 172),
    rubberBandCoefficient: 0.05, rubberBandShape: .linear, releasesWithFingerVelocity: true,
    bounce: EdgeReturn(spring: Spring(stiffness: 156.25, dampingRatio: 1), velocityShare: 0.31, carriesOn: false),
    release: EdgeReturn(
      spring: Spring(stiffness: 156.25, dampingRatio: 1), velocityShare: 0.31, kick: 12.5, carriesOn: false))

  /// Chromium's scrolling of touches on Linux, where `ExperimentalFlingAnimation` is on (as on Windows), and its elastic
  /// overscroll is not: the bounds are walls.
  ///
  /// A fling goes as far as a deceleration of 2.7559·10⁻⁵ inches/ms² would take it, of 96 points each, in the time that one
  /// of 2300 pt/s² needs, at most 2 s (`ui/events/gestures/physics_based_fling_curve.cc`). It goes three viewports far at the
  /// most; a feel knows none, and takes that of 800 points. Velocities are as in ``chromium``. A diagonal fling of the original
  /// has one curve, that of its faster axis; here each axis has its own.
  public static let chromiumLinux = ScrollFeel(
    name: "chromium-linux", touchVelocityRule: .chromium, startingVelocity: 30, greatestVelocity: 17_000,
    coasting: .bezier(
      deceleration: 2.7559e-5 * 96 * 1e6, pace: 2300, longestDuration: 2, longestDistance: 3 * 800), edge: .stops,
    rubberBandCoefficient: 0.55, releasesWithFingerVelocity: true)
}
