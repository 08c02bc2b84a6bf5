public import COverscroll
internal import ScrollPhysics

extension ScrollMotion {
  init(_ motion: overscroll_scroll_motion, _ feel: UnsafePointer<overscroll_feel>?) {
    self.init(
      from: motion.from, velocity: motion.velocity, limits: ClosedRange(between: motion.lower, and: motion.upper),
      feel: ScrollFeel(feel))
  }
}

@implementation @c
public func overscroll_scroll_motion_at(
  _ motion: overscroll_scroll_motion, _ feel: UnsafePointer<overscroll_feel>?, _ time: Double
) -> overscroll_motion_state {
  ScrollMotion(motion, feel).state(at: time).exported
}

@implementation @c
public func overscroll_scroll_motion_duration(
  _ motion: overscroll_scroll_motion, _ feel: UnsafePointer<overscroll_feel>?
) -> Double {
  ScrollMotion(motion, feel).duration
}

@implementation @c
public func overscroll_scroll_motion_destination(
  _ motion: overscroll_scroll_motion, _ feel: UnsafePointer<overscroll_feel>?
) -> Double {
  ScrollMotion(motion, feel).destination
}

@implementation @c
public func overscroll_scroll_motion_projection(
  _ motion: overscroll_scroll_motion, _ feel: UnsafePointer<overscroll_feel>?
) -> Double {
  ScrollMotion(motion, feel).projection
}
