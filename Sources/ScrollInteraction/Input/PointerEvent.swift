/// One report of a mouse or of a finger.
public struct PointerEvent: Hashable, Sendable {
  /// What a pointer does.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// The button or the finger went down.
    case down
    /// It moved while down.
    case move
    /// It was lifted, where it last was: what it drags is not moved any more.
    case up
    /// The system took the pointer away: what it drags settles without velocity.
    case cancel
  }

  /// The kind of a pointer.
  public enum Device: Hashable, Sendable, CaseIterable {
    /// Moves in whole pixels, and stands still in a click.
    case mouse
    /// A finger: it rolls, and never stands quite still.
    case touch
  }

  /// What of a move counts. A program that shows content where the pointer was at the times of its frames sends each
  /// report for the velocity, and the positions of a ``PointerResampler``.
  public enum Part: Hashable, Sendable, CaseIterable {
    /// All of it: what everybody sends who resamples nothing.
    case all
    /// How fast the pointer moves, and whether it has passed the slop. In a drag such an event changes nothing but the
    /// estimate of the velocity.
    case velocity
    /// Where content follows it to.
    case position
  }

  /// What it does.
  public var phase: Phase
  /// What kind of pointer it is.
  public var device: Device
  /// Which pointer of the device, where it has several, as a touch screen has; any number.
  public var id: Int
  /// In points of the view that gets the event.
  public var position: Vector2
  /// Seconds of the host's clock, by which velocities are measured.
  public var time: Double
  /// Of a move; events of the other phases always count as a whole.
  public var part: Part

  /// - Parameters:
  ///   - phase: what the pointer does.
  ///   - device: what kind it is.
  ///   - id: which of its kind, where there are several.
  ///   - position: in points of the view that gets the event.
  ///   - time: seconds of the host's clock.
  ///   - part: what of a move counts.
  public init(
    _ phase: Phase, device: Device = .mouse, id: Int = 0, position: Vector2, time: Double, part: Part = .all
  ) {
    self.phase = phase
    self.device = device
    self.id = id
    self.position = position
    self.time = time
    self.part = part
  }
}
