// The limits of content, and the effects of changing them or the feel.

extension ZoomableScrollView {
  /// The maximum stretch of the scale past its limits, as a logarithm: ln 2, so twice the maximum, half the minimum scale.
  static let maximumStretch = 0.6931471805599453

  func shiftLimits(_ axis: Axis, zoomScale: Double) -> ClosedRange<Double> {
    let (limits, origin) = (layout.limits(along: axis, zoomScale: zoomScale), -fixedPoint[axis] * zoomScale)
    return (limits.lowerBound + origin)...(limits.upperBound + origin)
  }

  /// Returns the limits of the shift, by default at the target zoom scale. The dimension is the length of the viewport. If
  /// a zoom about a point near the edge has left content farther outside, it is twice that distance.
  func elasticity(along axis: Axis, _ limits: ClosedRange<Double>? = nil, showing shown: Double) -> ElasticLimits {
    let limits = limits ?? shiftLimits(axis, zoomScale: targetZoomScale)
    let (length, excess) = (layout.bounces[axis] ? max(0, layout.viewport[axis]) : 0, abs(limits.excess(of: shown)))
    return ElasticLimits(
      limits, coefficient: rubberBandCoefficient(feel), dimension: excess > length + .rounding ? 2 * excess : length)
  }

  private var zoomElasticity: ElasticLimits {
    ElasticLimits(
      layout.logLimits, coefficient: feel.rubberBandCoefficient, dimension: layout.bouncesZoom ? Self.maximumStretch : 0
    )
  }

  /// Changes the size of the content, the viewport, or the limits of the scale, and keeps the content at `anchor`, as
  /// ``SimpleScrollView/setLayout(_:keeping:animated:spring:at:)`` does. In an animated change, a view at rest keeps
  /// its position, and returns to its limits by a spring.
  public mutating func setLayout(
    _ new: ZoomLayout, keeping anchor: PerAxis<ScrollAnchor> = .center, animated: Bool = false, at time: Double
  ) {
    guard new != layout else { return }
    let (scale, shown) = (zoomScale(at: time), contentOffset(at: time))
    let middle = contentPoint(of: layout.viewport.center, at: time)
    let jumps = isAtRest(at: time) && !animated
    replan(animated: animated, at: time) { view in
      let target = view.target
      // Content that rests within a point of its end, or is on its way there, stays at its end.
      let staysAtEnd = PerAxis<Bool> {
        anchor[$0] == .end && !view.isHeld && target[$0] >= view.limits(along: $0).upperBound - 1
      }
      view.layout = new
      guard jumps else {
        view.adaptToLimits(at: time)
        for axis in Axis.allCases where staysAtEnd[axis] { view.moveToEnd(axis, at: time) }
        return
      }
      let newScale = new.clamped(scale)
      let offset = PerAxis<Double> {
        staysAtEnd[$0]
          ? new.limits(along: $0, zoomScale: newScale).upperBound
          : anchor[$0] == .center ? (middle * newScale - new.viewport.center)[$0] : shown[$0] / scale * newScale
      }
      view.rest(at: newScale, offset.vector)
    }
  }

  private mutating func moveToEnd(_ axis: Axis, at time: Double) {
    let end = limits(along: axis).upperBound
    guard target[axis] != end else { return }
    shift[axis].spring(
      to: end - fixedPoint[axis] * targetZoomScale, spring: zoomSpring, threshold: feel.threshold, at: time)
  }

  /// Grows or shrinks the content to a length in points at a scale of 1, at any zoom scale and while it changes, as
  /// ``SimpleScrollView/grow(to:along:atOffset:at:)`` does.
  public mutating func grow(to length: Double, along axis: Axis = .y, atOffset offset: Double, at time: Double) {
    guard length.isFinite, !offset.isNaN, length != layout.contentSize[axis] else { return }
    let growth = ContentGrowth(from: layout.contentSize[axis], to: length, at: offset)
    replan(at: time) { view in
      let (scale, shown) = (view.zoomScale(at: time), view.contentOffset(at: time))
      let (insets, extent) = (view.layout.contentInset[axis], view.layout.viewport[axis])
      func displacement(_ offset: Double, _ scale: Double) -> Double {
        growth.displacement(
          from: (offset + insets.before.bounded) / scale, to: (offset + extent - insets.after.bounded) / scale)
      }
      let distance = displacement(shown[axis], scale)
      let targetDistance = displacement(view.target[axis], view.targetZoomScale)
      let target = view.target[axis] + targetDistance * view.targetZoomScale
      view.layout.contentSize[axis] = max(0, length)
      if view.isAtRest(at: time) {
        view.rest(at: scale, shown + Vector2(distance * scale, along: axis))
      } else {
        // The fixed point moves with its content, so that the shift stays the same at any scale.
        view.fixedPoint[axis] += distance
        view.adaptToLimits(at: time)
        if targetDistance != distance { view.moveTarget(axis, to: target, at: time) }
      }
    }
  }

