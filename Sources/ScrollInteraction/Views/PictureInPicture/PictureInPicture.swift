/// A tile that lives in the corners of a stage and goes to the one it is flicked at.
///
/// Let go, its position is projected in the plane and the nearest corner is its place; two springs take it there, one
/// for each axis. Past the corners it follows by a rubber band whose dimension is the margin to the stage's edge, so
/// that no part of it ever leaves the stage.
///
/// Fingers on a touchpad move it as a hand does while the pointer is over it, and let it go as one when they lift.
public struct PictureInPicture: Sendable {
  public enum State: Hashable, Sendable { case idle, dragging, snapping }

  /// Where it may rest.
  public enum Corner: Int, Hashable, Sendable, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The stage, the tile and the distance that the tile keeps from the stage's edges, in points.
  public struct Layout: Hashable, Sendable {
    public var stage: Size
    public var tile: Size
    public var margin: EdgeInsets

    public init(stage: Size, tile: Size, margin: EdgeInsets) {
      self.stage = stage
      self.tile = tile
      self.margin = margin
    }

    /// The origins between which the tile rests along `axis`; one number where it fits nowhere else. A margin that is
    /// not a number counts as 0.
    public func limits(_ axis: Axis) -> ClosedRange<Double> {
      let (before, after) = axis == .x ? (margin.left, margin.right) : (margin.top, margin.bottom)
      let lowest = before.isNaN ? 0 : before
      return lowest...max(lowest, stage[axis] - tile[axis] - after)
    }

    public func origin(of corner: Corner) -> Vector2 {
      let (x, y) = (limits(.x), limits(.y))
      return switch corner {
      case .topLeft: Vector2(x.lowerBound, y.lowerBound)
      case .topRight: Vector2(x.upperBound, y.lowerBound)
      case .bottomLeft: Vector2(x.lowerBound, y.upperBound)
      case .bottomRight: Vector2(x.upperBound, y.upperBound)
      }
    }

    public var corners: [Vector2] { Corner.allCases.map(origin) }

    /// The corner whose origin is nearest to `point`; the first of several that are equally near.
    public func corner(nearest point: Vector2) -> Corner {
      let place = corners.nearest(to: point)
      return Corner.allCases.first { origin(of: $0) == place } ?? .topLeft
    }
  }

  public private(set) var layout: Layout
  public private(set) var feel: SnapFeel
  /// The corner in which it rests or to which it goes.
  public private(set) var corner: Corner
  public var pan: PanGesture
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
}

// MARK: - Asking

extension PictureInPicture {
  /// The top left corner of the tile on the stage.
  public func origin(at time: Double) -> Vector2 { position.map { $0.value(at: time) }.vector }

  public func frame(at time: Double) -> Rect { Rect(origin: origin(at: time), size: layout.tile) }

  /// In points per second.
  public func velocity(at time: Double) -> Vector2 { position.map { $0.velocity(at: time) }.vector }

  public subscript(axis: Axis) -> DraggableValue { position[axis] }

  public func state(at time: Double) -> State {
    if isHeld || Axis.allCases.contains(where: { position[$0].isStanding(at: time) }) { return .dragging }
    return isMoving(at: time) ? .snapping : .idle
  }

  /// From when on it stands still: `nil` while it is held.
  public var restTime: Double? {
    guard let x = position.x.restTime, let y = position.y.restTime else { return nil }
    return max(x, y)
  }

  /// Where its velocity would carry it if it were let go now.
  public func projection(at time: Double) -> Vector2 {
    projection(of: origin(at: time), velocity: velocity(at: time))
  }

  /// The corner to which it would go if it were let go now.
  public func nearestCorner(at time: Double) -> Corner {
    isHeld ? corner(nearest: projection(at: time)) : corner
  }

  private func projection(of origin: Vector2, velocity: Vector2) -> Vector2 {
    Vector2(
      project(origin.x, velocity: velocity.x, rate: feel.decelerationRate),
      project(origin.y, velocity: velocity.y, rate: feel.decelerationRate))
  }

  private func corner(nearest point: Vector2) -> Corner {
    layout.corner(nearest: point)
  }

  private var isHeld: Bool { position.x.isDragging || position.y.isDragging }

  private func isMoving(at time: Double) -> Bool {
    position.x.isMoving(at: time) || position.y.isMoving(at: time)
  }
}

// MARK: - The pointer

