public import COverscroll
internal import ScrollInteraction

// The functions for events and samples.

extension PointerEvent {
  init(checking event: overscroll_pointer_event) throws(overscroll_status) {
    try check(event.x, event.y, event.time)
    let phase: Phase
    switch event.phase {
    case OVERSCROLL_DOWN: phase = .down
    case OVERSCROLL_MOVE: phase = .move
    case OVERSCROLL_UP: phase = .up
    case OVERSCROLL_CANCEL: phase = .cancel
    default: throw OVERSCROLL_OUT_OF_RANGE
    }
    let device = event.device
    guard device == OVERSCROLL_MOUSE || device == OVERSCROLL_TOUCH else { throw OVERSCROLL_OUT_OF_RANGE }
    self.init(
      phase, device: device == OVERSCROLL_MOUSE ? .mouse : .touch, id: Int(event.id),
      position: Vector2(event.x, event.y), time: event.time)
  }
}

extension WheelEvent {
  init(checking event: overscroll_wheel_event) throws(overscroll_status) {
    try check(event.delta_x, event.delta_y)
    try check(event.x, event.y, event.time)
    try check(flags: event.flags, among: OVERSCROLL_PRECISE, OVERSCROLL_ZOOM, OVERSCROLL_LIFTED)
    self.init(
      delta: Vector2(event.delta_x, event.delta_y), isPrecise: event.flags.has(OVERSCROLL_PRECISE),
      isZoom: event.flags.has(OVERSCROLL_ZOOM), isEnd: event.flags.has(OVERSCROLL_LIFTED),
      position: Vector2(event.x, event.y), time: event.time)
  }
}

extension PinchEvent {
  init(checking event: overscroll_pinch_event) throws(overscroll_status) {
    try check(event.scale, event.x, event.y, event.time)
    guard event.scale > 0 else { throw OVERSCROLL_OUT_OF_RANGE }
    let phase: Phase
    switch event.phase {
    case OVERSCROLL_PINCH_BEGAN: phase = .began
    case OVERSCROLL_PINCH_CHANGED: phase = .changed
    case OVERSCROLL_PINCH_ENDED: phase = .ended
    default: throw OVERSCROLL_OUT_OF_RANGE
    }
    self.init(phase, scale: event.scale, center: Vector2(event.x, event.y), time: event.time)
  }
}

@implementation @c
public func overscroll_pointer(
  _ context: Context, _ number: overscroll_view, _ event: UnsafePointer<overscroll_pointer_event>?,
  _ click: UnsafeMutablePointer<overscroll_click>?
) -> overscroll_status {
  withView(context, number) { (view) throws(overscroll_status) in
    let clicked = try view.handle(try PointerEvent(checking: try checked(event)))
    click?.pointee = clicked ?? overscroll_click()
  }
}

@implementation @c
public func overscroll_wheel(
  _ context: Context, _ number: overscroll_view, _ event: UnsafePointer<overscroll_wheel_event>?
) -> overscroll_status {
  withView(context, number) { (view) throws(overscroll_status) in
    try view.handle(try WheelEvent(checking: try checked(event)))
  }
}

@implementation @c
public func overscroll_pinch(
  _ context: Context, _ number: overscroll_view, _ event: UnsafePointer<overscroll_pinch_event>?
) -> overscroll_status {
  withView(context, number) { (view) throws(overscroll_status) in
    try view.handle(try PinchEvent(checking: try checked(event)))
  }
}

/// Performs a step of a drag on a view.
private func drag(
  _ context: Context, _ number: overscroll_view, _ change: DragChange, _ point: Vector2 = .zero, at time: Double
) -> overscroll_status {
  withView(context, number, point.x, point.y, time) { (view) throws(overscroll_status) in
    try view.drag(change, at: time)
  }
}

@implementation @c
public func overscroll_cancel(_ context: Context, _ number: overscroll_view, _ time: Double) -> overscroll_status {
  drag(context, number, .cancel, at: time)
}

@implementation @c
public func overscroll_begin_drag(_ context: Context, _ number: overscroll_view, _ time: Double) -> overscroll_status {
  drag(context, number, .begin, at: time)
}

@implementation @c
public func overscroll_drag(
  _ context: Context, _ number: overscroll_view, _ x: Double, _ y: Double, _ time: Double
) -> overscroll_status {
  drag(context, number, .move(Vector2(x, y)), Vector2(x, y), at: time)
}

@implementation @c
public func overscroll_end_drag(
  _ context: Context, _ number: overscroll_view, _ velocity_x: Double, _ velocity_y: Double, _ time: Double
) -> overscroll_status {
  let velocity = Vector2(velocity_x, velocity_y)
  return drag(context, number, .end(velocity: velocity), velocity, at: time)
}

@implementation @c
public func overscroll_view_kind(
  _ context: ReadContext, _ number: overscroll_view, _ kind: UnsafeMutablePointer<overscroll_kind>?
) -> overscroll_status {
  withView(context, number) { (view) throws(overscroll_status) in try checked(kind).pointee = view.kind }
}

@implementation @c
public func overscroll_sample_view(
  _ context: ReadContext, _ number: overscroll_view, _ time: Double, _ sample: UnsafeMutablePointer<overscroll_sample>?
) -> overscroll_status {
  withView(context, number, time) { (view) throws(overscroll_status) in
    try checked(sample).pointee = try view.sample(at: time)
  }
}

@implementation @c
public func overscroll_events(
  _ context: ReadContext, _ number: overscroll_view, _ from: Double, _ to: Double,
  _ events: UnsafeMutablePointer<overscroll_event>?, _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>?
) -> overscroll_status {
  withView(context, number, from, to) { (view) throws(overscroll_status) in
    try write(from < to ? try view.events(in: from..<to) : [], events, capacity, count)
  }
}

/// Writes as many results as fit, and their number, and throws if there is no memory for them.
private func write<Result>(
  _ results: [Result], _ memory: UnsafeMutablePointer<Result>?, _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>?
) throws(overscroll_status) {
  guard capacity >= 0 else { throw OVERSCROLL_OUT_OF_RANGE }
  guard capacity == 0 || memory != nil else { throw OVERSCROLL_NULL_POINTER }
  try checked(count).pointee = Int32(clamping: results.count)
  for (index, result) in results.prefix(Int(capacity)).enumerated() { memory?[index] = result }
}

@implementation @c
public func overscroll_needs_frame(
  _ context: ReadContext, _ number: overscroll_view, _ time: Double, _ needs_frame: UnsafeMutablePointer<Int32>?
) -> overscroll_status {
  withView(context, number, time) { (view) throws(overscroll_status) in
    try checked(needs_frame).pointee = view.needsFrame(after: time) ? 1 : 0
  }
}

@implementation @c
public func overscroll_crossings(
  _ context: ReadContext, _ number: overscroll_view, _ coordinate: overscroll_coordinate, _ value: Double,
  _ from: Double, _ to: Double, _ times: UnsafeMutablePointer<Double>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> overscroll_status {
  status { () throws(overscroll_status) in
    let followed = try view(context, number).value(coordinate)
    try check(value, from, to)
    try write(from < to ? followed.crossings(of: value, in: from..<to) : [], times, capacity, count)
  }
}
