import Glibc
import OverscrollFormats
import OverscrollInput
import ScrollGeometry

struct FrameStatistics {
  private(set) var frames = 0
  private(set) var missed = 0
  private var intervals = Histogram()
  private var latencies = Histogram()
  private var presented = Histogram()
  /// The refresh of the display that showed the latest frame; `nil` if nothing moves, as no frame is then missed.
  private var latestSeen: Double?
  /// The times of input that no frame has shown yet.
  private var pendingInput: [Double] = []

  mutating func add(_ event: WindowEvent) {
    switch event.kind {
    case .input(.pointer), .input(.wheel), .input(.pinch): pendingInput.append(event.time)
    default: break
    }
  }

  /// Adds a frame that the display has taken, and has shown at `shown` if the display reports that.
  mutating func add(_ submitted: SubmittedFrame, by pacer: any FramePacer, shown: Double? = nil) {
    let frame = submitted.timing
    frames += 1
    addLatencies(
      taken: pacer.mode == .vsync ? max(frame.returned, frame.target) : frame.returned, shown: shown,
      submitted.lastIncluded)
    guard submitted.isMoving else { return pause() }
    let seen = pacer.mode == .compositor ? shown ?? frame.returned : FrameStatistics.seen(frame, pacer.period)
    if let latestSeen {
      let interval = seen - latestSeen
      // A second frame for the same point is one more than the display has.
      guard interval > pacer.period / 2 else { return }
      intervals.add(interval)
      // A compositor may report any time.
      missed += Int((interval / pacer.period).rounded().clamped(to: 1...1e6)) - 1
    }
    latestSeen = seen
  }

  /// Skips a frame that was not shown because nothing changed: its input had no effect that could be late.
  mutating func skip(_ submitted: SubmittedFrame) {
    pendingInput.removeAll { $0 <= submitted.lastIncluded }
    if !submitted.isMoving { pause() }
  }

  /// Adds a frame of a virtual clock, which is seen at its own time and never missed.
  mutating func addFrame(at time: Double) {
    frames += 1
    addLatencies(taken: time, shown: nil, time)
    if let latestSeen { intervals.add(time - latestSeen) }
    latestSeen = time
  }

  /// Starts over after a stop of the program: frames that could not be shown were not missed.
  mutating func pause() { latestSeen = nil }

  /// Returns the first grid point by which the display had the frame; a frame more than half a period late missed its
  /// own. Nothing is missed while a pointer rests.
  private static func seen(_ frame: FrameTiming, _ period: Double) -> Double {
    guard frame.purpose != .standby else { return frame.target }
    return frame.target + max(0, ((frame.returned - frame.target) / period - 0.5).rounded(.up)) * period
  }

  private mutating func addLatencies(taken: Double, shown: Double?, _ lastIncluded: Double) {
    for time in pendingInput where time <= lastIncluded {
      latencies.add(taken - time)
      if let shown { presented.add(shown - time) }
    }
    pendingInput.removeAll { $0 <= lastIncluded }
  }

  /// The statistics as one line of JSON, with times in milliseconds.
  var line: String {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    var report = [
      "frames": Double(frames), "missed": Double(missed),
      "intervalP50": intervals.percentile(0.5), "intervalP99": intervals.percentile(0.99),
      "latencyP50": latencies.percentile(0.5), "latencyP99": latencies.percentile(0.99),
      "cpuSeconds": seconds(usage.ru_utime) + seconds(usage.ru_stime),
      "peakMemoryMB": Double(usage.ru_maxrss) / 1024,
    ]
    // Only some displays report when a frame was shown.
    if !presented.isEmpty {
      report["presentedP50"] = presented.percentile(0.5)
      report["presentedP99"] = presented.percentile(0.99)
    }
    return report.json([])
  }
}

/// A histogram of durations in bins of a microsecond. Its memory grows with the number of different durations.
struct Histogram: Equatable, Sendable {
  private var counts: [Int: Int] = [:]
  private var count = 0
  var isEmpty: Bool { count == 0 }

  /// Adds a duration, clamped to 0…60 s; ignores NaN.
  mutating func add(_ seconds: Double) {
    guard !seconds.isNaN else { return }
    counts[Int((seconds.clamped(to: 0...60) * 1e6).rounded()), default: 0] += 1
    count += 1
  }

  /// Returns the duration in milliseconds that a `fraction` of all durations do not exceed; 0 if there are none.
  func percentile(_ fraction: Double) -> Double {
    let rank = Int((Double(count - 1) * fraction).rounded())
    var passed = 0
    for (microseconds, count) in counts.sorted(by: { $0.key < $1.key }) {
      passed += count
      if passed > rank { return Double(microseconds) / 1000 }
    }
    return 0
  }
}
