/// A tile that rests at the anchors of a stage, such as its corners, and moves to the one in whose direction it is
/// flicked.
///
/// On release, the tile moves to the anchor nearest to its projected position in the plane, by two springs, one for
/// each axis. Past its limits, it stretches by a rubber band. The dimension is the margin to the stage's edge, so that
/// no part of the tile ever leaves the stage.
///
/// Fingers on a touchpad drag the tile while the pointer is over it.
public struct PictureInPicture<Anchor: Hashable & Sendable>: Sendable {
  /// The state of the tile.
  public typealias State = ViewState
  /// The layout of a stage, a tile and its anchors.
  public typealias Layout = TileLayout<Anchor>

  /// The sizes of the stage and the tile, and the anchors.
  public private(set) var layout: TileLayout<Anchor>
  /// The parameters of the motion to an anchor.
  public private(set) var feel: SnapFeel
  /// The index of the anchor at which the tile rests or to which it moves.
  private var anchorIndex: Int
  /// The gestures of the tile, its events, and the hook at the end of a drag.
  public var interaction: Interaction<Anchor>
  /// The response to touchpads.
  public var wheelFeel = WheelFeel.standard
  /// The law that projects a velocity along each axis to find the nearest anchor; `nil` for the feel's deceleration
  /// rate.
  public var decelerationLaw: DecelerationLaw?
  private var position: PerAxis<DraggableValue>

  /// Creates a tile at an anchor.
  ///
  /// - Parameters:
  ///   - layout: The sizes of the stage and the tile, and the anchors.
  ///   - anchor: The initial anchor. Defaults to the first anchor if the name is unknown.
  ///   - feel: The parameters of the motion to an anchor.
  ///   - slop: The distance that pointers may travel before they drag.
  public init(
    layout: TileLayout<Anchor>, anchor: Anchor, feel: SnapFeel = SnapFeel(), slop: PanGesture.Slop = .standard
  ) {
    self.layout = layout
    self.feel = feel
    anchorIndex = layout.anchors.index(of: anchor) ?? 0
    interaction = Interaction(slop: slop)
    let origin = layout.origins[anchorIndex]
    position = PerAxis { axis in
      DraggableValue(origin[axis], elasticity: PictureInPicture.elasticity(layout, feel, axis))
    }
  }

  private static func elasticity(_ layout: TileLayout<Anchor>, _ feel: SnapFeel, _ axis: Axis) -> ElasticLimits {
    let (before, after) = layout.margin[axis]
    return ElasticLimits(
      layout.limits(axis), coefficient: feel.rubberBandCoefficient,
      lowerDimension: max(0, before), upperDimension: max(0, after))
  }

  // MARK: - Reading the state

  /// Returns the top left corner of the tile on the stage.
  public func origin(at time: Double) -> Vector2 { position.value(at: time) }

  /// Returns the frame of the tile on the stage.
  public func frame(at time: Double) -> Rect { Rect(origin: origin(at: time), size: layout.tile) }

  /// Returns the velocity of the tile, in points per second. During a drag: that of a release at `time`.
  public func velocity(at time: Double) -> Vector2 {
    position.velocity(at: time, dragVelocity: pointerVelocity(at: time))
  }

  /// The origin along an axis, with its motion, its drag and its limits.
  public subscript(axis: Axis) -> DraggableValue {
    withDragVelocity(position[axis]) { $0.pointerVelocity(at: $1)[axis] }
  }

  /// Returns the state of the tile.
  public func state(at time: Double) -> ViewState {
    if isHeld || position.isOnHold(at: time) { return .dragging }
    return isMoving(at: time) ? .snapping : .idle
  }

  /// The time at which the tile comes to rest, in the view's clock. `nil` during a drag; `-infinity` if nothing has
  /// moved it since it was placed. May lie in the past.
  public var restTime: Double? { position.restTime }

  /// Returns the projected origin: the end of the deceleration after a release at `time`.
  public func projection(at time: Double) -> Vector2 {
    projection(of: origin(at: time), velocity: velocity(at: time))
  }

  /// The anchor at which the tile rests or to which it moves.
  public var anchor: Anchor { layout.anchors.names[anchorIndex] }

  /// The anchor at which the tile rests or to which it moves, same as ``anchor``.
  public var target: Anchor { anchor }

  /// Returns the anchor to which the tile would move after a release at `time`.
  public func nearestAnchor(at time: Double) -> Anchor {
    state(at: time) == .dragging ? layout.anchor(nearest: projection(at: time)) : anchor
  }

  private func projection(of origin: Vector2, velocity: Vector2) -> Vector2 {
    PerAxis { feel.projection(from: origin[$0], velocity: velocity[$0], decelerationLaw) }.vector
  }

  // MARK: - Programs

  /// Snaps to an anchor, with or without animation. A tile in flight keeps its velocity. Has no effect during a drag,
  /// or if no anchor has this name.
  public mutating func snap(to anchor: Anchor, animated: Bool = true, at time: Double) {
    guard let index = layout.anchors.index(of: anchor) else { return }
    move(at: time) { view in
      view.settle(at: index, velocity: view.velocity(at: time), time)
      if !animated { view.rest() }
    }
  }

