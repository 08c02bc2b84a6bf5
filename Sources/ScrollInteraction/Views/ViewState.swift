/// What moves a view.
public enum ViewState: String, Hashable, Sendable, CaseIterable {
  /// At rest.
  case idle
  /// By a pointer, a pinch or a touchpad, or stopped by one.
  case dragging
  /// Coasting within its bounds.
  case decelerating
  /// Beyond a bound of the position or of the scale, on its way back.
  case bouncing
  /// On its way to where a program or a release sent it.
  case snapping
  /// On the way to another scale.
  case zooming
}
