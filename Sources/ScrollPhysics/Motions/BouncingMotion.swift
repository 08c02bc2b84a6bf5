/// A deceleration by any law until an edge, where a spring takes over.
///
/// The spring starts at the time and with the velocity of the crossing, and returns the content to the edge. Content
/// that starts past an edge is returned by the spring at once. ``ScrollMotion`` does the same for the laws of a feel.
///
/// ```swift
/// let coast = FrictionDeceleration(from: 0, velocity: 9000, resistance: 3.7, drag: 636)   // or a type of your own
/// let motion = BouncingMotion(coast, limits: 0...1000)
/// motion.value(at: 0.5)
/// ```
public struct BouncingMotion<Coast: CoastingMotion>: Motion {
  /// The deceleration before the content hits an edge.
  public let coast: Coast
  /// The range in which content may rest, in points.
  public let limits: ClosedRange<Double>
  /// The time at which content hits an edge, in seconds; 0 if it starts past an edge, `nil` if it never hits one.
  public let crossing: Double?
  public let duration: Double
  public let destination: Double
  private let bounce: SpringMotion?

  /// Creates a deceleration that bounces at its limits.
  ///
  /// - Parameters:
  ///   - coast: the deceleration before the content hits an edge.
  ///   - limits: the range in which content may rest, in points.
  ///   - spring: the spring that returns content to an edge.
  ///   - threshold: the distance to the edge, in points, within which bouncing content is at rest.
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
