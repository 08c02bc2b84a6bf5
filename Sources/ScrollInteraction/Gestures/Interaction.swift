/// What a view keeps of those who move it: the gesture of its pointers, that of a touchpad, its events, and the hook at
/// the end of a drag.
public struct Interaction<Target: Hashable & Sendable>: Sendable {
  /// Tells drags from clicks; its slop may be set.
  public var pan: PanGesture
  /// Called at the end of a drag, as `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` is: with the
  /// velocity of what the view shows, in points per second, and where it would come to rest, which may be changed.
  ///
  /// It is called once for a pointer, and for each report of a touchpad, since that may be the last: it must depend on
  /// nothing but what it is given.
  public var willEndDragging: (@Sendable (_ velocity: Vector2, _ target: inout Target) -> Void)?
  var touchpad = TouchpadGesture()
  var log = EventLog<Target>()

  /// - Parameters:
  ///   - slop: how far pointers may travel before they drag.
  ///   - touchVelocityRule: how the velocity of a finger is estimated.
  public init(slop: PanGesture.Slop = .standard, touchVelocityRule: VelocityRule = .leastError) {
    pan = PanGesture(slop: slop)
    pan.touchVelocityRule = touchVelocityRule
  }

  /// What becomes of a release: the target, or what ``willEndDragging`` has put in its place.
  ///
  /// - Parameters:
  ///   - velocity: of what the view shows, in points per second.
  ///   - target: where it would come to rest.
  public mutating func target(for velocity: Vector2, _ target: Target) -> Target {
    log.plan?.releaseVelocity = velocity
    guard let willEndDragging else { return target }
    var target = target
    willEndDragging(velocity, &target)
    return target
  }
}
