extension PictureInPicture: RestorableView {
  /// The state of a tile, apart from its gestures and events.
  public struct SavedState: Hashable, Sendable {
    package var layout: TileLayout<Anchor>
    package var wheelFeel: WheelFeel
    package var snapping: Snapping<Anchor>

    package init(layout: TileLayout<Anchor>, wheelFeel: WheelFeel, snapping: Snapping<Anchor>) {
      (self.layout, self.wheelFeel, self.snapping) = (layout, wheelFeel, snapping)
    }
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(layout: layout, wheelFeel: wheelFeel, snapping: snapping.saved(at: time))
  }

  public init(_ state: SavedState, delayedBy shift: Double, interaction: Interaction<Anchor>) {
    self.init(layout: state.layout, anchor: state.snapping.target, feel: state.snapping.feel)
    (wheelFeel, snapping) = (state.wheelFeel, state.snapping.delayed(by: shift))
    self.interaction = interaction
  }
}
