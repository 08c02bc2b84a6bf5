/// A frame that is with the display.
struct SubmittedFrame {
  var timing: FrameTiming
  /// The time of the newest input that the frame shows.
  var lastIncluded: Double
  /// Whether another frame is due right after this one.
  var isMoving: Bool
}
