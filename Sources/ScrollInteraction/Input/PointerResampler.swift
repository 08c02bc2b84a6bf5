/// A resampler of a pointer's path, so that content follows it evenly at any report rate.
///
/// Content follows the path one report later: a straight line from report to report, which ends at the latest one. So
/// content never passes the point at which the pointer stopped.
public struct PointerResampler: Sendable {
  /// The maximum lag of content behind the pointer, in seconds, for rare reports.
  static let maximumLag = 0.01

  private struct Report: Sendable {
    var position: Vector2
    var time: Double
  }

  /// The minimum interval, in seconds, that counts as a pause and not towards the mean.
  private static let pause = 0.03
  /// The minimum silence, in seconds, after which the pointer counts as stopped.
  private static let minimumRest = 0.005
  private static let memory = 50.0
  private static let capacity = 64

  private let device: PointerEvent.Device
  private let id: Int
  private var reports: [Report]
  private var intervalCount = 0.0
  /// The time on the pointer's path that content has reached.
  private var reached = -Double.infinity
  /// The mean interval between two reports, in seconds, without pauses; `nil` before the first interval.
  package private(set) var interval: Double?

  /// Creates a resampler from the event with which the pointer went down.
  public init(_ event: PointerEvent) {
    (device, id) = (event.device, event.id)
    reports = [Report(position: event.position, time: event.time)]
    reports.reserveCapacity(Self.capacity)
  }

  /// Adds a report of the pointer. Of several with the same time the last counts, as the window system merges them.
  /// Ignores a report that is older than the latest, of another pointer, or not finite. More than a minute older, it is
  /// the first of a clock that has begun again.
  public mutating func add(_ event: PointerEvent) {
    let newest = newest
    guard event.device == device, event.id == id, event.position.isFinite else { return }
    let report = Report(position: event.position, time: event.time)
    if event.time.restarts(after: newest.time) { (reports, reached) = ([report], -.infinity) }
    guard event.time >= self.newest.time else { return }
    guard event.time > newest.time else {
      reports[reports.count - 1] = report
      return
    }
    let seconds = event.time - newest.time
    if seconds < Self.pause {
      intervalCount = min(intervalCount + 1, Self.memory)
      let mean = interval ?? seconds
      interval = mean + (seconds - mean) / intervalCount
    }
    if reports.count == Self.capacity { reports.removeFirst(Self.capacity / 2) }
    reports.append(report)
  }

  package var lag: Double { min(interval ?? 0, Self.maximumLag) }

  /// The time of the latest report that affects the position of content: the one towards which content moves.
  package var lastIncluded: Double { (reports.first { $0.time >= reached } ?? newest).time }

  /// The time at which the pointer counts as stopped without another report, in seconds of the reports' clock: two mean
  /// intervals after the latest report, at least 5 ms. `nil` before the first interval. The rule is our own.
  public var restTime: Double? { interval.map { newest.time + max(2 * $0, Self.minimumRest) } }

  /// Whether content has yet to reach the position of the pointer.
  public var isBehind: Bool { reached < newest.time }
  private var newest: Report { reports[reports.count - 1] }

  /// Returns the position of the pointer at `time`, in points, on the straight lines between the reports kept.
  package func position(at time: Double) -> Vector2 {
    guard let next = reports.firstIndex(where: { $0.time >= time }) else { return newest.position }
    guard next > 0 else { return reports[0].position }
    let (a, b) = (reports[next - 1], reports[next])
    return a.position + (b.position - a.position) * ((time - a.time) / (b.time - a.time))
  }

  /// Moves content along the path to its position at `time`, or to the pointer if `time` is infinite, by a move of the
  /// position alone. Returns `nil` if content is there already. Content never goes back on the path.
  public mutating func event(at time: Double) -> PointerEvent? {
    let next = min(time - lag, newest.time)
    guard next > reached else { return nil }
    reached = next
    return PointerEvent(.move, device: device, id: id, position: position(at: reached), time: reached, part: .position)
  }
}
