extension ZoomableScrollView {
  /// Responds to a wheel or a touchpad. Fingers on a touchpad drag content, or zoom it about the pointer. Notches scroll
  /// content, or zoom it about the pointer, relative to the current target. While content is held, it can only be zoomed.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard pinch == nil, wheel.position.isFinite else { return }
    switch (wheel.isPrecise, wheel.isZoom) {
    case (true, _) where !isHeld:
      // Fingers that start or stop zooming begin a new gesture.
      if isDragging(at: time), wheel.isZoom != (touchpadZoomCenter != nil) { interrupt(at: time) }
      touchpadZoomCenter = wheel.isZoom ? wheel.position : nil
      follow(wheel, by: wheel.isZoom ? Vector2(0, wheel.delta.y) : wheel.travel, at: time)
    case (true, true):
      let finger = zoom.elasticity.finger(ofContent: zoom.value(at: time)) + wheel.delta.y / wheelFeel.zoomTravel
      scaleHeld(to: zoom.elasticity.content(ofFinger: finger), about: wheel.position, at: time)
    case (false, true):
      let notches = wheel.delta.y.clamped(to: -100...100)
      zoom(byLog: notches * layout.logarithm(of: wheelFeel.zoomNotch), about: wheel.position, at: time)
    case (false, false):
      for axis in Axis.allCases where wheel.travel[axis] != 0 { scroll(.lines(wheel.travel[axis]), axis, at: time) }
    case (true, false): break
    }
  }

  /// Scrolls by lines, by pages or to an end, as ``SimpleScrollView/scroll(_:_:isRepeat:at:)`` does.
  public mutating func scroll(_ step: ScrollStep, _ axis: Axis, isRepeat: Bool = false, at time: Double) {
    move(at: time) { view in
      view.shift[axis].glide(
        step, in: view.layout.viewport[axis], view.wheelFeel, isRepeat: isRepeat, threshold: view.feel.threshold,
        at: time)
    }
  }
}

extension ZoomableScrollView: DraggableView {
  public mutating func press(_ point: Vector2, at time: Double) {
    (panTranslation, panOrigin, touchpadZoomCenter) = (.zero, .zero, nil)
    pressPoint = isMoving(at: time) ? point : nil
  }

  public mutating func hold(at time: Double) {
    hold(about: pressPoint ?? .zero, at: time)
    pressPoint = nil
  }

  /// Begins a drag of the shift, and of a moving scale, with the fixed point at `point` of the viewport.
  mutating func hold(about point: Vector2, at time: Double) {
    if !pan.isDragging { panTranslation = .zero }
    if !touchpad.isDragging(at: time) { touchpadZoomCenter = nil }
    for axis in Axis.allCases { interaction.contact[axis].begin(with: shift[axis], at: time) }
    let offset = contentOffset(at: time)
    if zoom.isMoving(at: time) { zoom.beginDragging(at: time) }
    fixedPoint = (offset + point) / zoomScale(at: time)
    dragShift(from: -point, at: time)
  }

  /// Begins a drag of the shift at the value `shown`. The translation of the pan so far does not count.
  mutating func dragShift(from shown: Vector2, at time: Double) {
    panOrigin = panTranslation
    shift = PerAxis { DraggableValue(shown[$0], elasticity: elasticity(along: $0, showing: shown[$0])) }
    shift.beginDragging(at: time)
  }

  public mutating func drag(by translation: Vector2, at time: Double) {
    panTranslation = translation
    guard pinch == nil else { return }
    if let touchpadZoomCenter {
      hold(about: touchpadZoomCenter, at: time)
      zoom.beginDragging(at: time)
      zoom.drag(by: logTravel(of: translation))
    } else {
      let travel = panOrigin - translation
      shift.drag(by: travel)
      for axis in Axis.allCases { interaction.contact[axis].move(by: travel[axis], at: time) }
    }
  }

  public var isZoomable: Bool { true }

  /// Returns the distances by which a pointer can drag content; `nil` if all of it is visible along the axis.
  public func dragRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? {
    let range = shift[axis].dragRange(at: time).negated
    return range == 0...0 ? nil : range
  }

  public mutating func forgetFinishedMotion(at time: Double) {
    shift.forgetFinishedMotion(at: time)
    zoom.forgetFinishedMotion(at: time)
  }

  public func notchRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? {
    shift[axis].notchRange(in: layout.viewport[axis], wheelFeel, at: time)
  }

  private func logTravel(of translation: Vector2) -> Double { (0 - translation.y) / wheelFeel.zoomTravel }

  /// Returns the velocities that a pointer gives to the shift and to the logarithm of the scale, one of which is zero.
  private func velocities(of pointer: Vector2) -> (shift: Vector2, log: Double) {
    touchpadZoomCenter == nil ? (.zero - pointer, 0) : (.zero, logTravel(of: pointer))
  }

  /// Returns the velocities of the shift and of the logarithm of the scale in a drag or a pinch.
  func dragVelocity(at time: Double) -> (shift: Vector2, log: Double) {
    let velocities = velocities(of: pointerVelocity(at: time))
    return (velocities.shift, pinch?.velocity(at: time) ?? velocities.log)
  }

  public mutating func release(velocity: Vector2, at time: Double) {
    guard pinch == nil else { return }
    let velocity = velocities(of: velocity)
    if zoom.isDragging { settleZoom(velocity: zoom.velocity(at: time, dragVelocity: velocity.log), at: time) }
    var released = Vector2.zero
    for axis in Axis.allCases {
      let shown = shift[axis].release(
        velocity: velocity.shift[axis], of: &interaction.contact[axis], by: feel, at: time)
      released[axis] = shown.velocity
      launch(axis, from: shown.value, velocity: shown.velocity, .released, at: time)
    }
    let origin = fixedPoint * targetZoomScale
    let proposed = PerAxis { shift[$0].proposedTarget(at: time) }.vector + origin
    let target = interaction.target(for: released, proposed)
    for axis in Axis.allCases where target[axis] != proposed[axis] && !target[axis].isNaN {
      shift[axis].decelerate(
        to: target[axis] - origin[axis], velocity: released[axis], feel: feel, spring: feel.release.spring, at: time)
    }
  }

  public mutating func freeze(as other: ZoomableScrollView, from time: Double) {
    zoom.freeze(as: other.zoom, from: time)
    shift.freeze(as: other.shift, from: time)
  }

  public func isStretched(at time: Double) -> Bool {
    let (scale, offset) = (zoomScale(at: time), contentOffset(at: time))
    return zoom.isStretched(at: time)
      || Axis.allCases.contains {
        abs(layout.limits(along: $0, zoomScale: scale).excess(of: offset[$0])) > .rounding
      }
  }
}
