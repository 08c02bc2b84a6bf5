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
