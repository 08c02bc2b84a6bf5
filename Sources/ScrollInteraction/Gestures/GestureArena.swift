/// The state of a gesture above several views: the views under the pointer, and the winner.
///
/// Store an arena in your ``ViewHierarchy``, which handles the events. The arena has the slop of all its views.
public struct GestureArena<ID: Hashable & Sendable>: Sendable {
  /// The view that has won the gesture: it follows the pointer, and a release gives it the velocity. `nil` before any
  /// view has won, and without a gesture.
  public internal(set) var winner: ID?
  /// The views under the pointer, from the innermost to the outermost.
  var ids: [ID] = []
  var gesture = ArenaGesture()
  /// The views that the latest touchpad has scrolled and the latest pinch of a touchpad has zoomed.
  var (wheelTarget, pinchTarget): (ID?, ID?)

  /// Creates an arena with the distance that each kind of pointer may travel before a view wins it.
  public init(slop: PanGesture.Slop = .standard) { gesture.pan.slop = slop }

  /// Whether a pointer is down.
  public var isPressed: Bool { gesture.pan.isPressed }
}
