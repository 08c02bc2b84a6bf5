extension Comparable {
  /// The value of `limits` nearest to this one.
  ///
  /// A value that does not compare (NaN) comes back as it is.
  @inlinable
  package func clamped(to limits: ClosedRange<Self>) -> Self {
    self < limits.lowerBound ? limits.lowerBound : self > limits.upperBound ? limits.upperBound : self
  }
}

extension ClosedRange where Bound == Double {
  /// How far `value` lies outside: negative below the lower bound, positive above the upper one, else zero.
  @inlinable
  package func excess(of value: Double) -> Double {
    value - value.clamped(to: self)
  }
}
