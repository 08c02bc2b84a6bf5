/// An axis of the plane.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// The horizontal axis, pointing right.
  case x
  /// The vertical axis, pointing down.
  case y

  /// The axis perpendicular to this one.
  @inlinable public var other: Axis { self == .x ? .y : .x }
}
