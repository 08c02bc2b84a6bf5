/// A motion that slows down by itself, and can say when it reaches a value: by any law.
///
/// That is all that ``BouncingMotion`` needs to stop it at a bound. ``Deceleration`` is the one of `UIScrollView`.
public protocol CoastingMotion: Motion {
  /// When it first reaches `value`, in seconds from its beginning; `nil` when it never gets there.
  ///
  /// It moves in one direction only: what lies behind its beginning or past its destination is never reached, and its
  /// destination at ``Motion/duration`` at the latest.
  ///
  /// - Parameter value: in points.
  func duration(to value: Double) -> Double?
}

extension Deceleration: CoastingMotion {}