  private mutating func moveTarget(_ axis: Axis, to offset: Double, at time: Double) {
    guard case .spring(let motion)? = shift[axis].activeMovement(at: time) else { return }
    let target = (offset - fixedPoint[axis] * targetZoomScale).clamped(to: shift[axis].elasticity.limits)
    shift[axis].spring(to: target, spring: motion.spring, threshold: motion.threshold, at: time)
  }

  /// Changes the feel and the zoom spring. Positions and velocities are kept.
  public mutating func setFeel(_ new: ScrollFeel, zoomSpring newSpring: Spring, at time: Double) {
    guard new != feel || newSpring != zoomSpring else { return }
    replan(at: time) { view in
      (view.feel, view.zoomSpring) = (new, newSpring)
      view.pan.touchVelocityRule = new.touchVelocityRule
      view.adaptToLimits(at: time)
    }
  }

  mutating func rest(at scale: Double, _ offset: Vector2) {
    fixedPoint = .zero
    zoom = DraggableValue(layout.logarithm(of: scale), elasticity: zoomElasticity)
    shift = PerAxis { axis in
      let limits = layout.limits(along: axis, zoomScale: scale)
      let value = (offset[axis].isFinite ? offset[axis] : limits.lowerBound).clamped(to: limits)
      return DraggableValue(value, elasticity: elasticity(along: axis, limits, showing: value))
    }
  }

  /// Adapts the scale and the shift to a changed layout or feel. Positions and velocities are kept.
  private mutating func adaptToLimits(at time: Double) {
    adaptZoom(at: time)
    for axis in Axis.allCases {
      if let center = pinch?.center {
        widenLimits(axis, about: center, at: time)
      } else if isHeld {
        shift[axis].setElasticity(elasticity(along: axis, showing: shift[axis].value(at: time)), at: time)
      } else {
        adaptShift(axis, at: time)
      }
    }
  }

  /// Replans the motion of the shift: to the target of a program or a hook, clamped to the limits, or as a scroll motion.
  private mutating func adaptShift(_ axis: Axis, at time: Double) {
    let (shown, velocity) = (shift[axis].value(at: time), shift[axis].velocity(at: time))
    guard shift[axis].isMoving(at: time) else {
      let new = elasticity(along: axis, showing: shown)
      // Content that stays at rest has rested since the end of its motion, and not since now.
      if velocity == 0, new.limits.contains(shown) { return shift[axis].setElasticity(new, at: time) }
      return launch(axis, from: shown, velocity: velocity, .continued, at: time)
    }
    shift[axis].setElasticity(
      elasticity(along: axis, showing: shown), threshold: feel.threshold, at: time, leavesBehind: true)
    shift[axis].setScrollFeel(feel.decelerating(by: decelerationLaw), at: time)
  }

  private mutating func adaptZoom(at time: Double) {
    if zoom.isDragging { return zoom.setElasticity(zoomElasticity, at: time) }
    let (shown, velocity) = (zoom.value(at: time), zoom.velocity(at: time))
    let target = zoom.target(at: time).clamped(to: layout.logLimits)
    zoom = DraggableValue(shown, elasticity: zoomElasticity)
    guard target != shown || velocity != 0 else { return }
    let spring = layout.logLimits.contains(shown) ? zoomSpring : feel.release.spring
    let threshold = zoomThreshold(about: shift.value(at: time), shift.target)
    zoom.spring(to: target, spring: spring, velocity: velocity, threshold: threshold, at: time)
  }
}

extension Size {
  fileprivate var center: Vector2 { Vector2(width / 2, height / 2) }
}
