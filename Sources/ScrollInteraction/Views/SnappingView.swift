/// A view that rests only at anchors. A release moves the view to one of them, by ``SnapFeel/landing``. The anchors of a
/// view that moves along one axis are at 0 along the other.
public protocol SnappingView: DraggableView {
  /// The position of the view, and the anchor at which it rests or to which it moves.
  var snapping: Snapping<Target> { get set }

  /// Returns the displacement of the position by a pointer's translation. It also converts a pointer's velocity.
  func displacement(of pointer: Vector2) -> Vector2
  /// Returns the limits of the position along an axis, and its behavior past them.
  func elasticity(along axis: Axis, at time: Double) -> ElasticLimits
  /// Returns the position of an anchor, in points; `nil` if the view does not have it.
  func position(of anchor: Target) -> Vector2?
  /// Returns the anchor to which a release at `position` leads; `nil` without anchors.
  func anchor(from position: Vector2, velocity: Vector2) -> Target?
  /// Returns the anchor nearest to the view that shows the same as `anchor` in a loop; by default, `anchor` itself.
  func nearestEquivalent(of anchor: Target, at time: Double) -> Target
}

/// The position of a view that snaps, with the anchor at which it rests or to which it moves.
public struct Snapping<Target: Hashable & Sendable>: Hashable, Sendable {
  package internal(set) var feel: SnapFeel
  package var decelerationLaw: DecelerationLaw?
  package var target: Target
  /// Whether the view is hidden, at a position that is no anchor, or moves there: see ``Drawer/hide(animated:at:)``.
  package var isHidden = false
  /// Whether the latest motion to an anchor is a deceleration. Saved.
  package var isDecelerating = false
  package var position: PerAxis<DraggableValue>

  /// Creates a position at rest, in points, at the anchor `target`.
  public init(_ target: Target, at position: Vector2, feel: SnapFeel) {
    self.feel = feel
    self.target = target
    self.position = PerAxis {
      DraggableValue(position[$0], elasticity: ElasticLimits(position[$0]...position[$0], dimension: 0))
    }
  }

  /// Returns the position as it can be saved at `time`, without closures: see ``DraggableValue/saved(at:)``.
  public func saved(at time: Double) -> Snapping {
    var snapping = self
    snapping.decelerationLaw = decelerationLaw?.saved
    snapping.position = position.saved(at: time)
    return snapping
  }

  /// Returns the position with its motion begun `shift` seconds later, for another clock.
  public func delayed(by shift: Double) -> Snapping {
    var snapping = self
    snapping.position = position.delayed(by: shift)
    return snapping
  }

  func projection(from position: Vector2, velocity: Vector2) -> Vector2 {
    PerAxis { feel.projection(from: position[$0], velocity: velocity[$0], decelerationLaw) }.vector
  }

  /// Follows `motion` along an axis. If the motion ends elsewhere than at `end`, the feel's spring continues to it.
  mutating func follow(_ motion: some Motion, _ axis: Axis, endingAt end: Vector2, from time: Double) {
    isDecelerating = false
    position[axis].follow(motion, endingAt: end[axis], spring: feel.spring, threshold: feel.threshold, from: time)
  }

  mutating func spring(to end: Vector2, velocity: Vector2, by spring: Spring? = nil, at time: Double) {
    isDecelerating = false
    for axis in Axis.allCases {
      position[axis].spring(
        to: end[axis], spring: spring ?? feel.spring, velocity: velocity[axis], threshold: feel.threshold, at: time)
    }
  }

  /// Moves to an anchor as a release does: by a deceleration if the feel has one and it is possible, otherwise by a spring.
  mutating func land(at end: Vector2, velocity: Vector2, at time: Double) {
    let shown = position.value(at: time)
    func deceleration(_ axis: Axis) -> DraggableValue.Movement? {
      feel.deceleration(from: shown[axis], to: end[axis], velocity: velocity[axis], decelerationLaw)
    }
    guard !position.isStretched(at: time), let x = deceleration(.x), let y = deceleration(.y) else {
      return spring(to: end, velocity: velocity, by: feel.landingSpring, at: time)
    }
    isDecelerating = true
    position.x.follow(x, from: time)
    position.y.follow(y, from: time)
  }

  mutating func rest(at end: Vector2) {
    isDecelerating = false
    for axis in Axis.allCases { position[axis].rest(at: end[axis]) }
  }
}

// MARK: - Reading the state

extension SnappingView {
  /// The parameters of the motion to an anchor.
  public var feel: SnapFeel { snapping.feel }

  /// The law that projects a velocity along each axis to find the nearest anchor; `nil` for the feel's rate.
  public var decelerationLaw: DecelerationLaw? {
    get { snapping.decelerationLaw }
    set { snapping.decelerationLaw = newValue }
  }

  /// The anchor at which the view rests or to which it moves.
  public var target: Target { snapping.target }
  var targetPosition: Vector2 { position(of: target) ?? .zero }
  public var restTime: Double? { snapping.position.restTime }

  /// Returns the state of the view.
  public func state(at time: Double) -> ViewState {
    if snapping.position.viewState(at: time) == .dragging { return .dragging }
    return isMoving(at: time) ? (snapping.isDecelerating ? .decelerating : .snapping) : .idle
  }

  /// The position along an axis, with its motion, its drag and its limits.
  public subscript(axis: Axis) -> DraggableValue {
    withDragVelocity(snapping.position[axis]) { $0.displacement(of: $0.pointerVelocity(at: $1))[axis] }
  }

