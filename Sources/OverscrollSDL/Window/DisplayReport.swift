/// What a display says of a frame, by its number, or of itself; times in seconds of the window's clock.
package enum DisplayReport: Hashable, Sendable {
  /// It was taken: from now on the display takes another one.
  case taken(Int, at: Double)
  /// It was shown; `period` is the time from one refresh to the next, where it is known.
  case shown(Int, at: Double, period: Double?)
  /// It was never shown.
  case discarded(Int)
  /// The display has refreshed, and will again every `period`.
  case refreshed(at: Double, period: Double)
}
