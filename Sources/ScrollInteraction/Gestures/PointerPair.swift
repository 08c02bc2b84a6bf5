/// A combined pointer of two: it begins at the first one and moves with the midpoint between both.
struct PointerPair: Sendable {
  private struct Pointer: Sendable {
    let id: Int
    /// The measured position, and the position to which content has followed: see ``PointerEvent/Part``.
    var (measured, shown): (Vector2, Vector2)
  }

  private var pointers: [Pointer]
  /// The offsets from the midpoint to the combined pointer, for measured and for shown positions.
  private var measuredOffset = Vector2.zero
  private var shownOffset = Vector2.zero
  /// The distance between the pointers when the second one landed, in points.
  private var startDistance = 1.0
  /// The midpoint and the scale at the latest report of two pointers.
  private var (lastMiddle, lastScale) = (Vector2.zero, 1.0)

  /// Creates the combined pointer of a first pointer, which is down, and a second, which joins it.
  ///
  /// - Parameters:
  ///   - first: The identifier of the pointer that is down.
  ///   - position: The position of the combined pointer so far.
  ///   - second: The event with which the second pointer goes down.
  init(_ first: Int, at position: Vector2, joinedBy second: PointerEvent) {
    pointers = [Pointer(id: first, measured: position, shown: position)]
    join(second)
  }

  var hasTwo: Bool { pointers.count == 2 }

  private var middle: (measured: Vector2, shown: Vector2) {
    let sum = pointers.reduce((Vector2.zero, Vector2.zero)) { ($0.0 + $1.measured, $0.1 + $1.shown) }
    return (sum.0 / Double(pointers.count), sum.1 / Double(pointers.count))
  }

  private mutating func join(_ event: PointerEvent) {
    keepingPlace { $0.pointers.append(Pointer(id: event.id, measured: event.position, shown: event.position)) }
    startDistance = max(1, distance)
    rememberPinch()
  }

  /// Changes the pointers without moving the combined one.
  private mutating func keepingPlace(_ change: (inout PointerPair) -> Void) {
    let before = (middle.measured + measuredOffset, middle.shown + shownOffset)
    change(&self)
    (measuredOffset, shownOffset) = (before.0 - middle.measured, before.1 - middle.shown)
  }

  /// Returns the event as one of the combined pointer; `nil` if it has no effect.
  mutating func merged(_ event: PointerEvent) -> PointerEvent? {
    guard let index = pointers.firstIndex(where: { $0.id == event.id }) else {
      if event.phase == .down, !hasTwo { join(event) }
      return nil
    }
    var event = event
    switch event.phase {
    case .down: return nil
    case .cancel: return event
    case .up where hasTwo:
      keepingPlace { _ = $0.pointers.remove(at: index) }
      return nil
    case .move where event.part == .velocity: pointers[index].measured = event.position
    case .move where event.part == .position: pointers[index].shown = event.position
    case .up, .move: (pointers[index].measured, pointers[index].shown) = (event.position, event.position)
    }
    if hasTwo { rememberPinch() }
    event.position = event.part == .velocity ? middle.measured + measuredOffset : middle.shown + shownOffset
    return event
  }

  // MARK: - Pinching

  private var distance: Double { hasTwo ? pointers[0].shown.distance(to: pointers[1].shown) : startDistance }

  private mutating func rememberPinch() { (lastMiddle, lastScale) = (middle.shown, max(1, distance) / startDistance) }

  func pinch(_ phase: PinchEvent.Phase, at time: Double) -> PinchEvent {
    PinchEvent(phase, scale: lastScale, center: lastMiddle, time: time)
  }
}
