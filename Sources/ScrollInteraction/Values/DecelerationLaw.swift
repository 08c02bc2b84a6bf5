/// How content coasts when it is let go, in place of the exponential deceleration of a ``ScrollFeel``.
///
/// Where the law leads past a bound, the feel's spring takes over at the time and with the velocity of the crossing.
public struct DecelerationLaw: Sendable {
  private let make: @Sendable (_ start: Double, _ velocity: Double) -> AnyMotion

  /// - Parameter make: what coasts from a value, in points, with a velocity, in points per second.
  public init<Law: CoastingMotion>(_ make: @escaping @Sendable (_ start: Double, _ velocity: Double) -> Law) {
    self.make = { AnyMotion(coasting: make($0, $1)) }
  }

  func motion(from start: Double, velocity: Double) -> AnyMotion { make(start, velocity) }
}
