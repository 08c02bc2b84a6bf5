public import COverscroll
internal import ScrollInteraction

// The functions for views of any kind.

/// Performs the command that `make` returns, on a view.
func perform(
  _ context: Context, _ number: overscroll_view, at time: Double, _ make: () throws(overscroll_status) -> Command
) -> overscroll_status {
  withView(context, number, time) { (view) throws(overscroll_status) in try view.perform(try make(), at: time) }
}

extension Command {
  /// Creates a change of a layout, and throws for unknown flags.
  init(_ layout: Layout, checking change: Int32) throws(overscroll_status) {
    try check(flags: change, among: OVERSCROLL_ANIMATED, OVERSCROLL_KEEP_END, OVERSCROLL_KEEP_CENTER)
    let (keepsEnd, keepsCenter) = (change.has(OVERSCROLL_KEEP_END), change.has(OVERSCROLL_KEEP_CENTER))
    guard !keepsEnd || !keepsCenter else { throw OVERSCROLL_OUT_OF_RANGE }
    self = .layout(
      layout, keeping: keepsEnd ? .end : keepsCenter ? .center : nil, isAnimated: change.has(OVERSCROLL_ANIMATED))
  }

  init(step: overscroll_step_kind, _ amount: Double, _ axis: Axis, isRepeat: Bool) throws(overscroll_status) {
    switch step {
    case OVERSCROLL_BY_LINES: self = .step(.lines(amount), axis, isRepeat: isRepeat)
    case OVERSCROLL_BY_PAGES: self = .step(.pages(amount), axis, isRepeat: isRepeat)
    case OVERSCROLL_TO_START: self = .step(.toStart, axis, isRepeat: isRepeat)
    case OVERSCROLL_TO_END: self = .step(.toEnd, axis, isRepeat: isRepeat)
    default: throw OVERSCROLL_OUT_OF_RANGE
    }
  }
}

extension ScrollFeel {
  /// Returns the feel with the numbers of a command.
  func changed(by command: Command) -> ScrollFeel {
    switch command {
    case .feel(let feel): feel
    case .feelExtras(let extras): replacing(extras)
    default: self
    }
  }
}

extension SnapFeel {
  /// Returns the feel with the numbers or the landing of a command.
  func changed(by command: Command) -> SnapFeel {
    var feel = self
    switch command {
    case .snapFeel(let new):
      feel = new
      feel.landing = landing
    case .landing(let new): feel.landing = new
    default: break
    }
    return feel
  }
}

extension PerAxis<ScrollAnchor> {
  init(_ anchor: ScrollAnchor) {
    self = anchor == .end ? .end : anchor == .center ? .center : .start
  }
}

/// Returns the stops in an array of C, each validated; at least one.
func stops<Element, Stop>(
  _ elements: UnsafePointer<Element>?, _ count: Int32, _ make: (Element) throws(overscroll_status) -> Stop
) throws(overscroll_status) -> [Stop] {
  guard let elements else { throw OVERSCROLL_NULL_POINTER }
  guard count > 0 else { throw OVERSCROLL_OUT_OF_RANGE }
  guard count <= OVERSCROLL_MOST_STOPS else { throw OVERSCROLL_TOO_MANY }
  var stops: [Stop] = []
  for index in 0..<Int(count) { stops.append(try make(elements[index])) }
  return stops
}

@implementation @c
public func overscroll_scroll_to(
  _ context: Context, _ number: overscroll_view, _ x: Double, _ y: Double, _ animated: Int32, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    try check(x, y)
    return .scroll(to: Vector2(x, y), isAnimated: try checked(flag: animated))
  }
}

@implementation @c
public func overscroll_show(
  _ context: Context, _ number: overscroll_view, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ animated: Int32, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    try check(x, y)
    let rect = Rect(origin: Vector2(x, y), size: try Size(checking: width, height))
    return .show(rect, isAnimated: try checked(flag: animated))
  }
}

@implementation @c
public func overscroll_snap_to(
  _ context: Context, _ number: overscroll_view, _ stop: Int32, _ animated: Int32, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    .snap(to: Int(stop), isAnimated: try checked(flag: animated))
  }
}

@implementation @c
public func overscroll_fling(
  _ context: Context, _ number: overscroll_view, _ velocity_x: Double, _ velocity_y: Double, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    try check(velocity_x, velocity_y)
    return .fling(velocity: Vector2(velocity_x, velocity_y))
  }
}

@implementation @c
public func overscroll_zoom_to(
  _ context: Context, _ number: overscroll_view, _ scale: Double, _ x: Double, _ y: Double, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    try check(scale, x, y)
    guard scale > 0 else { throw OVERSCROLL_OUT_OF_RANGE }
    return .zoom(to: scale, about: Vector2(x, y))
  }
}

@implementation @c
public func overscroll_step(
  _ context: Context, _ number: overscroll_view, _ step: overscroll_step_kind, _ amount: Double, _ along_y: Int32,
  _ is_repeat: Int32, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    try check(amount)
    return try Command(step: step, amount, try checked(flag: along_y) ? .y : .x, isRepeat: try checked(flag: is_repeat))
  }
}

@implementation @c
public func overscroll_grow(
  _ context: Context, _ number: overscroll_view, _ coordinate: overscroll_coordinate, _ length: Double,
  _ at_offset: Double, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    try check(length, at_offset)
    guard length >= 0 else { throw OVERSCROLL_OUT_OF_RANGE }
    return .grow(coordinate, to: length, atOffset: at_offset)
  }
}

@implementation @c
public func overscroll_grow_before(
  _ context: Context, _ number: overscroll_view, _ width: Double, _ height: Double, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    try check(width, height)
    return .growBefore(Vector2(width, height))
  }
}

@implementation @c
public func overscroll_set_feel(
  _ context: Context, _ number: overscroll_view, _ feel: UnsafePointer<overscroll_feel>?, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    guard feel != nil else { throw OVERSCROLL_NULL_POINTER }
    return .feel(try ScrollFeel(checking: feel))
  }
}

@implementation @c
public func overscroll_set_snap(
  _ context: Context, _ number: overscroll_view, _ snap: UnsafePointer<overscroll_snap>?, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    guard snap != nil else { throw OVERSCROLL_NULL_POINTER }
    return .snapFeel(try SnapFeel(checking: snap))
  }
}

@implementation @c
public func overscroll_set_landing(
  _ context: Context, _ number: overscroll_view, _ landing: overscroll_landing, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in .landing(try Landing(checking: landing)) }
}

@implementation @c
public func overscroll_set_wheel_feel(
  _ context: Context, _ number: overscroll_view, _ feel: UnsafePointer<overscroll_wheel_feel>?
) -> overscroll_status {
  withView(context, number) { (view) throws(overscroll_status) in
    view.setWheelFeel(try WheelFeel(checking: try checked(feel)))
  }
}

@implementation @c
public func overscroll_set_slop(
  _ context: Context, _ number: overscroll_view, _ mouse: Double, _ touch: Double
) -> overscroll_status {
  withView(context, number, mouse, touch) { (view) throws(overscroll_status) in
    guard mouse >= 0, touch >= 0 else { throw OVERSCROLL_OUT_OF_RANGE }
    try view.setSlop(PanGesture.Slop(mouse: mouse, touch: touch))
  }
}
