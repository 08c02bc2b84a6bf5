/// Views that share the pointers above them: a carousel in a list, a zoomed photo in pages in a sheet.
///
/// A hierarchy says which views lie under a point, and passes a visitor on to the view of an identifier. It handles all
/// events of the views: do not pass them to the views as well.
///
/// - A press stops the views under it that are in flight, as in UIKit. Those that do not win the gesture settle without
///   velocity.
/// - When the pointer leaves the slop, the direction is decided, and the views that do not pan in it fail:
///   ``PanGesture/directions``. Of the others, the innermost that can still move wins. If the press has stopped some of
///   them, the outermost of these wins. If none can move, the outermost one stretches.
/// - What a view cannot use along the axis of the gesture goes to the next outer view, without slop. When the pointer
///   turns, that view first returns to its start.
/// - A release gives its velocity to one view: the outermost that is away from its start.
/// - A second pointer makes the innermost view that zooms the winner until all pointers lift.
/// - Fingers on a touchpad choose a view when they begin to scroll, and scroll it until they lift. A notch of a wheel
///   scrolls the innermost view that can move.
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
  /// Processes an event of a pointer. A press outside all views has no effect.
  ///
  /// - Parameters:
  ///   - event: The event of the pointer.
  ///   - time: The time in the clock of the views, if it differs from the event's, as in slow motion.
  /// - Returns: The view that was clicked or tapped: the innermost that accepts the click. A press that stops a moving
  ///   view is no click.
  @discardableResult
  public mutating func handle(_ event: PointerEvent, at time: Double? = nil) -> ViewID? {
    let time = time ?? event.time
    guard event.position.isFinite, event.time.isFinite, time.isFinite else { return nil }
    if !arena.pan.isPressed {
      guard event.phase == .down else { return nil }
      press(at: event.position, time)
      guard !arena.members.isEmpty else { return nil }
    }
    let change = arena.pan.handle(event, at: time)
    if arena.pan.pinch?.phase == .began, beginZooming(event, at: time) { return nil }
    switch change {
    case .pressed: return nil
    case .began(let translation), .changed(let translation): move(by: translation, event, at: time)
    case .tapped(let point): return tap(at: point, time)
    case .ended, .cancelled: end(event, at: time)
    case nil: follow(event, at: time)
    }
    return nil
  }

  /// Cancels the gesture of the pointers. The views settle from their positions without velocity.
  public mutating func cancel(at time: Double) {
    _ = arena.pan.cancel()
    releaseAll(at: time)
  }

  // MARK: - Before a view has won

  private mutating func press(at point: Vector2, _ time: Double) {
    arena.reset()
    for id in hitTest(point, at: time) {
      arena.members.append(GestureArena.Member(id: id, state: .waiting))
      let visitor = visit(arena.members.count - 1, .press(point), at: time)
      if !visitor.isAccepted {
        arena.members.removeLast()
      } else if visitor.survey.isMoving {
        arena.members[arena.members.count - 1].state = .caught
      }
    }
  }

  private mutating func tap(at point: Vector2, _ time: Double) -> ViewID? {
    defer { releaseAll(at: time) }
    guard !arena.members.contains(where: { $0.state == .caught }) else { return nil }
    for index in arena.members.indices where visit(index, .click(point), at: time).isAccepted {
      return arena.members[index].id
    }
    return nil
  }

  /// Ends the competition: the views that do not pan in the direction of the pointer fail.
  private mutating func decide(_ direction: PanGesture.Directions, at time: Double) {
    let axis = direction.axis
    arena.phase = .panning(axis)
    survey(along: axis, at: time)
    for index in arena.members.indices where !arena.members[index].survey.directions.contains(direction) {
      release(index, at: time)
    }
    let caught = arena.members.lastIndex { $0.state == .caught } ?? 0
    for index in 0..<caught { release(index, at: time) }
    arena.divide(along: axis)
    guard let first = arena.members.firstIndex(where: { $0.translation[axis] != 0 }) else { return }
    arena.members[first].isFree = arena.members[first].survey.isFree
  }

  // MARK: - While a view follows the pointer

  private mutating func move(by translation: Vector2, _ event: PointerEvent, at time: Double) {
    // A position at an astronomical distance is no position.
    guard translation.length < 1e12 else { return }
    let step = translation - arena.translation
    arena.translation = translation
    switch arena.phase {
    case .undecided: if translation != .zero { decide(PanGesture.Directions(of: translation), at: time) }
    case .panning(let axis):
      survey(along: axis, at: time)
      arena.divide(along: axis)
    case .zooming: for index in arena.members.indices { arena.members[index].translation += step }
    }
    follow(event, at: time)
  }

  private mutating func survey(along axis: Axis, at time: Double) {
    for index in arena.members.indices where arena.members[index].state != .failed {
      let visitor = visit(index, .survey(axis), at: time)
      if !visitor.isAccepted || arena.members[index].state == .dragging && !visitor.survey.isDragging {
        arena.remove(index)
      } else {
        arena.members[index].survey = visitor.survey
      }
    }
  }

  /// Passes an event on to the views that follow the pointer. A view to which the pointer now gives a distance begins to.
  private mutating func follow(_ event: PointerEvent, at time: Double) {
    for index in arena.members.indices {
      if case .panning(let axis) = arena.phase, arena.members[index].isFree {
        arena.members[index].translation[axis.other] = arena.translation[axis.other]
      }
      let hasDistance = arena.members[index].translation != .zero
      switch arena.members[index].state {
      case .dragging: visit(index, .follow(event, arena.share(of: index)), at: time)
      case .waiting where hasDistance, .caught where hasDistance: begin(index, at: time)
      case .caught where arena.isDecided:
        visit(index, .cancel, at: time)
        arena.members[index].state = .waiting
      case .waiting, .caught, .failed: break
      }
    }
  }

  private mutating func begin(_ index: Int, at time: Double) {
    arena.members[index].state = .dragging
    visit(index, .begin(arena.pan, arena.share(of: index)), at: time)
  }

  /// Gives the gesture to the innermost view that zooms, and returns whether there is one.
  private mutating func beginZooming(_ event: PointerEvent, at time: Double) -> Bool {
    if case .zooming = arena.phase { return false }
    for zoomer in arena.members.indices where visit(zoomer, .survey(.x), at: time).survey.isZoomable {
      for index in arena.members.indices where index != zoomer { release(index, at: time) }
      arena.phase = .zooming
      if arena.members[zoomer].state == .dragging { follow(event, at: time) } else { begin(zoomer, at: time) }
      return true
    }
    return false
  }

  // MARK: - The end

  private mutating func end(_ event: PointerEvent, at time: Double) {
    follow(event, at: time)
    for index in arena.members.indices where arena.members[index].state == .caught { release(index, at: time) }
    arena.reset()
  }

  private mutating func releaseAll(at time: Double) {
    for index in arena.members.indices { release(index, at: time) }
    arena.reset()
  }

  /// Excludes a view from the gesture. It settles without velocity if the press has stopped it, or if it still follows
  /// the pointer.
  private mutating func release(_ index: Int, at time: Double) {
    let state = arena.members[index].state
    if state == .caught || state == .dragging { visit(index, .cancel, at: time) }
    arena.remove(index)
  }

  @discardableResult
  private mutating func visit(_ index: Int, _ task: ViewVisitor.Task, at time: Double) -> ViewVisitor {
    visit(arena.members[index].id, task, at: time)
  }

  @discardableResult
  mutating func visit(_ id: ViewID, _ task: ViewVisitor.Task, at time: Double) -> ViewVisitor {
    var visitor = ViewVisitor(task, at: time)
    visit(id, with: &visitor)
    return visitor
  }
}