  public func isStretched(at time: Double) -> Bool { snapping.position.isStretched(at: time) }

  public func dragRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? {
    let scale = displacement(of: Vector2(1, along: axis))[axis]
    guard abs(scale) > 0, scale.isFinite else { return nil }
    let range = snapping.position[axis].dragRange(at: time)
    let pointerRange = range.lowerBound / abs(scale)...range.upperBound / abs(scale)
    return scale < 0 ? pointerRange.negated : pointerRange
  }

  /// Returns the velocity of the position. During a drag: that of a release at `time`.
  func positionVelocity(at time: Double) -> Vector2 { PerAxis { self[$0].velocity(at: time) }.vector }

  // MARK: - Dragging

  public mutating func hold(at time: Double) {
    updateElasticity(at: time)
    snapping.position.beginDragging(at: time)
  }

  public mutating func forgetFinishedMotion(at time: Double) { snapping.position.forgetFinishedMotion(at: time) }

  public mutating func drag(by translation: Vector2, at time: Double) {
    snapping.position.drag(by: displacement(of: translation))
  }

  /// Releases the view, which moves to the nearest anchor, or to that of the hook, if the view has it.
  public mutating func release(velocity: Vector2, at time: Double) {
    let shown = snapping.position.endDragging(velocity: displacement(of: velocity), at: time)
    guard let nearest = anchor(from: shown.value, velocity: shown.velocity) else { return }
    let target = interaction.target(for: shown.velocity, nearest)
    land(on: position(of: target) == nil ? nearest : target, velocity: shown.velocity, at: time)
  }

  public mutating func freeze(as other: Self, from time: Double) {
    snapping.position.freeze(as: other.snapping.position, from: time)
  }

  // MARK: - Programs

  public func nearestEquivalent(of anchor: Target, at time: Double) -> Target { anchor }

  /// Snaps to an anchor, with or without animation. A view in flight keeps its velocity. In a loop, an animation goes to
  /// the nearest anchor that shows the same page. Has no effect during a drag.
  ///
  /// - Returns: Whether the view has the anchor. If not, nothing changes.
  @discardableResult
  public mutating func snap(to anchor: Target, animated: Bool = true, at time: Double) -> Bool {
    guard position(of: anchor) != nil else { return false }
    move(at: time) { view in
      guard animated else { return view.jump(to: anchor, at: time) }
      let nearest = view.nearestEquivalent(of: anchor, at: time)
      view.settle(to: nearest, velocity: view.positionVelocity(at: time), at: time)
    }
    return true
  }

  /// Moves the view to an anchor as a release would, without the hook ``DraggableView/willEndDragging``. The velocity is that
  /// of the position, in points per second. Has no effect during a drag, or if the velocity is not finite.
  public mutating func fling(velocity: Vector2, at time: Double) {
    guard velocity.isFinite else { return }
    move(isDeceleration: true, at: time) { view in
      guard let anchor = view.anchor(from: view.snapping.position.value(at: time), velocity: velocity) else { return }
      view.land(on: anchor, velocity: velocity, at: time)
    }
  }

  /// Changes the feel. Position and velocity are kept.
  public mutating func setFeel(_ new: SnapFeel, at time: Double) {
    if new != feel { reanchor(at: time) { $0.snapping.feel = new } }
  }

  /// Moves to an anchor by the feel's springs.
  mutating func settle(to anchor: Target, velocity: Vector2, at time: Double) {
    setTarget(anchor, at: time)
    snapping.spring(to: targetPosition, velocity: velocity, at: time)
  }

  /// Moves to an anchor as a release does.
  mutating func land(on anchor: Target, velocity: Vector2, at time: Double) {
    setTarget(anchor, at: time)
    snapping.land(at: targetPosition, velocity: velocity, at: time)
  }

  /// Makes an anchor the target, with its limits. The caller must start the motion before the view is shown.
  mutating func setTarget(_ anchor: Target, at time: Double) {
    (snapping.target, snapping.isHidden) = (anchor, false)
    updateElasticity(at: time)
  }

  /// Moves to an anchor at once.
  mutating func jump(to anchor: Target, at time: Double) {
    (snapping.target, snapping.isHidden) = (anchor, false)
    snapping.rest(at: targetPosition)
    updateElasticity(at: time)
  }

  /// Changes the anchors or the feel. A moving view continues to its anchor, by a deceleration if it decelerates. A drag
  /// continues. A view at rest moves to its anchor at once, or by springs if `animated`. If its anchor is gone, the view
  /// rests at 0, even in a drag.
  mutating func reanchor(animated: Bool = false, at time: Double, _ change: (inout Self) -> Void) {
    replan(animated: animated, at: time) { view in
      change(&view)
      let isMoving = view.isMoving(at: time)
      view.updateElasticity(at: time)
      guard let end = view.position(of: view.target) else { return view.snapping.rest(at: .zero) }
      if isMoving, view.snapping.isDecelerating {
        view.snapping.land(at: end, velocity: view.positionVelocity(at: time), at: time)
      } else if isMoving || animated && !view.isHeld {
        view.snapping.spring(to: end, velocity: view.positionVelocity(at: time), at: time)
      } else if !view.isHeld {
        view.snapping.rest(at: end)
      }
    }
  }

  mutating func updateElasticity(at time: Double) {
    for axis in Axis.allCases { snapping.position[axis].setElasticity(elasticity(along: axis, at: time), at: time) }
  }
}

extension Snapping: Codable where Target: Codable {}
