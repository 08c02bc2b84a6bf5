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
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(
      layout: layout, feel: feel.saved, wheelFeel: wheelFeel, decelerationLaw: decelerationLaw?.saved,
      isDirectionalLockEnabled: isDirectionalLockEnabled, offset: offset.saved(at: time), ruler: ruler)
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
