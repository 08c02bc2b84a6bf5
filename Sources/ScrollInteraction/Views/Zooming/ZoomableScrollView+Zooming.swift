// Zooming by steps and by programs.

extension ZoomableScrollView {
  /// Zooms by `factor`, relative to the target scale, about a point of the viewport: by a spring, or at once during a
  /// drag. A spring that is at its limit pushes the scale past it and back. Has no effect if the factor is not finite and
  /// above 0, or the point not finite.
  public mutating func zoom(by factor: Double, about point: Vector2, at time: Double) {
    guard factor > 0, factor.isFinite, point.isFinite else { return }
    zoom(byLog: layout.logarithm(of: factor), about: point, at: time)
  }

  mutating func zoom(byLog step: Double, about point: Vector2, at time: Double) {
    let target = (targetLog + step).clamped(to: layout.logLimits)
    let push = target == targetLog ? step * zoomSpring.naturalFrequency : 0
    zoom(toLog: target, push: push, about: point, at: time)
  }

  /// Zooms to a scale, clamped to its limits, about a point of the viewport. A scale that is 0, negative or NaN counts
  /// as the lower limit. Has no effect if the point is not finite.
  public mutating func zoom(to zoomScale: Double, about point: Vector2, at time: Double) {
    guard point.isFinite else { return }
    zoom(toLog: layout.logarithm(of: zoomScale).clamped(to: layout.logLimits), push: 0, about: point, at: time)
  }

  private mutating func zoom(toLog target: Double, push: Double, about point: Vector2, at time: Double) {
    guard pinch == nil else { return }
    if isHeld { return scaleHeld(to: target, about: point, at: time) }
    move(at: time) { view in
      // A push scales about the point, so that only the velocity of the offset before it remains.
      let (velocity, zoomVelocity) = (view.velocity(at: time), view.zoomVelocity(at: time))
      view.fixedPoint = (view.contentOffset(at: time) + point) / view.zoomScale(at: time)
      view.zoom.spring(
        to: target, spring: view.zoomSpring, velocity: view.zoom.velocity(at: time) + push,
        threshold: view.zoomThreshold(about: point), at: time)
      let rest = velocity - view.fixedPoint * zoomVelocity
      for axis in Axis.allCases { view.launch(axis, from: -point[axis], velocity: rest[axis], .continued, at: time) }
    }
  }

  /// Zooms to a part of the content, given at a scale of 1, so that it fits between the insets and is centered there.
  public mutating func zoom(to rect: Rect, animated: Bool = true, at time: Double) {
    guard rect.origin.isFinite, !rect.size.isEmpty else { return }
    let inner = Rect(origin: .zero, size: layout.viewport).inset(by: layout.contentInset)
    let scale = layout.clamped(min(inner.width / rect.width, inner.height / rect.height))
    let offset = rect.center * scale - inner.center
    if animated { go(to: offset, zoomScale: scale, at: time) } else { move(at: time) { $0.rest(at: scale, offset) } }
  }

  /// Scrolls to an offset at the target zoom scale, clamped to its limits, by a spring or at once. Has no effect during
  /// a drag, or if the offset is not finite.
  public mutating func scroll(to new: Vector2, animated: Bool = true, at time: Double) {
    guard new.isFinite else { return }
    if animated { return go(to: new, zoomScale: targetZoomScale, at: time) }
    move(at: time) { $0.rest(at: $0.targetZoomScale, new) }
  }

  /// Scrolls as ``SimpleScrollView/scrollRectToVisible(_:animated:at:)`` does, to `rect` at a scale of 1.
  public mutating func scrollRectToVisible(_ rect: Rect, animated: Bool = true, at time: Double) {
    let inner = Rect(origin: target, size: layout.viewport).inset(by: layout.contentInset)
    let shown = Rect(origin: rect.origin * targetZoomScale, size: rect.size * targetZoomScale)
    scroll(to: target + inner.travel(toShow: shown), animated: animated, at: time)
  }

  /// Animates the offset of the scaled content along an axis, in points, independently of the zoom scale, as
  /// `SimpleScrollView.follow(_:along:at:)` does.
  public mutating func follow(_ motion: some Motion, along axis: Axis, at time: Double) {
    guard motion.destination.isFinite else { return }
    move(at: time) { view in
      view.placeShift(axis, at: motion.value(at: 0))
      view.shift[axis].follow(motion, by: view.feel, from: time)
    }
  }

