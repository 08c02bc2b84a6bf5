public import COverscroll
internal import ScrollInteraction

extension ZoomableScrollView: ExportedView {
  static var kind: overscroll_kind { OVERSCROLL_ZOOM_VIEW }

  func sample(at time: Double) -> overscroll_sample {
    var sample = sample(
      at: time, contentOffset(at: time), velocity: velocity(at: time), target: target, state: state(at: time))
    (sample.scale, sample.scale_velocity) = (zoomScale(at: time), zoomVelocity(at: time))
    return sample
  }

  func value(_ coordinate: overscroll_coordinate) throws(overscroll_status) -> DraggableValue {
    throw OVERSCROLL_WRONG_KIND
  }

  mutating func perform(_ command: Command, at time: Double) throws(overscroll_status) {
    switch command {
    case .scroll(let offset, let isAnimated): scroll(to: offset, animated: isAnimated, at: time)
    case .show(let rect, let isAnimated): scrollRectToVisible(rect, animated: isAnimated, at: time)
    case .zoom(let scale, let point): zoom(to: scale, about: point, at: time)
    case .step(let step, let axis, let isRepeat): scroll(step, axis, isRepeat: isRepeat, at: time)
    case .fling(let velocity): fling(velocity: velocity, at: time)
    case .grow(let coordinate, let length, let offset):
      grow(to: length, along: try Axis(checking: coordinate), atOffset: offset, at: time)
    case .feel, .feelExtras: setFeel(feel.changed(by: command), zoomSpring: zoomSpring, at: time)
    case .snapFeel(let new): setFeel(feel, zoomSpring: new.spring, at: time)
    case .layout(.zoom(let layout), let anchor, let isAnimated):
      setLayout(layout, keeping: PerAxis(anchor ?? .center), animated: isAnimated, at: time)
    default: throw OVERSCROLL_WRONG_KIND
    }
  }
}

extension ZoomLayout {
  init(checking layout: overscroll_zoom_layout) throws(overscroll_status) {
    try check(flags: layout.flags, among: OVERSCROLL_RIGID_X, OVERSCROLL_RIGID_Y, OVERSCROLL_RIGID_ZOOM)
    try check(layout.smallest_scale, layout.largest_scale)
    guard layout.smallest_scale > 0, layout.smallest_scale <= layout.largest_scale else {
      throw OVERSCROLL_OUT_OF_RANGE
    }
    self.init(
      viewport: try Size(checking: layout.viewport_width, layout.viewport_height),
      contentSize: try Size(checking: layout.content_width, layout.content_height),
      zoomLimits: layout.smallest_scale...layout.largest_scale,
      contentInset: try EdgeInsets(
        checking: layout.inset_top, left: layout.inset_left, bottom: layout.inset_bottom, right: layout.inset_right),
      bounces: PerAxis(x: !layout.flags.has(OVERSCROLL_RIGID_X), y: !layout.flags.has(OVERSCROLL_RIGID_Y)),
      bouncesZoom: !layout.flags.has(OVERSCROLL_RIGID_ZOOM))
  }
}

@implementation @c
public func overscroll_create_zoom_view(
  _ context: Context, _ layout: UnsafePointer<overscroll_zoom_layout>?, _ feel: UnsafePointer<overscroll_feel>?,
  _ scale: Double, _ view: UnsafeMutablePointer<overscroll_view>?
) -> overscroll_status {
  status { () throws(overscroll_status) in
    try check(scale)
    guard scale > 0 else { throw OVERSCROLL_OUT_OF_RANGE }
    let new = ZoomableScrollView(
      layout: try ZoomLayout(checking: try checked(layout)), feel: try ScrollFeel(checking: feel), zoomScale: scale)
    try add(new, to: context, view)
  }
}

@implementation @c
public func overscroll_set_zoom_layout(
  _ context: Context, _ number: overscroll_view, _ layout: UnsafePointer<overscroll_zoom_layout>?, _ change: Int32,
  _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    try Command(.zoom(try ZoomLayout(checking: try checked(layout))), checking: change)
  }
}
