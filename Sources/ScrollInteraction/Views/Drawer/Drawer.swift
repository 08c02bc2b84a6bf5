/// A sheet that is pulled over its background and rests at one of a few heights.
///
/// The origin is the distance from the top of the screen to the top of the sheet: the smaller, the more open. On
/// release, the sheet moves to the anchor nearest to its projected position. Past its first and last anchor, it
/// stretches by a rubber band whose dimension is the distance to the screen's edge.
public struct Drawer: Sendable {

  /// The origins at which the sheet can rest, from the most open one down; never empty.
  public private(set) var anchors: [Double]
  /// The height of the screen, in points.
  public private(set) var height: Double
  /// Whether the sheet stretches past its first and last anchor.
  public private(set) var bounces: Bool
  /// The gestures of the sheet, its events, and the hook at the end of a drag.
  public var interaction: Interaction<Int>
  /// The response to wheels and touchpads.
  public var wheelFeel = WheelFeel.standard
  /// The position of the sheet, with its origin along y.
  public var snapping: Snapping<Int>
  private var notches = NotchCounter()

  /// Creates a drawer at an anchor, by its index from the most open one down. Traps if there are no anchors.
  public init(
    anchors: [Double], height: Double, anchorIndex: Int = 0, feel: SnapFeel = SnapFeel(),
    slop: PanGesture.Slop = .standard, bounces: Bool = true
  ) {
    precondition(!anchors.isEmpty, "A drawer needs an anchor to rest at.")
    self.anchors = Drawer.inOrder(anchors)
    self.height = height.bounded
    self.bounces = bounces
    interaction = Interaction(slop: slop)
    let index = anchorIndex.clamped(to: 0...anchors.count - 1)
    snapping = Snapping(index, at: Vector2(0, self.anchors[index]), feel: feel)
    updateElasticity(at: 0)
  }

  /// Returns the anchors in rising order, as the view reads them, equal if only rounding separates them.
  private static func inOrder(_ anchors: [Double]) -> [Double] {
    anchors.map { $0.bounded }.sorted().reduce(into: []) { anchors, anchor in
      anchors.append(anchors.last.map { ClosedRange(from: $0, to: anchor).upperBound } ?? anchor)
    }
  }

  var value: DraggableValue {
    get { snapping.position.y }
    _modify { yield &snapping.position.y }
  }

  private var lowestAnchor: Double { anchors[anchors.count - 1] }

  /// Returns the limits of the origin, with `reachesBottom` down to the screen's edge, for a sheet that hides or shows.
  private func elasticity(reachesBottom: Bool) -> ElasticLimits {
    ElasticLimits(
      anchors[0]...(reachesBottom ? max(lowestAnchor, height) : lowestAnchor),
      coefficient: feel.rubberBandCoefficient, lowerDimension: bounces ? max(0, anchors[0]) : 0,
      upperDimension: bounces && !reachesBottom ? max(0, height - lowestAnchor) : 0)
  }

  // MARK: - Reading the state

  /// Returns the distance from the top of the screen to the top of the sheet, in points.
  public func origin(at time: Double) -> Double { value.value(at: time) }

  /// Returns the velocity of the origin, in points per second, positive downward. In a drag: that of a release.
  public func velocity(at time: Double) -> Double { positionVelocity(at: time).y }

  /// Whether the sheet is below the screen, or moves there.
  public var isHidden: Bool { snapping.isHidden }
  package var targetOrigin: Double { targetPosition.y }

  /// The value of the origin, with its motion, its drag and its limits.
  public var origin: DraggableValue { self[.y] }

  /// Returns the projected origin: the end of the deceleration after a release at `time`.
  public func projection(at time: Double) -> Double {
    snapping.projection(from: Vector2(0, origin(at: time)), velocity: positionVelocity(at: time)).y
  }

  /// Returns the index of the anchor to which a release leads: the nearest to the projected origin.
  func anchorIndex(from origin: Double, velocity: Double) -> Int {
    anchorIndex(nearest: feel.projection(from: origin, velocity: velocity, decelerationLaw))
  }

  /// Returns the index of the anchor nearest to `origin`: of several at one position, the current target.
  func anchorIndex(nearest origin: Double) -> Int {
    let nearest = anchors.nearest(to: origin)!
    return anchors[target] == nearest ? target : anchors.firstIndex(of: nearest)!
  }

  /// Returns the index of the anchor `count` steps below the current target. Anchors at the same position are one step.
  func anchorIndex(below count: Int) -> Int {
    var index = target
    for _ in 0..<abs(count) {
      let origin = anchors[index]
      index = (count > 0 ? anchors.firstIndex { $0 > origin } : anchors.lastIndex { $0 < origin }) ?? index
      if anchors[index] == origin { break }
    }
    return index
  }

  mutating func settle(by motion: some Motion, at time: Double) {
    setTarget(anchorIndex(nearest: motion.destination), at: time)
    snapping.follow(motion, .y, endingAt: targetPosition, from: time)
  }

  mutating func follow(_ movement: DraggableValue.Movement, to index: Int, from time: Double) {
    (snapping.target, snapping.isHidden) = (index, false)
    snapping.isDecelerating = false
    value.follow(movement, from: time)
  }

