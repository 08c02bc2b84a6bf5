extension ScrollFeel {
  /// The feel of Chromium's own touch scrolling on ChromeOS and the Mac, with elastic overscroll: see <doc:Other-platforms>.
  ///
  /// The fling curve is α·e^(−γt) − βt − α with α = −5707.62, β = 172, γ = 3.7 (`ui/events/gestures/fling_curve.cc`). A
  /// fling enters it at the finger's velocity: friction γ, and a drag of β·γ. Above its initial velocity, 20,946 pt/s,
  /// the curve is enlarged. Chromium rounds the stretch to whole pixels, so it differs by up to a pixel.
  public static let chromium = ScrollFeel(
    name: "chromium", touchVelocityRule: .chromium, startingVelocity: 30, maximumVelocity: 17_000,
    decelerationLaw: .friction(resistance: 3.7, drag: 172 * 3.7, maximumVelocity: 5707.62 * 3.7 - 172),
    rubberBandCoefficient: 0.05, rubberBandShape: .linear, releasesWithFingerVelocity: true,
    bounce: EdgeReturn(spring: Spring(stiffness: 156.25, dampingRatio: 1), velocityShare: 0.31, continuesInside: false),
    release: EdgeReturn(
      spring: Spring(stiffness: 156.25, dampingRatio: 1), velocityShare: 0.31, kick: 12.5, continuesInside: false))

  /// The feel of Chromium's touch scrolling on Linux, with walls at the edges: see <doc:Other-platforms>.
  ///
  /// The deceleration is 2.7559·10⁻⁵ inches/ms², at 96 points an inch. A feel knows no viewport and assumes 800 points for
  /// the maximum distance, three viewports.
  public static let chromiumLinux = ScrollFeel(
    name: "chromium-linux", touchVelocityRule: .chromium, startingVelocity: 30, maximumVelocity: 17_000,
    decelerationLaw: .bezier(
      deceleration: 2.7559e-5 * 96 * 1e6, pace: 2300, maximumDuration: 2, maximumDistance: 3 * 800), edge: .stops,
    rubberBandCoefficient: 0.55, releasesWithFingerVelocity: true)
}
