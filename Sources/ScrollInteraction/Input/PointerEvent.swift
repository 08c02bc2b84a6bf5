/// A report of a mouse or of a finger.
public struct PointerEvent: Hashable, Sendable {
  /// The phase of a pointer.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// The button or the finger went down.
    case down
    /// The pointer moved while down.
    case move
    /// The button or the finger lifted. The event's position does not move the view.
    case up
    /// The system canceled the press. The dragged view settles without velocity.
    case cancel
  }

  /// The kind of a pointer.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive(warn)
  #endif
  public enum Device: Hashable, Sendable, CaseIterable {
    /// A mouse, which moves in whole pixels and stands still in a click.
    case mouse
    /// A finger, which rolls and never stands quite still.
    case touch
  }

  /// The part of a move that counts. A program that displays content at the pointer's position at frame times sends
  /// each report for the velocity, and the positions of a ``PointerResampler``.
  public enum Part: Hashable, Sendable, CaseIterable {
    /// The whole event, for programs that do not resample.
    case all
    /// The velocity of the pointer, and before a drag whether it has passed the slop.
    case velocity
    /// The position that content follows.
    case position
  }

  /// The phase of the pointer.
  public var phase: Phase
  /// The kind of the pointer.
  public var device: Device
  /// The identifier of the pointer among those of its device, such as the fingers on a touch screen; any number.
  public var id: Int
  /// The position in points of the view that receives the event.
  public var position: Vector2 { didSet { position = position.withinReach } }
  /// The time in seconds of the host's clock, used to measure velocities.
  public var time: Double { didSet { time = time.withinReach } }
  /// The part of a move that counts. Events of the other phases always count as a whole.
  public var part: Part

  /// Creates a report. The position is in points of the view, the time in seconds of the host's clock.
  public init(
    _ phase: Phase, device: Device = .mouse, id: Int = 0, position: Vector2, time: Double, part: Part = .all
  ) {
    (self.phase, self.device, self.id, self.part) = (phase, device, id, part)
    (self.position, self.time) = (position.withinReach, time.withinReach)
  }
}
