/// A point, a displacement or a velocity in the plane, in points or points per second.
///
/// The y axis points down, as on screens.
public struct Vector2: Hashable, Sendable, Codable {
  /// The x coordinate, to the right.
  public var x: Double
  /// The y coordinate, downward.
  public var y: Double

  /// Creates a vector from its coordinates.
  @inlinable public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates a vector without argument labels.
  @inlinable public init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }

  /// The zero vector: the origin, no displacement, no velocity.
  public static let zero = Vector2(0, 0)

  /// The Euclidean length, scaled like `hypot` so that squaring the coordinates does not overflow.
  @inlinable public var length: Double {
    let scale = max(abs(x), abs(y))
    guard scale > 0, scale.isFinite else { return scale }
    let (u, v) = (x / scale, y / scale)
    return scale * (u * u + v * v).squareRoot()
  }

  /// Returns the Euclidean distance to another point.
  @inlinable public func distance(to other: Vector2) -> Double { (self - other).length }

  /// Whether both coordinates are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns the vector with `transform` applied to each coordinate.
  @inlinable public func map(_ transform: (Double) -> Double) -> Vector2 { Vector2(transform(x), transform(y)) }

  /// Returns the vector with the same length and the opposite direction.
  @inlinable public static prefix func - (v: Vector2) -> Vector2 { Vector2(-v.x, -v.y) }
  /// Returns the sum of two vectors.
  @inlinable public static func + (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x + b.x, a.y + b.y) }
  /// Returns the displacement from `b` to `a`.
  @inlinable public static func - (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x - b.x, a.y - b.y) }
  /// Returns the vector with each coordinate multiplied by `s`.
  @inlinable public static func * (v: Vector2, s: Double) -> Vector2 { Vector2(v.x * s, v.y * s) }
  /// Returns the vector with each coordinate multiplied by `s`.
  @inlinable public static func * (s: Double, v: Vector2) -> Vector2 { v * s }
  /// Returns the vector with each coordinate divided by `s`.
  @inlinable public static func / (v: Vector2, s: Double) -> Vector2 { Vector2(v.x / s, v.y / s) }
  /// Adds `b` to `a`.
  @inlinable public static func += (a: inout Vector2, b: Vector2) { a = a + b }
  /// Subtracts `b` from `a`.
  @inlinable public static func -= (a: inout Vector2, b: Vector2) { a = a - b }

  enum CodingKeys: NumberKey { case x, y }
}
