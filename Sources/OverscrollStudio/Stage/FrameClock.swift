/// Maps the host's time to the time in which demos live: slow motion, pause, single steps, and no leaps.
///
/// Both in seconds. Demo time never runs backwards: an event that arrives stamped before the last frame that was drawn
/// takes effect at that frame, so that content is caught where it was displayed.
package struct FrameClock: Equatable, Sendable {
  /// What one single step advances by, in seconds of demo time.
  static let step = 1.0 / 60
  /// A longer gap between two frames of a moving picture means that the program was stopped, not that time passed.
  package static let longestGap = 1.5

  private(set) var isPaused = false
  private(set) var speed = PlaybackSpeed.full
  /// Demo time runs from `demoStart` at `hostStart` on.
  private var hostStart = 0.0
  private var demoStart = 0.0
  private var latest = 0.0

  /// Demo seconds per host second.
  private var rate: Double { isPaused ? 0 : speed.rawValue }
  package var isSlow: Bool { speed != .full }

  /// The demo time at `host`; never earlier than one it has already given out.
  mutating func demoTime(at host: Double) -> Double {
    latest = max(latest, demoStart + (host - hostStart) * rate)
    return latest
  }

  /// When the host's clock is at which the demo's shows `demo`, if nothing is changed; `nil` while it is paused.
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

  /// Pauses, and moves on by one step.
  mutating func stepOnce(at host: Double) {
    restart(at: host)
    isPaused = true
    demoStart += FrameClock.step
  }

  /// Takes the time from `earlier` to `host` out of demo time: nothing was shown meanwhile.
  mutating func skip(from earlier: Double, to host: Double) { hostStart += max(0, host - earlier) }

  private mutating func restart(at host: Double) {
    demoStart = demoTime(at: host)
    hostStart = host
  }
}
