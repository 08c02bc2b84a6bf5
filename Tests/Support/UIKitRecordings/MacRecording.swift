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

  public static let all = [slow, fast, rubberBand]

  /// The recording decel_slow.
  public static let slow = MacRecording(
    name: "decel_slow", start: 5081, velocity: 811.389978667899, extent: 521, end: 5200,
    frames: since(
      0.20905,
      [
        (0.225472, 5093), (0.242185, 5105), (0.258864, 5116), (0.275533, 5126), (0.292353, 5135), (0.308987, 5143),
        (0.325671, 5151), (0.342244, 5157), (0.358998, 5163), (0.375568, 5168), (0.392342, 5173), (0.40891, 5177),
        (0.425573, 5181), (0.442303, 5184), (0.458988, 5187), (0.475603, 5189), (0.492388, 5191), (0.508981, 5193),
        (0.525554, 5195), (0.542329, 5196), (0.558952, 5197), (0.575636, 5198), (0.609107, 5199), (0.659028, 5200),
        (0.825411, 5200),
      ]))

  /// The recording decel_faster.
  public static let fast = MacRecording(
    name: "decel_faster", start: 5681, velocity: 6169.962434190836, extent: 521, end: 7463,
    frames: since(
      0.655886,
      [
        (0.672608, 5782), (0.689023, 5874), (0.705754, 5966), (0.722385, 6054), (0.739015, 6139), (0.755696, 6219),
        (0.772381, 6296), (0.789052, 6369), (0.806261, 6438), (0.822675, 6505), (0.839225, 6568), (0.855924, 6627),
        (0.872686, 6684), (0.889259, 6738), (0.905958, 6789), (0.922698, 6837), (0.939271, 6883), (0.95594, 6926),
        (0.972722, 6966), (0.989405, 7005), (1.006018, 7041), (1.022631, 7075), (1.039417, 7106), (1.055951, 7136),
        (1.072743, 7164), (1.089232, 7190), (1.106042, 7214), (1.122696, 7237), (1.139227, 7258), (1.156011, 7278),
        (1.172579, 7296), (1.189363, 7313), (1.205904, 7328), (1.222767, 7342), (1.239398, 7355), (1.255839, 7367),
        (1.272456, 7378), (1.289088, 7388), (1.305748, 7397), (1.322396, 7406), (1.339304, 7413), (1.355989, 7420),
        (1.372593, 7426), (1.38933, 7431), (1.405843, 7436), (1.422704, 7440), (1.439249, 7444), (1.456018, 7447),
        (1.472564, 7450), (1.48924, 7452), (1.505949, 7454), (1.522738, 7456), (1.539385, 7457), (1.556145, 7459),
        (1.57276, 7460), (1.589431, 7461), (1.622817, 7462), (1.672788, 7463), (1.822876, 7463),
      ]))

  /// The recording rubberband_top: pulled 89 times by 4 pixels of 1.2987 pt past the upper end, and released. For the
  /// last frame, the source has −8 and, 0.7 ms later, 0.
  public static let rubberBand = MacRecording(
    name: "rubberband_top", start: -32, velocity: -580.5559271953792, extent: 521, end: 0,
    frames: since(
      0.639810,
      [
        (0.656257, -29), (0.672717, -25), (0.689317, -22), (0.706068, -19), (0.722803, -17), (0.739280, -14),
        (0.755913, -12), (0.772993, -11), (0.789498, -9), (0.806988, 0),
      ]))

  /// The distance that the fingers pulled in ``rubberBand``, in points.
  public static let pull = -89 * 4 * 1.2987012987012987

  private static func since(_ start: Double, _ frames: [(Double, Double)]) -> [(time: Double, offset: Double)] {
    frames.map { ($0.0 - start, $0.1) }
  }
}
