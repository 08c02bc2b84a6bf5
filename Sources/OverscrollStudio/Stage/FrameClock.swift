/// A clock that maps the host's time to demo time, with slow motion, pause, single steps and skipped gaps.
///
/// Both times are in seconds. Demo time never runs backwards: an event with a time before the last drawn frame takes
/// effect at that frame, so that content is caught where it was displayed.
package struct FrameClock: Equatable, Sendable {
  /// The demo time of a single step, in seconds.
  static let step = 1.0 / 60

  private(set) var isPaused = false
  private(set) var speed = PlaybackSpeed.full
  /// The start of the current mapping: the demo time is `demoStart` at `hostStart`.
  private var hostStart = 0.0
  private var demoStart = 0.0
  private var latest = 0.0

  /// The speed in demo seconds per host second.
  private var rate: Double { isPaused ? 0 : speed.rawValue }
  package var isSlow: Bool { speed != .full }

  /// Returns the demo time at `host`, never earlier than a time returned before.
  mutating func demoTime(at host: Double) -> Double {
    latest = max(latest, demoStart + (host - hostStart) * rate)
    return latest
  }

  /// Returns the host's time at which demo time reaches `demo`, if the speed does not change; `nil` while paused.
  func hostTime(ofDemo demo: Double) -> Double? { isPaused ? nil : hostStart + (demo - demoStart) / rate }

  mutating func togglePause(at host: Double) {
    restart(at: host)
    isPaused.toggle()
  }

  mutating func toggleSlowMotion(at host: Double) { setSpeed(isSlow ? .full : .tenth, at: host) }

  mutating func setSpeed(_ new: PlaybackSpeed, at host: Double) {
    restart(at: host)
    speed = new
  }

  /// Pauses, and advances demo time by one step.
  mutating func stepOnce(at host: Double) {
    restart(at: host)
    isPaused = true
    demoStart += FrameClock.step
  }

  /// Excludes the time from `earlier` to `host`, in which nothing was displayed, from demo time.
  mutating func skip(from earlier: Double, to host: Double) { hostStart += max(0, host - earlier) }

  private mutating func restart(at host: Double) {
    demoStart = demoTime(at: host)
    hostStart = host
  }
}

/// The speed of demo time relative to the host's clock.
package enum PlaybackSpeed: Double, Sendable, CaseIterable {
  case full = 1
  case half = 0.5
  case quarter = 0.25
  case tenth = 0.1

  var title: String {
    switch self {
    case .full: "1×"
    case .half: "½×"
    case .quarter: "¼×"
    case .tenth: "0.1×"
    }
  }
}
