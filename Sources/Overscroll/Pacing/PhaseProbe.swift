/// The schedule for measuring the phase of the display's grid.
///
/// A frame drawn just in time is often taken without waiting, which does not tell when it is shown. A frame drawn right
/// after another has to wait until that one is shown, which dates it. So now and then a frame is drawn early: often at
/// first, then once a second, and ever more rarely on displays that do not wait even then.
struct PhaseProbe: Equatable, Sendable {
  private static let usualInterval = 1.0
  private static let longestInterval = 60.0
  /// The number of early frames to try: displays may take a few in advance.
  private static let attempts = 5

  private var interval = 0.05
  private var next = -Double.infinity
  private var attemptsLeft = PhaseProbe.attempts

  func isDue(at now: Double) -> Bool { now >= next }

  mutating func add(hasWaited: Bool, at now: Double) {
    if hasWaited {
      schedule(after: now, longest: PhaseProbe.usualInterval)
    } else if isDue(at: now) {
      attemptsLeft -= 1
      if attemptsLeft == 0 { schedule(after: now, longest: PhaseProbe.longestInterval) }
    }
  }

  private mutating func schedule(after now: Double, longest: Double) {
    attemptsLeft = PhaseProbe.attempts
    next = now + interval
    interval = min(interval * 2, longest)
  }
}
