/// Who sets the pace of the frames.
public enum PresentMode: Hashable, Sendable {
  /// Presenting waits for the display.
  case vsync
  /// Presenting returns at once: whoever draws has to wait for the next frame's time by itself.
  case timer
}

/// How one frame went, in seconds of the window's clock.
public struct Presentation: Hashable, Sendable {
  /// When drawing began.
  public var began: Double
  /// When the frame was handed to the display.
  public var submitted: Double
  /// When presenting returned: with vsync about when the display took a frame.
  public var returned: Double
  public var drawing: DrawStatistics
}

/// What one frame cost.
public struct DrawStatistics: Hashable, Sendable {
  public var commands = 0
  public var quads = 0
  public var drawCalls = 0
  /// Coverage masks that had to be made anew.
  public var masksMade = 0
  /// Pixels handed to the graphics card.
  public var pixelsUploaded = 0
  /// Pixels that were painted anew, where there is no graphics card.
  public var pixelsPainted = 0

  public init() {}
}
