/// A recording of UIKit on a Mac: the offsets of content after the fingers lifted from a touchpad.
///
/// Source: Vercantez/openuikit, golden/scroll_traces/catalyst_pointer, commit 4a55ba485e3145e62b1a5378af6bcd87a23739b4,
/// Mac Catalyst (iOS 26.1). A program sent the scroll events. Offsets are in whole points once the fingers have lifted.
public struct MacRecording: Sendable {
  public let name: String
  /// The offset at lift-off, in points; `velocity` is the velocity reported to the delegate, in points per second.
  public let start: Double
  public let velocity: Double
  /// The length of the viewport, in points.
  public let extent: Double
  /// The offset at rest.
  public let end: Double
  /// The offsets after lift-off, with times in seconds since content was last at `start`.
  public let frames: [(time: Double, offset: Double)]

  /// The recordings decel_slow, decel_faster and rubberband_top: pulled 89 times by 4 pixels of 1.2987 pt past the upper
  /// end, and released. For the last frame of that, the source has −8 and, 0.7 ms later, 0.
  public static let all = StoredRecordings.of("mac").map(MacRecording.init)
  public static let (slow, fast, rubberBand) = (all[0], all[1], all[2])

  /// The distance that the fingers pulled in ``rubberBand``, in points.
  public static let pull = -89 * 4 * 1.2987012987012987

  private init(_ stored: StoredRecordings.Recording) {
    (name, start, velocity) = (stored.name, stored["start"], stored["velocity"])
    (extent, end) = (stored["extent"], stored["end"])
    frames = stored.offsets("frames", since: stored["since"])
  }
}
