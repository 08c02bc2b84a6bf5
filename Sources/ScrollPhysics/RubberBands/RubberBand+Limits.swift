extension RubberBand {
  /// Where content is whose finger is at `value`: there, inside `limits`; past them it follows with resistance.
  ///
  /// - Parameters:
  ///   - value: in points.
  ///   - limits: in points.
  public func clamp(_ value: Double, to limits: ClosedRange<Double>) -> Double {
    let (value, limits) = (value.bounded, limits.bounded)
    let limit = value.clamped(to: limits)
    guard value != limit else { return value }
    return (limit + stretch(value - limit)).kept(from: limit, short: dimension)
  }

  /// Where the finger is of content that is at `value`: the inverse of ``clamp(_:to:)``, so that catching content past
  /// its limits does not move it.
  public func unclamp(_ value: Double, from limits: ClosedRange<Double>) -> Double {
    let (value, limits) = (value.bounded, limits.bounded)
    let limit = value.clamped(to: limits)
    guard value != limit else { return value }
    return limit + unstretch(value - limit)
  }

  /// The slope of ``clamp(_:to:)`` where the finger is at `value`: 1 inside `limits`.
  public func derivative(_ value: Double, limits: ClosedRange<Double>) -> Double {
    let excess = limits.bounded.excess(of: value.bounded)
    return excess == 0 ? 1 : derivative(excess)
  }
}

extension Double {
  /// Adding to a limit rounds: it may not round up to the dimension, which is never reached.
  fileprivate func kept(from limit: Double, short dimension: Double) -> Double {
    if self > limit { return Swift.max(limit, Swift.min(self, (limit + dimension).nextDown)) }
    return Swift.min(limit, Swift.max(self, (limit - dimension).nextUp))
  }
}
