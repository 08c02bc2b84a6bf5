import Testing

/// Some recorded finger flicks of Flutter's tests, with the velocities that those tests expect.
///
/// Source: Flutter, packages/flutter/test/gestures/velocity_tracker_data.dart and velocity_tracker_test.dart, also in
/// Compose's VelocityTrackerTest. Times are in milliseconds, positions in whole pixels at 3.5 pixels per point. Only
/// the reports of the last 100 ms are listed, since no others count.
struct RecordedFlick: Sendable, CustomTestStringConvertible {
  let number: Int
  let reports: [(milliseconds: Double, x: Double, y: Double)]
  /// The velocity that the tests expect, in points per second.
  let expected: (x: Double, y: Double)

  var testDescription: String { "flick \(number)" }

  private init(_ number: Int, _ x: Double, _ y: Double, _ reports: [(Double, Double, Double)]) {
    (self.number, self.reports, expected) = (number, reports, (x, y))
  }

  static let all = [
    RecordedFlick(
      1, 219.5762939453125, 1304.6705322265625,
      [
        (230, 897, 1526), (238, 895, 1547), (245, 893, 1567), (253, 892, 1586), (261, 891, 1605), (268, 890, 1623),
        (276, 890, 1646), (284, 890, 1672), (292, 895, 1705), (300, 899, 1745), (307, 904, 1777), (315, 908, 1806),
        (323, 911, 1826),
      ]),
    RecordedFlick(
      3, 12.651158332824707, -36.9227180480957,
      [
        (378, 792, 1679), (387, 790, 1721), (395, 788, 1756), (402, 787, 1782), (410, 786, 1802), (418, 785, 1818),
        (425, 784, 1832), (433, 784, 1845), (441, 784, 1857), (448, 784, 1866), (456, 784, 1874), (464, 783, 1879),
        (472, 783, 1884),
      ]),
    RecordedFlick(
      5, -19.658065795898438, -2910.080322265625,
      [
        (222, 784, 1909), (245, 784, 1909), (275, 780, 1873), (284, 780, 1851), (291, 778, 1815), (299, 777, 1762),
        (307, 777, 1699), (314, 776, 1624), (322, 778, 1541),
      ]),
    RecordedFlick(
      9, -1.7460877895355225, -3288.16162109375,
      [
        (429, 834, 1990), (459, 819, 1960), (467, 810, 1936), (475, 799, 1901), (483, 789, 1851), (491, 781, 1793),
        (498, 777, 1734), (506, 776, 1671), (514, 776, 1604), (521, 781, 1533), (529, 785, 1457),
      ]),
    RecordedFlick(
      14, 649.5, 3890.3,
      [
        (321, 875, 1071), (328, 875, 1071), (344, 872, 1099), (351, 866, 1118), (359, 858, 1144), (366, 846, 1188),
        (414, 835, 1245), (422, 827, 1310), (430, 823, 1388), (438, 828, 1475), (446, 844, 1580),
      ]),
  ]
}
