extension RubberBand {
  /// Where content is whose finger is at `value`: there, inside `limits`; past them it follows with resistance.
  ///
  /// - Parameters:
  ///   - value: in points.
  ///   - limits: in points.
  public func clamp(_ value: Double, to limits: ClosedRange<Double>) -> Double {
    clamp(value, to: limits, upperDimension: dimension)
  }

  /// Where the finger is of content that is at `value`: the inverse of ``clamp(_:to:)``, so that catching content past
  /// its limits does not move it.
  public func unclamp(_ value: Double, from limits: ClosedRange<Double>) -> Double {
    unclamp(value, from: limits, upperDimension: dimension)
  }

  /// The slope of ``clamp(_:to:)`` where the finger is at `value`: 1 inside `limits`.
  public func derivative(_ value: Double, limits: ClosedRange<Double>) -> Double {
    derivative(value, limits: limits, upperDimension: dimension)
  }
}

extension RubberBand {
  /// With a dimension of its own past the upper limit.
  public func clamp(_ value: Double, to limits: ClosedRange<Double>, upperDimension: Double) -> Double {
    let (value, limits) = (value.bounded, limits.bounded)
    let side = side(of: value, limits, upperDimension)
    let limit = value.clamped(to: limits)
    guard value != limit else { return value }
    return (limit + side.stretch(value - limit)).kept(from: limit, short: side.dimension)
  }

  /// With a dimension of its own past the upper limit.
  public func unclamp(_ value: Double, from limits: ClosedRange<Double>, upperDimension: Double) -> Double {
    let (value, limits) = (value.bounded, limits.bounded)
    let limit = value.clamped(to: limits)
    guard value != limit else { return value }
    return limit + side(of: value, limits, upperDimension).unstretch(value - limit)
  }

  /// With a dimension of its own past the upper limit.
  public func derivative(_ value: Double, limits: ClosedRange<Double>, upperDimension: Double) -> Double {
    let (value, limits) = (value.bounded, limits.bounded)
    let excess = limits.excess(of: value)
    return excess == 0 ? 1 : side(of: value, limits, upperDimension).derivative(excess)
  }

  private func side(of value: Double, _ limits: ClosedRange<Double>, _ upperDimension: Double) -> RubberBand {
    value > limits.upperBound ? RubberBand(coefficient: coefficient, dimension: upperDimension) : self
  }
}

extension Double {
  /// Adding to a limit rounds: it may not round up to the dimension, which is never reached.
  fileprivate func kept(from limit: Double, short dimension: Double) -> Double {
    if self > limit { return Swift.max(limit, Swift.min(self, (limit + dimension).nextDown)) }
    return Swift.min(limit, Swift.max(self, (limit - dimension).nextUp))
  }
}
