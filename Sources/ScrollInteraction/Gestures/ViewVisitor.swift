/// A visitor that a ``ViewHierarchy`` passes on to one of its views.
public struct ViewVisitor: Sendable {
  struct Share: Sendable {
    var translation: Vector2
    /// The share of the pointer's velocity along each axis.
    var velocity: Vector2
  }

  enum Task: Sendable {
    /// Press at a point, and stop a moving view.
    case press(Vector2)
    /// Report how the view can move along an axis.
    case survey(Axis)
    /// Report whether the view responds to a zoom or to fingers on a touchpad, and how it moves in their direction.
    case aim(WheelEvent)
    /// Scroll by the part of a notch that the view can use.
    case turn(WheelEvent)
    /// Take back what the fingers on a touchpad have moved.
    case withdraw
    /// Begin to follow the pointers of a gesture, which have passed the slop.
    case begin(PanGesture, Share)
    case follow(PointerEvent, Share)
    case cancel
    case click(Vector2)
    case wheel(WheelEvent)
    case pinch(PinchEvent)
  }

  struct Survey: Sendable {
    var directions: PanGesture.Directions = []
    var room = 0.0...0.0
    /// Whether the view can also move across the axis.
    var isFree = false
    var isMoving = false
    var isDragging = false
    /// Whether the fingers on a touchpad drag the view.
    var isScrolling = false
    var isZoomable = false
    /// Whether the view can move in the direction of the fingers on a touchpad.
    var hasRoom = false
  }

  /// The time in the clock of the views, for an origin that moves.
  public let time: Double
  private let task: Task
  private(set) var isAccepted = false
  private(set) var survey = Survey()
  private(set) var usedDelta = Vector2.zero

  init(_ task: Task, at time: Double) { (self.task, self.time) = (task, time) }

  /// Visits a view whose viewport begins at `origin`, in the coordinates of the hierarchy's events.
  public mutating func visit(_ view: inout some DraggableView, origin: Vector2 = .zero) {
    isAccepted = true
    switch task {
    case .press(let point):
      isAccepted = view.accepts(point - origin, at: time)
      if isAccepted { view.beginPress(at: point - origin, at: time) }
      survey.isMoving = view.isHeld
    case .survey(let axis):
      survey = makeSurvey(of: view, along: isOnCircle(view) ? .x : axis)
      if isOnCircle(view), !survey.directions.isEmpty {
        (survey.directions, survey.room, survey.isFree) = (.along(axis), -Double.infinity...(.infinity), true)
      }
    case .aim(let wheel):
      let travel = .zero - view.wheelFeel.adjusted(wheel).travel
      let direction = PanGesture.Directions(of: travel)
      survey = makeSurvey(of: view, along: direction.axis)
      survey.hasRoom = survey.room.contains(travel[direction.axis].sign == .minus ? -Double.rounding : .rounding)
      isAccepted =
        view.accepts(wheel.position - origin, at: time)
        && (wheel.isZoom ? view.isZoomable : travel != .zero && survey.directions.contains(direction))
    case .turn(var wheel):
      wheel.position -= origin
      let notches = view.wheelFeel.adjusted(wheel).travel
      guard view.accepts(wheel.position, at: time) else { return }
      for axis in Axis.allCases { wheel.delta[axis] *= share(of: notches[axis], along: axis, for: view) }
      usedDelta = wheel.delta
      if usedDelta != .zero { view.handle(wheel, at: time) }
    case .withdraw: view.withdraw(at: time)
    case .begin(let pan, let share):
      view.interaction.pan.adopt(pan, origin: origin)
      view.interaction.pan.velocityShare = share.velocity
      let translation = isOnCircle(view) ? view.pan.translation : share.translation
      _ = view.respond(to: .began(translation: translation), origin: origin, at: time)
    case .follow(var event, let share):
      // A program may have cancelled or replaced the view.
      isAccepted = view.pan.isDragging
      guard isAccepted else { return }
      view.interaction.pan.velocityShare = share.velocity
      if isOnCircle(view) { event.position -= origin }
      var change = view.interaction.pan.handle(event, at: time)
      if case .changed = change, !isOnCircle(view) { change = .changed(translation: share.translation) }
      _ = view.respond(to: change, origin: origin, at: time)
    case .cancel: view.cancel(at: time)
    case .click(let point): isAccepted = view.click(point - origin, at: time) != nil
    case .wheel(var wheel):
      wheel.position -= origin
      view.handle(wheel, at: time)
    case .pinch(var pinch):
      pinch.center -= origin
      view.respond(to: pinch, at: time)
    }
  }

  private func isOnCircle(_ view: some DraggableView) -> Bool { view.pan.coordinates != .plane }

  private func share(of notches: Double, along axis: Axis, for view: some DraggableView) -> Double {
    let direction = PanGesture.Directions(of: 0 - notches, along: axis)
    guard notches != 0, view.pan.directions.contains(direction) else { return 0 }
    return view.notchRange(along: axis, at: time).map { notches.clamped(to: $0) / notches } ?? 0
  }

  private func makeSurvey(of view: some DraggableView, along axis: Axis) -> Survey {
    let directions = view.pan.directions
    func range(_ axis: Axis) -> ClosedRange<Double>? {
      guard let range = view.dragRange(along: axis, at: time) else { return nil }
      let isBackward = directions.contains(PanGesture.Directions(of: -1, along: axis))
      let isForward = directions.contains(PanGesture.Directions(of: 1, along: axis))
      return (isBackward ? min(0, range.lowerBound) : 0)...(isForward ? max(0, range.upperBound) : 0)
    }
    let (along, across) = (range(axis), range(axis.other) ?? 0...0)
    return Survey(
      directions: along == nil ? [] : directions.intersection(.along(axis)), room: along ?? 0...0,
      isFree: across.lowerBound < across.upperBound, isMoving: view.isMoving(at: time),
      isDragging: view.pan.isDragging, isScrolling: view.touchpad.isDragging(at: time), isZoomable: view.isZoomable)
  }
}
