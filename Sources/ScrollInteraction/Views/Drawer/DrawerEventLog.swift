/// What has happened to a drawer, and what will happen if nobody interferes, in order.
struct DrawerEventLog: Sendable {
  private static let capacity = 64

  private var events: [DrawerEvent] = []
  /// The number of the last event that was dropped.
  private var dropped = 0

  func events(after number: Int, through time: Double) -> [DrawerEvent] {
    events.filter { $0.number > number && $0.time <= time }
  }

  /// Removes what was to happen after `time`.
  mutating func interrupt(at time: Double) {
    events.removeAll { $0.time > time }
    let surplus = max(0, events.count - Self.capacity)
    events.removeFirst(surplus)
    dropped += surplus
  }

  /// Adds something that happens, or will happen, after all that is known.
  mutating func add(_ kind: DrawerEvent.Kind, at time: Double) {
    let time = max(time, events.last?.time ?? time)
    events.append(DrawerEvent(number: dropped + events.count + 1, time: time, kind: kind))
  }
}
