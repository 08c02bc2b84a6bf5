/// A shape's extent along one axis in whole pixels, split into two ends, where its coverage varies along the axis, and
/// the middle between them, where it is constant.
struct AxisSplit: Hashable {
  let before: Range<Int>
  let middle: Range<Int>
  let after: Range<Int>

  /// - Parameter varying: how far from each end coverage varies, in pixels.
  init(from low: Double, to high: Double, varying: Double) {
    let (start, end) = (Int(low.rounded(.down)), Int(high.rounded(.up)))
    let (first, last) = (Int((low + varying).rounded(.up)), Int((high - varying).rounded(.down)))
    if first <= last {
      (before, middle, after) = (start..<first, first..<last, last..<end)
    } else {
      (before, middle, after) = (start..<end, end..<end, end..<end)
    }
  }

  /// The parts that are not empty, and whether coverage varies there.
  var parts: [(range: Range<Int>, varies: Bool)] {
    [(before, true), (middle, false), (after, true)].filter { !$0.0.isEmpty }
  }

  var longestEnd: Int { max(before.count, after.count) }
}
