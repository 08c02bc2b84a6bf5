/// A drawer with a list inside: one drag moves both, and a flick hands its momentum over.
///
/// In a drag of the content, the sheet first rises to its highest detent and then the list scrolls; on the way back,
/// the list moves first. A sheet that decelerates to its highest detent passes its remaining velocity to the list. A list
/// that hits its top passes its velocity to the sheet if it is enough for another detent; otherwise the list bounces.
/// Each handover is planned in closed form, so that position and velocity are continuous at any frame rate.
public struct ListDrawer<Detent: Hashable & Sendable>: Sendable {
  /// A detent, or `nil` below the screen.
  public typealias Target = Detent?

  /// The detents at which the sheet can rest, from the most open one down.
  public internal(set) var detents: Detents<Detent>
  /// The sizes of the screen and of the sheet's content.
  public internal(set) var layout: DrawerLayout
  /// The feel of the list: the parameters of its motion.
  public internal(set) var feel: ScrollFeel
  /// The gestures of the drawer, its events, and the hook at the end of a drag. ``DraggableView/willEndDragging``
  /// receives the velocity of the dragged part, the sheet or the list, on the screen.
  public var interaction: Interaction<Detent?>
  /// The response to wheels and keys.
  public var wheelFeel = WheelFeel.standard
  /// The deceleration law of releases from now on, and of the choice of a detent; `nil` for the feels' own.
  public var decelerationLaw: DecelerationLaw? {
    get { drawer.decelerationLaw }
    set { drawer.decelerationLaw = newValue }
  }
  /// The sheet, dragged by the gestures of this type and not by its own.
  var drawer: Drawer
  var listOffset: DraggableValue
  var dragState = DrawerDragState()
  var notches = NotchCounter()
  /// The planned handover of momentum in the current motion: its time, and the part that receives it.
  var handover: (time: Double, receiver: DrawerMover)?

  /// Creates a drawer at a detent, the first if the name is unknown, or below the screen for `nil`, and its list at an
  /// offset, or at its top for `nil`. The detents have any order. `snap` is the feel of the sheet, and
  /// `bounces` whether sheet and list stretch past their ends.
  public init(
    detents: Detents<Detent>, layout: DrawerLayout, detent: Detent?, contentOffset: Double? = nil,
    feel: ScrollFeel = .uikit, snap: SnapFeel = SnapFeel(), slop: PanGesture.Slop = .standard, bounces: Bool = true
  ) {
    let detents = detents.inOrder(on: layout)
    self.detents = detents
    self.layout = layout
    self.feel = feel
    interaction = Interaction(slop: slop, touchVelocityRule: feel.touchVelocityRule)
    drawer = Drawer(
      anchors: detents.origins(in: layout), height: layout.height,
      anchorIndex: detent.flatMap(detents.index) ?? 0, feel: snap, bounces: bounces)
    listOffset = DraggableValue(0, elasticity: ElasticLimits(0...0, dimension: 0))
    let elasticity = listElasticity
    listOffset = DraggableValue(
      contentOffset?.clamped(to: elasticity.limits) ?? elasticity.limits.lowerBound, elasticity: elasticity)
    if detent == nil { drawer.sink(animated: false, at: 0) }
  }

  var listElasticity: ElasticLimits {
    let (viewport, top) = (listHeight, 0 - layout.topInset)
    var elasticity = ElasticLimits(
      ClosedRange(from: top, to: layout.contentHeight + layout.bottomInset - viewport), feel: feel,
      dimension: drawer.bounces ? viewport : 0)
    elasticity.coefficient = rubberBandCoefficient(feel)
    return elasticity
  }

  /// Returns the distance from the top of the screen to the top of the sheet, in points.
  public func origin(at time: Double) -> Double { drawer.origin(at: time) }

  /// Returns the content offset of the list, in points.
  public func contentOffset(at time: Double) -> Double { listOffset.value(at: time) }

