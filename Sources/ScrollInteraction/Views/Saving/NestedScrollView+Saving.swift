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

#if !hasFeature(Embedded)
  extension NestedScrollView.SavedState: Codable {
    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        feel: try fields.decode(ScrollFeel.self, forKey: .feel), axis: try fields.decode(Axis.self, forKey: .axis),
        wheelFeel: try fields.decode(WheelFeel.self, forKey: .wheelFeel),
        decelerationLaw: try fields.decodeIfPresent(DecelerationLaw.self, forKey: .decelerationLaw),
        members: try fields.decode([ElasticLimits].self, forKey: .members),
        order: try fields.decode(NestingOrder.self, forKey: .order),
        offsets: try fields.decode([Double].self, forKey: .offsets).map { $0.bounded },
        travel: try fields.decode(DraggableValue.self, forKey: .travel))
      guard !members.isEmpty, members.count == offsets.count else {
        throw fields.failure("Nested views have at least one member, and one offset for each.", .members)
      }
    }
  }
#endif
