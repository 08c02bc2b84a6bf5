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
  var phase: Double
  /// The time that a frame takes to draw, in seconds.
  var cost = 0.002
  /// The variation of costs and the delay of the scheduler, in seconds.
  var jitter = 0.0005
  /// Whether the window system sometimes reports a refresh.
  var reportsRefreshes = false
  /// Whether a compositor without a clock takes the frame after one that it waited for at once, too, as sway does.
  var forgetsWaits = false
  private var waitedFor = 0.0
  /// The variation of the time from one repaint of a compositor without a clock to the next, in seconds.
  var drift = 0.0
  /// The period that a compositor reports with each frame, true or not.
  var reportedPeriod: Double?
  /// The time from taking a frame to showing it, in seconds; `nil` if a compositor does not report it.
  var showDelay: Double?
  /// The error of the reported times at which frames were shown, in seconds.
  var showError = 0.0
  /// The time that a compositor compares with a frame's earliest time; `nil` if it cannot hold frames.
  var hold: Hold?
  /// The share of frames for which a compositor repaints at once, for the refresh before their own.
  var earlyShare = 0.0

  enum Hold { case untilShown, untilTaken }

  private(set) var pacer: FramePacer
  private(set) var now = 0.05
  private(set) var shown: [Shown] = []
  private var random: SeededRandom

  struct Shown {
    var frame: FrameTiming
    /// The time at which the display took the frame.
    var taken: Double
    /// The time up to which the frame shows a pointer's path.
    var pointerTime: Double
    /// The time before which the display must not show the frame; `nil` for no limit.
    var earliest: Double?
    /// The time at which a compositor showed the frame.
    var seen: Double
  }

  init(_ driver: Driver, rate: Double, nominal: Double? = nil, phase: Double = 0.0031, seed: UInt64 = 1) {
    (self.driver, self.rate, self.phase) = (driver, rate, phase)
    pacer = FramePacer(mode: driver.mode, refreshRate: nominal ?? rate.rounded())
    random = SeededRandom(seed: seed)
  }

  private func blank(after time: Double) -> Double { phase + ((time - phase) * rate).rounded(.up) / rate }

  private func twice(_ time: Double) -> (taken: Double, seen: Double) { (time, time + (showDelay ?? 0)) }

  /// Returns when a compositor takes a frame, and when it shows it: for the first of its refreshes that is not too early
  /// for the frame.
  private mutating func repaint(
    for submitted: Double, after latest: Double, _ earliest: Double
  ) -> (taken: Double, seen: Double) {
    var new = twice(blank(after: max(submitted, latest + 0.5 / rate)))
    if earlyShare > 0, .random(in: 0...1, using: &random) < earlyShare, new.seen - 1 / rate > submitted {
      new = (submitted, new.seen - 1 / rate)
    }
    while hold != nil, (hold == .untilTaken ? new.taken : new.seen) < earliest {
      new = (blank(after: new.taken + 0.001 / rate), new.seen + 1 / rate)
    }
    return new
  }

  private mutating func noise() -> Double { .random(in: 0...max(jitter, 1e-12), using: &random) }

  /// Draws an animation's frame that looks like the one before, which is not sent to the compositor. Returns its target.
  mutating func drawUnchanged() -> Double {
    now = max(now, pacer.drawTime(after: now, for: .animation)!) + noise()
    let (target, began) = (pacer.target(at: now), now)
    now += cost + noise()
    pacer.submit(target: target, began: began, isChanged: false)
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
    let earliest = hold == nil ? nil : pacer.earliestShowing(at: began, for: purpose)
    let latest = shown.last?.taken ?? 0
    let interval = 1 / rate + (drift > 0 ? .random(in: -drift...drift, using: &random) : 0)
    let (taken, seen) =
      switch driver {
      case .reports: repaint(for: submitted, after: latest, earliest ?? -.infinity)
      case .isOurs: (submitted, submitted)
      case .waitsForUs: twice(forgetsWaits && latest == waitedFor ? submitted : max(submitted, latest + interval))
      default: twice(blank(after: max(submitted, latest + 0.5 / rate)))
      }
    if submitted > latest + 1 / rate { waitedFor = taken }
    switch driver {
    case .waitsForItself: now = taken
    case .waitsForTheLast: now = max(now, latest)
    case .reports, .waitsForUs:
      pacer.submit(target: target, began: began, isChanged: true)
      now = taken
    case .isOurs: break
    }
    now += 0.00005 + noise() / 10
    let frame = FrameTiming(
      target: target, began: began, submitted: submitted, returned: now, purpose: purpose, isHeld: earliest != nil)
    let pointerTime = pacer.pointerTime(for: target, purpose: purpose)
    shown.append(Shown(frame: frame, taken: taken, pointerTime: pointerTime, earliest: earliest, seen: seen))
    pacer.add(frame)
    if let reportedPeriod { pacer.adopt(period: reportedPeriod) }
    if showDelay != nil { pacer.addShowDelay(seen + showError - now) }
    guard reportsRefreshes, shown.count % 30 == 1 else { return }
    pacer.observeRefresh(at: blank(after: taken - 1e-9), period: 1 / rate)
  }

  mutating func observeRefresh(at time: Double, period: Double) { pacer.observeRefresh(at: time, period: period) }

  mutating func sleep(_ seconds: Double) { now += seconds }

  /// Follows a pointer that reports at `reports`, as a run in a window does in timer mode, and returns the sorted
  /// latencies from the reports to their frames, in seconds.
  mutating func follow(_ reports: [Double], _ pacing: FramePacer.Pacing = .jit) -> [Double] {
    pacer = FramePacer(mode: pacer.mode, refreshRate: rate.rounded(), pacing: pacing)
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
    pacer.adopt(mode: pacer.mode, refreshRate: rate.rounded())
  }
}
