/// Something that happened to a drawer.
public struct DrawerEvent: Hashable, Sendable {
  /// What moves.
  public enum Mover: Hashable, Sendable { case sheet, list }

  /// Who chose a place.
  public enum Cause: Hashable, Sendable {
    case hand(ListDrawer.Part)
    case program
  }

  public enum Kind: Hashable, Sendable {
    case dragBegan(ListDrawer.Part)
    case dragEnded
    /// It is on its way to a place.
    case heading(DrawerPlace, Cause)
    /// In the hand or in flight, the other one goes on.
    case handedOver(to: Mover)
    /// Both came to rest.
    case reached(DrawerPlace)
  }

  /// Counted from 1, in the order in which they happen.
  public var number: Int
  /// Seconds of the caller's clock.
  public var time: Double
  public var kind: Kind
}

/// What has happened, and what is going to happen if nobody interferes: in order.
struct DrawerJournal: Sendable {
  private static let longest = 64

  private var events: [DrawerEvent] = []
  /// How many there were before those.
  private var forgotten = 0

  func events(after number: Int, through time: Double) -> [DrawerEvent] {
    events.filter { $0.number > number && $0.time <= time }
  }

  /// What was to happen after `time` does not.
  mutating func interrupt(at time: Double) {
    events.removeAll { $0.time > time }
    let surplus = max(0, events.count - Self.longest)
    events.removeFirst(surplus)
    forgotten += surplus
  }

  /// Adds something that happens, or is going to, after all that is known.
  mutating func add(_ kind: DrawerEvent.Kind, at time: Double) {
    let time = max(time, events.last?.time ?? time)
    events.append(DrawerEvent(number: forgotten + events.count + 1, time: time, kind: kind))
  }
}
