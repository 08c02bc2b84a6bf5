/// Distances inwards from the four edges of a rectangle, in points; negative ones point outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge downwards.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the bottom edge upwards.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// One distance for each edge, in points.
  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance from every edge, in points.
  @inlinable
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// None at any edge.
  public static let zero = EdgeInsets()
}

extension EdgeInsets {
  /// The insets along an axis: left and right, or top and bottom.
  package subscript(axis: Axis) -> (before: Double, after: Double) { axis == .x ? (left, right) : (top, bottom) }
}
