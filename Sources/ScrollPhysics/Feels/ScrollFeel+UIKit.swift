internal import CScrollMath

extension ScrollFeel {
  /// The feel of iOS 26, by recordings of its offsets on a display of 60 Hz: see <doc:UIKit>.
  public static let uikit = uikit(frame: 1.0 / 60)

  /// Returns the feel of iOS on a display with a time of `frame` seconds between frames; 0 for the limit without steps.
  package static func uikit(frame: Double) -> ScrollFeel {
    let pull = DecelerationRate.fast.resistance(frame: frame)
    let loss = DecelerationRate.normal.resistance(frame: frame)
    // Content past an edge decelerates in a frame of reference that shrinks: x = e^(−pull·t)·(x₀ + v·reach·(1 − e^(−loss·t))).
    let spring = Spring(stiffness: pull * (pull + loss), damping: pull + (pull + loss))
    let share = DecelerationForm.sum.reach(of: .normal) * loss
    return ScrollFeel(
      name: "uikit", touchVelocityRule: .uikit, startingVelocity: 250, releaseLatency: 0.00093,
      accumulation: .uikit, decelerationLaw: .exponential(.normal, form: .sum), stoppingVelocity: 10,
      rubberBandCoefficient: 0.55, touchpadRubberBandCoefficient: 0.715, releasesWithFingerVelocity: true,
      bounce: EdgeReturn(spring: spring), release: EdgeReturn(spring: spring, velocityShare: share, kick: pull))
  }

  /// Holko's scroll view with UIKit Dynamics, 2014: resistance 2, an attachment of 2 Hz and damping ratio 1.
  public static let uikitDynamics = ScrollFeel(
    name: "uikit-dynamics", decelerationLaw: .exponential(DecelerationRate(resistance: 2)),
    bounce: EdgeReturn(spring: Spring(response: 0.5, dampingRatio: 1)),
    release: EdgeReturn(spring: Spring(response: 0.5, dampingRatio: 1)))
}

extension DecelerationRate {
  /// Returns the resistance, in 1/s, of steps of 1 + x + x²/2, where x is the rate's logarithm over `frame` seconds.
  package func resistance(frame: Double) -> Double {
    let x = -resistance * frame
    return frame > 0 ? -log(1 + x + x * x / 2) / frame : resistance
  }
}
