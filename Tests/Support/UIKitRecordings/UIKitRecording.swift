/// A recording of a real `UIScrollView`: its touches and its offsets.
///
/// Source: Vercantez/openuikit, golden/scroll_traces, commit 4a55ba485e3145e62b1a5378af6bcd87a23739b4, iOS 26.1. The
/// `UIScrollView` has default settings, touches are on an 8 ms grid and offsets in steps of ⅓ pt.
public struct UIKitRecording: Sendable {
  public enum Phase: Sendable { case began, moved, ended }

  /// A touch at a time in seconds since the first one, with its y in points; x is constant.
  public struct Touch: Sendable {
    public let time: Double
    public let phase: Phase
    public let y: Double
  }

  public let name: String
  public let viewport, contentSize: (width: Double, height: Double)
  public let startOffset, x: Double
  public let touches: [Touch]
  /// The offsets shown on the screen, with their times.
  public let frames: [(time: Double, offset: Double)]

  /// A flick at 750 pt/s that ends within the content, and one at 3125 pt/s into its lower end.
  public static let all = StoredRecordings.of("recordings").map(UIKitRecording.init)
  public static let (flick, edgeImpact) = (all[0], all[1])

  private init(_ stored: StoredRecordings.Recording) {
    (name, viewport, contentSize) = (stored.name, stored.viewport, stored.contentSize)
    (startOffset, x) = (stored["startOffset"], stored["x"])
    touches = stored.touches { Touch(time: $1[0], phase: $0, y: $1[1]) }
    frames = stored.offsets("frames")
  }
}
