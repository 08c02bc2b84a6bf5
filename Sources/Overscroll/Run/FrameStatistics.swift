import Foundation
import SDLBackend

/// How the frames went: for `--stats`.
struct FrameStatistics {
  private var frames = 0
  private var missed = 0
  private var intervals: [Double] = []
  private var latencies: [Double] = []
  private var latestShown: Double?
  private var waitingEvents: [Double] = []

  mutating func noteEvent(_ event: InputEvent) {
    if case .pointer = event.kind { waitingEvents.append(event.time) }
  }

  mutating func note(_ presentation: Presentation, period: Double, isMoving: Bool) {
    frames += 1
    let shown = presentation.returned
    latencies += waitingEvents.map { shown - $0 }
    waitingEvents = []
    if let latestShown { noteInterval(shown - latestShown, period) }
    latestShown = isMoving ? shown : nil
  }

  private mutating func noteInterval(_ interval: Double, _ period: Double) {
    intervals.append(interval)
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
      intervalP50: Self.percentile(intervals, 0.5), intervalP99: Self.percentile(intervals, 0.99),
      latencyP50: Self.percentile(latencies, 0.5), latencyP99: Self.percentile(latencies, 0.99),
      cpuSeconds: cpu, peakMemoryMB: memory)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: (try? encoder.encode(report)) ?? Data(), as: UTF8.self)
  }

  /// In milliseconds, to the microsecond; 0 where nothing was measured.
  private static func percentile(_ seconds: [Double], _ fraction: Double) -> Double {
    guard !seconds.isEmpty else { return 0 }
    let sorted = seconds.sorted()
    let index = Int((Double(sorted.count - 1) * fraction).rounded())
    return (sorted[index] * 1e6).rounded() / 1e3
  }

  private static var usage: (cpu: Double, memory: Double) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return (seconds(usage.ru_utime) + seconds(usage.ru_stime), Double(usage.ru_maxrss) / 1024)
  }
}
