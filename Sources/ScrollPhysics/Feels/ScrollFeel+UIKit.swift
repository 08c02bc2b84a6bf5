internal import CScrollMath

extension ScrollFeel {
  /// The feel of iOS 26, by recordings of its offsets.
  ///
  /// A velocity loses 0.2 % in a millisecond. Past an edge, a distance to the edge loses another 1 %. So UIKit's two
  /// numbers are 0.998 and 0.99. UIKit steps from frame to frame, with 1 + x + x²/2 in place of e^x. The numbers of the
  /// edges here are those of a display of 60 Hz, as in all recordings: a kick of 9.997, and a spring of k = 119.95 and
  /// c = 21.996. Without steps they would be 10.05, 121.13 and 22.10.
  ///
  /// Sources: recordings of iOS 26.1 (Vercantez/openuikit, golden/scroll_traces), and of iOS 26.2 with an iPad's
  /// trackpad, whose rubber band is 0.715 (Telegram's list, CoreListDemoTests). For flicks in a row see
  /// ``FlickSeries``. In the first set, content released at 187 pt/s never decelerates, at 263 pt/s sometimes, from 350
  /// pt/s on always. The starting velocity is in between.
  public static let uikit = uikit(frame: 1.0 / 60)

  /// Returns the feel of iOS on a display with a time of `frame` seconds between frames; 0 for the limit without steps.
  package static func uikit(frame: Double) -> ScrollFeel {
    let pull = DecelerationRate.fast.resistance(frame: frame)
    let loss = DecelerationRate.normal.resistance(frame: frame)
    // Content past an edge coasts in a frame of reference that shrinks: x = e^(−pull·t)·(x₀ + v·reach·(1 − e^(−loss·t))).
    let spring = Spring(stiffness: pull * (pull + loss), damping: pull + (pull + loss))
    let share = DecelerationForm.sum.reach(of: .normal) * loss
    return ScrollFeel(
      name: "uikit", touchVelocityRule: .uikit, startingVelocity: 250, releaseLatency: 0.00093,
      accumulation: .uikit, coasting: .exponential(.normal, form: .sum), stoppingVelocity: 10,
      rubberBandCoefficient: 0.55, touchpadRubberBandCoefficient: 0.715, releasesWithFingerVelocity: true,
      bounce: EdgeReturn(spring: spring), release: EdgeReturn(spring: spring, velocityShare: share, kick: pull))
  }

  /// Holko's scroll view with UIKit Dynamics, 2014: resistance 2, an attachment of 2 Hz and damping ratio 1.
  public static let uikitDynamics = ScrollFeel(
    name: "uikit-dynamics", coasting: .exponential(DecelerationRate(resistance: 2)),
    bounce: EdgeReturn(spring: Spring(response: 0.5, dampingRatio: 1)),
    release: EdgeReturn(spring: Spring(response: 0.5, dampingRatio: 1)))
}

extension DecelerationRate {
  /// Returns the resistance, in 1/s, that steps of 1 + x + x²/2 have, where x is the logarithm of the rate over a time of
  /// `frame` seconds.
  package func resistance(frame: Double) -> Double {
    let x = -resistance * frame
    return frame > 0 ? -log(1 + x + x * x / 2) / frame : resistance
  }
}
