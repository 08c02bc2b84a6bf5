/// A tile that rests at the anchors of a stage, such as its corners. A release moves it to the anchor nearest to its
/// projected position in the plane. Past its limits, it stretches by a rubber band whose dimension is the margin to the
/// stage's edge, so that no part of the tile ever leaves the stage.
public struct PictureInPicture<Anchor: Hashable & Sendable>: Sendable {
  /// The sizes of the stage and the tile, and the anchors.
  public private(set) var layout: TileLayout<Anchor>
  /// The gestures of the tile, its events, and the hook at the end of a drag.
  public var interaction: Interaction<Anchor>
  /// The response to touchpads.
  public var wheelFeel = WheelFeel.standard
  /// The position of the tile, with its origin.
  public var snapping: Snapping<Anchor>

  /// Creates a tile at an anchor, or at the first one if the name is unknown.
  public init(
    layout: TileLayout<Anchor>, anchor: Anchor, feel: SnapFeel = SnapFeel(), slop: PanGesture.Slop = .standard
  ) {
    self.layout = layout
    let index = layout.anchors.index(of: anchor) ?? 0
    snapping = Snapping(layout.anchors.names[index], at: layout.origins[index], feel: feel)
    interaction = Interaction(slop: slop)
    updateElasticity(at: 0)
  }

  /// Returns the top left corner of the tile on the stage.
  public func origin(at time: Double) -> Vector2 { snapping.position.value(at: time) }

  /// Returns the frame of the tile on the stage.
  public func frame(at time: Double) -> Rect { Rect(origin: origin(at: time), size: layout.tile) }

  /// Returns the velocity of the tile, in points per second. During a drag: that of a release at `time`.
  public func velocity(at time: Double) -> Vector2 { positionVelocity(at: time) }

  /// Returns the projected origin: the end of the deceleration after a release at `time`.
  public func projection(at time: Double) -> Vector2 {
    snapping.projection(from: origin(at: time), velocity: velocity(at: time))
  }

  /// Returns the anchor to which the tile would move after a release at `time`.
  public func nearestAnchor(at time: Double) -> Anchor {
    state(at: time) == .dragging ? anchor(nearest: projection(at: time)) : target
  }

  /// Returns the anchor nearest to a point. Of several at the same position, the current target is chosen.
  private func anchor(nearest point: Vector2) -> Anchor {
    let nearest = layout.anchor(nearest: point)
    guard let origin = layout.origin(of: nearest) else { return nearest }
    return origin.distance(to: targetPosition) <= .rounding ? target : nearest
  }

  /// Animates the origin by any motions, one along each axis, in points, as `SimpleScrollView.follow(_:along:at:)`
  /// does. The target is the anchor nearest to their end. If they end elsewhere, or if the layout or the feel changes
  /// on the way, the feel's springs continue there.
  public mutating func follow(x: some Motion, y: some Motion, at time: Double) {
    let end = Vector2(x.destination, y.destination)
    guard end.isFinite else { return }
    move(at: time) { view in
      view.setTarget(view.anchor(nearest: end), at: time)
      view.snapping.follow(x, .x, endingAt: view.targetPosition, from: time)
      view.snapping.follow(y, .y, endingAt: view.targetPosition, from: time)
    }
  }

  /// Changes the stage, the tile or the anchors, as ``Drawer/setAnchors(_:height:anchorIndex:animated:at:)`` does. If
  /// the anchor no longer exists, the one at its index takes its place.
  public mutating func setLayout(_ new: TileLayout<Anchor>, animated: Bool = false, at time: Double) {
    guard new != layout else { return }
    reanchor(animated: animated, at: time) { view in
      if new.anchors.index(of: view.target) == nil {
        let index = view.layout.anchors.index(of: view.target) ?? 0
        view.snapping.target = new.anchors.names[min(index, new.anchors.names.count - 1)]
      }
      view.layout = new
    }
  }
}

extension PictureInPicture<TileCorner> {
  /// Creates a tile that rests in the corners of its stage.
  public init(
    layout: TileLayout<TileCorner>, corner: TileCorner = .bottomRight, feel: SnapFeel = SnapFeel(),
    slop: PanGesture.Slop = .standard
  ) { self.init(layout: layout, anchor: corner, feel: feel, slop: slop) }
}

extension PictureInPicture: SnappingView {
  /// Returns whether `point` is on the tile.
  public func accepts(_ point: Vector2, at time: Double) -> Bool { frame(at: time).contains(point) }
  public func notchRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? { nil }
  public func displacement(of pointer: Vector2) -> Vector2 { pointer }

  /// Returns the limits of the origin along an axis. The dimension of the rubber band is the margin.
  public func elasticity(along axis: Axis, at time: Double) -> ElasticLimits {
    let (before, after) = layout.margin[axis]
    return ElasticLimits(
      layout.limits(along: axis), coefficient: feel.rubberBandCoefficient,
      lowerDimension: max(0, before), upperDimension: max(0, after))
  }

  public func position(of anchor: Anchor) -> Vector2? { layout.origin(of: anchor) }

  public func anchor(from position: Vector2, velocity: Vector2) -> Anchor? {
    anchor(nearest: snapping.projection(from: position, velocity: velocity))
  }

  /// Drags the tile under the pointer by fingers on a touchpad. Has no effect for notches, or while a pointer drags it.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard wheel.isPrecise, !wheel.isZoom, !isHeld else { return }
    guard isDragging(at: time) || frame(at: time).contains(wheel.position) else { return }
    follow(wheel, by: wheel.travel, at: time)
  }
}
