/// A shape's extent along one axis in whole pixels, split into three parts. In the two ends coverage varies along the
/// axis; in the middle it is constant.
struct AxisSplit: Hashable {
  let before: Range<Int>
  let middle: Range<Int>
  let after: Range<Int>

  /// Splits an extent whose coverage varies within `varying` pixels from each end.
  init(from low: Double, to high: Double, varying: Double) {
    let (start, end) = (Int(low.rounded(.down)), Int(high.rounded(.up)))
    let (first, last) = (Int((low + varying).rounded(.up)), Int((high - varying).rounded(.down)))
    if first <= last {
      (before, middle, after) = (start..<first, first..<last, last..<end)
    } else {
      (before, middle, after) = (start..<end, end..<end, end..<end)
    }
  }

  /// The parts that are not empty, each with a Boolean that says whether coverage varies in it.
  var parts: [(range: Range<Int>, varies: Bool)] {
    [(before, true), (middle, false), (after, true)].filter { !$0.0.isEmpty }
  }

  var longestEnd: Int { max(before.count, after.count) }
}