extension PictureInPicture {
  /// Takes in one event of a pointer; times as in `SimpleScrollView`.
  ///
  /// A press counts only on the tile itself.
  ///
  /// - Returns: the position of a click or tap; a press that stopped the moving tile is none.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Vector2? {
    guard pan.isPressed || frame(at: time).contains(event.position) else { return nil }
    let wasHeld = isHeld
    switch pan.handle(event) {
    case .pressed: press(at: time)
    case .began(let translation), .changed(let translation): drag(by: translation, at: time, hostTime: event.time)
    case .ended(let velocity): release(velocity: velocity, at: time)
    case .cancelled: release(velocity: .zero, at: time)
    case .tapped(let point):
      release(velocity: .zero, at: time)
      return wasHeld ? nil : point
    case nil: break
    }
    return nil
  }

  /// Ends what the pointer does: the tile goes to its nearest corner.
  public mutating func cancel(at time: Double) {
    if pan.cancel() != nil { release(velocity: .zero, at: time) }
  }

  /// Stops a tile that moves, where it is.
  private mutating func press(at time: Double) {
    leaveTouchpad()
    if isMoving(at: time) { takeInHand(at: time) }
  }

  private mutating func takeInHand(at time: Double) {
    for axis in Axis.allCases { position[axis].beginDragging(at: time) }
  }

  private mutating func drag(by translation: Vector2, at time: Double, hostTime: Double) {
    takeInHand(at: time)
    for axis in Axis.allCases { position[axis].drag(by: translation[axis], at: time, hostTime: hostTime) }
  }

  private mutating func release(velocity: Vector2, at time: Double) {
    guard isHeld else { return }
    let x = position.x.endDragging(velocity: velocity.x, at: time)
    let y = position.y.endDragging(velocity: velocity.y, at: time)
    let shown = Vector2(x.velocity, y.velocity)
    settle(in: corner(nearest: projection(of: Vector2(x.value, y.value), velocity: shown)), velocity: shown, time)
  }

  private mutating func settle(in corner: Corner, velocity: Vector2, _ time: Double) {
    self.corner = corner
    for axis in Axis.allCases {
      position[axis].spring(
        to: layout.origin(of: corner)[axis], spring: feel.spring, velocity: velocity[axis],
        threshold: feel.threshold, at: time)
    }
  }
}

// MARK: - A touchpad

extension PictureInPicture {
  /// Takes in one report of a touchpad: it moves the tile under the pointer as a hand does, with the rubber band at the
  /// corners; once the fingers have lifted the tile goes to the corner nearest to where their velocity would carry it. The
  /// notches of a wheel do nothing, and a tile in the hand stays there.
  ///
  /// - Parameters:
  ///   - wheel: the report; its position says whether it is the tile's.
  ///   - time: in the clock in which the tile moves.
  ///   - hostTime: when it was reported by the host's clock, where that is not the caller's.
  public mutating func handle(_ wheel: WheelEvent, at time: Double, hostTime: Double? = nil) {
    guard wheel.isPrecise, !wheel.isZoom, !isHeld, wheel.delta.isFinite else { return }
    guard touchpad.isUnderWay(at: time) || frame(at: time).contains(wheel.position) else { return }
    follow(wheel, by: wheel.travel, at: time, hostTime: hostTime ?? time) {
      $0.pull(by: wheel.travel, at: time, hostTime: hostTime ?? time)
    }
  }
}

extension PictureInPicture: TouchpadScrolling {
  mutating func take(at time: Double, isFirst: Bool) { takeInHand(at: time) }

  /// What scrolls on moves up and to the left, as content does.
  private mutating func pull(by travel: Vector2, at time: Double, hostTime: Double) {
    for axis in Axis.allCases { position[axis].drag(by: -travel[axis], at: time, hostTime: hostTime) }
  }

  mutating func letGo(velocity: Vector2, at time: Double) { release(velocity: -velocity, at: time) }

  mutating func stand(as held: PictureInPicture, from time: Double) {
    for axis in Axis.allCases { position[axis].stand(as: held.position[axis], from: time) }
  }

  func isStretched(at time: Double) -> Bool { Axis.allCases.contains { position[$0].isStretched(at: time) } }
}

// MARK: - Programs

extension PictureInPicture {
  /// Goes to a corner; a tile in flight keeps its velocity, one in the hand stays there.
  public mutating func snap(to corner: Corner, at time: Double) {
    guard !isHeld else { return }
    leaveTouchpad()
    settle(in: corner, velocity: velocity(at: time), time)
  }

  /// Lives on a stage of another size; its corner stays.
  ///
  /// At rest it is in its corner at once, in flight it goes there with its velocity, in the hand it stays where it is.
  public mutating func setLayout(_ new: Layout, at time: Double) {
    guard new != layout else { return }
    replanning(at: time) { tile in
      tile.layout = new
      tile.recorner(at: time)
    }
  }

  public mutating func setFeel(_ new: SnapFeel, at time: Double) {
    guard new != feel else { return }
    replanning(at: time) { tile in
      tile.feel = new
      tile.recorner(at: time)
    }
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
