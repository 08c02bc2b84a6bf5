/// A motion to a destination in a given time, along a cubic Bézier curve of position over time.
///
/// From (0, 0) to (1, 1) the curve has the handles (0.42, 0.42·s) and (0.58, 1). Its slope is s = v₀·T/D for the
/// initial velocity v₀, the duration T and the distance D. From rest it is the `ease-in-out` of CSS. Chromium scrolls
/// so by wheels and keys (`cc/animation/scroll_offset_animation_curve.cc`): when another notch changes the destination,
/// the next curve starts with the current velocity. The velocity falls to zero without a jump. A motion that starts
/// faster than 2.4·D/T overshoots its destination. A motion that starts away from its destination turns around.
public struct EasedMotion: Motion, Hashable {
  package let from: Double
  /// The destination, in points.
  public let destination: Double
  /// The duration in seconds; 0 if the motion does not move.
  public let duration: Double
  package let initialVelocity: Double
  /// The slope s of the curve at its start.
  package let slope: Double
  private let positions: UnitCubic

  private static let times = UnitCubic(0.42, 0.58)
  /// The steepest initial slope, as in the original.
  private static let maximumSlope = 1000.0

  /// Creates a motion to a destination, in points, with an initial velocity in pt/s, at most a thousand times the mean
  /// one. If the duration, in seconds, is not above 0, the motion is at its destination at once.
  public init(from: Double, to destination: Double, velocity: Double = 0, duration: Double) {
    (self.from, self.destination) = (from.bounded, destination.bounded)
    let distance = self.destination - self.from
    let isMoving = distance != 0 && duration > 0
    self.duration = isMoving ? duration.bounded : 0
    slope = isMoving ? max(-Self.maximumSlope, min(velocity.bounded * self.duration / distance, Self.maximumSlope)) : 0
    initialVelocity = isMoving ? slope * distance / self.duration : 0
    positions = UnitCubic(0.42 * slope, 1)
  }

  package init(from: Double, to destination: Double, slope: Double, duration: Double) {
    (self.from, self.destination, self.slope, self.duration) = (from, destination, slope, duration)
    initialVelocity = duration > 0 ? (slope * (destination - from) / duration).bounded : 0
    positions = UnitCubic(0.42 * slope, 1)
  }

  public func value(at time: Double) -> Double { state(at: time).value }
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  public func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    guard time > 0 else { return MotionState(value: from, velocity: initialVelocity) }
    let (u, distance) = (Self.times.parameter(of: time / duration), destination - from)
    return MotionState(
      value: from + distance * positions[u], velocity: distance / duration * (positions.slope(u) / Self.times.slope(u)))
  }

  /// Returns the time of the only turn, if it is still to come, or the duration.
  ///
  /// The slope of the curve has a zero at its end. With h = 0.42·s, the other one is u = h/(3h − 2).
  public func nextTurn(after time: Double) -> Double {
    guard time < duration else { return .infinity }
    let turn = positions.first / (3 * positions.first - 6)
    let turnTime = turn > 0 && turn < 1 ? duration * Self.times[turn] : 0
    return turnTime > time ? turnTime : duration
  }
}

#if !hasFeature(Embedded)
  extension EasedMotion: Codable {
    enum CodingKeys: FiniteKey { case from, destination, slope, duration }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let slope: Double = try fields[.slope]
      try self.init(
        from: fields[.from], to: fields[.destination],
        slope: slope.clamped(to: -Self.maximumSlope...Self.maximumSlope), duration: max(0, fields[.duration]))
    }
  }
#endif
