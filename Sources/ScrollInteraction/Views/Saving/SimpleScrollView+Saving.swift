extension SimpleScrollView: RestorableView {
  /// The state of a scroll view, apart from its gestures and events.
  public struct SavedState: Hashable, Sendable {
    package var layout: ScrollLayout
    package var feel: ScrollFeel
    package var wheelFeel: WheelFeel
    package var decelerationLaw: DecelerationLaw?
    package var isDirectionalLockEnabled: Bool
    package var offset: PerAxis<DraggableValue>
    package var ruler: Ruler?

    package init(
      layout: ScrollLayout, feel: ScrollFeel, wheelFeel: WheelFeel, decelerationLaw: DecelerationLaw?,
      isDirectionalLockEnabled: Bool, offset: PerAxis<DraggableValue>
    ) {
      (self.layout, self.feel, self.wheelFeel) = (layout, feel, wheelFeel)
      (self.decelerationLaw, self.offset) = (decelerationLaw, offset)
      self.isDirectionalLockEnabled = isDirectionalLockEnabled
    }
  }

  public func savedState(at time: Double) -> SavedState {
    var state = SavedState(
      layout: layout, feel: feel.saved, wheelFeel: wheelFeel, decelerationLaw: decelerationLaw?.saved,
      isDirectionalLockEnabled: isDirectionalLockEnabled, offset: offset.saved(at: time))
    state.ruler = ruler
    return state
  }

  public init(_ state: SavedState, delayedBy shift: Double, interaction: Interaction<Vector2>) {
    self.init(layout: state.layout, feel: state.feel)
    (wheelFeel, decelerationLaw) = (state.wheelFeel, state.decelerationLaw)
    isDirectionalLockEnabled = state.isDirectionalLockEnabled
    (offset, ruler) = (state.offset.delayed(by: shift), state.ruler)
    self.interaction = interaction
  }
}

#if !hasFeature(Embedded)
  extension SimpleScrollView.SavedState: Codable {}
#endif
