/// A counter of whole notches, for wheels that report fractions and views that move from anchor to anchor.
///
/// A notch counts from its middle on, so that a slightly short one counts too.
struct NotchCounter: Sendable {
  /// The silence, in seconds, after which a wheel counts as resting in a notch.
  private static let timeout = 0.5

  private var remainder = 0.0
  private var latest = (travel: 0.0, time: -Double.infinity)

  /// Adds a report and returns the number of notches that it completes, with their sign.
  mutating func add(_ travel: Double, at time: Double) -> Int {
    if travel * latest.travel < 0 || time - latest.time > Self.timeout { remainder = 0 }
    latest = (travel, time)
    let sum = remainder + travel.clamped(to: -1e6...1e6)
    remainder = sum - sum.rounded()
    return Int(sum.rounded())
  }
}
