/// A point, a displacement or a velocity in the plane: points, or points per second.
///
/// The y axis points down, as on screens.
public struct Vector2: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.init(x: x, y: y)
  }

  public static let zero = Vector2(0, 0)

  /// The Euclidean length; does not overflow where its components do not (`hypot`-like scaling).
  @inlinable
  public var length: Double {
    let scale = max(abs(x), abs(y))
    guard scale > 0, scale.isFinite else { return scale }
    let (u, v) = (x / scale, y / scale)
    return scale * (u * u + v * v).squareRoot()
  }

  @inlinable public func distance(to other: Vector2) -> Double { (self - other).length }

  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  @inlinable public func map(_ transform: (Double) -> Double) -> Vector2 { Vector2(transform(x), transform(y)) }

  @inlinable public static prefix func - (v: Vector2) -> Vector2 { Vector2(-v.x, -v.y) }
  @inlinable public static func + (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x + b.x, a.y + b.y) }
  @inlinable public static func - (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x - b.x, a.y - b.y) }
  @inlinable public static func * (v: Vector2, s: Double) -> Vector2 { Vector2(v.x * s, v.y * s) }
  @inlinable public static func * (s: Double, v: Vector2) -> Vector2 { v * s }
  @inlinable public static func / (v: Vector2, s: Double) -> Vector2 { Vector2(v.x / s, v.y / s) }
  @inlinable public static func += (a: inout Vector2, b: Vector2) { a = a + b }
  @inlinable public static func -= (a: inout Vector2, b: Vector2) { a = a - b }
}
