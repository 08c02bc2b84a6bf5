public import COverscroll
internal import ScrollInteraction

extension ListDrawer<Int>: ExportedView {
  static var kind: overscroll_kind { OVERSCROLL_DRAWER }

  static func exported(_ target: Int?) -> (number: Int32, offset: Vector2) {
    (Int32(clamping: target ?? -1), .zero)
  }

  static func exported(_ click: DrawerClick) -> overscroll_click {
    switch click {
    case .handle: overscroll_click(x: 0, y: 0, kind: OVERSCROLL_CLICK_HANDLE, reserved: 0)
    case .content(let point):
      overscroll_click(x: point.x, y: point.y, kind: OVERSCROLL_CLICK, reserved: 0)
    }
  }

  func sample(at time: Double) -> overscroll_sample {
    var sample = sample(
      at: time, Vector2(0, origin(at: time)), velocity: Vector2(0, velocity(at: time)),
      target: Vector2(0, sheet.targetOrigin), state: state(at: time))
    (sample.list_y, sample.list_velocity) = (contentOffset(at: time), contentVelocity(at: time))
    return sample
  }

  func value(_ coordinate: overscroll_coordinate) throws(overscroll_status) -> DraggableValue {
    if coordinate == OVERSCROLL_LIST_Y { return list }
    guard try Axis(checking: coordinate) == .y else { throw OVERSCROLL_WRONG_KIND }
    return sheet.origin
  }

  mutating func perform(_ command: Command, at time: Double) throws(overscroll_status) {
    switch command {
    case .scroll(let offset, let isAnimated): scroll(to: offset.y, animated: isAnimated, at: time)
    case .snap(let detent, let isAnimated):
      guard detent == -1 || detents.index(of: detent) != nil else { throw OVERSCROLL_OUT_OF_RANGE }
      snap(to: detent == -1 ? nil : detent, animated: isAnimated, at: time)
    case .step(let step, _, let isRepeat): scroll(step, isRepeat: isRepeat, at: time)
    case .fling(let velocity): fling(velocity: velocity.y, at: time)
    case .grow(OVERSCROLL_LIST_Y, let length, let offset): grow(to: length, atOffset: offset, at: time)
    case .feel, .feelExtras, .snapFeel, .landing:
      setFeel(feel.changed(by: command), snap: sheet.feel.changed(by: command), at: time)
    case .layout(.drawer(var layout, let detents, let bounces), let anchor, let isAnimated):
      layout.contentInset = self.layout.contentInset
      setDetents(detents, animated: isAnimated, at: time)
      setLayout(layout, keeping: anchor ?? .start, animated: isAnimated, at: time)
      setBounces(bounces, at: time)
    case .layout(.listInset(let inset), let anchor, let isAnimated):
      var layout = self.layout
      layout.contentInset = inset
      setLayout(layout, keeping: anchor ?? .start, animated: isAnimated, at: time)
    default: throw OVERSCROLL_WRONG_KIND
    }
  }
}

extension DrawerPosition {
  init(checking detent: overscroll_detent) throws(overscroll_status) {
    try check(detent.distance)
    switch detent.kind {
    case OVERSCROLL_FROM_TOP: self = .fromTop(detent.distance)
    case OVERSCROLL_FROM_BOTTOM: self = .height(detent.distance)
    case OVERSCROLL_FRACTION_FROM_TOP: self = .fromTop(fraction: detent.distance)
    case OVERSCROLL_FRACTION_FROM_BOTTOM: self = .fraction(detent.distance)
    case OVERSCROLL_FITTING_CONTENT: self = .fittingContent(gap: detent.distance)
    default: throw OVERSCROLL_OUT_OF_RANGE
    }
  }
}

extension DrawerLayout {
  init(checking layout: overscroll_drawer_layout) throws(overscroll_status) {
    try check(layout.height, layout.header_height, layout.content_height)
    guard layout.height >= 0, layout.header_height >= 0, layout.content_height >= 0 else {
      throw OVERSCROLL_OUT_OF_RANGE
    }
    try check(flags: layout.flags, among: OVERSCROLL_RIGID_Y)
    self.init(
      height: layout.height, headerHeight: layout.header_height, contentHeight: layout.content_height,
      safeArea: try EdgeInsets(checking: layout.safe_top, left: 0, bottom: layout.safe_bottom, right: 0))
  }
}

extension Detents<Int> {
  init(checking layout: overscroll_drawer_layout) throws(overscroll_status) {
    let positions = try stops(layout.detents, layout.detent_count) {
      (detent: overscroll_detent) throws(overscroll_status) in try DrawerPosition(checking: detent)
    }
    self.init(numbering: positions)
  }
}

extension Stops<Int, DrawerPosition> {
  /// Creates stops named by their indices.
  init(numbering positions: [DrawerPosition]) { self.init(names: Array(positions.indices), positions: positions) }
}

@implementation @c
public func overscroll_create_drawer(
  _ context: Context, _ layout: UnsafePointer<overscroll_drawer_layout>?, _ feel: UnsafePointer<overscroll_feel>?,
  _ snap: UnsafePointer<overscroll_snap>?, _ detent: Int32, _ view: UnsafeMutablePointer<overscroll_view>?
) -> overscroll_status {
  status { () throws(overscroll_status) in
    let layout = try checked(layout)
    let detents = try Detents<Int>(checking: layout)
    guard detent == -1 || detents.names.indices.contains(Int(detent)) else { throw OVERSCROLL_OUT_OF_RANGE }
    let new = ListDrawer(
      detents: detents, layout: try DrawerLayout(checking: layout), detent: detent == -1 ? nil : Int(detent),
      feel: try ScrollFeel(checking: feel), snap: try SnapFeel(checking: snap),
      bounces: !layout.flags.has(OVERSCROLL_RIGID_Y))
    try add(new, to: context, view)
  }
}

@implementation @c
public func overscroll_set_drawer_layout(
  _ context: Context, _ number: overscroll_view, _ layout: UnsafePointer<overscroll_drawer_layout>?, _ change: Int32,
  _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    let layout = try checked(layout)
    return try Command(
      .drawer(
        try DrawerLayout(checking: layout), try Detents<Int>(checking: layout),
        bounces: !layout.flags.has(OVERSCROLL_RIGID_Y)),
      checking: change)
  }
}

@implementation @c
public func overscroll_set_list_inset(
  _ context: Context, _ number: overscroll_view, _ top: Double, _ bottom: Double, _ change: Int32, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    try Command(.listInset(try EdgeInsets(checking: top, left: 0, bottom: bottom, right: 0)), checking: change)
  }
}
