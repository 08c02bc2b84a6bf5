extension Drawer: RestorableView {
  /// The state of a drawer, apart from its gestures and events.
  public struct SavedState: Hashable, Sendable {
    package var anchors: [Double]
    package var height: Double
    package var bounces: Bool
    package var wheelFeel: WheelFeel
    package var snapping: Snapping<Int>

    package init(anchors: [Double], height: Double, bounces: Bool, wheelFeel: WheelFeel, snapping: Snapping<Int>) {
      (self.anchors, self.height, self.bounces) = (anchors, height, bounces)
      (self.wheelFeel, self.snapping) = (wheelFeel, snapping)
    }
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(
      anchors: anchors, height: height, bounces: bounces, wheelFeel: wheelFeel, snapping: snapping.saved(at: time))
  }

  public init(_ state: SavedState, delayedBy shift: Double, interaction: Interaction<Int>) {
    self.init(anchors: state.anchors, height: state.height, feel: state.snapping.feel, bounces: state.bounces)
    (wheelFeel, snapping) = (state.wheelFeel, state.snapping.delayed(by: shift))
    self.interaction = interaction
  }
}
