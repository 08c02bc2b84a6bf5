extension Drawer: RestorableView {
  /// The state of a drawer, apart from its gestures and events.
  public struct SavedState: Hashable, Sendable {
    package var anchors: [Double]
    package var height: Double
    package var bounces: Bool
    package var wheelFeel: WheelFeel
    package var snapping: Snapping<Int>
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

  public static func fault(in state: SavedState) -> String? {
    let hasTarget = state.anchors.indices.contains(state.snapping.target)
    return hasTarget ? nil : "A drawer has anchors, and its target is one of them."
  }
}

extension PictureInPicture: RestorableView {
  /// The state of a tile, apart from its gestures and events.
  public struct SavedState: Hashable, Sendable {
    package var layout: TileLayout<Anchor>
    package var wheelFeel: WheelFeel
    package var snapping: Snapping<Anchor>
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(layout: layout, wheelFeel: wheelFeel, snapping: snapping.saved(at: time))
  }

  public init(_ state: SavedState, delayedBy shift: Double, interaction: Interaction<Anchor>) {
    self.init(layout: state.layout, anchor: state.snapping.target, feel: state.snapping.feel)
    (wheelFeel, snapping) = (state.wheelFeel, state.snapping.delayed(by: shift))
    self.interaction = interaction
  }

  public static func fault(in state: SavedState) -> String? {
    state.layout.anchors.index(of: state.snapping.target) == nil ? "The target of a tile is one of its anchors." : nil
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
    /// `nil` in a state that was saved before the property existed.
    package var reportsPassedPages: Bool?
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(
      layout: layout, axis: axis, reach: reach, minimumFlickVelocity: minimumFlickVelocity, wheelFeel: wheelFeel,
      snapping: snapping.saved(at: time), reportsPassedPages: reportsPassedPages)
  }

  public init(_ state: SavedState, delayedBy shift: Double, interaction: Interaction<Int>) {
    self.init(
      layout: state.layout, axis: state.axis, feel: state.snapping.feel, reach: state.reach,
      minimumFlickVelocity: state.minimumFlickVelocity)
    (wheelFeel, snapping) = (state.wheelFeel, state.snapping.delayed(by: shift))
    reportsPassedPages = state.reportsPassedPages ?? false
    self.interaction = interaction
  }

  public static func fault(in state: SavedState) -> String? {
    let (indices, target) = (state.layout.indices, state.snapping.target)
    let hasTarget = indices.contains(target) || indices.isEmpty && target == 0
    return hasTarget ? nil : "The target is none of the pages."
  }
}

extension PagingScrollView.SavedState: Hashable where Pages: Hashable {}

#if !hasFeature(Embedded)
  extension Drawer.SavedState: Codable {
    enum CodingKeys: NumberKey { case anchors, height, bounces, wheelFeel, snapping }
  }

  extension PictureInPicture.SavedState: Codable where Anchor: Codable {}

  extension PagingScrollView.SavedState: Codable where Pages: Codable {
    enum CodingKeys: NumberKey {
      case layout, axis, reach, minimumFlickVelocity, wheelFeel, snapping, reportsPassedPages
    }
  }
#endif
