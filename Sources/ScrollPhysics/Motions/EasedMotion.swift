/// A way to a place in a given time, along a cubic Bézier curve of time and place from (0, 0) to (1, 1).
///
/// Its handles are (0.42, 0.42·s) and (0.58, 1), with the slope s = v₀·T/D for the velocity v₀ with which it begins, the time T
/// and the way D. Begun at rest it is the `ease-in-out` of CSS. So Chromium scrolls by wheels and keys
/// (`cc/animation/scroll_offset_animation_curve.cc`): where another notch changes the place, the next curve begins with the
/// velocity of the one before. It comes to rest without a jump of the velocity; one that begins faster than 2.4·D/T goes past its
/// place for a moment, one that begins the other way first goes on so.
public struct EasedMotion: Motion, Hashable {
  /// Where it begins, in points.
  public let from: Double
  /// Where it goes, in points.
  public let destination: Double
  /// In seconds; 0 where it does not move.
  public let duration: Double
  /// With which it begins, in pt/s.
  public let initialVelocity: Double
  private let places: UnitCubic

  private static let times = UnitCubic(0.42, 0.58)
  /// Steeper curves are not begun: the original's limit.
  private static let greatestSlope = 1000.0

  /// - Parameters:
  ///   - from: where it begins, in points.
  ///   - destination: where it goes, in points.
  ///   - velocity: with which it begins, in pt/s; at most a thousand times the mean velocity of the whole.
  ///   - duration: in seconds; where it is not above 0 the motion is at its destination at once.
  public init(from: Double, to destination: Double, velocity: Double = 0, duration: Double) {
    (self.from, self.destination) = (from.bounded, destination.bounded)
    let way = self.destination - self.from
    let isMoving = way != 0 && duration > 0
    self.duration = isMoving ? duration.bounded : 0
    let slope = isMoving ? max(-Self.greatestSlope, min(velocity.bounded * self.duration / way, Self.greatestSlope)) : 0
    initialVelocity = isMoving ? slope * way / self.duration : 0
    places = UnitCubic(0.42 * slope, 1)
  }

  public func value(at time: Double) -> Double { state(at: time).value }

  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  public func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    guard time > 0 else { return MotionState(value: from, velocity: initialVelocity) }
    let (u, way) = (Self.times.parameter(of: time / duration), destination - from)
    return MotionState(
      value: from + way * places[u], velocity: way / duration * (places.slope(u) / Self.times.slope(u)))
  }
}
