/// The resting position of a tile on a stage of any size, like SwiftUI's `UnitPoint`: (0, 0) in the top left corner,
/// (1, 1) in the bottom right one, each a margin away from the edges.
public struct TilePosition: Hashable, Sendable, Codable {
  /// The horizontal position, from 0 at the far left to 1 at the far right.
  public var x: Double
  /// The vertical position, from 0 at the top to 1 at the bottom.
  public var y: Double
  /// An additional offset, in points. The tile stays on the stage nevertheless.
  public var offset: Vector2

  /// Creates a position from two fractions between 0 and 1, and an additional offset in points.
  public init(x: Double, y: Double, offset: Vector2 = .zero) { (self.x, self.y, self.offset) = (x, y, offset) }

  /// Returns a position at a distance from the top left corner, in points.
  public static func points(_ x: Double, _ y: Double) -> TilePosition {
    TilePosition(x: 0, y: 0, offset: Vector2(x, y))
  }

  enum CodingKeys: NumberKey { case x, y, offset }
}

/// The anchors at which a tile can rest, each under a name of your own.
public typealias TileAnchors<Name: Hashable & Sendable> = Stops<Name, TilePosition>

/// The corners of a stage, as names of anchors.
public enum TileCorner: Int, Hashable, Sendable, CaseIterable, Codable {
  /// The top left corner.
  case topLeft
  /// The top right corner.
  case topRight
  /// The bottom left corner.
  case bottomLeft
  /// The bottom right corner.
  case bottomRight
}

extension Stops<TileCorner, TilePosition> {
  /// The anchors in all four corners.
  public static var corners: TileAnchors<TileCorner> {
    [
      .topLeft: TilePosition(x: 0, y: 0), .topRight: TilePosition(x: 1, y: 0), .bottomLeft: TilePosition(x: 0, y: 1),
      .bottomRight: TilePosition(x: 1, y: 1),
    ]
  }
}
