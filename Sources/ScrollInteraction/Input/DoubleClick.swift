/// A recognizer of double clicks.
public struct DoubleClick: Hashable, Sendable {
  static let longestInterval = 0.4
  /// The longest distance between the two clicks, in points: a finger does not hit the same point twice.
  static let longestDistance = 24.0

  private struct Click: Hashable, Sendable {
    var position: Vector2
    var time: Double
  }

  private var last: Click?

  /// Creates a recognizer.
  public init() {}

  /// Processes a click or a tap at a time of the host's clock, in seconds, and returns whether it is the second of two.
  /// A third counts as a first one again.
  public mutating func click(_ position: Vector2, at time: Double) -> Bool {
    if let last, time - last.time <= Self.longestInterval, !time.restarts(after: last.time),
      position.distance(to: last.position) <= Self.longestDistance
    {
      self.last = nil
      return true
    }
    last = Click(position: position, time: time)
    return false
  }
}
