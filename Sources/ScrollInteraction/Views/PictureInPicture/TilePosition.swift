/// Where a tile rests on a stage of any size, as SwiftUI's `UnitPoint`: (0, 0) in the top left corner, (1, 1) in the bottom
/// right one, each a margin away from the edges.
public struct TilePosition: Hashable, Sendable {
  /// From 0 to 1 between the places farthest to the left and to the right.
  public var x: Double
  /// From 0 to 1 between the highest and the lowest place.
  public var y: Double
  /// Added to that, in points; the tile stays on the stage nevertheless.
  public var offset: Vector2

  /// - Parameters:
  ///   - x: from 0, farthest to the left, to 1.
  ///   - y: from 0, at the top, to 1.
  ///   - offset: added to that, in points.
  public init(x: Double, y: Double, offset: Vector2 = .zero) {
    self.x = x
    self.y = y
    self.offset = offset
  }

  /// A place by its distance in points from the top left corner's.
  public static func points(_ x: Double, _ y: Double) -> TilePosition {
    TilePosition(x: 0, y: 0, offset: Vector2(x, y))
  }
}

/// The places where a tile may rest, under names of your own.
public typealias TileAnchors<Name: Hashable & Sendable> = Stops<Name, TilePosition>

/// The corners of a stage, as names for the places of a tile.
public enum TileCorner: Int, Hashable, Sendable, CaseIterable {
  /// Above, to the left.
  case topLeft
  /// Above, to the right.
  case topRight
  /// Below, to the left.
  case bottomLeft
  /// Below, to the right.
  case bottomRight
}

extension Stops<TileCorner, TilePosition> {
  /// All four corners.
  public static var corners: TileAnchors<TileCorner> {
    [
      .topLeft: TilePosition(x: 0, y: 0), .topRight: TilePosition(x: 1, y: 0), .bottomLeft: TilePosition(x: 0, y: 1),
      .bottomRight: TilePosition(x: 1, y: 1),
    ]
  }
}
