/// The sizes of a stage and a tile, the margin of the tile to the stage's edges, and the anchors at which it can rest.
public struct TileLayout<Anchor: Hashable & Sendable>: Hashable, Sendable {
  /// The size of the stage, in points.
  public var stage: Size
  /// The size of the tile, in points.
  public var tile: Size
  /// The distances that the tile keeps from the edges of the stage, in points.
  public var margin: EdgeInsets
  /// The anchors at which the tile can rest.
  public var anchors: TileAnchors<Anchor>

  /// Creates a layout. Sizes and margins are in points.
  public init(stage: Size, tile: Size, margin: EdgeInsets, anchors: TileAnchors<Anchor>) {
    (self.stage, self.tile, self.margin, self.anchors) = (stage, tile, margin, anchors)
  }

  /// Returns the range of the tile's origin along an axis, a single number without room. A margin of NaN counts as 0.
  public func limits(along axis: Axis) -> ClosedRange<Double> {
    let (before, after) = margin[axis]
    return ClosedRange(from: before.bounded, to: (stage[axis] - tile[axis] - after.bounded).bounded)
  }

  /// Returns the tile's top left corner at an anchor; `nil` if no anchor has this name.
  public func origin(of anchor: Anchor) -> Vector2? { anchors[anchor].map(origin) }
  package var origins: [Vector2] { anchors.positions.map(origin) }

  private func origin(_ position: TilePosition) -> Vector2 {
    func origin(_ axis: Axis, _ share: Double) -> Double {
      let limits = limits(along: axis)
      let start = share == 1 ? limits.upperBound : limits.lowerBound + share * (limits.upperBound - limits.lowerBound)
      let origin = start + position.offset[axis]
      return origin.isNaN ? limits.lowerBound : origin.clamped(to: limits)
    }
    return Vector2(origin(.x, position.x), origin(.y, position.y))
  }

  /// Returns the anchor whose origin is nearest to `point`; the first of several equally near ones.
  public func anchor(nearest point: Vector2) -> Anchor {
    let origins = origins
    return anchors.names[origins.nearest(to: point).flatMap(origins.firstIndex(of:)) ?? 0]
  }
}

extension TileLayout<TileCorner> {
  /// Creates the layout of a tile that rests in the corners.
  public init(stage: Size, tile: Size, margin: EdgeInsets) {
    self.init(stage: stage, tile: tile, margin: margin, anchors: .corners)
  }
}

extension TileLayout: Codable where Anchor: Codable {}
