// The limits of content, and the effects of changing them or the feel.

extension ZoomableScrollView {
  /// The greatest stretch of the scale past its limits, as a logarithm: twice the largest, half the smallest scale.
  static let stretch = 0.6931471805599453

  func shiftLimits(_ axis: Axis, zoomScale: Double) -> ClosedRange<Double> {
    let (limits, anchored) = (layout.limits(along: axis, zoomScale: zoomScale), -anchor[axis] * zoomScale)
    return (limits.lowerBound + anchored)...(limits.upperBound + anchored)
  }

  /// Returns the limits of the shift, by default at the target zoom scale. The dimension is that of the viewport, as in
  /// every scroll view. It is larger if a zoom about a point near the edge has left content farther outside than a drag
  /// could pull it.
  func elasticity(along axis: Axis, _ limits: ClosedRange<Double>? = nil, showing shown: Double) -> ElasticLimits {
    let limits = limits ?? shiftLimits(axis, zoomScale: targetZoomScale)
    let (reach, excess) = (layout.bounces[axis] ? max(0, layout.viewport[axis]) : 0, abs(limits.excess(of: shown)))
    return ElasticLimits(
      limits, coefficient: rubberBandCoefficient(feel), dimension: excess > reach + .rounding ? 2 * excess : reach)
  }

  private var zoomElasticity: ElasticLimits {
    ElasticLimits(
      layout.logLimits, coefficient: feel.rubberBandCoefficient, dimension: layout.bouncesZoom ? Self.stretch : 0)
  }

  /// Changes the size of the content, the viewport, or the limits of the scale, and keeps the content at `anchor`, as
  /// ``SimpleScrollView/setLayout(_:keeping:animated:spring:at:)`` does. In an animated change, a view at rest keeps
  /// its position, and returns to its limits by a spring.
  public mutating func setLayout(
    _ new: ZoomLayout, keeping anchor: PerAxis<ScrollAnchor> = .center, animated: Bool = false, at time: Double
  ) {
    guard new != layout else { return }
    let (scale, place) = (zoomScale(at: time), contentOffset(at: time))
    let middle = contentPoint(of: layout.viewport.center, at: time)
    let isPlaced = isAtRest(at: time) && !animated
    replan(animated: animated, at: time) { view in
      let target = view.target
      let ends = PerAxis<Bool> {
        anchor[$0] == .end && !view.isHeld && target[$0] >= view.limits(along: $0).upperBound - 1
      }
      view.layout = new
      guard isPlaced else {
        view.readjust(at: time)
        for axis in Axis.allCases where ends[axis] { view.moveToEnd(axis, at: time) }
        return
      }
      let newScale = new.clamped(scale)
      let offset = PerAxis<Double> {
        ends[$0]
          ? new.limits(along: $0, zoomScale: newScale).upperBound
          : anchor[$0] == .center ? (middle * newScale - new.viewport.center)[$0] : place[$0] / scale * newScale
      }
      view.rest(at: newScale, offset.vector)
    }
  }

  private mutating func moveToEnd(_ axis: Axis, at time: Double) {
    let end = limits(along: axis).upperBound
    guard target[axis] != end else { return }
    shift[axis].spring(
      to: end - anchor[axis] * targetZoomScale, spring: zoomSpring, threshold: feel.threshold, at: time)
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
        // The anchor moves with its content, so that the shift stays the same at any scale.
        view.anchor[axis] += distance
        view.readjust(at: time)
        if targetDistance != distance { view.moveTarget(axis, to: target, at: time) }
      }
    }
  }

  private mutating func moveTarget(_ axis: Axis, to offset: Double, at time: Double) {
    guard case .spring(let motion)? = shift[axis].activeMotion(at: time) else { return }
    let target = (offset - anchor[axis] * targetZoomScale).clamped(to: shift[axis].elasticity.limits)
    shift[axis].spring(to: target, spring: motion.spring, threshold: motion.threshold, at: time)
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

  mutating func rest(at scale: Double, _ offset: Vector2) {
    anchor = .zero
    zoom = DraggableValue(layout.logarithm(of: scale), elasticity: zoomElasticity)
    shift = PerAxis { axis in
      let limits = layout.limits(along: axis, zoomScale: scale)
      let value = (offset[axis].isFinite ? offset[axis] : limits.lowerBound).clamped(to: limits)
      return DraggableValue(value, elasticity: elasticity(along: axis, limits, showing: value))
    }
  }

  private mutating func readjust(at time: Double) {
    readjustZoom(at: time)
    for axis in Axis.allCases {
      if let center = pinch?.center {
        widenLimits(axis, about: center, at: time)
      } else if isHeld {
        shift[axis].setElasticity(elasticity(along: axis, showing: shift[axis].value(at: time)), at: time)
      } else {
        readjust(axis, at: time)
      }
    }
  }

  /// Replans the shift along an axis, to the target of a program or a hook within the limits, or anew if it scrolls.
  private mutating func readjust(_ axis: Axis, at time: Double) {
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

  private mutating func readjustZoom(at time: Double) {
    if zoom.isDragging { return zoom.setElasticity(zoomElasticity, at: time) }
    let (shown, velocity) = (zoom.value(at: time), zoom.velocity(at: time))
    let target = zoom.target(at: time).clamped(to: layout.logLimits)
    zoom = DraggableValue(shown, elasticity: zoomElasticity)
    guard target != shown || velocity != 0 else { return }
    let spring = layout.logLimits.contains(shown) ? zoomSpring : feel.release.spring
    let threshold = zoomThreshold(anchoredAt: shift.value(at: time), shift.target)
    zoom.spring(to: target, spring: spring, velocity: velocity, threshold: threshold, at: time)
  }
}

extension Size {
  fileprivate var center: Vector2 { Vector2(width / 2, height / 2) }
}
