public import COverscroll
internal import ScrollInteraction

/// A kind of view that C can use.
protocol ExportedView: DraggableView {
  static var kind: overscroll_kind { get }

  func sample(at time: Double) -> overscroll_sample
  /// Returns a target as the number of a stop, −1 without one, and as an offset, zero if the number is enough.
  static func exported(_ target: Target) -> (number: Int32, offset: Vector2)
  static func exported(_ click: Click) -> overscroll_click
  /// Returns a coordinate of the view, and throws if this kind does not have it.
  func value(_ coordinate: overscroll_coordinate) throws(overscroll_status) -> DraggableValue
  /// Performs a command that only some kinds of views support, and throws if this one does not.
  mutating func perform(_ command: Command, at time: Double) throws(overscroll_status)
  var wheelFeel: WheelFeel { get set }
}

/// A command from a program or a key, for some kinds of views.
enum Command {
  case scroll(to: Vector2, isAnimated: Bool)
  case show(Rect, isAnimated: Bool)
  case snap(to: Int, isAnimated: Bool)
  case zoom(to: Double, about: Vector2)
  case step(ScrollStep, Axis, isRepeat: Bool)
  case fling(velocity: Vector2)
  case grow(overscroll_coordinate, to: Double, atOffset: Double)
  case growBefore(Vector2)
  case feel(ScrollFeel)
  case feelExtras(overscroll_feel_extras)
  case snapFeel(SnapFeel)
  case landing(Landing)
  case ruler(Ruler?)
  case layout(Layout, keeping: ScrollAnchor?, isAnimated: Bool)

  enum Layout {
    case scroll(ScrollLayout, isLocking: Bool)
    case drawer(DrawerLayout, Detents<Int>, bounces: Bool)
    case listInset(EdgeInsets)
    case pages(ExportedPages, PagingReach, reportsPages: Bool)
    case tile(TileLayout<Int>)
    case zoom(ZoomLayout)
  }
}

extension Axis {
  /// Creates the axis of a coordinate, and throws for that of a list.
  init(checking coordinate: overscroll_coordinate) throws(overscroll_status) {
    switch coordinate {
    case OVERSCROLL_X: self = .x
    case OVERSCROLL_Y: self = .y
    case OVERSCROLL_LIST_Y: throw OVERSCROLL_WRONG_KIND
    default: throw OVERSCROLL_OUT_OF_RANGE
    }
  }
}

extension ExportedView where Self: SnappingView {
  func value(_ coordinate: overscroll_coordinate) throws(overscroll_status) -> DraggableValue {
    self[try Axis(checking: coordinate)]
  }
}

extension ExportedView where Click == Vector2 {
  static func exported(_ click: Vector2) -> overscroll_click {
    overscroll_click(x: click.x, y: click.y, kind: OVERSCROLL_CLICK, reserved: 0)
  }
}

extension ExportedView where Target == Int {
  static func exported(_ target: Int) -> (number: Int32, offset: Vector2) { (Int32(clamping: target), .zero) }
}

extension ExportedView where Target == Vector2 {
  static func exported(_ target: Vector2) -> (number: Int32, offset: Vector2) { (-1, target) }
}

extension ExportedView {
  /// Returns a sample with the values that all kinds share.
  func sample(
    at time: Double, _ value: Vector2, velocity: Vector2, target: Vector2, state: ViewState
  ) -> overscroll_sample {
    overscroll_sample(
      x: value.x, y: value.y, velocity_x: velocity.x, velocity_y: velocity.y, scale: 1, scale_velocity: 0, list_y: 0,
      list_velocity: 0, target_x: target.x, target_y: target.y, rest_time: restTime ?? .infinity,
      target: Self.exported(self.target).number, state: state.exported)
  }
}

extension ViewState {
  var exported: overscroll_state {
    switch self {
    case .idle: OVERSCROLL_IDLE
    case .dragging: OVERSCROLL_DRAGGING
    case .decelerating: OVERSCROLL_DECELERATING
    case .bouncing: OVERSCROLL_BOUNCING
    case .snapping: OVERSCROLL_SNAPPING
    case .zooming: OVERSCROLL_ZOOMING
    }
  }
}
