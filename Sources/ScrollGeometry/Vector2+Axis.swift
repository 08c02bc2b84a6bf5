extension Vector2 {
  /// The component along `axis`.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .x ? x : y }
    set {
      switch axis {
      case .x: x = newValue
      case .y: y = newValue
      }
    }
  }

  /// A vector by its coordinate along an axis, and that across it.
  package init(_ value: Double, along axis: Axis, across: Double = 0) {
    self = axis == .x ? Vector2(value, across) : Vector2(across, value)
  }
}
