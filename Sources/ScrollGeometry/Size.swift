/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

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

  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  @inlinable public static func * (s: Size, scale: Double) -> Size { Size(s.width * scale, s.height * scale) }
}
