// Wheels, touchpads, and the pinches of touchpads.

extension ViewHierarchy {
  /// Processes a report of a wheel or a touchpad, at a time of the views' clock if it differs from the event's.
  ///
  /// Fingers on a touchpad scroll one view until they lift: of those that can move in their direction, the outermost in
  /// flight, otherwise the innermost. If none can move, the outermost one stretches. The direction is final from 4
  /// points on: a view that loses returns to its start, and the winner receives the whole movement. A report without
  /// distance stops all views in flight.
  ///
  /// A notch goes to the innermost view, and what this view cannot use to the next outer one. A zoom goes to the
  /// innermost view that zooms.
  public mutating func handle(_ wheel: WheelEvent, at time: Double? = nil) {
    let time = time ?? wheel.time
    guard wheel.delta.isFinite, wheel.position.isFinite, wheel.time.isFinite, time.isFinite else { return }
    switch (wheel.isEnd, wheel.isZoom, wheel.isPrecise) {
    case (true, _, _): lift(wheel, at: time)
    case (_, true, _): zoom(wheel, at: time)
    case (_, _, true): swipe(wheel, at: time)
    case (_, _, false): turn(wheel, at: time)
    }
  }

  private mutating func turn(_ wheel: WheelEvent, at time: Double) {
    var wheel = wheel
    for id in hitTest(wheel.position, at: time) where wheel.delta != .zero {
      wheel.delta -= visit(id, .turn(wheel), at: time).usedDelta
    }
  }

  private mutating func zoom(_ wheel: WheelEvent, at time: Double) {
    let survey = wheel.isPrecise ? targetSurvey(at: time) : nil
    let keepsTarget = survey.map { $0.isScrolling && $0.isZoomable } ?? false
    let views = keepsTarget ? [] : hitTest(wheel.position, at: time)
    let target = keepsTarget ? arena.swipe.target : views.first { visit($0, .aim(wheel), at: time).isAccepted }
    guard let found = target else { return }
    if wheel.isPrecise { arena.swipe = ArenaSwipe(fingers: arena.swipe.fingers, target: found, isFinal: true) }
    visit(found, .wheel(wheel), at: time)
  }

  private mutating func swipe(_ wheel: WheelEvent, at time: Double) {
    let isDown = targetSurvey(at: time)?.isScrolling ?? arena.swipe.fingers.isDragging(at: time)
    if !isDown {
      let caught = hitTest(wheel.position, at: time).filter { visit($0, .survey(.x), at: time).survey.isMoving }
      arena.swipe = ArenaSwipe(fingers: arena.swipe.fingers, caught: caught)
    }
    arena.swipe.fingers.add(wheel.delta, hostTime: wheel.time, at: time)
    var wheel = wheel
    if !arena.swipe.isFinal { decide(&wheel, at: time) }
    if let target = arena.swipe.target { visit(target, .wheel(wheel), at: time) }
  }

  /// Chooses the view that the fingers scroll, and extends the report to all that this view has to receive.
  private mutating func decide(_ wheel: inout WheelEvent, at time: Double) {
    arena.swipe.delta += wheel.delta
    let delta = arena.swipe.delta
    let direction = delta == .zero ? arena.swipe.direction : PanGesture.Directions(of: delta)
    if direction.isEmpty {
      for id in arena.swipe.caught { visit(id, .wheel(wheel), at: time) }
    } else if direction != arena.swipe.direction {
      if let previous = arena.swipe.target { visit(previous, .withdraw, at: time) }
      wheel.delta = delta
      (arena.swipe.direction, arena.swipe.target) = (direction, target(of: wheel, at: time))
    }
    guard delta.length >= ArenaSwipe<ViewID>.slop else { return }
    guard let target = arena.swipe.target else {
      // No view has used this part of the movement: the next part decides.
      (arena.swipe.delta, arena.swipe.direction) = (.zero, [])
      return
    }
    arena.swipe.isFinal = true
    for id in arena.swipe.caught where id != target { visit(id, .withdraw, at: time) }
  }

  private mutating func lift(_ wheel: WheelEvent, at time: Double) {
    let swipe = arena.swipe
    for id in swipe.caught where id != swipe.target { visit(id, .wheel(wheel), at: time) }
    if let target = swipe.target { visit(target, .wheel(wheel), at: time) }
    arena.swipe = ArenaSwipe(fingers: swipe.fingers)
    arena.swipe.fingers.end(hostTime: wheel.time, at: time)
  }

  private mutating func targetSurvey(at time: Double) -> ViewVisitor.Survey? {
    arena.swipe.target.map { visit($0, .survey(.x), at: time).survey }
  }

  private mutating func target(of wheel: WheelEvent, at time: Double) -> ViewID? {
    var (moving, innermost, outermost): (ViewID?, ViewID?, ViewID?)
    for id in hitTest(wheel.position, at: time) {
      let visitor = visit(id, .aim(wheel), at: time)
      guard visitor.isAccepted else { continue }
      if visitor.survey.hasRoom, arena.swipe.caught.contains(id) { moving = id }
      if visitor.survey.hasRoom, innermost == nil { innermost = id }
      outermost = id
    }
    return moving ?? innermost ?? outermost
  }

  /// Processes an event of a pinch on a touchpad, or of a system that recognizes pinches, at a time of the views' clock
  /// if it differs from the event's. The innermost view that zooms receives the whole pinch.
  public mutating func handle(_ pinch: PinchEvent, at time: Double? = nil) {
    let time = time ?? pinch.time
    guard pinch.center.isFinite, pinch.time.isFinite, time.isFinite else { return }
    if pinch.phase == .began {
      let target = hitTest(pinch.center, at: time).first { visit($0, .survey(.x), at: time).survey.isZoomable }
      // The end of the previous pinch was lost.
      if let previous = arena.pinchTarget, previous != target { visit(previous, .cancel, at: time) }
      arena.pinchTarget = target
    }
    guard let target = arena.pinchTarget else { return }
    visit(target, .pinch(pinch), at: time)
    if pinch.phase == .ended { arena.pinchTarget = nil }
  }
}
