/// Recognizes double clicks.
public struct DoubleClick: Hashable, Sendable {
  /// Seconds between the two at most.
  public static let interval = 0.4
  /// Points between the two at most: a finger does not hit the same point twice.
  public static let distance = 24.0

  private struct Click: Hashable, Sendable {
    var position: Vector2
    var time: Double
  }

  private var last: Click?

  public init() {}

  /// Takes in a click or tap; `time` is the host's, in seconds.
  ///
  /// - Returns: whether it is the second of two; a third one is a first again.
  public mutating func click(at position: Vector2, time: Double) -> Bool {
    if let last, time - last.time <= Self.interval, position.distance(to: last.position) <= Self.distance {
      self.last = nil
      return true
    }
    last = Click(position: position, time: time)
    return false
  }
}
