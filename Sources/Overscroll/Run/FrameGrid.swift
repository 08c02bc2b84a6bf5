import ScrollGeometry

/// The moments at which a display takes frames: an even grid, whatever the measured times jitter by.
///
/// Both the distance of the points and where they lie are corrected from sightings of the display, so gently that no
/// frame is farther than `gentlest` from even.
struct FrameGrid: Equatable, Sendable {
  /// What the grid may move by from frame to frame, in seconds.
  static let gentlest = 0.00005
  /// By how much of its nominal rate a display may differ: it is told in whole hertz.
  static let tolerance = 0.02
  /// So many sightings in a row far from the grid mean that the grid is wrong, not that they were late.
  static let patience = 3
  /// Over how many periods the period is measured.
  private static let longestAge = 600.0

  let nominalPeriod: Double
  /// Seconds between two points.
  private(set) var period: Double
  /// One of the points.
  private(set) var anchor: Double
  private var sightings = 0
  private var strays = 0
  /// The sighting from which the period is measured, and how many periods ago that was.
  private var origin = 0.0
  private var age = 0.0
  /// When the display was seen latest.
  private var confirmed = 0.0
  /// By how much the points have still to move.
  private var pending = 0.0

  /// - Parameters:
  ///   - period: in seconds; out of the range of displays (24 to 1000 Hz) the nearest that is one.
  ///   - anchor: one of the points.
  init(period: Double, anchor: Double = 0) {
    nominalPeriod = period.isNaN ? 1.0 / 60 : min(max(period, 0.001), 1.0 / 24)
    self.period = nominalPeriod
    self.anchor = anchor
  }

  /// Whether the display has been seen to take a frame.
  var isConfirmed: Bool { sightings > 0 }

  /// The first point at or after `time`.
  func point(atOrAfter time: Double) -> Double {
    anchor + ((time - anchor) / period - 1e-9).rounded(.up) * period
  }

  func point(nearest time: Double) -> Double {
    anchor + ((time - anchor) / period).rounded() * period
  }

  /// Whether `time` is one of the points, and not between two of them.
  func hasPoint(at time: Double) -> Bool { abs(time - point(nearest: time)) < period / 8 }

  /// The same grid, `count` times as fine.
  func divided(by count: Int) -> FrameGrid {
    var grid = self
    grid.period /= Double(max(1, count))
    return grid
  }

  /// The display was seen to take a frame at `time`.
  mutating func confirm(_ time: Double) {
    let point = point(nearest: time)
    let error = time - point
    guard isConfirmed, error.magnitude <= period / 4 else { return stray(time) }
    (strays, sightings) = (0, sightings + 1)
    adjust(point, by: error, time)
  }

  /// The first sighting sets the grid; later ones far from it must agree with each other before they do.
  private mutating func stray(_ time: Double) {
    strays += 1
    guard !isConfirmed || strays >= FrameGrid.patience else { return }
    (anchor, origin, confirmed) = (time, time, time)
    (age, pending, sightings, strays) = (0, 0, 1, 0)
  }

  /// The longer ago the sightings are from which it is measured, the more the new one tells.
  private mutating func adjust(_ point: Double, by error: Double, _ time: Double) {
    let count = ((time - confirmed) / period).rounded()
    guard count > 0 else { return }
    (anchor, confirmed, age) = (point, time, age + count)
    let slowest = nominalPeriod * (1 + FrameGrid.tolerance)
    let quickest = nominalPeriod * (1 - FrameGrid.tolerance)
    let measured = ((time - origin) / age).clamped(to: quickest...slowest)
    period += (measured - period) * age / (age + 20)
    pending = error * count / (count + 10)
    if age > FrameGrid.longestAge { (origin, age) = (time, 0) }
  }

  /// A frame goes by: the points move a little to where they belong.
  mutating func settle() {
    let step = pending.clamped(to: -FrameGrid.gentlest...FrameGrid.gentlest)
    anchor += step
    pending -= step
  }
}
