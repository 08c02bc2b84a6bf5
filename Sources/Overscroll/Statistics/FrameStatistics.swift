import FoundationEssentials
import OverscrollInput

/// How the frames went: for `--stats`.
struct FrameStatistics {
  private var frames = 0
  private var missed = 0
  private var missedAtFlingStart = 0
  private var intervals = Histogram()
  private var latencies = Histogram()
  private var presented = Histogram()
  /// The point of the grid at which the latest frame was seen, while something moves.
  private var latestSeen: Double?
  /// Whether the latest frame was drawn for a pointer.
  private var followedPointer = false
  /// Until when what is missed counts as missed at the start of a fling: there it is seen most, since the eye is on
  /// content and expects it to go on (Chromium's scroll jank counts it apart as well).
  private var flingStartEnd = -Double.infinity
  /// When the input came that no frame has shown yet.
  private var pendingInput: [Double] = []

  mutating func add(_ event: WindowEvent) {
    switch event.kind {
    case .input(.pointer), .input(.wheel), .input(.pinch): pendingInput.append(event.time)
    case .input, .resize, .focusLost, .exposed, .preferences, .text, .composition, .modifiers, .drop, .quit: break
    }
  }

  /// - Parameters:
  ///   - pacer: by which the frame was drawn.
  ///   - shown: when it was shown, where the display reports that.
  mutating func add(_ submitted: SubmittedFrame, by pacer: FramePacer, shown: Double? = nil) {
    let frame = submitted.timing
    frames += 1
    addLatencies(
      taken: pacer.mode == .vsync ? max(frame.returned, frame.target) : frame.returned, shown: shown,
      submitted.lastIncluded)
    guard submitted.isMoving else { return pause() }
    let isReported = pacer.mode == .compositor
    let seen = isReported ? shown ?? frame.returned : FrameStatistics.seen(frame, pacer.period)
    if followedPointer, frame.purpose == .animation { flingStartEnd = seen + Self.flingStart }
    followedPointer = frame.purpose != .animation
    // A frame between two points of the grid, or a second one for the same, is one more than the display has.
    guard isReported || pacer.grid.hasPoint(at: seen) else { return }
    if let latestSeen {
      let interval = seen - latestSeen
      guard interval > pacer.period / 2 else { return }
      intervals.add(interval)
      let count = max(0, Int((interval / pacer.period).rounded()) - 1)
      missed += count
      if seen <= flingStartEnd { missedAtFlingStart += count }
    }
    latestSeen = seen
  }

  /// For so many seconds after a pointer has let go a fling counts as starting.
  private static let flingStart = 0.1

  /// A frame that looked like the one before, and was not shown: what it included has had no effect that could be late.
  mutating func skip(_ submitted: SubmittedFrame) {
    pendingInput.removeAll { $0 <= submitted.lastIncluded }
    if !submitted.isMoving { pause() }
  }

  /// A frame of a virtual clock: it is seen at its own time, and none is missed.
  mutating func addFrame(at time: Double) {
    frames += 1
    addLatencies(taken: time, shown: nil, time)
    if let latestSeen { intervals.add(time - latestSeen) }
    latestSeen = time
  }

  /// The program was stopped: what could not be shown was not missed.
  mutating func pause() { (latestSeen, followedPointer) = (nil, false) }

  /// The first point of the grid by which the display had the frame; one that came later than half a period missed its
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

  // MARK: - The report

  private struct Report: Encodable {
    var frames: Int
    var missed: Int
    var missedAtFlingStart: Int
    var intervalP50: Double
    var intervalP99: Double
    var latencyP50: Double
    var latencyP99: Double
    /// From a report of input to the time at which the display says it has shown it; left out where it does not say.
    var presentedP50: Double?
    var presentedP99: Double?
    var cpuSeconds: Double
    var peakMemoryMB: Double
  }

  /// One line of JSON; times in milliseconds.
  var line: String {
    let usage = ResourceUsage()
    let report = Report(
      frames: frames, missed: missed, missedAtFlingStart: missedAtFlingStart,
      intervalP50: intervals.percentile(0.5), intervalP99: intervals.percentile(0.99),
      latencyP50: latencies.percentile(0.5), latencyP99: latencies.percentile(0.99),
      presentedP50: presented.isEmpty ? nil : presented.percentile(0.5),
      presentedP99: presented.isEmpty ? nil : presented.percentile(0.99),
      cpuSeconds: usage.cpuSeconds, peakMemoryMB: usage.peakMemoryMB)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: (try? encoder.encode(report)) ?? Data(), as: UTF8.self)
  }
}
