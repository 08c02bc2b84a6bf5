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

/// What has happened, and what is going to happen if nobody interferes.
struct DrawerJournal: Sendable {
  private static let longest = 64

  private var past: [DrawerEvent] = []
  private var future: [DrawerEvent] = []
  private var count = 0

  func events(after number: Int, through time: Double) -> [DrawerEvent] {
    (past + future).filter { $0.number > number && $0.time <= time }
  }

  /// What was to happen after `time` does not.
  mutating func interrupt(at time: Double) {
    let happened = future.filter { $0.time <= time }
    past += happened
    count += happened.count
    future = []
    past.removeFirst(max(0, past.count - Self.longest))
  }

  mutating func add(_ kind: DrawerEvent.Kind, at time: Double) {
    interrupt(at: time)
    count += 1
    past.append(DrawerEvent(number: count, time: time, kind: kind))
  }

  mutating func schedule(_ kind: DrawerEvent.Kind, at time: Double) {
    future.append(DrawerEvent(number: count + future.count + 1, time: max(time, past.last?.time ?? time), kind: kind))
  }
}