  /// Places the shift at an offset. With the content's origin as the fixed point, the shift is the offset at any scale.
  private mutating func placeShift(_ axis: Axis, at offset: Double) {
    fixedPoint[axis] = 0
    shift[axis] = DraggableValue(offset, elasticity: elasticity(along: axis, showing: offset))
  }

  /// Scrolls by a scroll motion, independently of the zoom scale, as `SimpleScrollView.follow(_:along:at:)` does.
  public mutating func follow(_ motion: ScrollMotion, along axis: Axis, at time: Double) {
    move(isDeceleration: true, at: time) { view in
      view.placeShift(axis, at: motion.value(at: 0))
      view.shift[axis].follow(motion, from: time)
    }
  }

  /// Flings content as ``SimpleScrollView/fling(velocity:at:)`` does. A scale in motion continues.
  public mutating func fling(velocity: Vector2, at time: Double) {
    move(isDeceleration: true, at: time) { view in
      for axis in Axis.allCases where velocity[axis].isFinite {
        let shiftVelocity = velocity[axis] - view.fixedPoint[axis] * view.zoomVelocity(at: time)
        view.launch(axis, from: view.shift[axis].value(at: time), velocity: shiftVelocity, .continued, at: time)
      }
    }
  }

  /// Animates the scale and the offset at that scale by the same spring, and keeps the velocities.
  private mutating func go(to offset: Vector2, zoomScale: Double, at time: Double) {
    move(at: time) { view in
      let log = view.layout.logarithm(of: zoomScale)
      let (velocity, logVelocity) = (view.velocity(at: time), view.zoom.velocity(at: time))
      let (shown, scale) = (view.contentOffset(at: time), view.zoomScale(at: time))
      // Zooms about the point that stays in place in the viewport, so that the offset moves on a straight line.
      let target = PerAxis { offset[$0].clamped(to: view.layout.limits(along: $0, zoomScale: zoomScale)) }.vector
      let zooms = abs(zoomScale / scale - 1) > 1e-6
      view.fixedPoint = zooms ? (target - shown) / (zoomScale - scale) : .zero
      view.zoom.rest(at: view.zoom.value(at: time))
      if log != view.zoom.value(at: time) || logVelocity != 0 {
        view.zoom.spring(
          to: log, spring: view.zoomSpring, velocity: logVelocity,
          threshold: view.zoomThreshold(about: view.fixedPoint * scale - shown), at: time)
      }
      for axis in Axis.allCases {
        let start = shown[axis] - view.fixedPoint[axis] * scale
        let end = target[axis] - view.fixedPoint[axis] * zoomScale
        view.shift[axis] = DraggableValue(start, elasticity: view.elasticity(along: axis, showing: start))
        view.shift[axis].spring(
          to: end, spring: view.zoomSpring, velocity: velocity[axis] - view.fixedPoint[axis] * scale * logVelocity,
          threshold: view.feel.threshold, at: time)
      }
    }
  }

  /// Scales held content at once about a point, also past its limits.
  mutating func scaleHeld(to log: Double, about point: Vector2, at time: Double) {
    fixedPoint = (contentOffset(at: time) + point) / zoomScale(at: time)
    let wasDragging = zoom.isDragging
    zoom.rest(at: log)
    if wasDragging || !layout.logLimits.contains(log) { zoom.beginDragging(at: time) }
    dragShift(from: -point, at: time)
  }
}

extension ZoomableScrollView {
  /// Returns the scale to its limits, or leaves it in place if it is within them.
  mutating func settleZoom(velocity: Double, at time: Double) {
    let shown = zoom.endDragging(velocity: 0, at: time).value
    let target = shown.clamped(to: layout.logLimits)
    guard target != shown else { return }
    let threshold = zoomThreshold(about: shift.value(at: time))
    zoom.spring(to: target, spring: feel.release.spring, velocity: velocity, threshold: threshold, at: time)
  }

  mutating func launch(
    _ axis: Axis, from value: Double, velocity: Double, _ beginning: ScrollMotion.Beginning, at time: Double
  ) {
    shift[axis] = DraggableValue(value, elasticity: elasticity(along: axis, showing: value))
    shift[axis].scroll(velocity: velocity, feel: feel.decelerating(by: decelerationLaw), at: time, beginning: beginning)
  }

  /// Returns the threshold of the zoom's spring that keeps all of the viewport, and these points, within the feel's.
  func zoomThreshold(about a: Vector2, _ b: Vector2 = .zero) -> Double {
    feel.threshold / max(1, layout.viewport.width, layout.viewport.height, abs(a.x), abs(a.y), abs(b.x), abs(b.y))
  }
}
