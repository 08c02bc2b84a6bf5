/// How long content takes to go where notches and keys send it along an `EasedMotion`: the farther, the shorter.
public struct NotchEasing: Hashable, Sendable {
  /// How long it takes for a short way, and for a long one, in seconds.
  public var longest, shortest: Double
  /// Up to which way it takes the longest time, and from which on the shortest, in points; in between it is on the line from
  /// one to the other.
  public var shortWay, longWay: Double

  /// Seconds and points.
  public init(longest: Double, shortest: Double, shortWay: Double, longWay: Double) {
    (self.longest, self.shortest, self.shortWay, self.longWay) = (longest, shortest, shortWay, longWay)
  }

  /// Chromium's, for wheels: 12 to 6 sixtieths of a second for 120 to 480 pt (`DurationBehavior::kInverseDelta`).
  public static let chromium = NotchEasing(longest: 0.2, shortest: 0.1, shortWay: 120, longWay: 480)

  /// In seconds.
  ///
  /// - Parameters:
  ///   - way: to where content is sent, in points.
  ///   - velocity: with which it moves already, in pt/s. Where that leads to the place it takes at most 2.5 times as long as it
  ///     would at that velocity, so that fast content does not wait.
  public func duration(of way: Double, velocity: Double) -> Double {
    let share = longWay > shortWay ? ((abs(way) - shortWay) / (longWay - shortWay)).clamped(to: 0...1) : 0
    let time = longest + (shortest - longest) * share
    return way * velocity > 0 && abs(velocity) >= 0.01 ? min(time, 2.5 * way / velocity) : time
  }

  /// From one place to another, in points, begun with a velocity in pt/s.
  func motion(from: Double, to destination: Double, velocity: Double) -> EasedMotion {
    EasedMotion(
      from: from, to: destination, velocity: velocity,
      duration: duration(of: destination - from, velocity: velocity))
  }
}
