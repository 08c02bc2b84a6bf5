/// Where a pointer was between its reports, so that content follows it evenly whatever the rate of the reports.
///
/// A mouse of 125 Hz on a display of 60 Hz reports two times in most frames and three times in some: content that jumps
/// to the newest report stutters. Content that follows the pointer's path one report later moves evenly. The path is a
/// straight line from report to report and ends at the newest one: content never goes past where the pointer stopped.
///
/// The position depends only on the reports so far and on the time that it is asked for, not on when or how often.
public struct PointerResampler: Sendable {
  /// How far content may be behind the pointer, in seconds, where reports are rare.
  public static let longestLag = 0.01

  private struct Report: Sendable {
    var position: Vector2
    var time: Double
  }

  /// Seconds between two reports from which on they say nothing about the rate of the device.
  private static let pause = 0.03
  /// So long after the newest report at least, in seconds, another one may still be on its way.
  private static let shortestRest = 0.005
  /// How many intervals the running mean is over, at most.
  private static let memory = 50.0
  private static let capacity = 64

  private let device: PointerEvent.Device
  private let id: Int
  private var reports: [Report]
  private var intervalCount = 0.0
  /// The time on the pointer's path at which content is.
  private var reached = -Double.infinity
  /// The mean of the seconds between two reports; `nil` before there were two.
  public private(set) var interval: Double?

  /// - Parameter event: how the pointer went down.
  public init(_ event: PointerEvent) {
    (device, id) = (event.device, event.id)
    reports = [Report(position: event.position, time: event.time)]
    reports.reserveCapacity(Self.capacity)
  }

  /// Adds a report. Of several with one time the last counts, as the window system merges them; one from before the
  /// newest, or whose position is not finite, does not.
  public mutating func add(_ event: PointerEvent) {
    let newest = newest
    guard event.device == device, event.id == id, event.position.isFinite, event.time >= newest.time else { return }
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

  /// The time of the newest report that has an effect on where content is: the one towards which it moves.
  public var lastIncluded: Double { (reports.first { $0.time >= reached } ?? newest).time }

  /// When the pointer counts as stopped, in seconds by the clock of the reports, if there is no other report until then: two
  /// mean intervals after the newest report, and 5 ms after it at least. `nil` as long as `interval` is. The rule is our own.
  public var restTime: Double? { interval.map { newest.time + max(2 * $0, Self.shortestRest) } }

  /// Whether content is still to reach where the pointer is.
  public var isBehind: Bool { reached < newest.time }

  private var newest: Report { reports[reports.count - 1] }

  /// Where the pointer was at `time`, in points: on the straight line between the reports around it, and at the oldest or the
  /// newest that is remembered before and after these.
  public func position(at time: Double) -> Vector2 {
    guard let next = reports.firstIndex(where: { $0.time >= time }) else { return newest.position }
    guard next > 0 else { return reports[0].position }
    let (a, b) = (reports[next - 1], reports[next])
    return a.position + (b.position - a.position) * ((time - a.time) / (b.time - a.time))
  }

  /// Moves content on to where it follows the pointer at `time`, and at an infinite time to where the pointer is.
  ///
  /// - Returns: a move of the position alone; `nil` where content is there already. Content never goes back on the path.
  public mutating func event(at time: Double) -> PointerEvent? {
    let next = min(time - lag, newest.time)
    guard next > reached else { return nil }
    reached = next
    return PointerEvent(.move, device: device, id: id, position: position(at: reached), time: reached, part: .position)
  }
}
