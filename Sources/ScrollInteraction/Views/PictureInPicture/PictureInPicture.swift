/// A tile that lives at the anchors of a stage, its corners for example, and goes to the one it is flicked at.
///
/// Released, it goes to the anchor nearest to where its velocity would carry it in the plane; two springs take it there,
/// one for each axis. Past its limits it follows by a rubber band whose dimension is the margin to the stage's edge, so
/// that no part of it ever leaves the stage.
///
/// Fingers on a touchpad drag it while the pointer is over it.
public struct PictureInPicture<Anchor: Hashable & Sendable>: Sendable {
  /// What moves it.
  public typealias State = ViewState
  /// The stage, the tile and its anchors.
  public typealias Layout = TileLayout<Anchor>

  /// The stage, the tile and its anchors.
  public private(set) var layout: TileLayout<Anchor>
  /// The numbers by which it goes to where it rests.
  public private(set) var feel: SnapFeel
  /// The number of the anchor at which it rests or to which it goes.
  private var anchorIndex: Int
  /// The gestures that drag it, its events, and the hook at the end of a drag.
  public var interaction: Interaction<Anchor>
  /// How touchpads move it.
  public var wheelFeel = WheelFeel.standard
  /// By what law, along each axis, a velocity is projected before the nearest anchor is chosen; `nil` for the rate of the
  /// feel.
  public var decelerationLaw: DecelerationLaw?
  private var position: PerAxis<DraggableValue>

  /// - Parameters:
  ///   - layout: the stage, the tile and its anchors.
  ///   - anchor: where it begins; one that there is not is the first.
  ///   - feel: the numbers by which it goes to its anchors.
  ///   - slop: how far pointers may travel before they drag.
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

  // MARK: - Asking

  /// The top left corner of the tile on the stage.
  public func origin(at time: Double) -> Vector2 { position.value(at: time) }

  /// Where the tile is on the stage.
  public func frame(at time: Double) -> Rect { Rect(origin: origin(at: time), size: layout.tile) }

  /// In points per second; in a drag that with which it would be released now.
  public func velocity(at time: Double) -> Vector2 {
    position.velocity(at: time, dragVelocity: pointerVelocity(at: time))
  }

  /// The origin along one axis with all that is known of it: its motion, its drag, its limits.
  public subscript(axis: Axis) -> DraggableValue {
    withDragVelocity(position[axis]) { $0.pointerVelocity(at: $1)[axis] }
  }

  /// What moves it at `time`.
  public func state(at time: Double) -> ViewState {
    if isHeld || position.isOnHold(at: time) { return .dragging }
    return isMoving(at: time) ? .snapping : .idle
  }

  /// From when on it stands still: `nil` in a drag, −∞ where nothing has moved it since it was put
  /// there, else a time of the caller's clock, which may be past.
  public var restTime: Double? { position.restTime }

  /// Where its velocity would carry it if it were released now.
  public func projection(at time: Double) -> Vector2 {
    projection(of: origin(at: time), velocity: velocity(at: time))
  }

  /// The anchor at which it rests or to which it goes.
  public var anchor: Anchor { layout.anchors.names[anchorIndex] }

  /// The anchor at which it rests or to which it goes, as ``anchor``.
  public var target: Anchor { anchor }

  /// The anchor to which it would go if it were released now.
  public func nearestAnchor(at time: Double) -> Anchor {
    state(at: time) == .dragging ? layout.anchor(nearest: projection(at: time)) : anchor
  }

  private func projection(of origin: Vector2, velocity: Vector2) -> Vector2 {
    PerAxis { feel.projection(from: origin[$0], velocity: velocity[$0], decelerationLaw) }.vector
  }

  // MARK: - Programs

  /// Goes to an anchor, or is there at once; a tile in flight keeps its velocity, one that is dragged stays there. An
  /// anchor that there is not changes nothing.
  public mutating func snap(to anchor: Anchor, animated: Bool = true, at time: Double) {
    guard let index = layout.anchors.index(of: anchor) else { return }
    move(at: time) { view in
      view.settle(at: index, velocity: view.velocity(at: time), time)
      if !animated { view.rest() }
    }
  }

  /// Has the tile follow any motions of its origin, one along each axis, unless it is dragged.
  ///
  /// It is at once where they begin, and past its limits it is shown within the reach of its rubber band. It is on its
  /// way to the anchor nearest to where they end: where they end beside that, the feel's springs take it there. Another
  /// stage or other numbers on the way give it to the springs, with its velocity. A destination that is not finite
  /// changes nothing.
  ///
  /// - Parameters:
  ///   - x: of the left edge, in points.
  ///   - y: of the top edge, in points.
  ///   - time: when they begin, in the clock in which the tile moves.
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

  /// Lives on a stage of another size, or with other anchors; its anchor stays, or gives way to that in its place.
  ///
  /// At rest it is at its anchor at once, or goes there where that is `animated`; in flight it goes there with its velocity,
  /// in a drag it stays where it is.
  public mutating func setLayout(_ new: TileLayout<Anchor>, animated: Bool = false, at time: Double) {
    guard new != layout else { return }
    replan(animated: animated, at: time) { view in
      view.anchorIndex = new.anchors.index(of: view.anchor) ?? min(view.anchorIndex, new.anchors.names.count - 1)
      view.layout = new
      view.reanchor(animated: animated, at: time)
    }
  }

  /// Moves by other numbers from now on; position and velocity stay.
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
  /// A tile that rests in the corners.
  public init(
    layout: TileLayout<TileCorner>, corner: TileCorner = .bottomRight, feel: SnapFeel = SnapFeel(),
    slop: PanGesture.Slop = .standard
  ) {
    self.init(layout: layout, anchor: corner, feel: feel, slop: slop)
  }
}

extension PictureInPicture: DraggableView {
  /// A press counts only on the tile itself.
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

  /// Fingers on a touchpad drag the tile under the pointer as a pointer does. The notches of a wheel do nothing, and a tile
  /// that a pointer drags stays there.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard wheel.isPrecise, !wheel.isZoom, !isHeld else { return }
    guard touchpad.isUnderWay(at: time) || frame(at: time).contains(wheel.position) else { return }
    follow(wheel, by: wheel.travel, at: time)
  }
}
