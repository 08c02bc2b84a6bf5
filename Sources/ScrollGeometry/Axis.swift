/// An axis of the plane.
public enum Axis: Hashable, Sendable, CaseIterable, NamedCase {
  /// The horizontal axis, pointing right.
  case x
  /// The vertical axis, pointing down.
  case y

  /// The axis perpendicular to this one.
  @inlinable public var other: Axis { self == .x ? .y : .x }

  package static var names: KeyValuePairs<String, Self> { ["x": .x, "y": .y] }
}

extension Vector2 {
  /// The coordinate along `axis`.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  package init(_ value: Double, along axis: Axis, across: Double = 0) {
    self = axis == .x ? Vector2(value, across) : Vector2(across, value)
  }
}
