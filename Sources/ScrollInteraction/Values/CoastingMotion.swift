/// A motion that slows down by itself, and can say when it gets to a value: what content may coast by.
public protocol CoastingMotion: Motion {
  /// The seconds after which it first is at `value`; `nil` if it never gets there.
  func duration(to value: Double) -> Double?
}

extension Deceleration: CoastingMotion {}
