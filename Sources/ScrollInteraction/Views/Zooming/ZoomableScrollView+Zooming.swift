// Zooming by steps and by programs.

extension ZoomableScrollView {
  /// Goes to `factor` times the scale to which it is going, about a point of the viewport, by a spring.
  ///
  /// At its limit already it is pushed against it, and comes back. Velocities are kept. In a drag it is that large at
  /// once. A factor or a point that is not finite, or a factor of 0 or less, changes nothing.
  public mutating func zoom(by factor: Double, about point: Vector2, at time: Double) {
    guard factor > 0, factor.isFinite, point.isFinite else { return }
    zoom(byLog: layout.logarithm(of: factor), about: point, at: time)
  }

  mutating func zoom(byLog step: Double, about point: Vector2, at time: Double) {
    let target = (restingLog + step).clamped(to: layout.logLimits)
    let push = target == restingLog ? step * zoomSpring.naturalFrequency : 0
    zoom(toLog: target, push: push, about: point, at: time)
  }

  /// Goes to a scale, within its limits, about a point of the viewport. What is no scale (0, less, NaN) counts as the lower
  /// limit; a point that is not finite changes nothing.
  public mutating func zoom(to zoomScale: Double, about point: Vector2, at time: Double) {
    guard point.isFinite else { return }
    zoom(toLog: layout.logarithm(of: zoomScale).clamped(to: layout.logLimits), push: 0, about: point, at: time)
  }

  private mutating func zoom(toLog target: Double, push: Double, about point: Vector2, at time: Double) {
    guard pinch == nil else { return }
    if isHeld { return scaleHeld(to: target, about: point, at: time) }
    move(at: time) { view in
      let velocity = view.velocity(at: time)
      view.anchor = (view.contentOffset(at: time) + point) / view.zoomScale(at: time)
      view.zoom.spring(
        to: target, spring: view.zoomSpring, velocity: view.zoom.velocity(at: time) + push,
        threshold: view.zoomThreshold(anchoredAt: point), at: time)
      view.launch(from: -point, velocity: velocity - view.anchor * view.zoomVelocity(at: time), at: time)
    }
  }

  /// Shows a part of the content, given at a scale of 1, as large as it fits between the insets, in their middle.
  public mutating func zoom(to rect: Rect, animated: Bool = true, at time: Double) {
    guard rect.origin.isFinite, !rect.size.isEmpty, pinch == nil else { return }
    let room = Rect(origin: .zero, size: layout.viewport).inset(by: layout.contentInset)
    let scale = layout.clamped(min(room.width / rect.width, room.height / rect.height))
    let offset = rect.center * scale - room.center
    if animated { go(to: offset, zoomScale: scale, at: time) } else { move(at: time) { $0.rest(at: scale, offset) } }
  }

  /// Takes content to an offset at the scale at which it will rest, within its limits; in flight it keeps its velocity, in
  /// a drag it stays where it is.
  public mutating func scroll(to new: Vector2, at time: Double) {
    guard new.isFinite, pinch == nil else { return }
    go(to: new, zoomScale: restingZoomScale, at: time)
  }

  /// Takes content to an offset, with or without motion; without, it is at rest at the scale to which it was going.
  public mutating func setContentOffset(_ new: Vector2, animated: Bool = false, at time: Double) {
    guard new.isFinite, pinch == nil else { return }
    if animated { return scroll(to: new, at: time) }
    move(at: time) { $0.rest(at: $0.restingZoomScale, new) }
  }

  /// Takes content just so far that all of `rect`, given at a scale of 1, is visible between the insets, or its beginning
  /// where it is too large.
  public mutating func scrollRectToVisible(_ rect: Rect, animated: Bool = true, at time: Double) {
    let room = Rect(origin: target, size: layout.viewport).inset(by: layout.contentInset)
    let shown = Rect(origin: rect.origin * restingZoomScale, size: rect.size * restingZoomScale)
    setContentOffset(target + room.travel(toShow: shown), animated: animated, at: time)
  }

  /// Has content follow any motion of its offset along an axis, unless it is dragged, whatever the scale does meanwhile.
  ///
  /// It is at once where the motion begins. Past the limits it is shown within the reach of the rubber band; where the
  /// motion ends past those at the scale at which content will rest, the feel's release spring brings it back. A
  /// destination that is not finite changes nothing.
  ///
  /// - Parameters:
  ///   - motion: of the offset of the scaled content, in points.
  ///   - axis: along which; what the other axis does goes on.
  ///   - time: when the motion begins, in the clock in which content moves.
  public mutating func follow(_ motion: some Motion, along axis: Axis, at time: Double) {
    guard motion.destination.isFinite, pinch == nil else { return }
    move(at: time) { view in
      // With the content's origin as the anchor, the shift is the offset, at any scale.
      view.anchor[axis] = 0
      let start = motion.value(at: 0)
      view.shift[axis] = DraggableValue(start, elasticity: view.elasticity(axis, showing: start))
      view.shift[axis].follow(
        motion, endingAt: motion.destination.clamped(to: view.limits(axis)), spring: view.feel.releaseSpring,
        threshold: view.feel.threshold, from: time)
    }
  }

