/// A tracker that turns the fingers on a touch screen into one pointer and a pinch.
///
/// The pointer starts where the first finger lands. With two fingers down it moves by the movement of their center, so
/// it does not jump when a finger lands or lifts. The last finger to lift ends it. While two fingers are down, a pinch
/// reports the change of their distance, about their center. Further fingers are ignored.
///
/// The library's views also accept separate fingers. Here they become one pointer, which traces record and the panels
/// around the demo accept.
struct TouchTracker {
  private struct Finger {
    var id: Int64
    var position: Vector2
  }

  private var fingers: [Finger] = []
  /// The pointer's last reported position.
  private var pointer = Vector2.zero
  private var startDistance = 1.0

  var isEmpty: Bool { fingers.isEmpty }

  mutating func handle(_ phase: PointerEvent.Phase, _ id: Int64, at position: Vector2, time: Double) -> [InputEvent] {
    switch phase {
    case .down: down(id, at: position, time: time)
    case .move: move(id, to: position, time: time)
    case .up: up(id, at: position, time: time)
    case .cancel: cancel(at: time)
    }
  }

  mutating func down(_ id: Int64, at position: Vector2, time: Double) -> [InputEvent] {
    guard fingers.count < 2, index(of: id) == nil else { return [] }
    fingers.append(Finger(id: id, position: position))
    return fingers.count == 1 ? begin(at: position, time) : beginPinch(at: time)
  }

  mutating func move(_ id: Int64, to position: Vector2, time: Double) -> [InputEvent] {
    guard let index = index(of: id), fingers[index].position != position else { return [] }
    let before = middle
    fingers[index].position = position
    pointer += middle - before
    let moved = InputEvent.pointer(PointerEvent(.move, device: .touch, position: pointer, time: time))
    return fingers.count == 2 ? [moved, .pinch(pinch(.changed, at: time))] : [moved]
  }

  mutating func up(_ id: Int64, at position: Vector2, time: Double) -> [InputEvent] {
    guard let index = index(of: id) else { return [] }
    let last = move(id, to: position, time: time)
    if fingers.count == 2 {
      let ended = pinch(.ended, at: time)
      fingers.remove(at: index)
      return last + [.pinch(ended)]
    }
    fingers = []
    return last + [.pointer(PointerEvent(.up, device: .touch, position: pointer, time: time))]
  }

  mutating func cancel(at time: Double) -> [InputEvent] {
    guard !isEmpty else { return [] }
    let pinched: [InputEvent] = fingers.count == 2 ? [.pinch(pinch(.ended, at: time))] : []
    fingers = []
    return pinched + [.pointer(PointerEvent(.cancel, device: .touch, position: pointer, time: time))]
  }

  private func index(of id: Int64) -> Int? { fingers.firstIndex { $0.id == id } }

  private var middle: Vector2 {
    fingers.reduce(.zero) { $0 + $1.position } / Double(max(1, fingers.count))
  }

  private var distance: Double {
    fingers.count == 2 ? fingers[0].position.distance(to: fingers[1].position) : 1
  }

  private mutating func begin(at position: Vector2, _ time: Double) -> [InputEvent] {
    pointer = position
    return [.pointer(PointerEvent(.down, device: .touch, position: position, time: time))]
  }

  private mutating func beginPinch(at time: Double) -> [InputEvent] {
    startDistance = max(1, distance)
    return [.pinch(PinchEvent(.began, scale: 1, center: middle, time: time))]
  }

  private func pinch(_ phase: PinchEvent.Phase, at time: Double) -> PinchEvent {
    PinchEvent(phase, scale: max(1, distance) / startDistance, center: middle, time: time)
  }
}
