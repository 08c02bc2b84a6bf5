extension PagingScrollView: RestorableView {
  /// The state of a paging view, apart from its gestures and events.
  public struct SavedState: Equatable, Sendable {
    package var layout: Pages
    package var axis: Axis
    package var reach: PagingReach
    package var minimumFlickVelocity: Double
    package var wheelFeel: WheelFeel
    package var snapping: Snapping<Int>
    package var reportsPassedPages = false

    package init(
      layout: Pages, axis: Axis, reach: PagingReach, minimumFlickVelocity: Double, wheelFeel: WheelFeel,
      snapping: Snapping<Int>
    ) {
      (self.layout, self.axis, self.reach) = (layout, axis, reach)
      (self.minimumFlickVelocity, self.wheelFeel, self.snapping) = (minimumFlickVelocity, wheelFeel, snapping)
    }
  }

  public func savedState(at time: Double) -> SavedState {
    var state = SavedState(
      layout: layout, axis: axis, reach: reach, minimumFlickVelocity: minimumFlickVelocity, wheelFeel: wheelFeel,
      snapping: snapping.saved(at: time))
    state.reportsPassedPages = reportsPassedPages
    return state
  }

  public init(_ state: SavedState, delayedBy shift: Double, interaction: Interaction<Int>) {
    self.init(
      layout: state.layout, axis: state.axis, feel: state.snapping.feel, reach: state.reach,
      minimumFlickVelocity: state.minimumFlickVelocity)
    (wheelFeel, snapping) = (state.wheelFeel, state.snapping.delayed(by: shift))
    reportsPassedPages = state.reportsPassedPages
    self.interaction = interaction
  }
}

extension PagingScrollView.SavedState: Hashable where Pages: Hashable {}
