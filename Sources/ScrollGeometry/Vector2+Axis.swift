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
}
