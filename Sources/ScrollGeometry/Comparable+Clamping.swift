extension Comparable {
  /// Returns the value of `limits` nearest to this one.
  ///
  /// A value that does not compare, such as NaN, is returned unchanged.
  @inlinable package func clamped(to limits: ClosedRange<Self>) -> Self {
    self < limits.lowerBound ? limits.lowerBound : self > limits.upperBound ? limits.upperBound : self
  }
}

extension ClosedRange where Bound == Double {
  @inlinable package func excess(of value: Double) -> Double { value - value.clamped(to: self) }
}
