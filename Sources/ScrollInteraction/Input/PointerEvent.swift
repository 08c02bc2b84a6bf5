public import ScrollGeometry

/// One report of a mouse or of a finger.
public struct PointerEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// The button or the finger went down.
    case down
    /// It moved while down.
    case move
    /// It was lifted, where it last was: what was pulled is not moved any more.
    case up
    /// The system took the pointer away: the gesture did not end, it never happened.
    case cancel
  }

  public enum Device: Hashable, Sendable, CaseIterable { case mouse, touch }

  /// What of a report counts. Reports come when they come; whoever wants content to follow the pointer at the times of
  /// the frames tells its velocity by the reports and its position by a `PointerResampler`.
  public enum Part: Hashable, Sendable, CaseIterable {
    case all
    /// How fast it moves, and whether it has left its slop: content does not follow.
    case velocity
    /// Where content follows it to.
    case position
  }

  public var phase: Phase
  public var device: Device
  /// In points of the view that gets the event.
  public var position: Vector2
  /// Seconds of the host's clock: what velocities are measured by.
  public var time: Double
  /// Of a move; the other phases count as a whole.
  public var part: Part

  public init(_ phase: Phase, device: Device = .mouse, position: Vector2, time: Double, part: Part = .all) {
    self.phase = phase
    self.device = device
    self.position = position
    self.time = time
    self.part = part
  }
}
