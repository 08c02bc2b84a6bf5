/// The input state of a view: its gestures, its events, and the hook at the end of a drag.
public struct Interaction<Target: Hashable & Sendable>: Sendable {
  package var pan: PanGesture
  package var willEndDragging: (@Sendable (_ velocity: Vector2, _ target: inout Target) -> Void)?
  fileprivate var callHook: CallHook<Target>?
  var touchpad = TouchpadGesture()
  var contact = PerAxis(x: FlickContact(), y: FlickContact())
  var log = EventLog<Target>()
  private(set) var latest = -Double.infinity

  /// Creates an interaction with the slop of its pan gesture, and the rule that estimates the velocity of a finger.
  public init(slop: PanGesture.Slop = .standard, touchVelocityRule: VelocityRule = .leastError) {
    pan = PanGesture(slop: slop)
    pan.touchVelocityRule = touchVelocityRule
  }

  /// Notes a change of the view at `time`. A clock that has begun again has no events yet.
  ///
  /// - Returns: Whether the clock has begun again.
  mutating func advance(to time: Double) -> Bool {
    let restarts = time.restarts(after: latest)
    if restarts { (log, latest) = (EventLog(), time) }
    if time.isFinite { latest = max(latest, time) }
    return restarts
  }

  /// Returns the target of a release: the proposed one, or its replacement by ``DraggableView/willEndDragging``. The
  /// velocity is that of the displayed content, in points per second.
  public mutating func target(for velocity: Vector2, _ target: Target) -> Target {
    log.plan?.releaseVelocity = velocity
    var target = target
    if let callHook { callHook.call(velocity, &target) } else { willEndDragging?(velocity, &target) }
    return target
  }
}

/// A hook that lasts for one call, in which it stays on the caller's thread.
private struct CallHook<Target>: @unchecked Sendable {
  let call: (_ velocity: Vector2, _ target: inout Target) -> Void
}

extension DraggableView {
  /// A hook at the end of a drag for one call, in place of ``willEndDragging``. It may use everything that its caller
  /// may, such as state of the main actor.
  ///
  /// ```swift
  /// view.handle(event) { velocity, target in target.y = model.nearestRow(to: target.y, velocity: velocity.y) }
  /// ```
  public typealias ReleaseHook = (_ velocity: Vector2, _ target: inout Target) -> Void

  /// Processes an event of a pointer, as `handle(_:at:)` does, with a hook for this call.
  @discardableResult
  public mutating func handle(_ event: PointerEvent, at time: Double? = nil, willEndDragging hook: ReleaseHook)
    -> Click?
  {
    withHook(hook) { $0.handle(event, at: time) }
  }

  /// Processes a report of a wheel or a touchpad, with a hook for this call. The hook is called for each report of fingers
  /// on a touchpad, since any may be the last. If the view changes while they drag, the release is planned anew with
  /// ``willEndDragging``.
  public mutating func handle(_ wheel: WheelEvent, at time: Double? = nil, willEndDragging hook: ReleaseHook) {
    withHook(hook) { $0.handle(wheel, at: time) }
  }

  /// Ends the drag, if there is one, with a hook for this call.
  public mutating func endDragging(velocity: Vector2, at time: Double, willEndDragging hook: ReleaseHook) {
    withHook(hook) { $0.endDragging(velocity: velocity, at: time) }
  }

  private mutating func withHook<Result>(_ hook: ReleaseHook, _ change: (inout Self) -> Result) -> Result {
    withoutActuallyEscaping(hook) { hook in
      interaction.callHook = CallHook(call: hook)
      defer { interaction.callHook = nil }
      return change(&self)
    }
  }
}
