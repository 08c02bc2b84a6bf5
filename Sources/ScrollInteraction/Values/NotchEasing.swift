/// The timing of an `EasedMotion` by notches or keys: the longer the distance, the shorter the duration.
public struct NotchEasing: Hashable, Sendable {
  /// The durations for a short and for a long distance, in seconds.
  package var longest, shortest: Double
  /// The distances up to which `longest` and from which `shortest` applies, in points. In between, the duration is
  /// linear.
  package var shortWay, longWay: Double

  package init(longest: Double, shortest: Double, shortWay: Double, longWay: Double) {
    (self.longest, self.shortest, self.shortWay, self.longWay) = (longest, shortest, shortWay, longWay)
  }

  /// The easing of Chromium's wheels: 12 to 6 sixtieths of a second for 120 to 480 pt
  /// (`DurationBehavior::kInverseDelta`).
  public static let chromium = NotchEasing(longest: 0.2, shortest: 0.1, shortWay: 120, longWay: 480)

  /// Returns the duration of a motion over a distance, in seconds.
  ///
  /// - Parameters:
  ///   - way: The signed distance to the target, in points.
  ///   - velocity: The current velocity in pt/s. If it leads to the target, the duration is at most 2.5 times as long
  ///     as at that velocity, so that fast content does not wait.
  package func duration(of way: Double, velocity: Double) -> Double {
    let share = longWay > shortWay ? ((abs(way) - shortWay) / (longWay - shortWay)).clamped(to: 0...1) : 0
    let time = longest + (shortest - longest) * share
    return way * velocity > 0 && abs(velocity) >= 0.01 ? min(time, 2.5 * way / velocity) : time
  }

  /// Returns the motion between two values, in points, that begins with `velocity` in pt/s.
  func motion(from: Double, to destination: Double, velocity: Double) -> EasedMotion {
    EasedMotion(
      from: from, to: destination, velocity: velocity,
      duration: duration(of: destination - from, velocity: velocity))
  }
}
