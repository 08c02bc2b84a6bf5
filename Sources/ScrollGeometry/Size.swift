/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable {
  /// The extent along the x axis.
  public var width: Double
  /// The extent along the y axis.
  public var height: Double

  /// Creates a size, in points. Negative values are kept.
  @inlinable public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// Creates a size without argument labels, in points.
  @inlinable public init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }

  /// The extent along `axis`: the width along x, the height along y.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }

  /// Whether the size has no area: a width or a height that is zero, negative or NaN.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Returns the size with both extents multiplied by `scale`.
  @inlinable public static func * (s: Size, scale: Double) -> Size { Size(s.width * scale, s.height * scale) }

  enum CodingKeys: NumberKey { case width, height }
}
