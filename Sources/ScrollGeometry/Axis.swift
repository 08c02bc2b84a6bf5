/// One of the two directions of the plane.
public enum Axis: Hashable, Sendable, CaseIterable {
  case x, y

  @inlinable public var other: Axis { self == .x ? .y : .x }
}
