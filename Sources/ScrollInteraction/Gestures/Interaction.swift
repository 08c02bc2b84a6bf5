/// The input state of a view: its gestures, its events, and the hook at the end of a drag.
public struct Interaction<Target: Hashable & Sendable>: Sendable {
  /// The gesture that distinguishes drags from clicks. Its slop can be changed.
  public var pan: PanGesture
  /// A hook at the end of a drag, like `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`. It receives
  /// the velocity of the displayed content, in points per second, and the proposed target, which it may change.
  ///
  /// The view calls the hook once for a pointer, but for each report of a touchpad, since that may be the last. The
  /// result must depend only on the arguments.
  public var willEndDragging: (@Sendable (_ velocity: Vector2, _ target: inout Target) -> Void)?
  var touchpad = TouchpadGesture()
  var log = EventLog<Target>()

  /// Creates an interaction with the slop of its pan gesture, and the rule that estimates the velocity of a finger.
  public init(slop: PanGesture.Slop = .standard, touchVelocityRule: VelocityRule = .leastError) {
    pan = PanGesture(slop: slop)
    pan.touchVelocityRule = touchVelocityRule
  }

  /// Returns the target of a release: the proposed one, or its replacement by ``willEndDragging``.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the displayed content, in points per second.
  ///   - target: The proposed target.
  public mutating func target(for velocity: Vector2, _ target: Target) -> Target {
    log.plan?.releaseVelocity = velocity
    guard let willEndDragging else { return target }
    var target = target
    willEndDragging(velocity, &target)
    return target
  }
}
