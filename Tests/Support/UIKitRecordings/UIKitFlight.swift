/// A recording of a `UIScrollView` of iOS 26.2 whose offsets in flight are not rounded.
///
/// Source: Telegram's list, CoreListDemoTests/ScrollPhysics/Fixtures (RegramDev/Regram-ios, commit
/// 27b5bc05e8296d8fd8d98042c25cdcf4e56e2f86), at 60 Hz. In flight the offsets step evenly while their stamps jitter by
/// half a millisecond, so frames are counted. While a finger drags, offsets are rounded to pixels.
public struct UIKitFlight: Sendable {
  /// A touch, with the velocity that `UIPanGestureRecognizer` has after it, in points per second.
  public struct Touch: Sendable {
    public let time: Double
    public let phase: UIKitRecording.Phase
    public let x, y, velocity: Double
  }

  public let name: String
  public let viewport, contentSize: (width: Double, height: Double)
  public let startOffset: Double
  /// The size of a pixel, in points.
  public let pixel: Double
  public let touches: [Touch]
  /// The offsets during the drag, with times in the touches' clock.
  public let drag: [(time: Double, offset: Double)]
  /// The offsets in flight, one for each frame. The first is a whole frame after the last of the drag.
  public let flight: [Double]
  /// The offset at rest.
  public let end: Double

  /// A flick that hits the end of the content, and a pull past that end, released while the finger moves on.
  public static let all = StoredRecordings.of("flights").map(UIKitFlight.init)

  private init(_ stored: StoredRecordings.Recording) {
    (name, viewport, contentSize) = (stored.name, stored.viewport, stored.contentSize)
    (startOffset, pixel, end) = (stored["startOffset"], stored["pixel"], stored["end"])
    touches = stored.touches { Touch(time: $1[0], phase: $0, x: $1[1], y: $1[2], velocity: $1[3]) }
    (drag, flight) = (stored.offsets("drag"), stored.numbers("flight"))
  }
}

/// A recording of a pull past the end of the content by an iPad's trackpad, and its release.
///
/// Source: as ``UIKitFlight``.
public enum UIKitTrackpad {
  public static let viewport = (width: 1376.0, height: 1032.0)
  public static let contentSize = (width: 1032.0, height: 6000.0)
  public static let pixel = 0.5
  private static let stored = StoredRecordings.of("trackpad")[0]
  /// The offsets at 60 Hz that the fingers ask for and that are shown, with the recognizer's velocity, negative towards
  /// greater offsets.
  public static let pull: [(asked: Double, shown: Double, velocity: Double)] =
    (stored.rows["pull"] ?? []).map { ($0[0], $0[1], $0[2]) }
  /// The offsets after the release, one for each frame.
  public static let flight = stored.numbers("flight")
}
