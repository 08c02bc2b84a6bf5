extension ZoomableScrollView {
  /// Takes in an event of a pinch: it zooms about the middle of the fingers and moves along with it. A pointer that drags
  /// meanwhile has no effect until the pinch is over.
  ///
  /// Two pointers with numbers of their own (``PointerEvent/id``) pinch by themselves; these events are for touchpads, and
  /// for systems that recognize pinches.
  public mutating func handle(_ event: PinchEvent, at time: Double? = nil) {
    let time = time ?? event.time
    if event.time.isFinite, time.isFinite { respond(to: event, at: time) }
  }

  public mutating func respond(to event: PinchEvent, at time: Double) {
    guard event.center.isFinite, event.scale > 0, event.scale.isFinite else { return }
    switch event.phase {
    case .began: beginPinch(event, at: time)
    case .changed: movePinch(event, at: time)
    case .ended:
      movePinch(event, at: time)
      endPinch(at: time)
    }
  }

  public mutating func cancel(at time: Double) {
    _ = pan.cancel()
    if pinch != nil { endPinch(at: time) }
    endDragging(velocity: .zero, at: time)
  }

  private mutating func beginPinch(_ event: PinchEvent, at time: Double) {
    let isFirst = !isHeld
    if isFirst { interrupt(at: time) }
    hold(about: event.center, at: time)
    if isFirst { interaction.log.add(.willBeginDragging, at: time) }
    zoom.rest(at: zoom.value(at: time))
    zoom.beginDragging(at: time)
    pinch = PinchGesture(event)
  }

  private mutating func movePinch(_ event: PinchEvent, at time: Double) {
    if pinch == nil { beginPinch(event, at: time) }
    guard let (center, scale) = pinch.map({ ($0.center, $0.scale) }) else { return }
    zoom.drag(by: layout.logarithm(of: event.scale / scale))
    pinch?.add(zoom.rawValue(at: time), hostTime: event.time, at: time)
    for axis in Axis.allCases { widenLimits(axis, about: center, at: time) }
    shift.drag(by: center - event.center)
  }

  /// Gives the shift limits in which it may be where the pinch began: zooming alone pulls at no rubber band.
  mutating func widenLimits(_ axis: Axis, about center: Vector2, at time: Double) {
    let rest = shiftLimits(axis, zoomScale: zoomScale(at: time))
    let limits = min(rest.lowerBound, -center[axis])...max(rest.upperBound, -center[axis])
    let shown = shift[axis].value(at: time)
    shift[axis].setElasticity(elasticity(axis, limits, showing: shown), at: time)
  }

  mutating func endPinch(at time: Double) {
    let velocity = zoom.velocity(at: time, dragVelocity: pinch?.velocity(at: time))
    pinch = nil
    settleZoom(velocity: velocity, at: time)
    if pan.isPressed {
      dragShift(from: shift.value(at: time), at: time)
    } else {
      endDragging(velocity: .zero, at: time)
    }
  }
}
