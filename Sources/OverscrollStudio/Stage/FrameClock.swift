internal import ScrollInteraction

/// The clock of the stage: a view's clock at one of the speeds of the menu.
package struct FrameClock: Equatable, Sendable {
  /// The demo time of a single step, in seconds.
  static let step = 1.0 / 60

  private var clock = ViewClock()
  private(set) var speed = PlaybackSpeed.full

  var isPaused: Bool { clock.isPaused }
  package var isSlow: Bool { speed != .full }

  /// Returns the demo time at `host`, never earlier than a time returned before.
  mutating func demoTime(at host: Double) -> Double { clock.time(at: host) }

  /// Returns the host's time at which demo time reaches `demo`, if the speed does not change; `nil` while paused.
  func hostTime(ofDemo demo: Double) -> Double? { clock.hostTime(of: demo) }

  mutating func togglePause(at host: Double) { clock.setPaused(!isPaused, at: host) }

  mutating func toggleSlowMotion(at host: Double) { setSpeed(isSlow ? .full : .tenth, at: host) }

  mutating func setSpeed(_ new: PlaybackSpeed, at host: Double) {
    speed = new
    clock.setSpeed(new.rawValue, at: host)
  }

  /// Pauses, and advances demo time by one step.
  mutating func stepOnce(at host: Double) { clock.step(by: FrameClock.step, at: host) }

  /// Excludes the time from `earlier` to `host`, in which nothing was displayed, from demo time.
  mutating func skip(from earlier: Double, to host: Double) { clock.skip(from: earlier, to: host) }
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