  func spring(to index: Int, from origin: Double, velocity: Double) -> SpringMotion {
    SpringMotion(
      from: origin, to: anchors[index], velocity: velocity, spring: feel.landingSpring, threshold: feel.threshold)
  }

  func landing(on index: Int, from origin: Double, velocity: Double) -> DraggableValue.Movement {
    feel.deceleration(from: origin, to: anchors[index], velocity: velocity, decelerationLaw)
      ?? .spring(spring(to: index, from: origin, velocity: velocity))
  }

  // MARK: - Programs

  /// Animates the origin by any motion, as ``PictureInPicture/follow(x:y:at:)`` does along each axis.
  public mutating func follow(_ motion: some Motion, at time: Double) {
    guard motion.destination.isFinite else { return }
    move(at: time) { $0.settle(by: motion, at: time) }
  }

  /// Hides the sheet below the screen, with or without animation. Has no effect during a drag.
  public mutating func hide(animated: Bool = true, at time: Double) {
    move(at: time) { $0.sink(animated: animated, at: time) }
  }

  mutating func sink(animated: Bool = true, at time: Double) {
    let velocity = positionVelocity(at: time)
    snapping.isHidden = true
    updateElasticity(at: time)
    if animated { return snapping.spring(to: targetPosition, velocity: velocity, at: time) }
    snapping.rest(at: targetPosition)
  }

  /// Changes the anchors and the height of the screen, and the index of the current anchor unless `nil`. Traps if there
  /// are no anchors. A sheet at rest moves to its new anchor at once, or by a spring if `animated`. A sheet in flight
  /// moves there with its velocity. A dragged sheet keeps its position.
  public mutating func setAnchors(
    _ new: [Double], height newHeight: Double, anchorIndex newIndex: Int? = nil, animated: Bool = false, at time: Double
  ) {
    precondition(!new.isEmpty, "A drawer needs an anchor to rest at.")
    let (index, newHeight) = ((newIndex ?? target).clamped(to: 0...new.count - 1), newHeight.bounded)
    guard Drawer.inOrder(new) != anchors || newHeight != height || index != target else { return }
    reanchor(animated: animated, at: time) { drawer in
      drawer.anchors = Drawer.inOrder(new)
      drawer.height = newHeight
      drawer.snapping.target = index
    }
  }

  /// Changes whether the sheet stretches past its ends. A dragged or moving sheet continues from its position.
  public mutating func setBounces(_ new: Bool, at time: Double) {
    if new != bounces { reanchor(at: time) { $0.bounces = new } }
  }
}

extension Drawer: SnappingView {
  /// Returns whether `point` is on the sheet. A hidden sheet accepts no press once it is at rest.
  public func accepts(_ point: Vector2, at time: Double) -> Bool {
    point.y >= origin(at: time) && (!isHidden || isMoving(at: time))
  }

  /// Begins a drag. Between its anchors, a sheet that came from below the last one cannot be dragged back there.
  public mutating func hold(at time: Double) {
    value.beginDragging(at: time)
    if (anchors[0]...lowestAnchor).contains(origin(at: time)) {
      value.setElasticity(elasticity(reachesBottom: false), at: time)
    }
  }

  public mutating func drag(by translation: Vector2, at time: Double) {
    hold(at: time)
    value.drag(by: translation.y)
  }

  public func displacement(of pointer: Vector2) -> Vector2 { Vector2(0, pointer.y) }

  /// Returns the limits of the position along an axis: down to the screen's lower edge while the sheet is hidden, and
  /// while it rises from there to its lowest anchor.
  public func elasticity(along axis: Axis, at time: Double) -> ElasticLimits {
    guard axis == .y else { return ElasticLimits(0...0, dimension: 0) }
    let isBelow = value.elasticity.upperDimension == 0 && value.value(at: time) > lowestAnchor
    return elasticity(reachesBottom: isHidden || isBelow)
  }

  /// Returns the position of the sheet at an anchor, or below the screen if hidden; `nil` if out of range.
  public func position(of anchor: Int) -> Vector2? {
    guard anchors.indices.contains(anchor) else { return nil }
    return Vector2(0, isHidden ? max(height, lowestAnchor) : anchors[anchor])
  }

  public func notchRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? {
    axis == .y && !isHidden ? Double(target + 1 - anchors.count)...Double(target) : nil
  }

  public func anchor(from position: Vector2, velocity: Vector2) -> Int? {
    anchorIndex(from: position.y, velocity: velocity.y)
  }

  /// Drags the sheet by precise reports, or moves it to the next anchor by a notch. Scrolling towards the end opens it.
  /// Has no effect while a pointer drags the sheet, while it is hidden, or if the wheel zooms.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard !wheel.isZoom, !isHeld, !isHidden else { return }
    if wheel.isPrecise { return follow(wheel, by: Vector2(0, wheel.travel.y), at: time) }
    let steps = notches.add(wheel.travel.y, at: wheel.time)
    if steps != 0 { snap(to: anchorIndex(below: -steps), at: time) }
  }
}
