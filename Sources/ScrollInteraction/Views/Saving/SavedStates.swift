extension SimpleScrollView: RestorableView {
  /// The state of a scroll view, apart from its gestures and events.
  public struct SavedState: Hashable, Sendable, Codable {
    package var layout: ScrollLayout
    package var feel: ScrollFeel
    package var wheelFeel: WheelFeel
    package var decelerationLaw: DecelerationLaw?
    package var isDirectionalLockEnabled: Bool
    package var offset: PerAxis<DraggableValue>
    package var ruler: Ruler?
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(
      layout: layout, feel: feel.saved, wheelFeel: wheelFeel, decelerationLaw: decelerationLaw?.saved,
      isDirectionalLockEnabled: isDirectionalLockEnabled, offset: offset.saved(at: time), ruler: ruler)
  }

  public init(_ state: SavedState, delayedBy shift: Double) {
    self.init(layout: state.layout, feel: state.feel)
    (wheelFeel, decelerationLaw) = (state.wheelFeel, state.decelerationLaw)
    isDirectionalLockEnabled = state.isDirectionalLockEnabled
    (offset, ruler) = (state.offset.delayed(by: shift), state.ruler)
  }
}

extension ZoomableScrollView: RestorableView {
  /// The state of a zoomable view, apart from its gestures and events.
  public struct SavedState: Hashable, Sendable, Codable {
    package var layout: ZoomLayout
    package var feel: ScrollFeel
    package var zoomSpring: Spring
    package var wheelFeel: WheelFeel
    package var decelerationLaw: DecelerationLaw?
    package var anchor: Vector2
    package var logZoomScale: DraggableValue
    package var shift: PerAxis<DraggableValue>
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(
      layout: layout, feel: feel.saved, zoomSpring: zoomSpring, wheelFeel: wheelFeel,
      decelerationLaw: decelerationLaw?.saved, anchor: fixedPoint, logZoomScale: zoom.saved(at: time),
      shift: shift.saved(at: time))
  }

  public init(_ state: SavedState, delayedBy shift: Double) {
    self.init(layout: state.layout, feel: state.feel, zoomSpring: state.zoomSpring)
    (wheelFeel, decelerationLaw, fixedPoint) = (state.wheelFeel, state.decelerationLaw, state.anchor.bounded)
    zoom = state.logZoomScale.delayed(by: shift)
    self.shift = state.shift.delayed(by: shift)
  }
}

extension NestedScrollView: RestorableView {
  /// The state of nested views, apart from their gestures and events.
  public struct SavedState: Hashable, Sendable, Codable {
    package var feel: ScrollFeel
    package var axis: Axis
    package var wheelFeel: WheelFeel
    package var decelerationLaw: DecelerationLaw?
    package var members: [ElasticLimits]
    package var order: NestingOrder
    package var offsets: [Double]
    package var travel: DraggableValue
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(
      feel: feel.saved, axis: axis, wheelFeel: wheelFeel, decelerationLaw: decelerationLaw?.saved, members: members,
      order: order, offsets: chain.offsets, travel: travel.saved(at: time))
  }

  public init(_ state: SavedState, delayedBy shift: Double) {
    self.init(state.members, order: state.order, axis: state.axis, feel: state.feel)
    (wheelFeel, decelerationLaw) = (state.wheelFeel, state.decelerationLaw)
    (chain.offsets, travel) = (state.offsets.map { $0.bounded }, state.travel.delayed(by: shift))
  }

  public static func fault(in state: SavedState) -> String? {
    let isWhole = !state.members.isEmpty && state.members.count == state.offsets.count
    return isWhole ? nil : "Nested views have at least one member, and one offset for each."
  }
}

extension ListDrawer: RestorableView {
  /// The state of a drawer with a list, apart from its gestures and events.
  public struct SavedState: Hashable, Sendable {
    package var detents: Detents<Detent>
    package var layout: DrawerLayout
    package var feel: ScrollFeel
    package var wheelFeel: WheelFeel
    package var sheet: Drawer.SavedState
    package var list: DraggableValue
    package var dragPart: DrawerPart
    package var handover: SavedHandover?
  }

  package struct SavedHandover: Hashable, Sendable {
    package var time: Double
    package var isToList: Bool
  }

  public func savedState(at time: Double) -> SavedState {
    var view = self
    if feel.decelerationLaw.isCustom || decelerationLaw?.isCustom ?? false { view.stopHandover(at: time) }
    return SavedState(
      detents: detents, layout: layout, feel: feel.saved, wheelFeel: wheelFeel,
      sheet: view.drawer.savedState(at: time), list: view.listOffset.saved(at: time), dragPart: dragPart,
      handover: view.handover.map { SavedHandover(time: $0.time, isToList: $0.receiver == .list) })
  }

