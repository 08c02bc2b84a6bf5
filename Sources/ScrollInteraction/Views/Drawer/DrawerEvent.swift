/// Something that happened to a drawer.
public struct DrawerEvent: Hashable, Sendable {
  /// What moves.
  public enum Mover: Hashable, Sendable { case sheet, list }

  /// What chose a detent.
  public enum Cause: Hashable, Sendable {
    case drag(ListDrawer.Part)
    case program
  }

  public enum Kind: Hashable, Sendable {
    case dragBegan(ListDrawer.Part)
    case dragEnded
    /// It is on its way to a detent.
    case heading(DrawerDetent, Cause)
    /// In a drag or in flight, the other one goes on.
    case handedOver(to: Mover)
    /// Both came to rest.
    case reached(DrawerDetent)
  }

  /// Counted from 1, in the order in which they happen.
  public var number: Int
  /// Seconds of the caller's clock.
  public var time: Double
  public var kind: Kind
}
