public import ScrollGeometry

/// Where a pointer was between its reports, so that content follows it evenly whatever the rate of the reports.
///
/// A mouse of 125 Hz on a display of 60 Hz reports two times in most frames and three times in some: content that
/// follows the newest report stutters. Content that follows the pointer's way, one report behind, moves evenly. The way is
/// a straight line from report to report and ends at the newest: it never goes past the place where the pointer stopped.
///
/// What it says depends on the reports so far and on the time that it is asked for alone, not on when or how often.
public struct PointerResampler: Sendable {
  /// How far content may be behind the pointer, in seconds, where reports are rare.
  public static let longestLag = 0.01

  private struct Report: Sendable {
    var position: Vector2
    var time: Double
  }

  /// A pause, in seconds, that says nothing of how often the device reports.
  private static let pause = 0.03
  /// Reports that count for how often the device reports.
  private static let memory = 50.0
  private static let capacity = 64

  private let device: PointerEvent.Device
  private var reports: [Report]
  private var intervalCount = 0.0
  /// Up to when content has followed.
  private var reached = -Double.infinity
  /// Seconds between two reports, on the average; `nil` before there were two.
  public private(set) var interval: Double?

  /// - Parameter event: how the pointer went down.
  public init(_ event: PointerEvent) {
    device = event.device
    reports = [Report(position: event.position, time: event.time)]
    reports.reserveCapacity(Self.capacity)
  }
}

extension PointerResampler {
  /// Takes in a report. Of several with one time the last counts, as the window system merges them; one from before the
  /// newest, or that is no number, does not.
  public mutating func add(_ event: PointerEvent) {
    let newest = newest
    guard event.device == device, event.position.isFinite, event.time >= newest.time else { return }
    let report = Report(position: event.position, time: event.time)
    guard event.time > newest.time else {
      reports[reports.count - 1] = report
      return
    }
    count(event.time - newest.time)
    if reports.count == Self.capacity { reports.removeFirst(Self.capacity / 2) }
    reports.append(report)
  }

  private mutating func count(_ seconds: Double) {
    guard seconds < Self.pause else { return }
    intervalCount = min(intervalCount + 1, Self.memory)
    let mean = interval ?? seconds
    interval = mean + (seconds - mean) / intervalCount
  }

  /// How far content is behind the pointer, in seconds.
  public var lag: Double { min(interval ?? 0, Self.longestLag) }

  /// When the newest report came that has a part in where content is: the one towards which it moves.
  public var heeded: Double { (reports.first { $0.time >= reached } ?? newest).time }

  /// Whether content is still to reach where the pointer is.
  public var isBehind: Bool { reached < newest.time }

  private var newest: Report { reports[reports.count - 1] }

  /// Where the pointer was at `time`.
  public func position(at time: Double) -> Vector2 {
    guard let next = reports.firstIndex(where: { $0.time >= time }) else { return newest.position }
    guard next > 0 else { return reports[0].position }
    let (a, b) = (reports[next - 1], reports[next])
    return a.position + (b.position - a.position) * ((time - a.time) / (b.time - a.time))
  }

  /// Where content that follows the pointer has it at `time`, as a move that tells the position alone; at an infinite
  /// time, where the pointer is; `nil` where it has that already. Content never goes back on the pointer's way.
  public mutating func event(at time: Double) -> PointerEvent? {
    let next = min(time - lag, newest.time)
    guard next > reached else { return nil }
    reached = next
    return PointerEvent(.move, device: device, position: position(at: reached), time: reached, part: .position)
  }
}
