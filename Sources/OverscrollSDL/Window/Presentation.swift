package struct Presentation: Hashable, Sendable {
  /// The time at which the frame was handed to the display.
  package var submitted: Double
  /// The time at which presenting the frame returned. With vsync, the display took an earlier frame at about this time.
  package var returned: Double
  /// Whether the frame looked different from the frame before.
  package var isChanged: Bool
  /// The frame's number in the display's reports; `nil` if the display does not report, or if nothing changed.
  package var frame: Int?
}

/// A display's report on a frame, named by its number, or on a refresh. Times are in seconds of the window's clock.
package enum DisplayReport: Hashable, Sendable {
  /// The display took the frame and now accepts another one. The time is that of the report's arrival, or, if the report
  /// was read late, the time at which it was sent, in whole milliseconds.
  case taken(Int, at: Double)
  /// The display showed the frame. `period` is the time from one refresh to the next; `nil` if unknown.
  case shown(Int, at: Double, period: Double?)
  case discarded(Int)
  /// The display refreshed, and will refresh again every `period` seconds.
  case refreshed(at: Double, period: Double)
}

package enum PresentMode: Hashable, Sendable {
  /// Presenting waits for the display.
  case vsync
  /// Presenting returns at once, and the display reports when it accepts another frame (`DisplayReport`).
  case compositor
  /// Presenting returns at once, and the caller waits until the next frame is due.
  case timer
}
