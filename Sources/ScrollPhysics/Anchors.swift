extension Sequence<Double> {
  /// The anchor nearest to `target`, the first of several that are equally near; `nil` without any.
  public func nearest(to target: Double) -> Double? {
    nearest { abs($0.bounded - target.bounded) }
  }

  /// The anchor to which something let go at `value` with `velocity` belongs: the one nearest to its projection.
  public func nearest(toProjectionOf value: Double, velocity: Double, rate: DecelerationRate = .normal) -> Double? {
    nearest(to: project(value, velocity: velocity, rate: rate))
  }
}

extension Sequence<Vector2> {
  /// The anchor nearest to `target` in the plane, the first of several that are equally near; `nil` without any.
  public func nearest(to target: Vector2) -> Vector2? {
    nearest { $0.bounded.distance(to: target.bounded) }
  }

  /// The anchor to which something let go at `value` with `velocity` belongs: the one nearest to its projection.
  public func nearest(toProjectionOf value: Vector2, velocity: Vector2, rate: DecelerationRate = .normal) -> Vector2? {
    nearest(to: project(value, velocity: velocity, rate: rate))
  }
}

extension Sequence {
  fileprivate func nearest(by distance: (Element) -> Double) -> Element? {
    var best: (element: Element, distance: Double)?
    for element in self {
      let candidate = distance(element)
      if best.map({ candidate < $0.distance }) ?? true { best = (element, candidate) }
    }
    return best?.element
  }
}
