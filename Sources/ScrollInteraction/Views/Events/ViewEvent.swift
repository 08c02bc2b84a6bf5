/// An event of a view, as of `UIScrollViewDelegate`, with the time at which it happens, even between two frames.
public struct ViewEvent<Target: Hashable & Sendable>: Hashable, Sendable {
  /// The kind of an event.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive(warn)
  #endif
  public enum Kind: Hashable, Sendable {
    /// A pointer or touchpad begins to drag the view. A press that stops a moving view counts as a drag.
    case willBeginDragging
    /// The drag ends, and the view moves to `target`. The velocity is that of the view, in points per second.
    case willEndDragging(velocity: Vector2, target: Target)
    /// The drag has ended. Without `willDecelerate`, the view stays in place.
    case didEndDragging(willDecelerate: Bool)
    /// The motion after a drag or a fling has come to rest.
    case didEndDecelerating
    /// A program, a key or a notch of a wheel sends the view to `target`.
    case willMove(to: Target)
    /// Another member of a chain continues the drag or the motion: its index, 0 for the outermost.
    case handedOver(to: Int)
    /// The view has reached or passed a mark: the index of a page, if ``PagingScrollView/reportsPassedPages`` is set, or
    /// of a mark of ``SimpleScrollView/ruler``. Each mark on the way has one event. Jumps by a program pass no marks.
    case didPass(Int)
    /// The view has come to rest after a drag or a program's motion, at a detent, a page, an anchor or an offset.
    case didSettle(at: Target)
  }

  /// The time in seconds of the view's clock.
  public var time: Double
  /// The kind of the event.
  public var kind: Kind

  package init(_ kind: Kind, at time: Double) { (self.kind, self.time) = (kind, time) }
}

/// A handover of momentum from one member of a chain to another.
public struct Handover: Hashable, Sendable, Codable {
  /// The time in the view's clock, in seconds.
  public let time: Double
  /// The index of the member that continues the motion, 0 for the outermost.
  public let receiver: Int

  /// Creates a handover.
  public init(time: Double, receiver: Int) { (self.time, self.receiver) = (time, receiver) }

  enum CodingKeys: FiniteKey { case time, receiver }
}

extension ViewEvent: Codable where Target: Codable {
  enum CodingKeys: String, FiniteKey {
    case time
    case kind = "event"
  }
}
