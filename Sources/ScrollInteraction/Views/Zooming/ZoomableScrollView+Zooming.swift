// Zooming by steps and by programs.

extension ZoomableScrollView {
  /// Goes to `factor` times the scale to which it is going, about a point of the viewport, by a spring.
  ///
  /// At its limit already it is pushed against it, and comes back. Velocities are kept. In a drag it is that large at
  /// once.
  public mutating func zoom(by factor: Double, about point: Vector2, at time: Double) {
    guard factor > 0, factor.isFinite, point.isFinite else { return }
    zoom(byLog: layout.logarithm(of: factor), about: point, at: time)
  }

  mutating func zoom(byLog step: Double, about point: Vector2, at time: Double) {
    let target = (restingLog + step).clamped(to: layout.logLimits)
    let push = target == restingLog ? step * zoomSpring.naturalFrequency : 0
    zoom(toLog: target, push: push, about: point, at: time)
  }

  /// Goes to a scale, within its limits, about a point of the viewport.
  public mutating func zoom(to zoomScale: Double, about point: Vector2, at time: Double) {
    guard point.isFinite else { return }
    zoom(toLog: layout.logarithm(of: zoomScale).clamped(to: layout.logLimits), push: 0, about: point, at: time)
  }

  private mutating func zoom(toLog target: Double, push: Double, about point: Vector2, at time: Double) {
    guard pinch == nil else { return }
    if isHeld { return scaleHeld(to: target, about: point, at: time) }
    leaveTouchpad()
    let velocity = velocity(at: time)
    anchor = (contentOffset(at: time) + point) / zoomScale(at: time)
    zoom.spring(
      to: target, spring: zoomSpring, velocity: zoom.velocity(at: time) + push, threshold: zoomThreshold, at: time)
    launch(from: -point, velocity: velocity - anchor * zoomVelocity(at: time), at: time)
  }

  /// Is at a scale at once, in a drag that goes on.
  mutating func scaleHeld(to log: Double, about point: Vector2, at time: Double) {
    anchor = (contentOffset(at: time) + point) / zoomScale(at: time)
    let wasDragging = zoom.isDragging
    zoom.rest(at: log)
    if wasDragging || !layout.logLimits.contains(log) { zoom.beginDragging(at: time) }
    dragShift(from: -point, at: time)
  }
}

// MARK: - Going on by itself

extension ZoomableScrollView {
  /// Takes the scale back into its limits, or leaves it where it is.
  mutating func settleZoom(velocity: Double, at time: Double) {
    let shown = zoom.endDragging(velocity: 0, at: time).value
    let target = shown.clamped(to: layout.logLimits)
    guard target != shown else { return }
    zoom.spring(to: target, spring: feel.releaseSpring, velocity: velocity, threshold: zoomThreshold, at: time)
  }

  /// Lets the shift coast from `value` to within the limits at the scale at which content will rest.
  mutating func launch(
    _ axis: Axis, _ value: Double, velocity: Double, _ beginning: ScrollMotion.Beginning, at time: Double
  ) {
    shift[axis] = DraggableValue(value, elasticity: elasticity(axis, showing: value))
    shift[axis].scroll(velocity: velocity, feel: feel, at: time, beginning: beginning)
  }

  /// The same for both axes, of content that moves already.
  mutating func launch(from value: Vector2, velocity: Vector2, at time: Double) {
    for axis in Axis.allCases { launch(axis, value[axis], velocity: velocity[axis], .continued, at: time) }
  }

  /// As near to its end as makes half a point at the far side of the viewport.
  var zoomThreshold: Double { feel.threshold / max(1, layout.viewport.width, layout.viewport.height) }
}
