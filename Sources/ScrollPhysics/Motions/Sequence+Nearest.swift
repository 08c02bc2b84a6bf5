extension Sequence<Double> {
  /// Returns the anchor nearest to `target`, the first if several are equally near; `nil` if there are none.
  public func nearest(to target: Double) -> Double? { nearest { abs($0.bounded - target.bounded) } }
}

extension Sequence<Vector2> {
  /// Returns the anchor nearest to `target` in the plane, the first of equally near ones; `nil` if there are none.
  public func nearest(to target: Vector2) -> Vector2? { nearest { $0.bounded.distance(to: target.bounded) } }
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
