/// The times of one frame, in seconds of the window's clock.
struct FrameTiming: Equatable, Sendable {
  enum Purpose: Hashable, Sendable {
    /// Content moves freely: frames must be even.
    case animation
    /// Content follows a pointer that reports more often than frames are shown: frames must be even, and early.
    case tracking
    /// Content follows single reports of a pointer, or answers a click or a key; nothing else moves.
    case response
    /// A pointer is down without a new report. The frame may be its period's last, so that it delays no response.
    case standby

    /// Whether the frames have to be at the points of the grid.
    var isEven: Bool { self == .animation || self == .tracking }
  }

  /// The point of the grid for which the frame was drawn.
  var target: Double
  var began: Double
  var submitted: Double
  /// The time at which the display had taken the frame, by what could be observed.
  var returned: Double
  var purpose = Purpose.animation
}

struct SubmittedFrame {
  var timing: FrameTiming
  var lastIncluded: Double
  /// Whether another frame is due right after this one.
  var isMoving: Bool
}
