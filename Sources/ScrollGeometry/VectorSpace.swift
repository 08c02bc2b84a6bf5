/// A type whose values can be added, scaled and measured: a number, a point, a color, a tuple of coordinates.
public protocol VectorSpace {
  /// Returns the sum of two vectors.
  static func + (a: Self, b: Self) -> Self
  /// Returns the vector multiplied by `scale`.
  static func * (scale: Double, vector: Self) -> Self
  /// The length in any norm: 0 for zero, doubled for a doubled vector, for a sum at most the sum of the lengths.
  var magnitude: Double { get }
}

extension Double: VectorSpace {}

extension Vector2: VectorSpace {
  /// The Euclidean length.
  @inlinable public var magnitude: Double { length }
}

extension SIMD where Scalar == Double {
  /// The Euclidean length.
  @inlinable public var magnitude: Double { (self * self).sum().squareRoot() }
}

extension SIMD2: VectorSpace where Scalar == Double {}
extension SIMD3: VectorSpace where Scalar == Double {}
extension SIMD4: VectorSpace where Scalar == Double {}
extension SIMD8: VectorSpace where Scalar == Double {}
