import OverscrollDemoKit

/// Maps the host's time to the time in which demos live: slow motion, pause, single steps, and no leaps.
///
/// Both in seconds. Demo time never runs backwards: an event that arrives stamped before the last frame that was drawn
/// takes effect at that frame, so that content is caught where the eye saw it.
package struct FrameClock: Equatable, Sendable {
  package enum Pace: Equatable, Sendable {
    case running, paused

    package var toggled: Pace { self == .running ? .paused : .running }
  }

  /// What slow motion slows by.
  package static let slowMotionRate = 0.1
  /// What one single step advances by, in seconds of demo time.
  package static let step = 1.0 / 60
  /// A longer gap between two frames of a moving picture means that the program was stopped, not that time passed.
  package static let longestGap = 1.5

  package private(set) var pace = Pace.running
  package private(set) var isSlow = false
  /// Demo time runs from `demoStart` at `hostStart` on.
  private var hostStart = 0.0
  private var demoStart = 0.0
  private var latest = 0.0

  /// Demo seconds per host second.
  package var rate: Double {
    switch pace {
    case .running: isSlow ? FrameClock.slowMotionRate : 1
    case .paused: 0
    }
  }

  /// The demo time at `host`; never earlier than one it has already given out.
  package mutating func demoTime(at host: Double) -> Double {
    latest = max(latest, demoStart + (host - hostStart) * rate)
    return latest
  }

  package mutating func togglePause(at host: Double) {
    restart(at: host)
    pace = pace.toggled
  }

  package mutating func toggleSlowMotion(at host: Double) {
    restart(at: host)
    isSlow.toggle()
  }

  /// Pauses, and moves on by one step.
  package mutating func stepOnce(at host: Double) {
    restart(at: host)
    pace = .paused
    demoStart += FrameClock.step
  }

  /// Takes the time from `earlier` to `host` out of demo time: nothing was shown meanwhile.
  package mutating func skip(from earlier: Double, to host: Double) {
    guard host > earlier else { return }
    hostStart += host - earlier
  }

  private mutating func restart(at host: Double) {
    demoStart = demoTime(at: host)
    hostStart = host
  }
}
