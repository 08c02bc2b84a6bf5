/// Views that share the pointers above them: a carousel in a list, a zoomed photo in pages in a sheet.
///
/// A hierarchy says which views lie under a point, and passes a visitor on to the view of an identifier. It handles all
/// events of the views: do not pass them to the views as well.
///
/// - A press stops the views under it that are in flight. Those that do not win the gesture settle without velocity.
/// - When the pointer leaves the slop, the views that do not pan in its direction fail: ``PanGesture/directions``. Of the
///   others, the innermost that can still move wins, or the outermost that the press has stopped. If none can move, the
///   outermost one stretches.
/// - What a view cannot use along the axis of the gesture goes to the next outer view, without slop. When the pointer
///   turns, that view first returns to its start. A release gives its velocity to the outermost view away from its start.
/// - A second pointer makes the innermost view that zooms the winner until all pointers lift.
public protocol ViewHierarchy {
  /// The type of a view's identifier.
  associatedtype ViewID: Hashable & Sendable

  /// The state of the gesture.
  var arena: GestureArena<ViewID> { get set }

  /// Returns the views at `point`, from the innermost to the outermost.
  func hitTest(_ point: Vector2, at time: Double) -> [ViewID]
  /// Passes `visitor` on to a view. A view that no longer exists gets no visit, and leaves the gesture.
  mutating func visit(_ id: ViewID, with visitor: inout ViewVisitor)
}

extension ViewHierarchy {
  /// Processes an event of a pointer, at a time of the views' clock if it differs from the event's.
  ///
  /// - Returns: The view that was clicked or tapped: the innermost that accepts it; `nil` if the press stopped one.
  @discardableResult
  public mutating func handle(_ event: PointerEvent, at time: Double? = nil) -> ViewID? {
    let time = time ?? event.time
    guard event.position.isFinite, event.time.isFinite, time.isFinite else { return nil }
    guard arena.isPressed || event.phase == .down else { return nil }
    return withGesture { $0.handle(event, &$1, at: time) }.map { arena.ids[$0] }
  }

  /// Cancels the gesture of the pointers. The views settle from their positions without velocity.
  public mutating func cancel(at time: Double) { withGesture { $0.cancel(&$1, at: time) } }

  /// Calls `body` with the gesture, which is not shared meanwhile: a shared one would be copied by each change.
  private mutating func withGesture<Result>(_ body: (inout Self, inout ArenaGesture) -> Result) -> Result {
    var gesture = ArenaGesture()
    swap(&gesture, &arena.gesture)
    let result = body(&self, &gesture)
    arena.winner = gesture.winnerIndex.map { arena.ids[$0] }
    swap(&gesture, &arena.gesture)
    return result
  }

  private mutating func handle(_ event: PointerEvent, _ gesture: inout ArenaGesture, at time: Double) -> Int? {
    if gesture.pan.hasLostLift(before: event) { cancel(&gesture, at: time) }
    if !gesture.pan.isPressed {
      press(at: event.position, &gesture, time)
      guard !gesture.members.isEmpty else { return nil }
    }
    let change = gesture.pan.handle(event, at: time)
    if gesture.pan.pinch?.phase == .began, beginZooming(event, &gesture, at: time) { return nil }
    switch change {
    case .pressed: return nil
    case .began(let translation), .changed(let translation): move(by: translation, event, &gesture, at: time)
    case .tapped(let point): return tap(at: point, &gesture, time)
    case .ended, .cancelled: end(event, &gesture, at: time)
    case nil: follow(event, &gesture, at: time)
    }
    return nil
  }

  private mutating func press(at point: Vector2, _ gesture: inout ArenaGesture, _ time: Double) {
    gesture.reset()
    arena.ids.removeAll(keepingCapacity: true)
    for id in hitTest(point, at: time) {
      let visitor = visit(id, .press(point), at: time)
      guard visitor.isAccepted else { continue }
      arena.ids.append(id)
      gesture.members.append(ArenaGesture.Member(state: visitor.survey.isMoving ? .caught : .waiting))
    }
  }

  private mutating func tap(at point: Vector2, _ gesture: inout ArenaGesture, _ time: Double) -> Int? {
    defer { releaseAll(&gesture, at: time) }
    guard !gesture.members.contains(where: { $0.state == .caught }) else { return nil }
    return gesture.members.indices.first { visit($0, .click(point), at: time).isAccepted }
  }

