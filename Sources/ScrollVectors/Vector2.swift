/// A point, a displacement or a velocity in the plane: points, or points per second.
///
/// The y axis points down, as on screens.
public struct Vector2: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// By its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The same without labels.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.init(x: x, y: y)
  }

  /// The origin; no displacement, no velocity.
  public static let zero = Vector2(0, 0)

  /// The Euclidean length; does not overflow where its components do not (`hypot`-like scaling).
  @inlinable
  public var length: Double {
    let scale = max(abs(x), abs(y))
    guard scale > 0, scale.isFinite else { return scale }
    let (u, v) = (x / scale, y / scale)
    return scale * (u * u + v * v).squareRoot()
  }

  /// The Euclidean distance between two points.
  @inlinable public func distance(to other: Vector2) -> Double { (self - other).length }

  /// Whether neither coordinate is infinite or NaN.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// What `transform` makes of each coordinate.
  @inlinable public func map(_ transform: (Double) -> Double) -> Vector2 { Vector2(transform(x), transform(y)) }

  /// The opposite direction, as far.
  @inlinable public static prefix func - (v: Vector2) -> Vector2 { Vector2(-v.x, -v.y) }
  /// The sum, coordinate by coordinate.
  @inlinable public static func + (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x + b.x, a.y + b.y) }
  /// The difference: the displacement from `b` to `a`.
  @inlinable public static func - (a: Vector2, b: Vector2) -> Vector2 { Vector2(a.x - b.x, a.y - b.y) }
  /// Every coordinate times `s`.
  @inlinable public static func * (v: Vector2, s: Double) -> Vector2 { Vector2(v.x * s, v.y * s) }
  /// Every coordinate times `s`.
  @inlinable public static func * (s: Double, v: Vector2) -> Vector2 { v * s }
  /// Every coordinate divided by `s`.
  @inlinable public static func / (v: Vector2, s: Double) -> Vector2 { Vector2(v.x / s, v.y / s) }
  /// Adds `b` to `a`.
  @inlinable public static func += (a: inout Vector2, b: Vector2) { a = a + b }
  /// Subtracts `b` from `a`.
  @inlinable public static func -= (a: inout Vector2, b: Vector2) { a = a - b }
}
