internal import ScrollGeometry

extension RubberBand {
  /// Where the content is when the finger is at `value`: there, inside `limits`; past them it follows with resistance.
  ///
  /// - Parameters:
  ///   - value: in points.
  ///   - limits: in points.
  public func clamp(_ value: Double, to limits: ClosedRange<Double>) -> Double {
    let (value, limits) = (value.bounded, limits.bounded)
    let limit = value.clamped(to: limits)
    guard value != limit else { return value }
    // The sum may round up to the dimension, which is never reached.
    let shown = limit + stretch(value - limit)
    return shown > limit
      ? max(limit, min(shown, (limit + dimension).nextDown)) : min(limit, max(shown, (limit - dimension).nextUp))
  }

  /// Where the finger is when the content is at `value`: the inverse of ``clamp(_:to:)``, so that catching content past
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
