/// The stage, the tile, the distance that the tile keeps from the stage's edges, and the places where it may rest.
public struct TileLayout<Anchor: Hashable & Sendable>: Hashable, Sendable {
  /// In points.
  public var stage: Size
  /// In points.
  public var tile: Size
  /// What the tile keeps from the edges of the stage, in points.
  public var margin: EdgeInsets
  /// Where it may rest.
  public var anchors: TileAnchors<Anchor>

  /// - Parameters:
  ///   - stage: its size in points.
  ///   - tile: its size in points.
  ///   - margin: what the tile keeps from the edges of the stage, in points.
  ///   - anchors: where it may rest.
  public init(stage: Size, tile: Size, margin: EdgeInsets, anchors: TileAnchors<Anchor>) {
    self.stage = stage
    self.tile = tile
    self.margin = margin
    self.anchors = anchors
  }

  /// The origins between which the tile may be along `axis`; one number where it fits nowhere else. A margin that is not a
  /// number counts as 0.
  public func limits(_ axis: Axis) -> ClosedRange<Double> {
    let (before, after) = margin[axis]
    let lowest = before.isNaN ? 0 : before
    return lowest...max(lowest, stage[axis] - tile[axis] - after)
  }

  /// Where the tile's top left corner is at an anchor; `nil` for one that there is not.
  public func origin(of anchor: Anchor) -> Vector2? { anchors[anchor].map(origin) }

  /// Where it is at each of the anchors, in their order.
  public var origins: [Vector2] { anchors.positions.map(origin) }

  private func origin(_ position: TilePosition) -> Vector2 {
    func origin(_ axis: Axis, _ share: Double) -> Double {
      let limits = limits(axis)
      let start = share == 1 ? limits.upperBound : limits.lowerBound + share * (limits.upperBound - limits.lowerBound)
      let origin = start + position.offset[axis]
      return origin.isNaN ? limits.lowerBound : origin.clamped(to: limits)
    }
    return Vector2(origin(.x, position.x), origin(.y, position.y))
  }

  /// The anchor whose origin is nearest to `point`; the first of several that are equally near.
  public func anchor(nearest point: Vector2) -> Anchor {
    let origins = origins
    return anchors.names[origins.nearest(to: point).flatMap(origins.firstIndex(of:)) ?? 0]
  }
}

extension TileLayout<TileCorner> {
  /// A tile that rests in the corners.
  public init(stage: Size, tile: Size, margin: EdgeInsets) {
    self.init(stage: stage, tile: tile, margin: margin, anchors: .corners)
  }
}
