/// One value for each axis of the plane.
public struct PerAxis<Value> {
  public var x: Value
  public var y: Value

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

  @inlinable
  public func map<Other>(_ transform: (Value) -> Other) -> PerAxis<Other> {
    PerAxis<Other>(x: transform(x), y: transform(y))
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}

extension PerAxis where Value == Double {
  @inlinable public var vector: Vector2 { Vector2(x, y) }
}

/// The same for both axes.
extension PerAxis: ExpressibleByBooleanLiteral where Value == Bool {
  @inlinable
  public init(booleanLiteral value: Bool) { self.init(x: value, y: value) }
}
