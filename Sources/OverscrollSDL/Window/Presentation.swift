/// The timing of one presented frame, in seconds of the window's clock.
package struct Presentation: Hashable, Sendable {
  /// The time at which the frame was handed to the display.
  package var submitted: Double
  /// The time at which the call that presents the frame returned. With vsync, the display took some earlier frame at
  /// about this time.
  package var returned: Double
  /// Whether the frame looked different from the frame before.
  package var isChanged: Bool
  /// The frame's number in the display's reports; `nil` if the display does not report, or if nothing changed.
  package var frame: Int?
}
