extension NestedScrollView: RestorableView {
  /// The state of nested views, apart from their gestures and events.
  public struct SavedState: Hashable, Sendable {
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

  public init(_ state: SavedState, delayedBy shift: Double, interaction: Interaction<[Double]>) {
    self.init(state.members, order: state.order, axis: state.axis, feel: state.feel)
    (wheelFeel, decelerationLaw) = (state.wheelFeel, state.decelerationLaw)
    (chain.offsets, travel) = (state.offsets.map { $0.bounded }, state.travel.delayed(by: shift))
    self.interaction = interaction
  }

  public static func fault(in state: SavedState) -> String? {
    let isWhole = !state.members.isEmpty && state.members.count == state.offsets.count
    return isWhole ? nil : "Nested views have at least one member, and one offset for each."
  }
}

#if !hasFeature(Embedded)
  extension NestedScrollView.SavedState: Codable {}
#endif
