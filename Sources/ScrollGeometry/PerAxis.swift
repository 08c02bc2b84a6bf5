/// A pair of values, one for each axis of the plane.
public struct PerAxis<Value> {
  /// The value for the x axis.
  public var x: Value
  /// The value for the y axis.
  public var y: Value

  /// Creates a pair from its two values.
  @inlinable public init(x: Value, y: Value) { (self.x, self.y) = (x, y) }

  /// Creates a pair from the value that `make` returns for each axis.
  @inlinable public init(_ make: (Axis) -> Value) { self.init(x: make(.x), y: make(.y)) }

  /// The value for `axis`.
  @inlinable public subscript(axis: Axis) -> Value {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  /// Returns the pair of the results of `transform`.
  @inlinable public func map<Other>(_ transform: (Value) -> Other) -> PerAxis<Other> {
    PerAxis<Other>(x: transform(x), y: transform(y))
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}

extension PerAxis where Value == Double {
  /// The two numbers as a vector.
  @inlinable public var vector: Vector2 { Vector2(x, y) }
}

/// A Boolean literal stands for the same value on both axes.
extension PerAxis: ExpressibleByBooleanLiteral where Value == Bool {
  @inlinable public init(booleanLiteral value: Bool) { self.init(x: value, y: value) }
}

extension PerAxis: Codable where Value: Codable {}
