/// Whether a compositor repaints by an even clock, or some time after its last repaint.
///
/// A compositor in a window of another one, or without a display, repaints by a timer that it starts anew each time: its
/// repaints drift, and no grid says when the next one is. Two predictions of each repaint are compared: the nearest point
/// of the grid, and the last repaint plus the mean interval. Without a clock the second is closer. The thresholds are our
/// own.
struct Regularity: Equatable, Sendable {
  /// The least deviation from the grid, in seconds, that is not mere jitter of observed times.
  private static let leastDrift = 0.0015
  /// The number of repaints over which deviations are averaged, and the least number for an answer.
  private static let (memory, leastCount) = (60.0, 6.0)
  /// The number of intervals in their mean.
  private static let intervalMemory = 8.0

  private var count = 0.0
  /// The mean squares of the deviations, in s².
  private var fromGrid = 0.0
  private var fromPrevious = 0.0
  /// The mean time from one repaint to the next, in seconds.
  private(set) var interval = 0.0
  private(set) var isEven = true

  /// Adds a repaint that was not delayed by the program.
  ///
  /// - Parameters:
  ///   - interval: The time since the last repaint, in seconds.
  ///   - deviation: The time from the nearest point of the grid to the repaint, in seconds.
  mutating func add(_ interval: Double, deviation: Double) {
    count = min(count + 1, Self.memory)
    let surprise = count == 1 ? deviation : interval - self.interval
    fromGrid += (deviation * deviation - fromGrid) / count
    fromPrevious += (surprise * surprise - fromPrevious) / count
    self.interval += (interval - self.interval) / min(count, Self.intervalMemory)
    guard count >= Self.leastCount else { return }
    // Two thresholds, so that the answer does not alternate when repaints drift past the grid.
    isEven =
      isEven
      ? fromGrid < Self.leastDrift * Self.leastDrift || fromPrevious > fromGrid / 4
      : fromPrevious > fromGrid
  }
}
