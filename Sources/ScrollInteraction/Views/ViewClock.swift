/// The clock in which views move, with slow motion and pauses.
///
/// It maps times of the host's clock, in which events arrive, to times of the views' clock, both in seconds. View time
/// never runs backward: an event that is older than the latest frame counts at that frame. If the host's clock begins
/// again, view time continues.
///
/// ```swift
/// clock.setSpeed(0.1, at: now)
/// view.handle(event, at: clock.time(at: event.time))
/// draw(view.contentOffset(at: clock.time(at: frameTime)))
/// ```
public struct ViewClock: Hashable, Sendable {
  /// The seconds of view time in a second of the host's time; 1 at first. A pause keeps it.
  public private(set) var speed = 1.0
  /// Whether view time stands still.
  public private(set) var isPaused = false
  private var isHeld = false
  /// The start of the current mapping: the view time is `start` at `hostStart`.
  private var hostStart = 0.0
  private var start = 0.0
  private var latest = 0.0
  package private(set) var latestHost = -Double.infinity

  /// Creates a clock that shows the host's time.
  public init() {}
  private var rate: Double { isHeld ? 1 : isPaused ? 0 : speed }
  private func mapped(_ host: Double) -> Double { start + (host - hostStart) * rate }

  /// Returns the view time at a time of the host, never earlier than the latest result, which a time not finite repeats.
  public mutating func time(at host: Double) -> Double {
    if host.restarts(after: latestHost) {
      (start, hostStart) = (max(latest, mapped(latestHost)), host)
      latestHost = host
    }
    if host.isFinite { latestHost = max(latestHost, host) }
    let time = mapped(host)
    if time.isFinite { latest = max(latest, time) }
    return latest
  }

  /// Returns the host's time at which the clock will show `time`, if the speed does not change; `nil` during a pause.
  public func hostTime(of time: Double) -> Double? { rate == 0 ? nil : hostStart + (time - start) / rate }

  /// Changes the speed. Has no effect unless `new` is finite and above 0.
  public mutating func setSpeed(_ new: Double, at host: Double) {
    guard new > 0, new.isFinite else { return }
    restart(at: host)
    speed = new
  }

  /// Stops or continues view time.
  public mutating func setPaused(_ new: Bool, at host: Double) {
    restart(at: host)
    isPaused = new
  }

  /// Lets view time pass like the host's, also in slow motion and pauses, as long as a hand holds the content.
  package mutating func setHeld(_ new: Bool, at host: Double) {
    guard new != isHeld else { return }
    restart(at: host)
    isHeld = new
  }

  /// Pauses, and advances view time by `seconds`, as for a single frame. A negative number counts as 0.
  public mutating func step(by seconds: Double, at host: Double) {
    setPaused(true, at: host)
    if seconds.isFinite { start += max(0, seconds) }
  }

  /// Excludes the host's time from `earlier` to `host` from view time, as after a sleep in which nothing was displayed.
  public mutating func skip(from earlier: Double, to host: Double) {
    if (host - earlier).isFinite { hostStart += max(0, host - earlier) }
  }

  private mutating func restart(at host: Double) {
    start = time(at: host)
    if host.isFinite { hostStart = host }
  }
}
