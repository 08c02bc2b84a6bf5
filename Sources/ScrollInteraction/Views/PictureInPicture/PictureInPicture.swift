/// A tile that lives in the corners of a stage and goes to the one it is flicked at.
///
/// Released, it goes to the corner nearest to where its velocity would carry it in the plane; two springs take it there,
/// one for each axis. Past the corners it follows by a rubber band whose dimension is the margin to the stage's edge, so
/// that no part of it ever leaves the stage.
///
/// Fingers on a touchpad drag it while the pointer is over it.
public struct PictureInPicture: Sendable {
  public enum State: String, Hashable, Sendable { case idle, dragging, snapping }

  /// Where it may rest.
  public enum Corner: Int, Hashable, Sendable, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public private(set) var layout: Layout
  public private(set) var feel: SnapFeel
  /// The corner in which it rests or to which it goes.
  public private(set) var corner: Corner
  public var pan: PanGesture
  /// How wheels and touchpads move it.
  public var wheelFeel = WheelFeel.standard
  var touchpad = TouchpadGesture()
  private var position: PerAxis<DraggableValue>

  public init(
    layout: Layout, corner: Corner = .bottomRight, feel: SnapFeel = SnapFeel(), slop: PanGesture.Slop = .standard
  ) {
    self.layout = layout
    self.feel = feel
    self.corner = corner
    pan = PanGesture(slop: slop)
    position = PerAxis { axis in
      DraggableValue(
        layout.origin(of: corner)[axis], elasticity: PictureInPicture.elasticity(layout, feel, axis))
    }
  }

  private static func elasticity(_ layout: Layout, _ feel: SnapFeel, _ axis: Axis) -> ElasticLimits {
    let (before, after) =
      axis == .x ? (layout.margin.left, layout.margin.right) : (layout.margin.top, layout.margin.bottom)
    return ElasticLimits(
      layout.limits(axis), coefficient: feel.rubberBandCoefficient,
      lowerDimension: max(0, before), upperDimension: max(0, after))
  }

  // MARK: - Asking

  /// The top left corner of the tile on the stage.
  public func origin(at time: Double) -> Vector2 { position.value(at: time) }

  public func frame(at time: Double) -> Rect { Rect(origin: origin(at: time), size: layout.tile) }

  /// In points per second; in a drag that with which it would be released now.
  public func velocity(at time: Double) -> Vector2 {
    position.velocity(at: time, dragVelocity: pointerVelocity(at: time))
  }

  /// The origin along one axis with all that is known of it: its motion, its drag, its limits.
  public subscript(axis: Axis) -> DraggableValue {
    withDragVelocity(position[axis]) { $0.pointerVelocity(at: $1)[axis] }
  }

  public func state(at time: Double) -> State {
    if isHeld || position.isOnHold(at: time) { return .dragging }
    return isMoving(at: time) ? .snapping : .idle
  }

  /// From when on it stands still: `nil` in a drag.
  public var restTime: Double? { position.restTime }

  /// Where its velocity would carry it if it were released now.
  public func projection(at time: Double) -> Vector2 {
    projection(of: origin(at: time), velocity: velocity(at: time))
  }

  /// The corner to which it would go if it were released now.
  public func nearestCorner(at time: Double) -> Corner {
    state(at: time) == .dragging ? layout.corner(nearest: projection(at: time)) : corner
  }

  private func projection(of origin: Vector2, velocity: Vector2) -> Vector2 {
    Vector2(
      project(origin.x, velocity: velocity.x, rate: feel.decelerationRate),
      project(origin.y, velocity: velocity.y, rate: feel.decelerationRate))
  }

  // MARK: - Dragging

  /// Takes in an event of a pointer; times as in ``SimpleScrollView``. A press counts only on the tile itself.
  ///
  /// - Returns: the position of a click or tap; a press that stopped the moving tile is none.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Vector2? {
    pan.isPressed || frame(at: time).contains(event.position) ? follow(event, at: time) : nil
  }

  /// Ends what the pointer does: the tile goes to its nearest corner.
  public mutating func cancel(at time: Double) { cancelPan(at: time) }

  /// Takes in a report of a touchpad, which drags the tile under the pointer as a pointer does. The notches of a wheel do
  /// nothing, and a tile that a pointer drags stays there.
  public mutating func handle(_ wheel: WheelEvent, at time: Double) {
    let wheel = wheelFeel.adjusted(wheel)
    guard wheel.isPrecise, !wheel.isZoom, !isHeld, wheel.delta.isFinite else { return }
    guard touchpad.isUnderWay(at: time) || frame(at: time).contains(wheel.position) else { return }
    follow(wheel, by: wheel.travel, at: time)
  }

  // MARK: - Programs

  /// Goes to a corner; a tile in flight keeps its velocity, one that is dragged stays there.
  public mutating func snap(to corner: Corner, at time: Double) {
    guard !isHeld else { return }
    leaveTouchpad()
    settle(in: corner, velocity: velocity(at: time), time)
  }

  /// Lives on a stage of another size; its corner stays.
  ///
  /// At rest it is in its corner at once, in flight it goes there with its velocity, in a drag it stays where it is.
  public mutating func setLayout(_ new: Layout, at time: Double) {
    set(\.layout, to: new, at: time) { $0.recorner(at: time) }
  }

  public mutating func setFeel(_ new: SnapFeel, at time: Double) {
    set(\.feel, to: new, at: time) { $0.recorner(at: time) }
  }

  private mutating func recorner(at time: Double) {
    let isInFlight = isMoving(at: time)
    for axis in Axis.allCases {
      position[axis].setElasticity(PictureInPicture.elasticity(layout, feel, axis), at: time)
    }
    if isInFlight {
      snap(to: corner, at: time)
    } else if !isHeld {
      for axis in Axis.allCases { position[axis].rest(at: layout.origin(of: corner)[axis]) }
    }
  }
}

extension PictureInPicture: DraggableView {
  mutating func beginDragging(at time: Double) { position.beginDragging(at: time) }

  mutating func drag(by translation: Vector2, at time: Double) { position.drag(by: translation) }

  mutating func endDragging(velocity: Vector2, at time: Double) {
    guard isHeld else { return }
    let x = position.x.endDragging(velocity: velocity.x, at: time)
    let y = position.y.endDragging(velocity: velocity.y, at: time)
    let (origin, velocity) = (Vector2(x.value, y.value), Vector2(x.velocity, y.velocity))
    settle(in: layout.corner(nearest: projection(of: origin, velocity: velocity)), velocity: velocity, time)
  }

  private mutating func settle(in corner: Corner, velocity: Vector2, _ time: Double) {
    self.corner = corner
    for axis in Axis.allCases {
      position[axis].spring(
        to: layout.origin(of: corner)[axis], spring: feel.spring, velocity: velocity[axis],
        threshold: feel.threshold, at: time)
    }
  }

  mutating func hold(as other: PictureInPicture, from time: Double) { position.hold(as: other.position, from: time) }

  func isStretched(at time: Double) -> Bool { position.isStretched(at: time) }
}
