/// How the compositor treats what clients commit: well, or not.
public struct CompositorBehavior: Sendable {
  public enum Feedback: Sendable { case presented, discarded, never }

  /// Whether frames are shown and their callbacks sent at all; otherwise all of them wait.
  public var showsFrames = true
  /// In seconds after the display has taken a frame.
  public var callbackDelay = 0.0
  /// Of how many repaints one leaves out what was committed; none for 0.
  public var dropInterval = 0
  public var feedback = Feedback.presented
  public var releasesBuffers = true

  public init() {}
}
