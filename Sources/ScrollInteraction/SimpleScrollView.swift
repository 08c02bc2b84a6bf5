/// Content larger than its viewport, that is dragged, flung, caught in flight and stretched past its ends.
///
/// Each axis lives by itself: hitting a bound along one neither stops nor bends the other. Positions and velocities are
/// those of the content offset, the point of the content at the viewport's top left corner: dragging to the right and
/// down makes it smaller.
///
/// Times are seconds. Events carry the host's time, by which velocity is measured; the `time` beside them is the clock
/// in which content moves, and the two differ only in slow motion.
public struct SimpleScrollView: Sendable {
  /// What moves the content.
  public enum State: Hashable, Sendable {
    case idle
    /// In the hand, or stopped by it.
    case dragging
    /// Coasting within the bounds.
    case decelerating
    /// Beyond a bound, on its way back.
    case bouncing
  }

  public private(set) var layout: ScrollLayout
  public private(set) var feel: ScrollFeel
  /// Tells drags from clicks; its slop may be set.
  public var pan: PanGesture
  private var offset: PerAxis<DraggableValue>

  public init(
    layout: ScrollLayout, feel: ScrollFeel = .article, contentOffset: Vector2? = nil, slop: PanGesture.Slop = .standard
  ) {
    self.layout = layout
    self.feel = feel
    pan = PanGesture(slop: slop)
    offset = PerAxis { axis in
      let limits = layout.limits(axis)
      return DraggableValue(
        contentOffset.map { $0[axis].clamped(to: limits) } ?? limits.lowerBound,
        elasticity: SimpleScrollView.elasticity(layout, feel, axis))
    }
  }

  private static func elasticity(_ layout: ScrollLayout, _ feel: ScrollFeel, _ axis: Axis) -> ElasticLimits {
    ElasticLimits(layout.limits(axis), coefficient: feel.rubberBandCoefficient, dimension: layout.viewport[axis])
  }
}

// MARK: - Asking

extension SimpleScrollView {
  public func contentOffset(at time: Double) -> Vector2 {
    offset.map { $0.value(at: time) }.vector
  }

  /// The velocity of the content offset in points per second.
  public func velocity(at time: Double) -> Vector2 {
    offset.map { $0.velocity(at: time) }.vector
  }

  public func limits(_ axis: Axis) -> ClosedRange<Double> { offset[axis].elasticity.limits }

  /// The value of one axis with all that is known of it: its motion, its pull, when it comes to rest.
  public subscript(axis: Axis) -> DraggableValue { offset[axis] }

  public func state(at time: Double) -> State {
    let states = Axis.allCases.map { state($0, at: time) }
    return [.dragging, .bouncing, .decelerating].first(where: states.contains) ?? .idle
  }

  private func state(_ axis: Axis, at time: Double) -> State {
    switch offset[axis].state(at: time) {
    case .idle: .idle
    case .dragging: .dragging
    case .moving(.scroll(let motion), let since):
      motion.phase(at: max(0, time - since)) == .bouncing ? .bouncing : .decelerating
    case .moving(.spring, _): .decelerating
    }
  }

  /// From when on the content stands still: `nil` while it is held.
  public var restTime: Double? {
    guard let x = offset.x.restTime, let y = offset.y.restTime else { return nil }
    return max(x, y)
  }
}

// MARK: - The pointer

extension SimpleScrollView {
  /// Takes in one event of a pointer.
  ///
  /// - Returns: the position of a click or tap; a press that stopped moving content is none.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Vector2? {
    let wasHeld = isHeld
    switch pan.handle(event) {
    case .pressed: hold(at: time)
    case .began(let translation), .changed(let translation): drag(by: translation, at: time, hostTime: event.time)
    case .ended(let velocity): release(velocity: -velocity, at: time)
    case .cancelled: release(velocity: .zero, at: time)
    case .tapped(let position):
      release(velocity: .zero, at: time)
      return wasHeld ? nil : position
    case nil: break
    }
    return nil
  }

  /// Ends what the pointer does: content settles from where it is, without velocity.
  public mutating func cancel(at time: Double) {
    if pan.cancel() != nil { release(velocity: .zero, at: time) }
  }

  private var isHeld: Bool { Axis.allCases.contains { offset[$0].isDragging } }

  /// Stops content that moves, where it is.
  private mutating func hold(at time: Double) {
    guard Axis.allCases.contains(where: { offset[$0].isMoving(at: time) }) else { return }
    takeInHand(at: time)
  }

  private mutating func takeInHand(at time: Double) {
    for axis in Axis.allCases { offset[axis].beginDragging(at: time) }
  }

  private mutating func drag(by translation: Vector2, at time: Double, hostTime: Double) {
    takeInHand(at: time)
    for axis in Axis.allCases where layout.isScrollable(axis) {
      offset[axis].drag(by: -translation[axis], at: time, hostTime: hostTime)
    }
  }

  private mutating func release(velocity: Vector2, at time: Double) {
    guard isHeld else { return }
    for axis in Axis.allCases {
      let handVelocity = layout.isScrollable(axis) ? velocity[axis] : 0
      let shown = offset[axis].endDragging(velocity: handVelocity, at: time)
      offset[axis].scroll(
        velocity: feel.releasesWithFingerVelocity ? handVelocity : shown.velocity, feel: feel, at: time)
    }
  }
}

// MARK: - Changing what is shown, and how it feels

extension SimpleScrollView {
  /// Shows content of another size, or through another viewport.
  ///
  /// Content at rest stays within its limits; in the hand it stays where it is; in flight it goes on with its position
  /// and its velocity towards what is now its end.
  public mutating func setLayout(_ new: ScrollLayout, at time: Double) {
    guard new != layout else { return }
    layout = new
    for axis in Axis.allCases { updateElasticity(axis, at: time) }
  }

  /// Moves by other numbers from now on; position and velocity stay.
  public mutating func setFeel(_ new: ScrollFeel, at time: Double) {
    guard new != feel else { return }
    feel = new
    for axis in Axis.allCases {
      updateElasticity(axis, at: time)
      offset[axis].setScrollFeel(new, at: time)
    }
  }

  /// Puts content at rest at an offset, within its limits.
  public mutating func setContentOffset(_ new: Vector2) {
    for axis in Axis.allCases { offset[axis].rest(at: new[axis].clamped(to: limits(axis))) }
  }

  private mutating func updateElasticity(_ axis: Axis, at time: Double) {
    offset[axis].setElasticity(SimpleScrollView.elasticity(layout, feel, axis), at: time)
    if case .idle(let value) = offset[axis].state(at: time) {
      offset[axis].rest(at: value.clamped(to: limits(axis)))
    }
  }
}
