import Testing

/// Some recorded finger flings of AOSP's tests, with the velocities that those tests expect by least squares (LSQ2).
///
/// Source: AOSP, frameworks/native/libs/input/tests/VelocityTracker_test.cpp, SailfishFling…. Times are in microseconds
/// since the first report, positions in pixels. Some reports are resampled, between those of the screen.
struct SailfishFling: Sendable, CustomTestStringConvertible {
  let name: String
  /// The expected velocity in pixels per second.
  let expected: (x: Double, y: Double)
  let reports: [(microseconds: Double, x: Double, y: Double)]

  var testDescription: String { name }

  private init(_ name: String, _ x: Double, _ y: Double, _ reports: [(Double, Double, Double)]) {
    (self.name, expected, self.reports) = (name, (x, y), reports)
  }

  static let all = [
    SailfishFling(
      "up, slow, 1", 951.698181, -3044.966064,
      [
        (0, 528, 983), (17227, 527, 981), (25892, 527, 977), (28220.625, 527, 975.93), (34402, 527, 970),
        (42921, 528, 960), (45040.111, 528.25, 957.51), (51303, 531, 946), (59229, 535, 931),
        (61859.82, 536.33, 926.02), (67742, 540, 914), (76840, 546, 896), (78679.443, 547.21, 892.36),
        (85466, 553, 877), (93327, 559, 851), (95498.851, 560.66, 843.82),
      ]),
    SailfishFling(
      "up, fast, 1", 5991.866699, -15093.995117,
      [
        (0, 561, 1412), (8036, 559, 1377), (8113.463, 558.98, 1376.66), (16398, 559, 1371),
        (24947.857, 562.91, 1342.68), (25153, 563, 1342), (33353, 577, 1272), (41782.021, 596.87, 1190.54),
        (41838, 597, 1190), (50381, 631, 1093), (58616.511, 671.31, 994.68), (58757, 672, 993), (67112, 715, 903),
      ]),
    SailfishFling(
      "down, fast, 3", -6388.48877, 28354.796875,
      [
        (0, 628, 233), (7939, 605, 269), (16489, 601, 274), (19365.483, 599.65, 275.68), (25132, 582, 308),
        (33445, 541, 404), (36211.238, 527.36, 435.95), (41925, 487, 581), (50412, 454, 792),
        (53057.649, 443.71, 857.77),
      ]),
  ]
}
