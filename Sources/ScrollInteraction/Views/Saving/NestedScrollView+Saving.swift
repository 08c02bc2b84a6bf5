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

    package init(
      feel: ScrollFeel, axis: Axis, wheelFeel: WheelFeel, decelerationLaw: DecelerationLaw?,
      members: [ElasticLimits], order: NestingOrder, offsets: [Double], travel: DraggableValue
    ) {
      (self.feel, self.axis, self.wheelFeel) = (feel, axis, wheelFeel)
      (self.decelerationLaw, self.members, self.order) = (decelerationLaw, members, order)
      (self.offsets, self.travel) = (offsets, travel)
    }
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(
      feel: feel.saved, axis: axis, wheelFeel: wheelFeel, decelerationLaw: decelerationLaw?.saved, members: members,
      order: order, offsets: chain.offsets, travel: travel.saved(at: time))
  }

  public init(_ state: SavedState, delayedBy shift: Double, interaction: Interaction<[Double]>) {
    self.init(state.members, order: state.order, axis: state.axis, feel: state.feel)
    (wheelFeel, decelerationLaw) = (state.wheelFeel, state.decelerationLaw)
    (chain.offsets, travel) = (state.offsets, state.travel.delayed(by: shift))
    self.interaction = interaction
  }
}
