// Wheels, touchpads, and the pinches of touchpads.

extension ViewHierarchy {
  /// Processes a report of a wheel or a touchpad.
  ///
  /// The direction of the first report of a touchpad decides between the views: of those that can move in it, the
  /// outermost in flight, otherwise the innermost. If none can move, the outermost one stretches. The view scrolls until
  /// the fingers lift. A zoom goes to the innermost view that zooms.
  ///
  /// - Parameters:
  ///   - wheel: The report.
  ///   - time: The time in the clock of the views, if it differs from the event's, as in slow motion.
  public mutating func handle(_ wheel: WheelEvent, at time: Double? = nil) {
    let time = time ?? wheel.time
    guard wheel.delta.isFinite, wheel.position.isFinite, time.isFinite else { return }
    guard let id = scrollingView(wheel, at: time) ?? target(of: wheel, at: time) else { return }
    if wheel.isPrecise { arena.wheelTarget = id }
    visit(id, .wheel(wheel), at: time)
  }

  /// Returns the view that the fingers on the touchpad scroll; `nil` if they have lifted, or begin to zoom.
  private mutating func scrollingView(_ wheel: WheelEvent, at time: Double) -> ViewID? {
    guard wheel.isPrecise || wheel.isEnd, let id = arena.wheelTarget else { return nil }
    let survey = visit(id, .survey(.x), at: time).survey
    return survey.isScrolling && (survey.isZoomable || !wheel.isZoom) ? id : nil
  }

  private mutating func target(of wheel: WheelEvent, at time: Double) -> ViewID? {
    var (moving, innermost, outermost): (ViewID?, ViewID?, ViewID?)
    for id in hitTest(wheel.position, at: time) {
      let visitor = visit(id, .aim(wheel), at: time)
      guard visitor.isAccepted, !wheel.isEnd else { continue }
      if wheel.isZoom { return id }
      if visitor.survey.hasRoom, visitor.survey.isMoving, wheel.isPrecise { moving = id }
      if visitor.survey.hasRoom, innermost == nil { innermost = id }
      outermost = id
    }
    return moving ?? innermost ?? outermost
  }

  /// Processes an event of a pinch on a touchpad, or of a system that recognizes pinches. The innermost view that zooms
  /// receives the whole pinch.
  ///
  /// - Parameters:
  ///   - pinch: The event.
  ///   - time: The time in the clock of the views, if it differs from the event's, as in slow motion.
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
