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
