extension ScrollFeel {
  /// The feel of Chromium's own touch scrolling on ChromeOS and the Mac, with elastic overscroll.
  ///
  /// The fling curve is α·e^(−γt) − βt − α with α = −5707.62, β = 172, γ = 3.7 (`ui/events/gestures/fling_curve.cc`). A
  /// fling enters it at the finger's velocity: friction γ, and a drag of β·γ. Above its initial velocity, 20,946 pt/s,
  /// the curve is enlarged. Flings have 30 to 17,000 pt/s (`gesture_configuration.cc`). The velocity is a second-degree
  /// fit that must not point against the gesture (`velocity_tracker.cc`, LSQ2_RESTRICTED).
  ///
  /// Past an edge content follows one twentieth of the finger's distance. It returns by (x₀ + 0.31·v·t)·e^(−12.5t)
  /// (`elastic_overscroll_controller_exponential.cc`; other numbers on Android). Chromium rounds the stretch to whole
  /// pixels. Its stretch begins at 10 pt of pull, which round to one pixel. So it differs by up to a pixel.
  ///
  /// Not taken over: a fling that begins within 50 ms of another's end is boosted. On Windows an overscroll returns
  /// along a Bézier curve. Linux and Windows have another fling: ``chromiumLinux``.
  public static let chromium = ScrollFeel(
    name: "chromium", touchVelocityRule: .chromium, startingVelocity: 30, greatestVelocity: 17_000,
    coasting: .friction(resistance: 3.7, drag: 172 * 3.7, greatestVelocity: 5707.62 * 3.7 - 172),
    rubberBandCoefficient: 0.05, rubberBandShape: .linear, releasesWithFingerVelocity: true,
    bounce: EdgeReturn(spring: Spring(stiffness: 156.25, dampingRatio: 1), velocityShare: 0.31, carriesOn: false),
    release: EdgeReturn(
      spring: Spring(stiffness: 156.25, dampingRatio: 1), velocityShare: 0.31, kick: 12.5, carriesOn: false))

  /// The feel of Chromium's touch scrolling on Linux, with walls at the edges.
  ///
  /// As on Windows, `ExperimentalFlingAnimation` is on. The distance of a fling is that of a deceleration of
  /// 2.7559·10⁻⁵ inches/ms², at 96 points an inch, and at most three viewports. A feel knows no viewport and assumes
  /// 800 points. The time is that of a deceleration of 2300 pt/s², at most 2 s
  /// (`ui/events/gestures/physics_based_fling_curve.cc`). Velocities are as in ``chromium``. In Chromium a diagonal
  /// fling has one curve, that of its faster axis; here each axis has its own.
  public static let chromiumLinux = ScrollFeel(
    name: "chromium-linux", touchVelocityRule: .chromium, startingVelocity: 30, greatestVelocity: 17_000,
    coasting: .bezier(
      deceleration: 2.7559e-5 * 96 * 1e6, pace: 2300, longestDuration: 2, longestDistance: 3 * 800), edge: .stops,
    rubberBandCoefficient: 0.55, releasesWithFingerVelocity: true)
}
