internal import ScrollGeometry

extension RubberBand {
  /// Returns the content's position when the finger is at `value`, in points. Past `limits`, content follows with
  /// resistance.
  public func clamp(_ value: Double, to limits: ClosedRange<Double>) -> Double {
    let (value, limits) = (value.bounded, limits.bounded)
    let limit = value.clamped(to: limits)
    guard value != limit else { return value }
    // Rounding must not take the sum to the dimension, which content never reaches.
    let shown = limit + stretch(value - limit)
    return shown > limit
      ? max(limit, min(shown, (limit + dimension).nextDown)) : min(limit, max(shown, (limit - dimension).nextUp))
  }

  /// Returns the finger's position when the content is at `value`: the inverse of ``clamp(_:to:)``. Use it so that
  /// content past its limits does not jump when a finger catches it.
  public func unclamp(_ value: Double, from limits: ClosedRange<Double>) -> Double {
    let (value, limits) = (value.bounded, limits.bounded)
    let limit = value.clamped(to: limits)
    guard value != limit else { return value }
    return limit + unstretch(value - limit)
  }

  /// Returns the slope of ``clamp(_:to:)`` when the finger is at `value`; 1 inside `limits`.
  public func derivative(_ value: Double, limits: ClosedRange<Double>) -> Double {
    let excess = limits.bounded.excess(of: value.bounded)
    return excess == 0 ? 1 : derivative(excess)
  }
}
