extension Double {
  /// The distance that counts as none, in points: more than rounding leaves between two sums that mean the same.
  @inlinable package static var rounding: Double { 1e-6 }
}

extension ClosedRange<Double> {
  /// Creates the range between two limits, or `start` alone if `end` is not beyond it by more than ``Double/rounding``.
  @inlinable package init(from start: Double, to end: Double) { self = start...(end - start > .rounding ? end : start) }
}
