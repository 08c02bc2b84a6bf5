/// A tracker that turns the fingers on a touch screen into one pointer and a pinch.
///
/// The pointer starts where the first finger lands, and the last finger to lift ends it. While two fingers are down, it
/// moves with the midpoint between them, and a pinch reports the change of their distance. Further fingers are ignored.
/// A pinch ends with a cancel, since the pointer does not have the velocity of the finger that lifts last.
///
/// The library's views also accept separate fingers. Here they become one pointer, which traces record and the panels
/// around the demo accept.
struct TouchTracker {
  private var pair: PointerPair?
  private var pointer = Vector2.zero

  var isEmpty: Bool { pair == nil }

  mutating func handle(_ phase: PointerEvent.Phase, _ id: Int64, at position: Vector2, time: Double) -> [InputEvent] {
    guard phase != .cancel else { return cancel(at: time) }
    func event(_ phase: PointerEvent.Phase) -> PointerEvent {
      PointerEvent(phase, device: .touch, id: Int(id), position: position, time: time)
    }
    let lost = pair?.hasLostLift(before: event(phase)) ?? false ? cancel(at: time) : []
    if isEmpty, phase == .down {
      (pair, pointer) = (PointerPair(event(.down)), position)
      return lost + [report(.down, at: time)]
    }
    return phase == .up ? merge(event(.move)) + merge(event(.up)) : merge(event(phase))
  }

  mutating func cancel(at time: Double) -> [InputEvent] {
    guard let pair else { return [] }
    self.pair = nil
    return (pair.pinch(.ended, at: time).map { [.pinch($0)] } ?? []) + [report(.cancel, at: time)]
  }

  private mutating func merge(_ event: PointerEvent) -> [InputEvent] {
    guard let (merged, pinch) = pair?.merge(event) else { return [] }
    var events: [InputEvent] = []
    if let merged {
      if merged.phase == .move, merged.position == pointer { return [] }
      let isUp = merged.phase == .up
      let phase = isUp && pair?.endsPinch(at: event.time) ?? false ? .cancel : merged.phase
      if isUp { pair = nil } else { pointer = merged.position }
      events.append(report(phase, at: event.time))
    }
    if let pinch { events.append(.pinch(pinch)) }
    return events
  }

  private func report(_ phase: PointerEvent.Phase, at time: Double) -> InputEvent {
    .pointer(PointerEvent(phase, device: .touch, position: pointer, time: time))
  }
}
