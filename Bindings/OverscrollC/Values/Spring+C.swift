public import COverscroll
internal import ScrollPhysics

extension Spring {
  init(_ spring: overscroll_spring) {
    self.init(mass: spring.mass, stiffness: spring.stiffness, dampingRatio: spring.damping_ratio)
  }

  /// Creates the spring of a view, and throws if a number is not valid.
  init(checking spring: overscroll_spring) throws(overscroll_status) {
    try check(spring.mass, spring.stiffness, spring.damping_ratio)
    self.init(spring)
  }

  var exported: overscroll_spring {
    overscroll_spring(mass: mass.bounded, stiffness: stiffness.bounded, damping_ratio: dampingRatio.bounded)
  }
}

extension MotionState {
  var exported: overscroll_motion_state { overscroll_motion_state(value: value, velocity: velocity) }
}

extension SpringMotion {
  init(_ motion: overscroll_spring_motion) {
    self.init(
      from: motion.from, to: motion.to, velocity: motion.velocity, spring: Spring(motion.spring),
      threshold: motion.threshold > 0 ? motion.threshold : nil)
  }
}

@implementation @c
public func overscroll_spring_by_damping(_ mass: Double, _ stiffness: Double, _ damping: Double) -> overscroll_spring {
  Spring(mass: mass, stiffness: stiffness, damping: damping).exported
}

@implementation @c
public func overscroll_spring_by_response(_ response: Double, _ damping_ratio: Double) -> overscroll_spring {
  Spring(response: response, dampingRatio: damping_ratio).exported
}

@implementation @c
public func overscroll_spring_by_duration(_ duration: Double, _ bounce: Double) -> overscroll_spring {
  Spring(duration: duration, bounce: bounce).exported
}

@implementation @c
public func overscroll_spring_damping(_ spring: overscroll_spring) -> Double { Spring(spring).damping }

@implementation @c
public func overscroll_spring_response(_ spring: overscroll_spring) -> Double { Spring(spring).response }

@implementation @c
public func overscroll_spring_settling_time(
  _ spring: overscroll_spring, _ displacement: Double, _ velocity: Double, _ threshold: Double
) -> Double {
  Spring(spring).settlingDuration(displacement: displacement, velocity: velocity, threshold: threshold)
}

@implementation @c
public func overscroll_spring_motion_at(_ motion: overscroll_spring_motion, _ time: Double) -> overscroll_motion_state {
  SpringMotion(motion).state(at: time).exported
}

@implementation @c
public func overscroll_spring_motion_duration(_ motion: overscroll_spring_motion) -> Double {
  SpringMotion(motion).duration
}
