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

#if !hasFeature(Embedded)
  extension Drawer.SavedState: Codable {
    enum CodingKeys: NumberKey { case anchors, height, bounces, wheelFeel, snapping }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        anchors: try fields.decode([Double].self, forKey: .anchors),
        height: try fields.decode(Double.self, forKey: .height),
        bounces: try fields.decode(Bool.self, forKey: .bounces),
        wheelFeel: try fields.decode(WheelFeel.self, forKey: .wheelFeel),
        snapping: try fields.decode(Snapping<Int>.self, forKey: .snapping))
      guard anchors.indices.contains(snapping.target) else {
        throw fields.failure("A drawer has anchors, and its target is one of them.", .snapping)
      }
    }
  }

  extension PictureInPicture.SavedState: Codable where Anchor: Codable {
    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        layout: try fields.decode(TileLayout<Anchor>.self, forKey: .layout),
        wheelFeel: try fields.decode(WheelFeel.self, forKey: .wheelFeel),
        snapping: try fields.decode(Snapping<Anchor>.self, forKey: .snapping))
      guard layout.anchors.index(of: snapping.target) != nil else {
        throw fields.failure("The target of a tile is one of its anchors.", .snapping)
      }
    }
  }

  extension PagingScrollView.SavedState: Codable where Pages: Codable {
    enum CodingKeys: NumberKey {
      case layout, axis, reach, minimumFlickVelocity, wheelFeel, snapping, reportsPassedPages
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        layout: try fields.decode(Pages.self, forKey: .layout), axis: try fields.decode(Axis.self, forKey: .axis),
        reach: try fields.decode(PagingReach.self, forKey: .reach),
        minimumFlickVelocity: try fields.decode(Double.self, forKey: .minimumFlickVelocity),
        wheelFeel: try fields.decode(WheelFeel.self, forKey: .wheelFeel),
        snapping: try fields.decode(Snapping<Int>.self, forKey: .snapping))
      reportsPassedPages = try fields.decodeIfPresent(Bool.self, forKey: .reportsPassedPages) ?? false
      let (indices, target) = (layout.indices, snapping.target)
      guard indices.contains(target) || indices.isEmpty && target == 0 else {
        throw fields.failure("The target \(target) is none of the pages.", .snapping)
      }
    }
  }
#endif