  public init(_ state: SavedState, delayedBy shift: Double) {
    self.init(detents: state.detents, layout: state.layout, detent: nil, feel: state.feel)
    drawer = Drawer(state.sheet, delayedBy: shift)
    (wheelFeel, dragState) = (state.wheelFeel, DrawerDragState(part: state.dragPart))
    listOffset = state.list.delayed(by: shift)
    handover = state.handover.map { (time: $0.time + shift, receiver: $0.isToList ? DrawerMover.list : .sheet) }
  }

  public static func fault(in state: SavedState) -> String? {
    let isWhole = state.detents.names.count == state.sheet.anchors.count
    return isWhole ? Drawer.fault(in: state.sheet) : "A drawer has one anchor for each detent."
  }
}

extension Drawer: RestorableView {
  /// The state of a drawer, apart from its gestures and events.
  public struct SavedState: Hashable, Sendable, Codable {
    package var anchors: [Double]
    package var height: Double
    package var bounces: Bool
    package var wheelFeel: WheelFeel
    package var snapping: Snapping<Int>

    enum CodingKeys: NumberKey { case anchors, height, bounces, wheelFeel, snapping }
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(
      anchors: anchors, height: height, bounces: bounces, wheelFeel: wheelFeel, snapping: snapping.saved(at: time))
  }

  public init(_ state: SavedState, delayedBy shift: Double) {
    self.init(anchors: state.anchors, height: state.height, feel: state.snapping.feel, bounces: state.bounces)
    (wheelFeel, snapping) = (state.wheelFeel, state.snapping.delayed(by: shift))
  }

  public static func fault(in state: SavedState) -> String? {
    let hasTarget = state.anchors.indices.contains(state.snapping.target)
    return hasTarget ? nil : "A drawer has anchors, and its target is one of them."
  }
}

extension PictureInPicture: RestorableView {
  /// The state of a tile, apart from its gestures and events.
  public struct SavedState: Hashable, Sendable {
    package var layout: TileLayout<Anchor>
    package var wheelFeel: WheelFeel
    package var snapping: Snapping<Anchor>
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(layout: layout, wheelFeel: wheelFeel, snapping: snapping.saved(at: time))
  }

  public init(_ state: SavedState, delayedBy shift: Double) {
    self.init(layout: state.layout, anchor: state.snapping.target, feel: state.snapping.feel)
    (wheelFeel, snapping) = (state.wheelFeel, state.snapping.delayed(by: shift))
  }

  public static func fault(in state: SavedState) -> String? {
    state.layout.anchors.index(of: state.snapping.target) == nil ? "The target of a tile is one of its anchors." : nil
  }
}

extension PagingScrollView: RestorableView {
  /// The state of a paging view, apart from its gestures and events.
  public struct SavedState: Equatable, Sendable {
    package var layout: Pages
    package var axis: Axis
    package var reach: PagingReach
    package var minimumFlickVelocity: Double
    package var wheelFeel: WheelFeel
    package var snapping: Snapping<Int>
    /// `nil` in a state that was saved before the property existed.
    package var reportsPassedPages: Bool?
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(
      layout: layout, axis: axis, reach: reach, minimumFlickVelocity: minimumFlickVelocity, wheelFeel: wheelFeel,
      snapping: snapping.saved(at: time), reportsPassedPages: reportsPassedPages)
  }

  public init(_ state: SavedState, delayedBy shift: Double) {
    self.init(
      layout: state.layout, axis: state.axis, feel: state.snapping.feel, reach: state.reach,
      minimumFlickVelocity: state.minimumFlickVelocity)
    (wheelFeel, snapping) = (state.wheelFeel, state.snapping.delayed(by: shift))
    reportsPassedPages = state.reportsPassedPages ?? false
  }

  public static func fault(in state: SavedState) -> String? {
    let (indices, target) = (state.layout.indices, state.snapping.target)
    let hasTarget = indices.contains(target) || indices.isEmpty && target == 0
    return hasTarget ? nil : "The target is none of the pages."
  }
}

extension PagingScrollView.SavedState: Hashable where Pages: Hashable {}

extension ListDrawer.SavedState: Codable where Detent: Codable {}
extension ListDrawer.SavedHandover: Codable where Detent: Codable {
  enum CodingKeys: FiniteKey { case time, isToList }
}

extension PictureInPicture.SavedState: Codable where Anchor: Codable {}
extension PagingScrollView.SavedState: Codable where Pages: Codable {
  enum CodingKeys: NumberKey {
    case layout, axis, reach, minimumFlickVelocity, wheelFeel, snapping, reportsPassedPages
  }
}
