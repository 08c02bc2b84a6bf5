/// The mechanism that paces frames.
package enum PresentMode: Hashable, Sendable {
  /// Presenting waits for the display.
  case vsync
  /// Presenting returns at once, and the display reports when it accepts another frame (`DisplayReport`).
  case compositor
  /// Presenting returns at once, and the caller waits until the next frame is due.
  case timer
}
