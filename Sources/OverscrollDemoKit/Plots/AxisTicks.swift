/// The ticks of an axis at round numbers: multiples of one, two or five times a power of ten.
package struct AxisTicks: Sendable {
  /// The distance between ticks; 0 if the axis has no length.
  package let step: Double
  /// The ticks within the axis, in ascending order.
  package let values: [Double]

  /// `count` is the approximate largest number of ticks, `minimumStep` a round number.
  package init(_ range: ClosedRange<Double>, count: Int, minimumStep: Double = 0) {
    let step = max(minimumStep, AxisTicks.step((range.upperBound - range.lowerBound) / Double(max(1, count))))
    self.step = step
    let (first, last) = ((range.lowerBound / step).rounded(.up), (range.upperBound / step + 1e-9).rounded(.down))
    let isFinite = step > 0 && last >= first && last - first < 100
    values = isFinite ? stride(from: first, through: last, by: 1).map { $0 * step } : []
  }

  private static func step(_ minimum: Double) -> Double {
    guard minimum > 0, minimum.isFinite else { return 0 }
    var power = 1.0
    while power > minimum { power /= 10 }
    while power * 10 <= minimum { power *= 10 }
    return power * ([1.0, 2, 5].first { $0 * power >= minimum } ?? 10)
  }
}
