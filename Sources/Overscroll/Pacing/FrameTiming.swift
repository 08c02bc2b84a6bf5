/// How one frame went, in seconds of the window's clock.
struct FrameTiming: Equatable, Sendable {
  /// What a frame is drawn for.
  enum Purpose: Hashable, Sendable {
    /// Something moves by itself: frames must be even.
    case animation
    /// Content follows a pointer that reports more often than frames are shown: frames must be even as well, and early.
    case tracking
    /// Content follows the single reports of a pointer, or something answers a click or a key; nothing else moves.
    case response
    /// A pointer is down that has done nothing new: the frame may be the last of its period, so that it does not delay
    /// a response.
    case standby

    /// Whether its frames have to come at the points of the grid.
    var isEven: Bool { self == .animation || self == .tracking }
  }

  /// The point of the grid that it was for.
  var target: Double
  /// When work on it began.
  var began: Double
  /// When it was handed to the display.
  var submitted: Double
  /// When the display had taken it, as far as can be seen.
  var returned: Double
  var purpose = Purpose.animation
}
