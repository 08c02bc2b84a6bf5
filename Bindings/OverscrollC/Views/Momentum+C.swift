public import COverscroll
internal import ScrollInteraction

final class MomentumBox: ViewBox {
  private var momentum: Momentum
  /// The greatest velocity; 0 for that of the feel.
  private let cap: Double
  private var feel: ScrollFeel

  /// Creates a momentum from options that are valid.
  init(_ options: overscroll_momentum_options, viewport: Size, _ feel: ScrollFeel) {
    (cap, self.feel) = (options.greatest_velocity, feel)
    momentum = Momentum(feel: Self.capped(feel, cap), viewport: viewport)
    momentum.isDirectionalLockEnabled = options.flags.has(OVERSCROLL_DIRECTIONAL_LOCK)
    momentum.refusal = options.flags.has(OVERSCROLL_ENDS_REFUSED) ? .ends : .stretches
    momentum.isLiftReported = options.flags.has(OVERSCROLL_REPORTS_LIFTS)
  }

  private static func capped(_ feel: ScrollFeel, _ cap: Double) -> ScrollFeel {
    var feel = feel
    if cap > 0 { feel.maximumVelocity = min(feel.maximumVelocity, cap) }
    return feel
  }

  override var kind: overscroll_kind { OVERSCROLL_MOMENTUM }

  override func perform(_ command: Command, at time: Double) throws(overscroll_status) {
    switch command {
    case .feel, .feelExtras: feel = feel.changed(by: command)
    default: throw OVERSCROLL_WRONG_KIND
    }
    momentum.setFeel(Self.capped(feel, cap), at: time)
  }

  override func setWheelFeel(_ feel: WheelFeel) { momentum.wheelFeel = feel }

  override func needsFrame(after time: Double) -> Bool { time < momentum.restTime }

  override func change(_ body: (inout Momentum) throws(overscroll_status) -> Void) throws(overscroll_status) {
    try body(&momentum)
  }
}

/// Changes a momentum by numbers that are valid for a view.
private func change(
  _ context: Context, _ number: overscroll_view, _ a: Double, _ b: Double = 0, _ c: Double = 0,
  _ body: (inout Momentum) throws(overscroll_status) -> Void
) -> overscroll_status {
  withView(context, number, a, b, c) { (view) throws(overscroll_status) in try view.change(body) }
}

extension Momentum.Source {
  fileprivate init(checking source: overscroll_source) throws(overscroll_status) {
    switch source {
    case OVERSCROLL_WHEEL: self = .wheel
    case OVERSCROLL_HIGH_RESOLUTION_WHEEL: self = .highResolutionWheel
    case OVERSCROLL_FINGER: self = .finger
    case OVERSCROLL_CONTINUOUS: self = .continuous
    default: throw OVERSCROLL_OUT_OF_RANGE
    }
  }
}

extension Momentum {
  fileprivate mutating func movement(in times: Range<Double>) -> overscroll_movement {
    let (time, delta) = (times.upperBound, delta(in: times))
    let (velocity, remaining, overshoot) = (velocity(at: time), remainingDistance(at: time), overshoot(at: time))
    return overscroll_movement(
      delta_x: delta.x, delta_y: delta.y, velocity_x: velocity.x, velocity_y: velocity.y, remaining_x: remaining.x,
      remaining_y: remaining.y, overshoot_x: overshoot.x, overshoot_y: overshoot.y, rest_time: restTime,
      phase: phase(at: time).exported, reserved: 0)
  }
}

extension Momentum.Phase {
  fileprivate var exported: overscroll_momentum_phase {
    switch self {
    case .began: OVERSCROLL_BEGAN
    case .active: OVERSCROLL_ACTIVE
    case .ended: OVERSCROLL_ENDED
    case .cancelled: OVERSCROLL_CANCELLED
    }
  }
}

@implementation @c
public func overscroll_create_momentum(
  _ context: Context, _ options: UnsafePointer<overscroll_momentum_options>?, _ feel: UnsafePointer<overscroll_feel>?,
  _ view: UnsafeMutablePointer<overscroll_view>?
) -> overscroll_status {
  status { () throws(overscroll_status) in
    let options = try checked(options)
    try check(
      flags: options.flags, among: OVERSCROLL_DIRECTIONAL_LOCK, OVERSCROLL_ENDS_REFUSED, OVERSCROLL_REPORTS_LIFTS)
    try check(options.greatest_velocity)
    guard options.greatest_velocity >= 0 else { throw OVERSCROLL_OUT_OF_RANGE }
    let viewport = try Size(checking: options.viewport_width, options.viewport_height)
    try add(MomentumBox(options, viewport: viewport, try ScrollFeel(checking: feel)), to: context, view)
  }
}

@implementation @c
public func overscroll_scroll(
  _ context: Context, _ number: overscroll_view, _ delta_x: Double, _ delta_y: Double, _ source: overscroll_source,
  _ time: Double
) -> overscroll_status {
  change(context, number, delta_x, delta_y, time) { (momentum) throws(overscroll_status) in
    momentum.handle(Vector2(delta_x, delta_y), from: try Momentum.Source(checking: source), at: time)
  }
}

@implementation @c
public func overscroll_lift(_ context: Context, _ number: overscroll_view, _ time: Double) -> overscroll_status {
  change(context, number, time) { $0.lift(at: time) }
}

@implementation @c
public func overscroll_hold(_ context: Context, _ number: overscroll_view, _ time: Double) -> overscroll_status {
  change(context, number, time) { $0.hold(at: time) }
}

@implementation @c
public func overscroll_stop(_ context: Context, _ number: overscroll_view, _ time: Double) -> overscroll_status {
  change(context, number, time) { $0.stop(at: time) }
}

@implementation @c
public func overscroll_advance(
  _ context: Context, _ number: overscroll_view, _ from: Double, _ to: Double,
  _ movement: UnsafeMutablePointer<overscroll_movement>?
) -> overscroll_status {
  change(context, number, from, to) { (momentum) throws(overscroll_status) in
    try checked(movement).pointee = momentum.movement(in: min(from, to)..<to)
  }
}

@implementation @c
public func overscroll_refuse(
  _ context: Context, _ number: overscroll_view, _ x: Double, _ y: Double
) -> overscroll_status {
  change(context, number, x, y) { $0.refuse(Vector2(x, y)) }
}
