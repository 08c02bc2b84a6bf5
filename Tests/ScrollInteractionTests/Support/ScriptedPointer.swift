import ScrollInteraction

/// A pointer that a test moves, with a clock of its own.
struct ScriptedPointer {
  private(set) var time: Double
  private(set) var position: Vector2
  let device: PointerEvent.Device
  /// The time between two reports, in seconds.
  let interval: Double

  init(at position: Vector2, time: Double = 0, device: PointerEvent.Device = .mouse, interval: Double = 0.008) {
    self.position = position
    self.time = time
    self.device = device
    self.interval = interval
  }

  private func event(_ phase: PointerEvent.Phase) -> PointerEvent {
    PointerEvent(phase, device: device, position: position, time: time)
  }

  mutating func down() -> PointerEvent { event(.down) }

  /// Moves steadily by `displacement` over `count` reports.
  mutating func move(by displacement: Vector2, over count: Int = 10) -> [PointerEvent] {
    let start = position
    return (1...count).map { index in
      time += interval
      position = start + displacement * (Double(index) / Double(count))
      return event(.move)
    }
  }

  mutating func wait(_ seconds: Double) { time += seconds }

  mutating func up() -> PointerEvent { event(.up) }

  /// Returns a whole drag: down, moves and up.
  mutating func drag(by displacement: Vector2, over count: Int = 10) -> [PointerEvent] {
    [down()] + move(by: displacement, over: count) + [up()]
  }
}
