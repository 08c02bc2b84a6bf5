/// A display's report on a frame, named by its number, or on a refresh. Times are in seconds of the window's clock.
package enum DisplayReport: Hashable, Sendable {
  /// The display took the frame and now accepts another one. The time is that of the report's arrival, or, if the report
  /// was read late, the time at which it was sent, in whole milliseconds.
  case taken(Int, at: Double)
  /// The display showed the frame. `period` is the time from one refresh to the next; `nil` if unknown.
  case shown(Int, at: Double, period: Double?)
  /// The display discarded the frame without showing it.
  case discarded(Int)
  /// The display refreshed, and will refresh again every `period` seconds.
  case refreshed(at: Double, period: Double)
}
