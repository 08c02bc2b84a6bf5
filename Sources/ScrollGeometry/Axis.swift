/// One of the two directions of the plane.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Sideways, to the right.
  case x
  /// Downwards.
  case y

  /// The one across it.
  @inlinable public var other: Axis { self == .x ? .y : .x }
}
