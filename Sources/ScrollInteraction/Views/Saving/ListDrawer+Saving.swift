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
    if feel.coasting.isCustom || decelerationLaw?.isCustom ?? false { view.stopHandover(at: time) }
    return SavedState(
      detents: detents, layout: layout, feel: feel.saved, wheelFeel: wheelFeel,
      sheet: view.drawer.savedState(at: time), list: view.listOffset.saved(at: time), dragPart: dragPart,
      handover: view.handover.map { SavedHandover(time: $0.time, isToList: $0.receiver == .list) })
  }

  public init(_ state: SavedState, delayedBy shift: Double, interaction: Interaction<Detent?>) {
    self.init(detents: state.detents, layout: state.layout, detent: nil, feel: state.feel)
    drawer = Drawer(state.sheet, delayedBy: shift, interaction: drawer.interaction)
    (wheelFeel, dragState) = (state.wheelFeel, DrawerDragState(part: state.dragPart))
    listOffset = state.list.delayed(by: shift)
    handover = state.handover.map { (time: $0.time + shift, receiver: $0.isToList ? DrawerMover.list : .sheet) }
    self.interaction = interaction
  }

  public static func fault(in state: SavedState) -> String? {
    let isWhole = state.detents.names.count == state.sheet.anchors.count
    return isWhole ? Drawer.fault(in: state.sheet) : "A drawer has one anchor for each detent."
  }
}

#if !hasFeature(Embedded)
  extension ListDrawer.SavedState: Codable where Detent: Codable {}

  extension ListDrawer.SavedHandover: Codable where Detent: Codable {
    enum CodingKeys: FiniteKey { case time, isToList }
  }
#endif
