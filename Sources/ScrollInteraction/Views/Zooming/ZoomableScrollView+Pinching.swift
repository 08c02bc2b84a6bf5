extension ZoomableScrollView {
  /// Processes an event of a pinch of a touchpad, or of a system that recognizes pinches, which zooms about the
  /// midpoint of the fingers and moves content along. Two pointers with different identifiers (``PointerEvent/id``)
  /// pinch by themselves.
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
    pinch?.add(zoom.fingerValue(at: time), hostTime: event.time, at: time)
    for axis in Axis.allCases { widenLimits(axis, about: center, at: time) }
    shift.drag(by: center - event.center)
  }

  /// Extends the limits of the shift to its start, −center, so that zooming alone stretches no rubber band.
  mutating func widenLimits(_ axis: Axis, about center: Vector2, at time: Double) {
    let limits = shiftLimits(axis, zoomScale: zoomScale(at: time))
    let wider = min(limits.lowerBound, -center[axis])...max(limits.upperBound, -center[axis])
    let shown = shift[axis].value(at: time)
    shift[axis].setElasticity(elasticity(along: axis, wider, showing: shown), at: time)
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