  /// Ends the competition: the views that do not pan in the direction of the pointer fail.
  private mutating func decide(_ direction: PanGesture.Directions, _ gesture: inout ArenaGesture, at time: Double) {
    let axis = direction.axis
    gesture.phase = .panning(axis)
    survey(along: axis, &gesture, at: time)
    for index in gesture.members.indices where !gesture.members[index].survey.directions.contains(direction) {
      release(index, &gesture, at: time)
    }
    let caught = gesture.members.lastIndex { $0.state == .caught } ?? 0
    for index in 0..<caught { release(index, &gesture, at: time) }
    gesture.divide(along: axis)
    guard let first = gesture.members.firstIndex(where: { $0.translation[axis] != 0 }) else { return }
    gesture.members[first].isFree = gesture.members[first].survey.isFree
  }

  private mutating func move(
    by translation: Vector2, _ event: PointerEvent, _ gesture: inout ArenaGesture, at time: Double
  ) {
    // A position at an astronomical distance is no position.
    guard translation.length < 1e12 else { return }
    let step = translation - gesture.translation
    gesture.translation = translation
    switch gesture.phase {
    case .undecided: if translation != .zero { decide(PanGesture.Directions(of: translation), &gesture, at: time) }
    case .panning(let axis):
      survey(along: axis, &gesture, at: time)
      gesture.divide(along: axis)
    case .zooming: for index in gesture.members.indices { gesture.members[index].translation += step }
    }
    follow(event, &gesture, at: time)
  }

  private mutating func survey(along axis: Axis, _ gesture: inout ArenaGesture, at time: Double) {
    for index in gesture.members.indices where gesture.members[index].state != .failed {
      let visitor = visit(index, .survey(axis), at: time)
      if !visitor.isAccepted || gesture.members[index].state == .dragging && !visitor.survey.isDragging {
        gesture.remove(index)
      } else {
        gesture.members[index].survey = visitor.survey
      }
    }
  }

  /// Passes an event on to the views that follow the pointer, or begin to because it gives them a distance.
  private mutating func follow(_ event: PointerEvent, _ gesture: inout ArenaGesture, at time: Double) {
    for index in gesture.members.indices {
      if case .panning(let axis) = gesture.phase, gesture.members[index].isFree {
        gesture.members[index].translation[axis.other] = gesture.translation[axis.other]
      }
      let hasDistance = gesture.members[index].translation != .zero
      switch gesture.members[index].state {
      case .dragging: visit(index, .follow(event, gesture.share(of: index)), at: time)
      case .waiting where hasDistance, .caught where hasDistance: begin(index, &gesture, at: time)
      case .caught where gesture.isDecided:
        visit(index, .cancel, at: time)
        gesture.members[index].state = .waiting
      case .waiting, .caught, .failed: break
      }
    }
  }

  private mutating func begin(_ index: Int, _ gesture: inout ArenaGesture, at time: Double) {
    gesture.members[index].state = .dragging
    visit(index, .begin(gesture.pan, gesture.share(of: index)), at: time)
  }

  private mutating func beginZooming(_ event: PointerEvent, _ gesture: inout ArenaGesture, at time: Double) -> Bool {
    if case .zooming = gesture.phase { return false }
    for zoomer in gesture.members.indices where visit(zoomer, .survey(.x), at: time).survey.isZoomable {
      for index in gesture.members.indices where index != zoomer { release(index, &gesture, at: time) }
      gesture.phase = .zooming
      if gesture.members[zoomer].state == .dragging {
        follow(event, &gesture, at: time)
      } else {
        begin(zoomer, &gesture, at: time)
      }
      return true
    }
    return false
  }

  private mutating func end(_ event: PointerEvent, _ gesture: inout ArenaGesture, at time: Double) {
    follow(event, &gesture, at: time)
    for index in gesture.members.indices where gesture.members[index].state == .caught {
      release(index, &gesture, at: time)
    }
    gesture.reset()
  }

  private mutating func cancel(_ gesture: inout ArenaGesture, at time: Double) {
    _ = gesture.pan.cancel()
    releaseAll(&gesture, at: time)
  }

  private mutating func releaseAll(_ gesture: inout ArenaGesture, at time: Double) {
    for index in gesture.members.indices { release(index, &gesture, at: time) }
    gesture.reset()
  }

  /// Excludes a view from the gesture, and settles it without velocity if it was stopped or dragged.
  private mutating func release(_ index: Int, _ gesture: inout ArenaGesture, at time: Double) {
    let state = gesture.members[index].state
    if state == .caught || state == .dragging { visit(index, .cancel, at: time) }
    gesture.remove(index)
  }

  @discardableResult
  private mutating func visit(_ index: Int, _ task: ViewVisitor.Task, at time: Double) -> ViewVisitor {
    visit(arena.ids[index], task, at: time)
  }

  @discardableResult
  mutating func visit(_ id: ViewID, _ task: ViewVisitor.Task, at time: Double) -> ViewVisitor {
    var visitor = ViewVisitor(task, at: time)
    visit(id, with: &visitor)
    return visitor
  }
}
