public import COverscroll
internal import ScrollInteraction

extension SimpleScrollView: ExportedView {
  static var kind: overscroll_kind { OVERSCROLL_SCROLL_VIEW }

  func sample(at time: Double) -> overscroll_sample {
    sample(at: time, contentOffset(at: time), velocity: velocity(at: time), target: target, state: state(at: time))
  }

  func value(_ coordinate: overscroll_coordinate) throws(overscroll_status) -> DraggableValue {
    self[try Axis(checking: coordinate)]
  }

  mutating func perform(_ command: Command, at time: Double) throws(overscroll_status) {
    switch command {
    case .scroll(let offset, let isAnimated): scroll(to: offset, animated: isAnimated, at: time)
    case .show(let rect, let isAnimated): scrollRectToVisible(rect, animated: isAnimated, at: time)
    case .step(let step, let axis, let isRepeat): scroll(step, axis, isRepeat: isRepeat, at: time)
    case .fling(let velocity): fling(velocity: velocity, at: time)
    case .grow(let coordinate, let length, let offset):
      grow(to: length, along: try Axis(checking: coordinate), atOffset: offset, at: time)
    case .growBefore(let distance):
      let grown = Size(layout.contentSize.width + distance.x, layout.contentSize.height + distance.y)
      try check(grown.width, grown.height)
      guard grown.width >= 0, grown.height >= 0 else { throw OVERSCROLL_OUT_OF_RANGE }
      for axis in Axis.allCases { grow(to: grown[axis], along: axis, atOffset: 0, at: time) }
    case .feel, .feelExtras: setFeel(feel.changed(by: command), at: time)
    case .ruler(let ruler): self.ruler = ruler
    case .layout(.scroll(let layout, let isLocking), let anchor, let isAnimated):
      isDirectionalLockEnabled = isLocking
      setLayout(layout, keeping: PerAxis(anchor ?? .start), animated: isAnimated, at: time)
    default: throw OVERSCROLL_WRONG_KIND
    }
  }
}

extension Size {
  init(checking width: Double, _ height: Double) throws(overscroll_status) {
    try check(width, height)
    guard width >= 0, height >= 0 else { throw OVERSCROLL_OUT_OF_RANGE }
    self.init(width, height)
  }
}

extension EdgeInsets {
  init(checking top: Double, left: Double, bottom: Double, right: Double) throws(overscroll_status) {
    try check(top, left, bottom, right)
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

extension ScrollLayout {
  init(checking layout: overscroll_scroll_layout) throws(overscroll_status) {
    let flags = layout.flags
    try check(
      flags: flags, among: OVERSCROLL_ALWAYS_BOUNCE_X, OVERSCROLL_ALWAYS_BOUNCE_Y, OVERSCROLL_RIGID_X,
      OVERSCROLL_RIGID_Y, OVERSCROLL_DIRECTIONAL_LOCK)
    self.init(
      viewport: try Size(checking: layout.viewport_width, layout.viewport_height),
      contentSize: try Size(checking: layout.content_width, layout.content_height),
      contentInset: try EdgeInsets(
        checking: layout.inset_top, left: layout.inset_left, bottom: layout.inset_bottom, right: layout.inset_right),
      alwaysBounces: PerAxis(
        x: flags.has(OVERSCROLL_ALWAYS_BOUNCE_X), y: flags.has(OVERSCROLL_ALWAYS_BOUNCE_Y)),
      bounces: PerAxis(x: !flags.has(OVERSCROLL_RIGID_X), y: !flags.has(OVERSCROLL_RIGID_Y)))
  }
}

extension Ruler {
  /// Creates a ruler from C's numbers, and throws if they are not valid.
  init(checking ruler: overscroll_ruler) throws(overscroll_status) {
    try check(ruler.spacing, ruler.origin)
    guard ruler.spacing >= 0.001 else { throw OVERSCROLL_OUT_OF_RANGE }
    self.init(spacing: ruler.spacing, origin: ruler.origin, axis: try Axis(checking: ruler.coordinate))
  }
}

extension Int32 {
  func has(_ flag: Int) -> Bool { self & Int32(flag) != 0 }
}

@implementation @c
public func overscroll_create_scroll_view(
  _ context: Context, _ layout: UnsafePointer<overscroll_scroll_layout>?, _ feel: UnsafePointer<overscroll_feel>?,
  _ x: Double, _ y: Double, _ view: UnsafeMutablePointer<overscroll_view>?
) -> overscroll_status {
  status { () throws(overscroll_status) in
    try check(x, y)
    let layout = try checked(layout)
    var new = SimpleScrollView(
      layout: try ScrollLayout(checking: layout), feel: try ScrollFeel(checking: feel), contentOffset: Vector2(x, y))
    new.isDirectionalLockEnabled = layout.flags.has(OVERSCROLL_DIRECTIONAL_LOCK)
    try add(new, to: context, view)
  }
}

@implementation @c
public func overscroll_set_scroll_layout(
  _ context: Context, _ number: overscroll_view, _ layout: UnsafePointer<overscroll_scroll_layout>?, _ change: Int32,
  _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    let layout = try checked(layout)
    return try Command(
      .scroll(try ScrollLayout(checking: layout), isLocking: layout.flags.has(OVERSCROLL_DIRECTIONAL_LOCK)),
      checking: change)
  }
}

@implementation @c
public func overscroll_set_ruler(
  _ context: Context, _ number: overscroll_view, _ ruler: UnsafePointer<overscroll_ruler>?
) -> overscroll_status {
  perform(context, number, at: 0) { () throws(overscroll_status) in
    .ruler(ruler == nil ? nil : try Ruler(checking: try checked(ruler)))
  }
}
