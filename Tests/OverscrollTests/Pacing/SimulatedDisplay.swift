import OverscrollSDL
import SeededRandom

@testable import Overscroll

/// A display with a clock of its own, with a program that draws on it by its pacer.
struct SimulatedDisplay {
  /// The time for which presenting waits.
  enum Driver: CaseIterable {
    /// Presenting waits until the frame is taken.
    case waitsForItself
    /// Presenting waits until the frame before was taken, as with Wayland's compositors.
    case waitsForTheLast
    /// Presenting does not wait, and the display reports when it has taken the frame.
    case reports
    /// Presenting does not wait, and a display without a clock reports frames. It repaints a period after its last
    /// repaint, or with the next frame after that, as wlroots does without a display.
    case waitsForUs
    /// Presenting does not wait, and the program sets the pace.
    case isOurs

    var mode: PresentMode {
      switch self {
      case .waitsForItself, .waitsForTheLast: .vsync
      case .reports, .waitsForUs: .compositor
      case .isOurs: .timer
      }
    }
  }

  let driver: Driver
  var rate: Double
  let phase = 0.0031
  /// The time that a frame takes to draw, in seconds.
  var cost = 0.002
  /// The variation of costs and the delay of the scheduler, in seconds.
  var jitter = 0.0005
  /// Whether the window system sometimes reports a refresh.
  var reportsRefreshes = false
  private(set) var pacer: any FramePacer
  private(set) var now = 0.05
  private(set) var shown: [Shown] = []
  private var random: SeededRandom

  struct Shown {
    var frame: FrameTiming
    /// The time at which the display took the frame.
    var taken: Double
  }

  init(_ driver: Driver, rate: Double, seed: UInt64 = 1) {
    (self.driver, self.rate) = (driver, rate)
    pacer = driver.mode.pacer(refreshRate: rate.rounded())
    random = SeededRandom(seed: seed)
  }

  private func blank(after time: Double) -> Double { phase + ((time - phase) * rate).rounded(.up) / rate }

  private mutating func noise() -> Double { .random(in: 0...max(jitter, 1e-12), using: &random) }

  /// Draws an animation's frame that looks like the one before, which is not sent to the compositor. Returns its target.
  mutating func drawUnchanged() -> Double {
    now = max(now, pacer.drawTime(after: now, for: .animation)!) + noise()
    let (target, began) = (pacer.target(at: now, for: .animation), now)
    now += cost + noise()
    let frame = FrameTiming(target: target, began: began, submitted: now, returned: now)
    pacer.learn(.presented(frame, isChanged: false))
    return target
  }

  /// Shows frames of a motion for `seconds`.
  mutating func run(for seconds: Double, purpose: FrameTiming.Purpose = .animation) {
    let end = now + seconds
    while now < end { showFrame(purpose) }
  }

  mutating func showFrame(_ purpose: FrameTiming.Purpose = .animation) {
    let due = pacer.drawTime(after: now, for: purpose)!
    now = max(now, due) + noise()
    let (target, began) = (pacer.target(at: now, for: purpose), now)
    now += cost + noise()
    let submitted = now
    let latest = shown.last?.taken ?? 0
    let taken =
      switch driver {
      case .isOurs: submitted
      case .waitsForUs: max(submitted, latest + 1 / rate)
      default: blank(after: max(submitted, latest + 0.5 / rate))
      }
    var frame = FrameTiming(target: target, began: began, submitted: submitted, returned: submitted, purpose: purpose)
    switch driver {
    case .waitsForItself: now = taken
    case .waitsForTheLast: now = max(now, latest)
    case .reports, .waitsForUs:
      pacer.learn(.presented(frame, isChanged: true))
      now = taken
    case .isOurs: break
    }
    now += 0.00005 + noise() / 10
    frame.returned = now
    shown.append(Shown(frame: frame, taken: taken))
    pacer.learn(driver.mode == .compositor ? .taken(at: now) : .presented(frame, isChanged: true))
    guard reportsRefreshes, shown.count % 30 == 1 else { return }
    pacer.learn(.refreshed(at: blank(after: taken - 1e-9), period: 1 / rate))
  }

  mutating func learn(_ report: PacingReport) { pacer.learn(report) }

  mutating func sleep(_ seconds: Double) { now += seconds }

  /// Follows a pointer that reports at `reports`, as a run in a window does in timer mode, and returns the sorted
  /// latencies from the reports to their frames, in seconds.
  mutating func follow(_ reports: [Double], _ pacing: Pacing = .jit) -> [Double] {
    pacer = driver.mode.pacer(refreshRate: rate.rounded(), pacing: pacing)
    var (latencies, waiting) = ([Double](), [Double]())
    var rest = reports[...]
    while !(rest.isEmpty && waiting.isEmpty) {
      let due = pacer.drawTime(after: now, for: waiting.isEmpty ? .standby : .response)!
      if let next = rest.first, next <= max(due, now) {
        now = max(now, next)
        waiting.append(rest.removeFirst())
      } else {
        showFrame(waiting.isEmpty ? .standby : .response)
        latencies += waiting.map { now - $0 }
        waiting = []
      }
    }
    return latencies.sorted()
  }

  mutating func adopt(rate: Double) {
    self.rate = rate
    pacer.learn(.period(1 / rate.rounded()))
  }
}