  /// Animates the origin by any motions, one along each axis. Has no effect during a drag.
  ///
  /// The origin jumps to the start of the motions. Past the limits, the overshoot stays within the dimension of the
  /// rubber band. The target is the anchor nearest to the end of the motions. If they end elsewhere, the feel's springs
  /// continue there. If the layout or the feel changes on the way, the springs take over with the current velocity. If
  /// a destination is not finite, the method does nothing.
  ///
  /// - Parameters:
  ///   - x: The motion of the left edge, in points.
  ///   - y: The motion of the top edge, in points.
  ///   - time: The start of the motions, in the view's clock.
  public mutating func follow(x: some Motion, y: some Motion, at time: Double) {
    let end = Vector2(x.destination, y.destination)
    guard end.isFinite else { return }
    move(at: time) { view in
      let origins = view.layout.origins
      view.anchorIndex = origins.nearest(to: end).flatMap(origins.firstIndex(of:)) ?? 0
      let (origin, feel) = (origins[view.anchorIndex], view.feel)
      view.position.x.follow(x, endingAt: origin.x, spring: feel.spring, threshold: feel.threshold, from: time)
      view.position.y.follow(y, endingAt: origin.y, spring: feel.spring, threshold: feel.threshold, from: time)
    }
  }

  /// Changes the stage, the tile or the anchors. If the anchor no longer exists, the one at its index takes its place.
  ///
  /// A tile at rest moves to its anchor at once, or by springs if `animated`. A tile in flight moves there with its
  /// velocity. A dragged tile keeps its position.
  public mutating func setLayout(_ new: TileLayout<Anchor>, animated: Bool = false, at time: Double) {
    guard new != layout else { return }
    replan(animated: animated, at: time) { view in
      view.anchorIndex = new.anchors.index(of: view.anchor) ?? min(view.anchorIndex, new.anchors.names.count - 1)
      view.layout = new
      view.reanchor(animated: animated, at: time)
    }
  }

  /// Changes the feel. Position and velocity are kept.
  public mutating func setFeel(_ new: SnapFeel, at time: Double) {
    guard new != feel else { return }
    replan(at: time) { view in
      view.feel = new
      view.reanchor(animated: false, at: time)
    }
  }

  private mutating func reanchor(animated: Bool, at time: Double) {
    let isInFlight = isMoving(at: time)
    for axis in Axis.allCases {
      position[axis].setElasticity(PictureInPicture.elasticity(layout, feel, axis), at: time)
    }
    if isInFlight || animated && !isHeld {
      settle(at: anchorIndex, velocity: velocity(at: time), time)
    } else if !isHeld {
      rest()
    }
  }

  private mutating func rest() {
    let origin = layout.origins[anchorIndex]
    for axis in Axis.allCases { position[axis].rest(at: origin[axis]) }
  }
}

extension PictureInPicture<TileCorner> {
  /// Creates a tile that rests in the corners of its stage.
  public init(
    layout: TileLayout<TileCorner>, corner: TileCorner = .bottomRight, feel: SnapFeel = SnapFeel(),
    slop: PanGesture.Slop = .standard
  ) {
    self.init(layout: layout, anchor: corner, feel: feel, slop: slop)
  }
}

extension PictureInPicture: DraggableView {
  /// Returns whether `point` is on the tile.
  public func accepts(_ point: Vector2, at time: Double) -> Bool { frame(at: time).contains(point) }

  public mutating func hold(at time: Double) { position.beginDragging(at: time) }

  public mutating func drag(by translation: Vector2, at time: Double) { position.drag(by: translation) }

  public mutating func release(velocity: Vector2, at time: Double) {
    let x = position.x.endDragging(velocity: velocity.x, at: time)
    let y = position.y.endDragging(velocity: velocity.y, at: time)
    let (origin, velocity) = (Vector2(x.value, y.value), Vector2(x.velocity, y.velocity))
    let nearest = layout.anchor(nearest: projection(of: origin, velocity: velocity))
    let target = interaction.target(for: velocity, nearest)
    settle(at: layout.anchors.index(of: target) ?? anchorIndex, velocity: velocity, time)
  }

  private mutating func settle(at index: Int, velocity: Vector2, _ time: Double) {
    anchorIndex = index
    let origin = layout.origins[index]
    for axis in Axis.allCases {
      position[axis].spring(
        to: origin[axis], spring: feel.spring, velocity: velocity[axis], threshold: feel.threshold, at: time)
    }
  }

  public mutating func hold(as other: PictureInPicture, from time: Double) {
    position.hold(as: other.position, from: time)
  }

  public func isStretched(at time: Double) -> Bool { position.isStretched(at: time) }

  /// Drags the tile under the pointer by fingers on a touchpad. Has no effect for the notches of a wheel, or while a
  /// pointer drags the tile.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard wheel.isPrecise, !wheel.isZoom, !isHeld else { return }
    guard touchpad.isUnderWay(at: time) || frame(at: time).contains(wheel.position) else { return }
    follow(wheel, by: wheel.travel, at: time)
  }
}
