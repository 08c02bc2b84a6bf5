/// A motion that decelerates by any law, and knows the time at which it reaches a value.
///
/// A ``ScrollMotion`` needs this time to stop the motion at an edge. ``Deceleration`` is the law of `UIScrollView`.
public protocol CoastingMotion: Motion {
  /// Returns the time at which the motion first reaches `value`, in seconds from its start; `nil` if it never does.
  ///
  /// The motion has one direction. It never reaches values behind its start or past its destination. It reaches its
  /// destination at ``Motion/duration`` at the latest.
  ///
  /// - Parameter value: a position in points.
  func duration(to value: Double) -> Double?
}

extension Deceleration: CoastingMotion {}

/// A motion that stays at one position, for a pause or a stop in a sequence.
public struct RestingMotion: CoastingMotion, Hashable {
  /// The position in points.
  public let destination: Double

  /// Creates a motion that stays at `value`, in points. NaN counts as 0.
  public init(at value: Double) { destination = value.bounded }

  /// The duration 0, since the motion is always at rest.
  public var duration: Double { 0 }

  public func value(at time: Double) -> Double { destination }

  public func velocity(at time: Double) -> Double { 0 }

  public func duration(to value: Double) -> Double? { value == destination ? 0 : nil }
}

#if !hasFeature(Embedded)
  extension RestingMotion: Codable {
    enum CodingKeys: FiniteKey { case destination }
  }
#endif
