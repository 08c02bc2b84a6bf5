/// The compositor's treatment of committed frames, including faults.
public struct CompositorBehavior: Sendable {
  public enum Feedback: Sendable { case presented, discarded, never }

  /// Whether frames are shown and their callbacks sent. Otherwise all frames wait.
  public var showsFrames = true
  /// The delay of a frame's callbacks after the display has taken the frame, in seconds.
  public var callbackDelay = 0.0
  /// The number of repaints of which one skips the committed frames; 0 to skip none.
  public var dropInterval = 0
  public var feedback = Feedback.presented
  public var releasesBuffers = true

  public init() {}
}
