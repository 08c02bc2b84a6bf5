/// A recognizer of double clicks.
public struct DoubleClick: Hashable, Sendable {
  static let maximumInterval = 0.4
  /// The maximum distance between the two clicks, in points: a finger does not hit the same point twice.
  static let maximumDistance = 24.0

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
    if let last, time - last.time <= Self.maximumInterval, !time.restarts(after: last.time),
      position.distance(to: last.position) <= Self.maximumDistance
    {
      self.last = nil
      return true
    }
    last = Click(position: position, time: time)
    return false
  }
}