  /// Has the zoom scale follow any motion, about a point of the viewport, unless content is dragged; what scrolls keeps its
  /// velocity.
  ///
  /// It is at once where the motion begins, and past its limits it is shown less and less beyond them; where the motion
  /// ends there, the feel's release spring brings it back. A scale of 0 or less counts as the lower limit. A point or a
  /// destination that is not finite changes nothing.
  ///
  /// - Parameters:
  ///   - motion: of the zoom scale.
  ///   - point: of the viewport, that stays put.
  ///   - time: when the motion begins, in the clock in which content moves.
  public mutating func followZoomScale(_ motion: some Motion, about point: Vector2, at time: Double) {
    guard motion.destination.isFinite, point.isFinite, pinch == nil else { return }
    move(at: time) { view in
      let (velocity, zoomVelocity) = (view.velocity(at: time), view.zoomVelocity(at: time))
      view.anchor = (view.contentOffset(at: time) + point) / view.zoomScale(at: time)
      let log = LogarithmicMotion(base: motion, layout: view.layout)
      view.zoom.follow(
        log, endingAt: log.destination.clamped(to: view.layout.logLimits), spring: view.feel.releaseSpring,
        threshold: view.zoomThreshold(anchoredAt: point), from: time)
      view.launch(from: -point, velocity: velocity - view.anchor * zoomVelocity, at: time)
    }
  }

  /// Goes to a scale and to an offset at that scale by springs of one kind, with the velocities that it has.
  private mutating func go(to offset: Vector2, zoomScale: Double, at time: Double) {
    move(at: time) { view in
      let log = view.layout.logarithm(of: zoomScale)
      let (velocity, zoomVelocity) = (view.velocity(at: time), view.zoom.velocity(at: time))
      let (shown, scale) = (view.contentOffset(at: time), view.zoomScale(at: time))
      // About the point that is the same distance from the viewport's corner before and after: it moves on a straight line.
      let target = PerAxis { offset[$0].clamped(to: view.layout.limits($0, zoomScale: zoomScale)) }.vector
      let grows = abs(zoomScale / scale - 1) > 1e-6
      view.anchor = grows ? (target - shown) / (zoomScale - scale) : .zero
      view.zoom = DraggableValue(view.zoom.value(at: time), elasticity: view.zoom.elasticity)
      if log != view.zoom.value(at: time) || zoomVelocity != 0 {
        view.zoom.spring(
          to: log, spring: view.zoomSpring, velocity: zoomVelocity,
          threshold: view.zoomThreshold(anchoredAt: view.anchor * scale - shown), at: time)
      }
      for axis in Axis.allCases {
        let start = shown[axis] - view.anchor[axis] * scale
        let end = target[axis] - view.anchor[axis] * zoomScale
        view.shift[axis] = DraggableValue(start, elasticity: view.elasticity(axis, showing: start))
        view.shift[axis].spring(
          to: end, spring: view.zoomSpring, velocity: velocity[axis] - view.anchor[axis] * scale * zoomVelocity,
          threshold: view.feel.threshold, at: time)
      }
    }
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
    let threshold = zoomThreshold(anchoredAt: shift.value(at: time))
    zoom.spring(to: target, spring: feel.releaseSpring, velocity: velocity, threshold: threshold, at: time)
  }

  /// Lets the shift coast from `value` to within the limits at the scale at which content will rest.
  mutating func launch(
    _ axis: Axis, _ value: Double, velocity: Double, _ beginning: ScrollMotion.Beginning, at time: Double
  ) {
    shift[axis] = DraggableValue(value, elasticity: elasticity(axis, showing: value))
    shift[axis].coast(by: decelerationLaw, velocity: velocity, feel: feel, at: time, beginning: beginning)
  }

  /// The same for both axes, of content that moves already.
  mutating func launch(from value: Vector2, velocity: Vector2, at time: Double) {
    for axis in Axis.allCases { launch(axis, value[axis], velocity: velocity[axis], .continued, at: time) }
  }

  /// As near to its end as makes half a point at the far side of the viewport, of content that is zoomed about a point
  /// of the viewport that may be far outside, on either side.
  func zoomThreshold(anchoredAt points: Vector2...) -> Double {
    let farthest = points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    return feel.threshold / max(1, layout.viewport.width, layout.viewport.height, farthest)
  }
}
