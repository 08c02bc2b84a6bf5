/// How one frame went, in seconds of the window's clock.
package struct Presentation: Hashable, Sendable {
  /// When drawing began.
  package var began: Double
  /// When the frame was handed to the display.
  package var submitted: Double
  /// When presenting returned: with vsync about when the display took a frame.
  package var returned: Double
}
