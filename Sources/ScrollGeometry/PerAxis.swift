/// One value for each axis of the plane.
public struct PerAxis<Value> {
  /// Along x.
  public var x: Value
  /// Along y.
  public var y: Value

  /// One value for each axis.
  @inlinable
  public init(x: Value, y: Value) {
    self.x = x
    self.y = y
  }

  /// What `make` returns for each axis.
  @inlinable
  public init(_ make: (Axis) -> Value) {
    self.init(x: make(.x), y: make(.y))
  }

  /// The value along `axis`.
  @inlinable
  public subscript(axis: Axis) -> Value {
    get { axis == .x ? x : y }
    set {
      switch axis {
      case .x: x = newValue
      case .y: y = newValue
      }
    }
  }

  /// What `transform` makes of each of the two.
  @inlinable
  public func map<Other>(_ transform: (Value) -> Other) -> PerAxis<Other> {
    PerAxis<Other>(x: transform(x), y: transform(y))
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}

extension PerAxis where Value == Double {
  /// The two numbers as a point.
  @inlinable public var vector: Vector2 { Vector2(x, y) }
}

/// The same for both axes.
extension PerAxis: ExpressibleByBooleanLiteral where Value == Bool {
  @inlinable
  public init(booleanLiteral value: Bool) { self.init(x: value, y: value) }
}
