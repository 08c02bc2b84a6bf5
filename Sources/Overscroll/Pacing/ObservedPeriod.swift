/// The period at which a compositor takes frames, if it differs from the reported one: a compositor nested in another
/// window system may report 60 Hz and repaint by a timer of 48.
struct ObservedPeriod: Equatable, Sendable {
  /// The smallest and the largest number of intervals to average.
  private static let counts = 9...40
  private var count = 0
  private var sum = 0.0
  private var range = 0.0...0
  /// The number of uninterrupted rows of intervals.
  private var rowCount = 0
  private var isInterrupted = true

  /// Adds the time from one taken frame to the next, in seconds.
  ///
  /// Times of frames scatter about the compositor's grid by no more than the intervals differ. In a row of intervals
  /// only the first and the last time count, so the error of its sum does not grow with its length.
  ///
  /// - Returns: the observed period, once it certainly differs from the expected one.
  mutating func add(_ interval: Double, expected: Double) -> Double? {
    range = count == 0 ? interval...interval : min(range.lowerBound, interval)...max(range.upperBound, interval)
    (count, sum) = (count + 1, sum + interval)
    if isInterrupted { rowCount += 1 }
    isInterrupted = false
    guard count >= Self.counts.lowerBound else { return nil }
    let mean = sum / Double(count)
    let error = (range.upperBound - range.lowerBound) * Double(rowCount) / Double(count)
    let isKnown = abs(mean - expected) > FrameGrid.tolerance * expected + error
    if isKnown || count == Self.counts.upperBound { self = ObservedPeriod() }
    return isKnown ? mean : nil
  }

  /// Marks that the next interval does not follow the one before.
  mutating func interrupt() { isInterrupted = true }
}
