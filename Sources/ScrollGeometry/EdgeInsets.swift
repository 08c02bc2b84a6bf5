/// Distances inward from the four edges of a rectangle, in points; negative distances point outward.
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// The distance downward from the top edge, in points.
  public var top: Double
  /// The distance rightward from the left edge, in points.
  public var left: Double
  /// The distance upward from the bottom edge, in points.
  public var bottom: Double
  /// The distance leftward from the right edge, in points.
  public var right: Double

  /// Creates insets with one distance for each edge, in points.
  @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates insets with the same distance for every edge, in points.
  @inlinable public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// Insets of zero at every edge.
  public static let zero = EdgeInsets()

  enum CodingKeys: NumberKey { case top, left, bottom, right }
}

extension EdgeInsets {
  package subscript(axis: Axis) -> (before: Double, after: Double) { axis == .x ? (left, right) : (top, bottom) }
}
