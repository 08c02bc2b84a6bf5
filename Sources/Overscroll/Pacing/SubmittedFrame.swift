/// A frame that is with the display.
struct SubmittedFrame {
  var timing: FrameTiming
  /// The time of the newest input that has a part in it.
  var lastIncluded: Double
  /// Whether another frame is due right after it.
  var isMoving: Bool
}
