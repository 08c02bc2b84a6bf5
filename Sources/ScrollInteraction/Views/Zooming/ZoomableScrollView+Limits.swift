// The limits of content, and the effects of changing them or the feel.

extension ZoomableScrollView {
  /// The greatest stretch of the scale past its limits, as a logarithm: twice the largest, half the smallest scale.
  static let stretch = 0.6931471805599453

  /// Returns the range in which the shift can rest at a zoom scale.
  func shiftLimits(_ axis: Axis, zoomScale: Double) -> ClosedRange<Double> {
    let (limits, anchored) = (layout.limits(axis, zoomScale: zoomScale), -anchor[axis] * zoomScale)
    return (limits.lowerBound + anchored)...(limits.upperBound + anchored)
  }

  /// Returns the limits of the shift at the target zoom scale.
  func elasticity(_ axis: Axis, showing shown: Double) -> ElasticLimits {
    elasticity(axis, shiftLimits(axis, zoomScale: targetZoomScale), showing: shown)
  }

  /// Returns the limits of the shift. The dimension is that of the viewport, as in every scroll view. It is larger if a
  /// zoom about a point near the edge has left content farther outside than a drag could pull it.
  func elasticity(_ axis: Axis, _ limits: ClosedRange<Double>, showing shown: Double) -> ElasticLimits {
    let (reach, excess) = (layout.bounces[axis] ? max(0, layout.viewport[axis]) : 0, abs(limits.excess(of: shown)))
    return ElasticLimits(
      limits, coefficient: feel.rubberBandCoefficient, dimension: excess > reach + 1e-6 ? 2 * excess : reach)
  }

  private var zoomElasticity: ElasticLimits {
    ElasticLimits(
      layout.logLimits, coefficient: feel.rubberBandCoefficient, dimension: layout.bouncesZoom ? Self.stretch : 0)
  }

  /// Changes the size of the content, the viewport, or the limits of the scale.
  ///
  /// A view at rest keeps the content at its center, as far as the limits allow. If `animated`, the view keeps its
  /// position and returns to its limits by a spring. A dragged view keeps its position. A view in flight continues with
  /// its velocities towards its new limits.
  public mutating func setLayout(_ new: ZoomLayout, animated: Bool = false, at time: Double) {
    guard new != layout else { return }
    let scale = zoomScale(at: time)
    let middle = contentPoint(at: layout.viewport.center, time: time)
    let isPlaced = isAtRest(at: time) && !animated
    replan(animated: animated, at: time) { view in
      view.layout = new
      if isPlaced { view.rest(around: middle, zoomScale: scale) } else { view.readjust(at: time) }
    }
  }

  /// Changes the feel and the zoom spring. Positions and velocities are kept.
  public mutating func setFeel(_ new: ScrollFeel, zoomSpring newSpring: Spring, at time: Double) {
    guard new != feel || newSpring != zoomSpring else { return }
    replan(at: time) { view in
      (view.feel, view.zoomSpring) = (new, newSpring)
      view.pan.touchVelocityRule = new.touchVelocityRule
      view.readjust(at: time)
    }
  }

  /// Places `point` of the content, at a scale of 1, in the middle of the viewport, at rest and within the limits. Has
  /// no effect during a drag, or if the point is not finite.
  public mutating func show(_ point: Vector2, zoomScale: Double, at time: Double) {
    guard point.isFinite, pinch == nil else { return }
    move(at: time) { $0.rest(around: point, zoomScale: zoomScale) }
  }

  private mutating func rest(around point: Vector2, zoomScale: Double) {
    let scale = layout.clamped(zoomScale)
    rest(at: scale, point * scale - layout.viewport.center)
  }

  mutating func rest(at scale: Double, _ offset: Vector2) {
    anchor = .zero
    zoom = DraggableValue(layout.logarithm(of: scale), elasticity: zoomElasticity)
    shift = PerAxis { axis in
      let limits = layout.limits(axis, zoomScale: scale)
      let value = (offset[axis].isFinite ? offset[axis] : limits.lowerBound).clamped(to: limits)
      return DraggableValue(value, elasticity: elasticity(axis, limits, showing: value))
    }
  }

  private mutating func readjust(at time: Double) {
    readjustZoom(at: time)
    guard isHeld else {
      for axis in Axis.allCases { readjust(axis, at: time) }
      return
    }
    for axis in Axis.allCases {
      if let center = pinch?.center {
        widenLimits(axis, about: center, at: time)
      } else {
        shift[axis].setElasticity(elasticity(axis, showing: shift[axis].value(at: time)), at: time)
      }
    }
  }

  /// Replans the shift along an axis. Content continues to the target of a program or a hook, within the limits. Freely
  /// scrolling content gets a new plan.
  private mutating func readjust(_ axis: Axis, at time: Double) {
    let (shown, velocity) = (shift[axis].value(at: time), shift[axis].velocity(at: time))
    guard shift[axis].isMoving(at: time) else {
      return launch(axis, from: shown, velocity: velocity, .continued, at: time)
    }
    shift[axis].setElasticity(
      elasticity(axis, showing: shown), threshold: feel.threshold, at: time, leavesBehind: true)
    shift[axis].setScrollFeel(feel.decelerating(by: decelerationLaw), at: time)
  }

  private mutating func readjustZoom(at time: Double) {
    if zoom.isDragging { return zoom.setElasticity(zoomElasticity, at: time) }
    let (shown, velocity) = (zoom.value(at: time), zoom.velocity(at: time))
    let target = zoom.target(at: time).clamped(to: layout.logLimits)
    zoom = DraggableValue(shown, elasticity: zoomElasticity)
    guard target != shown || velocity != 0 else { return }
    let spring = layout.logLimits.contains(shown) ? zoomSpring : feel.releaseSpring
    let threshold = zoomThreshold(anchoredAt: shift.value(at: time), shift.target)
    zoom.spring(to: target, spring: spring, velocity: velocity, threshold: threshold, at: time)
  }
}

extension Size {
  fileprivate var center: Vector2 { Vector2(width / 2, height / 2) }
}
