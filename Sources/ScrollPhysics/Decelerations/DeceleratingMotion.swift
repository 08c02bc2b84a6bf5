/// A motion that decelerates by any law, and knows when it reaches a value: a ``ScrollMotion`` has to stop at an edge.
public protocol DeceleratingMotion: Motion {
  /// Returns the time at which the motion first reaches `value`, in seconds from its start, at most
  /// ``Motion/duration``; `nil` if `value` is behind the start or past the destination.
  func duration(to value: Double) -> Double?
}

extension Deceleration: DeceleratingMotion {}

/// A motion that stays at one position, for a pause or a stop in a sequence.
public struct RestingMotion: DeceleratingMotion, Hashable, Codable {
  /// The position in points.
  public let destination: Double

  /// Creates a motion that stays at `value`, in points. NaN counts as 0.
  public init(at value: Double) { destination = value.bounded }

  /// The duration 0, since the motion is always at rest.
  public var duration: Double { 0 }
  public func value(at time: Double) -> Double { destination }
  public func velocity(at time: Double) -> Double { 0 }
  public func duration(to value: Double) -> Double? { value == destination ? 0 : nil }

  enum CodingKeys: FiniteKey { case destination }
}
