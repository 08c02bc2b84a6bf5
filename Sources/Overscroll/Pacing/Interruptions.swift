/// A detector of times in which the program could not run: it was stopped, or the machine was too busy. Such a time, in
/// seconds of the host's clock, is excluded from demo time, because nothing was shown meanwhile: content continues from
/// where it was last seen, and does not jump.
struct Interruptions: Sendable {
  /// The longest delay of an awaited moment, in seconds. After a longer one, the program could not run.
  static let maximumDelay = 0.1
  /// The longest wait for the display or the pointer that is none of the program's, in seconds.
  static let maximumWait = 1.5

  private var previous = 0.0
  private var latest = 0.0
  private var excluded = 0.0

  /// Records that the program runs at `now`.
  mutating func run(at now: Double) { (previous, latest) = (latest, now) }

  /// Returns the time before the latest run in which the program could not run, without what was returned before; `nil`
  /// if it could run. `due` is the time at which it meant to run, or at which the awaited report was sent.
  mutating func interruption(due: Double?) -> ClosedRange<Double>? {
    let start = max(previous, excluded)
    let dueStart = due.map { max($0, start) } ?? latest
    let isLate = latest - dueStart > Self.maximumDelay
    guard isLate || latest - start > Self.maximumWait else { return nil }
    excluded = latest
    return (isLate ? dueStart : start)...latest
  }
}
