/// Things that can be added and scaled: a number, a point, a tuple of coordinates.
///
/// Linear formulas, such as a spring's response, are written once against it and hold for a number, for a point and for
/// whatever a program animates.
public protocol VectorSpace {
  static func + (a: Self, b: Self) -> Self
  static func * (scale: Double, vector: Self) -> Self
}

extension Double: VectorSpace {}
extension Vector2: VectorSpace {}
extension SIMD2: VectorSpace where Scalar == Double {}
extension SIMD3: VectorSpace where Scalar == Double {}
extension SIMD4: VectorSpace where Scalar == Double {}
extension SIMD8: VectorSpace where Scalar == Double {}
