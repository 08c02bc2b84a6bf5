/// The state of a view: at rest, dragged, or moving by itself.
#if hasAttribute(nonexhaustive)
  @nonexhaustive(warn)
#endif
public enum ViewState: String, Hashable, Sendable, CaseIterable, Codable {
  /// The view is at rest.
  case idle
  /// A pointer, a pinch or a touchpad drags or holds the view.
  case dragging
  /// Content decelerates within its limits.
  case decelerating
  /// Content or its scale returns from past a limit.
  case bouncing
  /// The view moves to the target of a program or of a release.
  case snapping
  /// Content zooms to another scale.
  case zooming
}
