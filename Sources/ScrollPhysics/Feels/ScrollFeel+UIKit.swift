extension ScrollFeel {
  /// The feel of iOS 26.1, fitted to recordings (Vercantez/openuikit, golden/scroll_traces). In these, content released
  /// at 187 pt/s never decelerates, at 263 pt/s sometimes, from 350 pt/s on always. The starting velocity is in
  /// between.
  public static let uikit = ScrollFeel(
    name: "uikit", decelerationRate: .normal, decelerationForm: .sum, startingVelocity: 250, stoppingVelocity: 10,
    bounceSpring: Spring(stiffness: 120, damping: 22), releaseSpring: Spring(stiffness: 120, damping: 22),
    releaseKick: 10, releasesWithFingerVelocity: true, releaseLatency: 0.00093,
    touchVelocityRule: .uikit)

  /// Holko's scroll view with UIKit Dynamics, 2014: resistance 2, an attachment of 2 Hz and damping ratio 1.
  public static let uikitDynamics = ScrollFeel(
    name: "uikit-dynamics", decelerationRate: DecelerationRate(resistance: 2),
    bounceSpring: Spring(response: 0.5, dampingRatio: 1), releaseSpring: Spring(response: 0.5, dampingRatio: 1))
}