  /// Returns the velocity of the sheet's origin, in points per second: see ``Drawer/velocity(at:)``.
  public func velocity(at time: Double) -> Double {
    drawer.value.velocity(at: time, dragVelocity: dragVelocity(of: .sheet, at: time))
  }

  /// Returns the velocity of the list's offset, in points per second. During a drag: that of a release at `time`.
  public func contentVelocity(at time: Double) -> Double {
    listOffset.velocity(at: time, dragVelocity: dragVelocity(of: .list, at: time))
  }

  /// The sheet, with its motion, its drag and its limits.
  public var sheet: Drawer {
    var sheet = drawer
    // A closure of a generic type allocates memory even if it is not kept.
    if hasGesture { sheet.value = withDragVelocity(sheet.value) { $0.dragVelocity(of: .sheet, at: $1) } }
    return sheet
  }

  /// The content offset of the list, 0 at the start of its content, with its motion, its drag and its limits.
  public var list: DraggableValue {
    hasGesture ? withDragVelocity(listOffset) { $0.dragVelocity(of: .list, at: $1) } : listOffset
  }

  /// The height of the list's viewport at the highest detent, in points.
  public var listHeight: Double { max(0, drawer.height - drawer.anchors[0] - layout.headerHeight).bounded }

  /// The offsets at which the list can rest: at the last one, it ends above the safe area and the inset.
  package var listLimits: ClosedRange<Double> { listOffset.elasticity.limits }

  /// The detent at which the sheet rests or to which it moves; `nil` below the screen.
  public var target: Detent? { drawer.isHidden ? nil : detents.names[drawer.target] }

  /// Returns the origin of a detent, or of the hidden sheet for `nil`. If no detent has this name, the result is `nil`.
  public func origin(of detent: Detent?) -> Double? {
    guard let detent else { return max(drawer.height, drawer.anchors[drawer.anchors.count - 1]) }
    return detents.index(of: detent).map { drawer.anchors[$0] }
  }

  /// The detent that a click on the handle leads to: one up, and from the highest one to the lowest.
  public var detentAfterClick: Detent {
    let next = drawer.anchorIndex(below: -1)
    return detents.names[next == drawer.target ? detents.names.count - 1 : next]
  }

  public var restTime: Double? {
    guard let sheet = drawer.restTime, let list = listOffset.restTime else { return nil }
    return max(sheet, list)
  }

  package var dragPart: DrawerPart { dragState.part }

  /// Returns the part at `point` of the screen; `nil` above the sheet.
  public func part(under point: Vector2, at time: Double) -> DrawerPart? {
    let origin = origin(at: time)
    guard point.y >= origin, !drawer.isHidden || drawer.value.isMoving(at: time) else { return nil }
    return point.y < origin + layout.headerHeight ? .handle : .content
  }

  /// Returns the state of the drawer.
  public func state(at time: Double) -> ViewState {
    if isDragging(at: time) { return .dragging }
    let (sheet, list) = (drawer.value.viewState(at: time), listOffset.viewState(at: time))
    func has(_ phase: ViewState) -> Bool { sheet == phase || list == phase }
    return has(.bouncing) ? .bouncing : has(.decelerating) ? .decelerating : has(.snapping) ? .snapping : .idle
  }
}

/// The shares of sheet and list in the current drag, in points since its beginning.
struct DrawerDragState: Sendable {
  var part = DrawerPart.content
  var translation = 0.0
  var sheet = 0.0
  var list = 0.0
}

/// The part of a drawer with a list that a pointer is on.
public enum DrawerPart: Hashable, Sendable, NamedCase {
  /// The part of the sheet above the list, which moves the sheet alone.
  case handle
  /// The list: all of the sheet below its header.
  case content

  package static var names: KeyValuePairs<String, Self> { ["handle": .handle, "content": .content] }
}

/// The target of a click on a drawer with a list.
public enum DrawerClick: Hashable, Sendable {
  /// The part of the sheet above the list.
  case handle
  /// A point of the list's content, in points.
  case content(Vector2)
}
