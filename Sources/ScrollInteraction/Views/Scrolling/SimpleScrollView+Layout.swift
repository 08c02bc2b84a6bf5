// Changes of the content, the viewport and the insets.

extension SimpleScrollView {
  /// Changes the size of the content or of the viewport, or the insets. Content at rest moves to within its limits.
  /// Dragged content keeps its position, and content in flight its velocity.
  ///
  /// Along each axis, the part of the content at `anchor` keeps its position in the viewport: `.end` in a conversation. If `animated`,
  /// content at rest that has to move does so by `spring`, and not at once. Content in flight that is kept at its end
  /// moves there by `spring`, too.
  public mutating func setLayout(
    _ new: ScrollLayout, keeping anchor: PerAxis<ScrollAnchor> = .start, animated: Bool = false,
    spring: Spring = .snap, at time: Double
  ) {
    guard new != layout else { return }
    replan(animated: animated, at: time) { view in
      let growth = PerAxis<Double> { new.viewport[$0] - view.layout.viewport[$0] }
      view.layout = new
      for axis in Axis.allCases {
        view.offset[axis].setElasticity(
          view.elasticity(along: axis), keeping: anchor[axis], viewportGrowth: growth[axis], animated: animated,
          spring: spring, threshold: view.feel.threshold, at: time, leavesBehind: true)
      }
    }
  }

  /// Grows or shrinks the content to a length, by content inserted at an offset or removed from there on, and keeps
  /// visible content in place: at rest, in a drag, in flight and past an edge. The target of a program moves with its
  /// content. Sets the content size of ``layout``.
  ///
  /// `length` is the new length, in points; a negative one counts as 0. `offset` is the position of the change, in
  /// points from the start of the content: 0 inserts before the beginning, infinity appends. If `length` is not finite
  /// or `offset` is NaN, the method does nothing.
  public mutating func grow(to length: Double, along axis: Axis = .y, atOffset offset: Double, at time: Double) {
    guard length.isFinite, !offset.isNaN, length != layout.contentSize[axis] else { return }
    let growth = ContentGrowth(from: layout.contentSize[axis], to: length, at: offset)
    replan(at: time) { view in
      let (insets, extent) = (view.layout.contentInset[axis], view.layout.viewport[axis])
      func displacement(_ offset: Double) -> Double {
        growth.displacement(from: offset + insets.before.bounded, to: offset + extent - insets.after.bounded)
      }
      let value = view.offset[axis]
      view.layout.contentSize[axis] = max(0, length)
      view.offset[axis].displace(
        by: displacement(value.value(at: time)), targetBy: displacement(value.target(at: time)),
        within: view.elasticity(along: axis), feel: view.feel, spring: view.wheelFeel.spring, at: time,
        leavesBehind: true)
    }
  }

  func elasticity(along axis: Axis) -> ElasticLimits {
    var elasticity = Self.elasticity(along: axis, layout, feel)
    elasticity.coefficient = rubberBandCoefficient(feel)
    return elasticity
  }
}
