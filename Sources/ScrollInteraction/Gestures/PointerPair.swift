/// A combined pointer of one or two: it begins at the first and moves with the midpoint between both.
package struct PointerPair: Sendable {
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

  /// Creates a pair with its first pointer, which is down at `position`.
  package init(_ id: Int, at position: Vector2) {
    pointers = [Pointer(id: id, measured: position, shown: position)]
  }

  /// Whether both pointers are down.
  package var hasTwo: Bool { pointers.count == 2 }

  /// Returns the event as one of the combined pointer, and the pinch that it causes; `nil` if there is none. Events of
  /// a third pointer have no effect.
  package mutating func merge(_ event: PointerEvent) -> (pointer: PointerEvent?, pinch: PinchEvent?) {
    guard let index = pointers.firstIndex(where: { $0.id == event.id }) else {
      guard event.phase == .down, !hasTwo else { return (nil, nil) }
      join(event)
      return (nil, pinch(.began, at: event.time))
    }
    var event = event
    switch event.phase {
    case .down: return (nil, nil)
    case .cancel: return (event, pinch(.ended, at: event.time))
    case .up where hasTwo:
      let ended = pinch(.ended, at: event.time)
      keepingPlace { _ = $0.pointers.remove(at: index) }
      return (nil, ended)
    case .move where event.part == .velocity: pointers[index].measured = event.position
    case .move where event.part == .position: pointers[index].shown = event.position
    case .up, .move: (pointers[index].measured, pointers[index].shown) = (event.position, event.position)
    }
    if hasTwo { rememberPinch() }
    event.position = event.part == .velocity ? middle.measured + measuredOffset : middle.shown + shownOffset
    return (event, pinch(.changed, at: event.time))
  }

  /// Converts the positions of the pointers, each of which has an identifier, and that of the combined pointer.
  package mutating func convert(combined: Vector2, _ position: (Int, Vector2) -> Vector2) {
    for index in pointers.indices {
      let shown = position(pointers[index].id, pointers[index].shown)
      (pointers[index].measured, pointers[index].shown) = (shown, shown)
    }
    (measuredOffset, shownOffset) = (combined - middle.measured, combined - middle.shown)
  }

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

  // MARK: - Pinching

  private var distance: Double { hasTwo ? pointers[0].shown.distance(to: pointers[1].shown) : startDistance }

  private mutating func rememberPinch() { (lastMiddle, lastScale) = (middle.shown, max(1, distance) / startDistance) }

  /// Returns a pinch at the latest report of the pointers; `nil` if only one is down.
  package func pinch(_ phase: PinchEvent.Phase, at time: Double) -> PinchEvent? {
    hasTwo ? PinchEvent(phase, scale: lastScale, center: lastMiddle, time: time) : nil
  }
}
