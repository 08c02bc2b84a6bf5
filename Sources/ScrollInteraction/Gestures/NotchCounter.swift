/// The whole notches of a wheel, which may report fractions of them: for what goes from anchor to anchor.
///
/// A notch counts from its middle on, so that one that is a little short counts as well.
struct NotchCounter: Sendable {
  /// After so many seconds of silence a wheel lies in a notch.
  private static let timeout = 0.5

  private var remainder = 0.0
  private var latest = (travel: 0.0, time: -Double.infinity)

  /// Adds a report, and returns how many notches have become whole by it, with their sign.
  mutating func add(_ travel: Double, at time: Double) -> Int {
    if travel * latest.travel < 0 || time - latest.time > Self.timeout { remainder = 0 }
    latest = (travel, time)
    let sum = remainder + travel.clamped(to: -1e6...1e6)
    remainder = sum - sum.rounded()
    return Int(sum.rounded())
  }
}
