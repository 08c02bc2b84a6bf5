/// Who sets the pace of the frames.
package enum PresentMode: Hashable, Sendable {
  /// Presenting waits for the display.
  case vsync
  /// Presenting returns at once: whoever draws has to wait for the next frame's time by itself.
  case timer
}
