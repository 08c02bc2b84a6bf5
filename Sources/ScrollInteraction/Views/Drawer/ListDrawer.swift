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
public struct ListDrawer<Detent: Hashable & Sendable>: Sendable {
  /// What moves it.
  public typealias State = ViewState
  /// A detent, or `nil` below the screen.
  public typealias Target = Detent?

  /// Where it may rest, from the most open one down.
  public internal(set) var detents: Detents<Detent>
  /// The screen, and what the sheet holds.
  public internal(set) var layout: DrawerLayout
  /// The numbers by which content moves.
  public internal(set) var feel: ScrollFeel
  /// The velocity that ``Interaction/willEndDragging`` is told is that of what is dragged, the sheet or its list, on the
  /// screen.
  public var interaction: Interaction<Detent?>
  /// How wheels and keys scroll the list.
  public var wheelFeel = WheelFeel.standard
  /// How the list coasts, and the sheet to its highest detent, from the next release on, and by what a velocity is
  /// projected before the nearest detent is chosen; `nil` for what the feels say. What the sheet hands over coasts on
  /// by the law with the velocity that is left.
  public var decelerationLaw: DecelerationLaw? {
    get { drawer.decelerationLaw }
    set { drawer.decelerationLaw = newValue }
  }
  /// The sheet, which is dragged by the gestures of this type and not by its own.
  var drawer: Drawer
  var listOffset: DraggableValue
  var dragState = DrawerDragState()
  var notches = NotchCounter()
  /// When momentum goes from one to the other, in the motion under way.
  var handover: (time: Double, receiver: DrawerMover)?

  /// - Parameters:
  ///   - detents: where it may rest, from the most open one down.
  ///   - layout: the screen, and what the sheet holds.
  ///   - detent: where it begins; `nil` below the screen. One that is not among them is the first.
  ///   - contentOffset: how far the list is scrolled.
  ///   - feel: how the list moves.
  ///   - snap: the numbers by which the sheet goes to its detents.
  ///   - slop: how far pointers may travel before they drag.
  ///   - bounces: whether sheet and list follow a pull past their ends.
  public init(
    detents: Detents<Detent>, layout: DrawerLayout, detent: Detent?, contentOffset: Double = 0,
    feel: ScrollFeel = .article, snap: SnapFeel = SnapFeel(), slop: PanGesture.Slop = .standard, bounces: Bool = true
  ) {
    self.detents = detents
    self.layout = layout
    self.feel = feel
    interaction = Interaction(slop: slop, touchVelocityRule: feel.touchVelocityRule)
    drawer = Drawer(
      anchors: detents.origins(in: layout), height: layout.height,
      anchorIndex: detent.flatMap(detents.index) ?? 0, feel: snap, bounces: bounces)
    listOffset = DraggableValue(0, elasticity: ElasticLimits(0...0, dimension: 0))
    listOffset = DraggableValue(contentOffset, elasticity: listElasticity)
    listOffset.rest(at: contentOffset.clamped(to: listLimits))
    if detent == nil { drawer.sink(animated: false, at: 0) }
  }

  var listElasticity: ElasticLimits {
    let viewport = listHeight
    return ElasticLimits(
      0...max(0, layout.contentHeight - viewport), feel: feel, dimension: drawer.bounces ? viewport : 0)
  }

  // MARK: - Asking

  /// The distance from the top of the screen to the top of the sheet, in points.
  public func origin(at time: Double) -> Double { drawer.origin(at: time) }

  /// How far a drag or momentum pulls the list past its ends, in points, as ``DraggableValue/pull(at:)`` says.
  public func listPull(at time: Double) -> Double { listOffset.pull(at: time) }

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
    // A closure of a generic type asks for memory even where it is not kept.
    guard hasGesture else { return drawer }
    var sheet = drawer
    sheet.value = withDragVelocity(sheet.value) { $0.dragVelocity(of: .sheet, at: $1) }
    return sheet
  }

  /// The offset of the list's content, 0 at its top, with all that is known of it: its motion, its drag, its limits.
  public var list: DraggableValue {
    hasGesture ? withDragVelocity(listOffset) { $0.dragVelocity(of: .list, at: $1) } : listOffset
  }

  /// The height of the window through which the list is seen when the sheet is at its highest detent: what is below the
  /// screen otherwise is not scrolled to.
  public var listHeight: Double { max(0, layout.height - drawer.anchors[0] - layout.headerHeight) }

  /// The offsets, in points, at which the list may rest.
  public var listLimits: ClosedRange<Double> { listOffset.elasticity.limits }

  /// The detent at which it rests or to which it goes; `nil` below the screen.
  public var detent: Detent? { drawer.isHidden ? nil : detents.names[drawer.anchorIndex] }

  /// The detent at which it rests or to which it goes, as ``detent``.
  public var target: Detent? { detent }

  /// Where a detent is now, and where it is hidden for `nil`.
  public func origin(of detent: Detent?) -> Double? {
    guard let detent else { return max(layout.height, drawer.anchors[drawer.anchors.count - 1]) }
    return detents.index(of: detent).map { drawer.anchors[$0] }
  }

  /// Where a click on the handle takes it: one detent up, and from the highest down to the lowest.
  public var detentAfterClick: Detent {
    let index = drawer.anchorIndex
    return detents.names[index > 0 ? index - 1 : detents.names.count - 1]
  }

  /// From when on both stand still: `nil` in a drag, −∞ where nothing has moved it since it was put
  /// there, else a time of the caller's clock, which may be past.
  public var restTime: Double? {
    guard let sheet = drawer.restTime, let list = listOffset.restTime else { return nil }
    return max(sheet, list)
  }

  /// What the drag under way, or the latest one, began on.
  public var dragPart: DrawerPart { dragState.part }

  /// The part that is at `point` of the screen; `nil` above the sheet.
  public func part(at point: Vector2, time: Double) -> DrawerPart? {
    let origin = origin(at: time)
    guard point.y >= origin, !drawer.isHidden || drawer.isMoving(at: time) else { return nil }
    return point.y < origin + layout.headerHeight ? .handle : .content
  }

  /// What moves it at `time`.
  public func state(at time: Double) -> ViewState {
    if isDragging(at: time) { return .dragging }
    let (sheet, list) = (drawer.value.phase(at: time), listOffset.phase(at: time))
    func has(_ phase: DraggableValue.Phase) -> Bool { sheet == phase || list == phase }
    return has(.bouncing) ? .bouncing : has(.decelerating) ? .decelerating : has(.snapping) ? .snapping : .idle
  }
}

/// How the drag under way of a drawer with a list is split, in points since it began.
struct DrawerDragState: Sendable {
  /// What it began on.
  var part = DrawerPart.content
  var translation = 0.0
  var sheet = 0.0
  var list = 0.0
}
