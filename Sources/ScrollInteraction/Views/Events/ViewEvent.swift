/// Something that happens to a view, in the words of `UIScrollViewDelegate`.
///
/// A view is asked for its events, with the times at which they happen, also between two frames: see
/// ``DraggableView/events(in:)``.
public struct ViewEvent<Target: Hashable & Sendable>: Hashable, Sendable {
  /// What happens.
  public enum Kind: Hashable, Sendable {
    /// A pointer or fingers on a touchpad have it from now on; a press that stops what moves is a drag already.
    case willBeginDragging
    /// It is let go with a velocity, in points per second of what the view's `velocity(at:)` gives, and goes to `target`.
    case willEndDragging(velocity: Vector2, target: Target)
    /// It is let go; without `willDecelerate` it stays where it is.
    case didEndDragging(willDecelerate: Bool)
    /// What a drag has set in motion has come to rest.
    case didEndDecelerating
    /// A program, a key or the notch of a wheel sends it to `target`.
    case willMove(to: Target)
    /// In a drag or in flight another member of a chain goes on: the number of that, 0 for the outermost.
    case handedOver(to: Int)
    /// It has come to rest after a drag or a program's motion, at a detent, a page, an anchor or an offset.
    case didSettle(at: Target)
  }

  /// Seconds of the clock in which the view moves.
  public var time: Double
  /// What happens then.
  public var kind: Kind

  /// An event at `time`, in seconds of the clock in which the view moves.
  public init(_ kind: Kind, at time: Double) {
    self.kind = kind
    self.time = time
  }
}
