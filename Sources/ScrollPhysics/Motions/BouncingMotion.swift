/// Content that coasts by a law of the caller's until it hits a bound, where a spring takes over: what ``ScrollMotion`` is to
/// ``Deceleration``.
///
/// At the time and with the velocity of the crossing a spring takes over and brings the content back to the bound. Content
/// that begins past a bound is brought back by the spring at once.
///
/// ```swift
/// let coast = FrictionDeceleration(from: 0, velocity: 9000, resistance: 3.7, drag: 636)   // or a type of your own
/// let motion = BouncingMotion(coast, limits: 0...1000)
/// motion.value(at: 0.5)
/// ```
public struct BouncingMotion<Coast: CoastingMotion>: Motion {
  /// The law by which it slows down before it hits a bound.
  public let coast: Coast
  /// Where the content may rest, in points.
  public let limits: ClosedRange<Double>
  /// When it hits a bound, in seconds; 0 where it begins past one, `nil` if it never does.
  public let crossing: Double?
  public let duration: Double
  public let destination: Double
  private let bounce: SpringMotion?

  /// - Parameters:
  ///   - coast: the law by which it slows down.
  ///   - limits: where content may rest, in points.
  ///   - spring: what brings it back to a bound.
  ///   - threshold: it is at rest once it stays within that of its bound, in points.
  public init(
    _ coast: Coast, limits: ClosedRange<Double>, spring: Spring = Spring(stiffness: 100, dampingRatio: 1),
    threshold: Double = 0.5
  ) {
    self.coast = coast
    self.limits = limits.bounded
    let start = coast.state(at: 0)
    let (lower, upper) = (self.limits.lowerBound, self.limits.upperBound)
    let isOutside = start.value < lower || start.value > upper
    let bound = isOutside ? (start.value < lower ? lower : upper) : coast.destination < lower ? lower : upper
    let isCrossing = coast.destination < lower || coast.destination > upper
    crossing = isOutside ? 0 : isCrossing ? coast.duration(to: bound) : nil
    guard let crossing else {
      (duration, destination, bounce) = (coast.duration, coast.destination, nil)
      return
    }
    let velocity = isOutside ? start.velocity : coast.velocity(at: crossing)
    let spring = SpringMotion(
      from: isOutside ? start.value : bound, to: bound, velocity: velocity, spring: spring, threshold: threshold)
    (duration, destination, bounce) = (crossing + spring.duration, bound, spring)
  }

  public func value(at time: Double) -> Double { state(at: time).value }

  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  public func state(at time: Double) -> MotionState {
    if time >= duration { return MotionState(value: destination) }
    guard let bounce, let crossing, time >= crossing else { return coast.state(at: time) }
    return bounce.state(at: time - crossing)
  }
}

extension BouncingMotion: Equatable where Coast: Equatable {}
extension BouncingMotion: Hashable where Coast: Hashable {}
