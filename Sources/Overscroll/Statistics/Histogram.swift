import ScrollGeometry

/// A histogram of durations in bins of a microsecond. Memory grows with the number of different durations, not with
/// their count.
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
