import Foundation
import OverscrollInput

/// How the frames went: for `--stats`.
struct FrameStatistics {
  private var frames = 0
  private var missed = 0
  private var intervals = Tally()
  private var latencies = Tally()
  /// The point of the grid at which the latest frame was seen, while something moves.
  private var latestSeen: Double?
  /// When what no frame has shown yet arrived.
  private var waiting: [Double] = []

  /// Something came in that a frame is going to show.
  mutating func noteEvent(_ event: InputEvent) {
    switch event.kind {
    case .pointer, .wheel, .pinch: waiting.append(event.time)
    case .key, .resize, .hover, .hoverEnded, .focusLost, .exposed, .preferences, .quit: break
    }
  }

  /// - Parameters:
  ///   - heeded: up to when what the pointer did has a part in the frame.
  ///   - isMoving: whether another frame is due right after it.
  mutating func note(_ frame: FramePacer.Frame, heeded: Double, by pacer: FramePacer, isMoving: Bool) {
    frames += 1
    let seen = FrameStatistics.seen(frame, pacer.period)
    noteLatencies(shown: pacer.mode == .vsync ? max(frame.returned, frame.target) : frame.returned, heeded)
    if isMoving { note(seen: seen, by: pacer) } else { latestSeen = nil }
  }

  /// A frame between two points of the grid, or a second one for the same, is one more than the display has.
  private mutating func note(seen: Double, by pacer: FramePacer) {
    guard pacer.grid.hasPoint(at: seen) else { return }
    if let latestSeen {
      guard seen - latestSeen > pacer.period / 2 else { return }
      noteInterval(seen - latestSeen, pacer.period)
    }
    latestSeen = seen
  }

  /// A frame of a clock that is no display's: it is seen at its own time, and none is missed.
  mutating func note(at time: Double) {
    frames += 1
    noteLatencies(shown: time, time)
    if let latestSeen { intervals.add(time - latestSeen) }
    latestSeen = time
  }

  /// The program was stopped: what nobody could show was not missed.
  mutating func pause() { latestSeen = nil }

  /// The first point of the grid by which the display had the frame; one that came later than half a period missed its
  /// own. Nothing is missed while a hand holds still.
  private static func seen(_ frame: FramePacer.Frame, _ period: Double) -> Double {
    guard frame.purpose != .watch else { return frame.target }
    let late = ((frame.returned - frame.target) / period - 0.5).rounded(.up)
    return frame.target + max(0, late) * period
  }

  private mutating func noteLatencies(shown: Double, _ heeded: Double) {
    for time in waiting where time <= heeded { latencies.add(shown - time) }
    waiting.removeAll { $0 <= heeded }
  }

  private mutating func noteInterval(_ interval: Double, _ period: Double) {
    intervals.add(interval)
    missed += max(0, Int((interval / period).rounded()) - 1)
  }

  private struct Report: Encodable {
    var frames: Int
    var missed: Int
    var intervalP50: Double
    var intervalP99: Double
    var latencyP50: Double
    var latencyP99: Double
    var cpuSeconds: Double
    var peakMemoryMB: Double
  }

  /// One line of JSON; times in milliseconds.
  var line: String {
    let (cpu, memory) = FrameStatistics.usage
    let report = Report(
      frames: frames, missed: missed,
      intervalP50: intervals.percentile(0.5), intervalP99: intervals.percentile(0.99),
      latencyP50: latencies.percentile(0.5), latencyP99: latencies.percentile(0.99),
      cpuSeconds: cpu, peakMemoryMB: memory)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: (try? encoder.encode(report)) ?? Data(), as: UTF8.self)
  }

  private static var usage: (cpu: Double, memory: Double) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return (seconds(usage.ru_utime) + seconds(usage.ru_stime), Double(usage.ru_maxrss) / 1024)
  }
}
