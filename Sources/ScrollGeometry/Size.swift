/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Along x.
  public var width: Double
  /// Along y.
  public var height: Double

  /// In points; negative ones stay as they are.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same without labels.
  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.init(width: width, height: height)
  }

  /// The extent along `axis`: the width along x, the height along y.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .x ? width : height }
    set {
      switch axis {
      case .x: width = newValue
      case .y: height = newValue
      }
    }
  }

  /// Whether it has no area: a width or a height of zero, of less or of NaN.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Both extents times a scale.
  @inlinable public static func * (s: Size, scale: Double) -> Size { Size(s.width * scale, s.height * scale) }
}
