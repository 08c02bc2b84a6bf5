// MARK: - Pointers, wheels and keys

extension ZoomableScrollView {
  /// Takes in an event of a pointer.
  ///
  /// - Returns: the position of a click or tap; a press that stopped moving content is none.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Vector2? { follow(event, at: time) }

  /// Ends what the pointers do: content settles from where it is, without velocity.
  public mutating func cancel(at time: Double) {
    _ = pan.cancel()
    if pinch != nil { endPinch(at: time) }
    endDragging(velocity: .zero, at: time)
  }

  /// Takes in a report of a wheel or of a touchpad.
  ///
  /// Precise reports drag content, or zoom it about the pointer; past the limits it gives way less and less, and when the
  /// fingers have lifted it goes on with their velocity, or comes back. Notches add up: content glides, and zooms, to
  /// where they send it, with its velocities kept. Content that a pointer drags is only zoomed.
  public mutating func handle(_ wheel: WheelEvent, at time: Double) {
    let wheel = wheelFeel.adjusted(wheel)
    guard pinch == nil, wheel.delta.isFinite, wheel.position.isFinite else { return }
    switch (wheel.isPrecise, wheel.isZoom) {
    case (true, _) where !isHeld:
      // Fingers that begin, or cease, to zoom begin a new gesture.
      if wheel.isZoom != (touchpadZoomCenter != nil) { leaveTouchpad() }
      touchpadZoomCenter = wheel.isZoom ? wheel.position : nil
      follow(wheel, by: wheel.isZoom ? Vector2(0, wheel.delta.y) : wheel.travel, at: time)
    case (true, true):
      let raw = zoom.elasticity.rubberBandInverse(of: zoom.value(at: time)) + wheel.delta.y / wheelFeel.zoomTravel
      scaleHeld(to: zoom.elasticity.rubberBanded(raw), about: wheel.position, at: time)
    case (false, true):
      let notches = wheel.delta.y.clamped(to: -100...100)
      zoom(byLog: notches * layout.logarithm(of: wheelFeel.zoomNotch), about: wheel.position, at: time)
    case (false, false):
      for axis in Axis.allCases where wheel.travel[axis] != 0 { scroll(.lines(wheel.travel[axis]), axis, at: time) }
    case (true, false): break
    }
  }

  /// Goes where a key sends it, unless it is dragged.
  ///
  /// - Parameters:
  ///   - step: how far, or to which end.
  ///   - axis: along which.
  ///   - isRepeat: whether the key is held down: it does not send content far ahead then.
  ///   - time: in the clock in which content moves.
  public mutating func scroll(_ step: ScrollStep, _ axis: Axis, isRepeat: Bool = false, at time: Double) {
    guard !isHeld, pinch == nil else { return }
    leaveTouchpad()
    shift[axis].glide(
      step, in: layout.viewport[axis], wheelFeel, isRepeat: isRepeat, threshold: feel.threshold, at: time)
  }
}

// MARK: - Dragging

extension ZoomableScrollView: DraggableView {
  mutating func press(at point: Vector2, time: Double) {
    (panTranslation, panOrigin) = (.zero, .zero)
    if isMoving(at: time) { beginDragging(about: point, at: time) }
  }

  mutating func beginDragging(at time: Double) { beginDragging(about: .zero, at: time) }

  /// Begins a drag of the shift, and of a scale that moves, with `point` of the viewport at the anchor.
  mutating func beginDragging(about point: Vector2, at time: Double) {
    if pan.isDragging { touchpadZoomCenter = nil } else { panTranslation = .zero }
    let offset = contentOffset(at: time)
    if zoom.isMoving(at: time) { zoom.beginDragging(at: time) }
    anchor = (offset + point) / zoomScale(at: time)
    dragShift(from: -point, at: time)
  }

  /// Begins a drag of the shift at `shown`; what the pan has moved so far does not count.
  mutating func dragShift(from shown: Vector2, at time: Double) {
    panOrigin = panTranslation
    shift = PerAxis { DraggableValue(shown[$0], elasticity: elasticity($0, showing: shown[$0])) }
    shift.beginDragging(at: time)
  }

  mutating func drag(by translation: Vector2, at time: Double) {
    panTranslation = translation
    guard pinch == nil else { return }
    if let touchpadZoomCenter {
      beginDragging(about: touchpadZoomCenter, at: time)
      zoom.beginDragging(at: time)
      zoom.drag(by: logTravel(of: translation))
    } else {
      shift.drag(by: panOrigin - translation)
    }
  }

  /// How far, or how fast, fingers on a touchpad zoom in terms of the logarithm of the scale.
  private func logTravel(of translation: Vector2) -> Double { (0 - translation.y) / wheelFeel.zoomTravel }

  /// What a pointer's velocity makes of that of the shift and of the logarithm of the scale.
  private func velocities(of pointer: Vector2) -> (shift: Vector2, log: Double) {
    touchpadZoomCenter == nil ? (.zero - pointer, 0) : (.zero, logTravel(of: pointer))
  }

  /// How fast the drag under way moves the shift and the logarithm of the scale, without the resistance of rubber bands.
  func dragVelocity(at time: Double) -> (shift: Vector2, log: Double) {
    let velocities = velocities(of: pointerVelocity(at: time))
    return (velocities.shift, pinch?.velocity(at: time) ?? velocities.log)
  }

  mutating func endDragging(velocity: Vector2, at time: Double) {
    guard isHeld, pinch == nil else { return }
    let velocity = velocities(of: velocity)
    if zoom.isDragging { settleZoom(velocity: zoom.velocity(at: time, dragVelocity: velocity.log), at: time) }
    for axis in Axis.allCases {
      let shown = shift[axis].endDragging(velocity: velocity.shift[axis], at: time)
      launch(
        axis, shown.value, velocity: feel.releasesWithFingerVelocity ? velocity.shift[axis] : shown.velocity, .released,
        at: time)
    }
  }

  mutating func hold(as other: ZoomableScrollView, from time: Double) {
    zoom.hold(as: other.zoom, from: time)
    shift.hold(as: other.shift, from: time)
  }

  func isStretched(at time: Double) -> Bool {
    zoom.isStretched(at: time) || Axis.allCases.contains { isStretched($0, at: time) }
  }

  private func isStretched(_ axis: Axis, at time: Double) -> Bool {
    let limits = layout.limits(axis, zoomScale: zoomScale(at: time))
    return abs(limits.excess(of: contentOffset(at: time)[axis])) > 1e-9
  }
}
