/// Turns the fingers on a touch screen into one pointer and a pinch, which traces record and the panels accept. The
/// pointer starts with the first finger and ends with the last. While two are down, it moves with their midpoint, and a
/// pinch reports their distance. A pinch ends with a cancel: the pointer lacks the velocity of the last finger.
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
