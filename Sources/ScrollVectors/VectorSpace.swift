/// Things that can be added, scaled and measured: a number, a point, a colour, a tuple of coordinates.
///
/// Linear formulas, such as a spring's response, are written once against it and hold for a number, for a point and for
/// whatever a program animates.
public protocol VectorSpace {
  /// The sum.
  static func + (a: Self, b: Self) -> Self
  /// The vector `scale` times as long.
  static func * (scale: Double, vector: Self) -> Self
  /// How large it is, by any norm: zero for nothing, twice as much for twice the vector, and of a sum at most the sum.
  var magnitude: Double { get }
}

extension Double: VectorSpace {}

extension Vector2: VectorSpace {
  /// The Euclidean length.
  @inlinable public var magnitude: Double { length }
}

extension SIMD2: VectorSpace where Scalar == Double {
  /// The Euclidean length.
  @inlinable public var magnitude: Double { (self * self).sum().squareRoot() }
}

extension SIMD3: VectorSpace where Scalar == Double {
  /// The Euclidean length.
  @inlinable public var magnitude: Double { (self * self).sum().squareRoot() }
}

extension SIMD4: VectorSpace where Scalar == Double {
  /// The Euclidean length.
  @inlinable public var magnitude: Double { (self * self).sum().squareRoot() }
}

extension SIMD8: VectorSpace where Scalar == Double {
  /// The Euclidean length.
  @inlinable public var magnitude: Double { (self * self).sum().squareRoot() }
}
