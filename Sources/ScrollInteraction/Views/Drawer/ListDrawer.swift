/// A drawer with a list inside: one drag moves both, and a flick hands its momentum over.
///
/// Dragged at its content, the sheet first rises to its highest detent and then the list scrolls; on the way back the list
/// first scrolls to its top and then the sheet comes down. The drag is split exactly, so neither jumps and no point of it
/// is lost. On release all is planned to the end: a sheet that coasts to its highest detent leaves the list the velocity
/// that it has there, and a list that runs into its top leaves the sheet its own, if that is enough for another detent;
/// else the list bounces. Each hand-over is at the time of the crossing in closed form, so that position and velocity
/// are continuous at any frame rate.
///
/// Pointers and the fingers on a touchpad drag it; the notches of a wheel take the sheet from detent to detent and make
/// the list glide.
public struct ListDrawer: Sendable {
  /// What moves.
  public enum State: String, Hashable, Sendable {
    case idle, dragging
    /// The sheet or the list coasts.
    case decelerating
    /// The list is beyond an end, on its way back.
    case bouncing
    /// The sheet is on its way to its detent.
    case snapping
  }

  /// What a pointer is on.
  public enum Part: Hashable, Sendable {
    /// All that is above the list: it moves the sheet alone.
    case handle
    case content
  }

  /// What a click was on.
  public enum Click: Hashable, Sendable {
    case handle
    /// In points of the list's content.
    case content(Vector2)
  }

  public internal(set) var detents: DrawerDetents
  public internal(set) var layout: DrawerLayout
  public internal(set) var feel: ScrollFeel
  /// Tells drags from clicks; its slop may be set.
  public var pan: PanGesture
  /// How wheels and keys scroll the list.
  public var wheelFeel = WheelFeel.standard
  var touchpad = TouchpadGesture()
  var notches = NotchCounter()
  /// The sheet, which is dragged by the gestures of this type and not by its own.
  var drawer: Drawer
  var listOffset: DraggableValue
  var log = DrawerEventLog()
  var dragState = DragState()
  /// When momentum goes from one to the other, in the motion under way.
  var handover: Handover?

  /// How the drag under way is split, in points since it began.
  struct DragState {
    /// What it began on; `nil` beside the sheet.
    var part: Part?
    var translation = 0.0
    var sheet = 0.0
    var list = 0.0
  }

  struct Handover {
    var time: Double
    var receiver: DrawerEvent.Mover
  }

  public init(
    detents: DrawerDetents, layout: DrawerLayout, detent: DrawerDetent = .middle, contentOffset: Double = 0,
    feel: ScrollFeel = .article, snap: SnapFeel = SnapFeel(), slop: PanGesture.Slop = .standard, bounces: Bool = true
  ) {
    self.detents = detents
    self.layout = layout
    self.feel = feel
    pan = PanGesture(slop: slop)
    pan.touchVelocityRule = feel.touchVelocityRule
    drawer = Drawer(
      anchors: detents.origins(in: layout), height: layout.height, anchorIndex: detents.all.firstIndex(of: detent) ?? 0,
      feel: snap, bounces: bounces)
    listOffset = DraggableValue(0, elasticity: ElasticLimits(0...0, dimension: 0))
    listOffset = DraggableValue(contentOffset, elasticity: listElasticity)
    listOffset.rest(at: contentOffset.clamped(to: listLimits))
    if detent == .hidden { drawer.hideAtOnce() }
  }

  var listElasticity: ElasticLimits {
    let viewport = listHeight
    return ElasticLimits(
      0...max(0, layout.contentHeight - viewport), coefficient: feel.rubberBandCoefficient,
      dimension: drawer.bounces ? viewport : 0)
  }

  // MARK: - Asking

  /// The distance from the top of the screen to the top of the sheet, in points.
  public func origin(at time: Double) -> Double { drawer.origin(at: time) }

  /// How far the list is scrolled, in points.
  public func contentOffset(at time: Double) -> Double { listOffset.value(at: time) }

  /// Of the sheet's origin, in points per second; positive closes it. In a drag that with which it would be released now.
  public func velocity(at time: Double) -> Double {
    drawer.value.velocity(at: time, dragVelocity: dragVelocity(of: .sheet, at: time))
  }

  /// Of the list's offset, in points per second; positive scrolls towards its end. In a drag that with which it would be
  /// released now.
  public func contentVelocity(at time: Double) -> Double {
    listOffset.velocity(at: time, dragVelocity: dragVelocity(of: .list, at: time))
  }

  /// The sheet with all that is known of it.
  public var sheet: Drawer {
    var sheet = drawer
    sheet.value = withDragVelocity(sheet.value) { $0.dragVelocity(of: .sheet, at: $1) }
    return sheet
  }

  /// The offset of the list's content, 0 at its top, with all that is known of it: its motion, its drag, its limits.
  public var list: DraggableValue { withDragVelocity(listOffset) { $0.dragVelocity(of: .list, at: $1) } }

  /// The height of the window through which the list is seen when the sheet is at its highest detent: what is below the
  /// screen otherwise is not scrolled to.
  public var listHeight: Double { max(0, layout.height - drawer.anchors[0] - layout.headerHeight) }

  public var listLimits: ClosedRange<Double> { listOffset.elasticity.limits }

  /// The detent at which it rests or to which it goes.
  public var detent: DrawerDetent { drawer.isHidden ? .hidden : detents.all[drawer.anchorIndex] }

  /// Where a detent is now.
  public func origin(of detent: DrawerDetent) -> Double? {
    if detent == .hidden { return max(layout.height, drawer.anchors.last!) }
    return detents.all.firstIndex(of: detent).map { drawer.anchors[$0] }
  }

  /// Where a click on the handle takes it: one detent up, and from the highest down to the lowest.
  public var detentAfterClick: DrawerDetent {
    let index = drawer.anchorIndex
    return index > 0 ? detents.all[index - 1] : detents.all[detents.all.count - 1]
  }

  /// From when on both stand still: `nil` in a drag.
  public var restTime: Double? {
    guard let sheet = drawer.restTime, let list = listOffset.restTime else { return nil }
    return max(sheet, list)
  }

  /// Whether a pointer drags it.
  public var isDragging: Bool { isHeld }

  /// The part that is at `point` of the screen; `nil` above the sheet.
  public func part(at point: Vector2, time: Double) -> Part? {
    let origin = origin(at: time)
    guard point.y >= origin, !drawer.isHidden || drawer.isMoving(at: time) else { return nil }
    return point.y < origin + layout.headerHeight ? .handle : .content
  }

  public func state(at time: Double) -> State {
    if isDragging(at: time) { return .dragging }
    let (sheet, list) = (drawer.value.phase(at: time), listOffset.phase(at: time))
    func has(_ phase: DraggableValue.Phase) -> Bool { sheet == phase || list == phase }
    return has(.bouncing) ? .bouncing : has(.decelerating) ? .decelerating : has(.snapping) ? .snapping : .idle
  }

  /// What has happened, and what will have happened by `time` if nobody interferes, in order, after the event of the
  /// number `number` (0: from the beginning).
  ///
  /// Ask with the number of the last event that you know, and you get each event once. The last 64 are remembered.
  public func events(after number: Int = 0, through time: Double) -> [DrawerEvent] {
    log.events(after: number, through: time)
  }
}
