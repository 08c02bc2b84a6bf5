public import COverscroll
internal import ScrollPhysics

extension Deceleration {
  init(_ motion: overscroll_deceleration) {
    self.init(
      from: motion.from, velocity: motion.velocity, rate: DecelerationRate(rawValue: motion.rate),
      threshold: motion.threshold > 0 ? motion.threshold : 0.5)
  }
}

@implementation @c
public func overscroll_deceleration_at(_ motion: overscroll_deceleration, _ time: Double) -> overscroll_motion_state {
  Deceleration(motion).state(at: time).exported
}

@implementation @c
public func overscroll_deceleration_duration(_ motion: overscroll_deceleration) -> Double {
  Deceleration(motion).duration
}

@implementation @c
public func overscroll_deceleration_destination(_ motion: overscroll_deceleration) -> Double {
  Deceleration(motion).destination
}

@implementation @c
public func overscroll_deceleration_time_to(_ motion: overscroll_deceleration, _ value: Double) -> Double {
  Deceleration(motion).duration(to: value) ?? -1
}

@implementation @c
public func overscroll_project(_ value: Double, _ velocity: Double, _ rate: Double) -> Double {
  DecelerationRate(rawValue: rate).destination(from: value, velocity: velocity)
}
