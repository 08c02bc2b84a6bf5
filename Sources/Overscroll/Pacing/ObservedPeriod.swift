/// The period at which a compositor takes frames, where it is not the one that it reports: one that is nested in another
/// window system may report 60 Hz and repaint by a timer of 48.
struct ObservedPeriod: Equatable, Sendable {
  /// So many intervals in a row, all longer than expected or all shorter, are no accident.
  private static let count = 9
  private var intervals: [Double] = []

  /// Adds the seconds from one frame that was taken to the next.
  ///
  /// - Returns: the observed period, once it is known that it is not the expected one.
  mutating func add(_ interval: Double, expected: Double) -> Double? {
    let isExpected = abs(interval / expected - 1) <= FrameGrid.tolerance
    if isExpected || intervals.last.map({ ($0 < expected) != (interval < expected) }) == true {
      intervals.removeAll(keepingCapacity: true)
    }
    guard !isExpected else { return nil }
    intervals.append(interval)
    guard intervals.count == Self.count else { return nil }
    defer { intervals.removeAll(keepingCapacity: true) }
    return intervals.sorted()[Self.count / 2]
  }
}
