/// How one frame went, in seconds of the window's clock.
package struct Presentation: Hashable, Sendable {
  /// When the frame was handed to the display.
  package var submitted: Double
  /// When presenting returned: with vsync about when the display took a frame.
  package var returned: Double
  /// Whether it looked different from the frame before.
  package var isChanged: Bool
  /// By which the display reports on it; `nil` where it does not report, or has nothing to report on.
  package var frame: Int?
}
