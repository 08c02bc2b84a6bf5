extension PictureInPicture {
  /// The stage, the tile and the distance that the tile keeps from the stage's edges, in points.
  public struct Layout: Hashable, Sendable {
    public var stage: Size
    public var tile: Size
    public var margin: EdgeInsets

    public init(stage: Size, tile: Size, margin: EdgeInsets) {
      self.stage = stage
      self.tile = tile
      self.margin = margin
    }

    /// The origins between which the tile rests along `axis`; one number where it fits nowhere else. A margin that is
    /// not a number counts as 0.
    public func limits(_ axis: Axis) -> ClosedRange<Double> {
      let (before, after) = axis == .x ? (margin.left, margin.right) : (margin.top, margin.bottom)
      let lowest = before.isNaN ? 0 : before
      return lowest...max(lowest, stage[axis] - tile[axis] - after)
    }

    public func origin(of corner: Corner) -> Vector2 {
      let (x, y) = (limits(.x), limits(.y))
      return switch corner {
      case .topLeft: Vector2(x.lowerBound, y.lowerBound)
      case .topRight: Vector2(x.upperBound, y.lowerBound)
      case .bottomLeft: Vector2(x.lowerBound, y.upperBound)
      case .bottomRight: Vector2(x.upperBound, y.upperBound)
      }
    }

    public var corners: [Vector2] { Corner.allCases.map(origin) }

    /// The corner whose origin is nearest to `point`; the first of several that are equally near.
    public func corner(nearest point: Vector2) -> Corner {
      let nearest = corners.nearest(to: point)
      return Corner.allCases.first { origin(of: $0) == nearest } ?? .topLeft
    }
  }
}
