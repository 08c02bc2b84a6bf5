/// A sheet that is pulled over its background and rests at one of a few heights.
///
/// The origin is the distance from the top of the screen to the top of the sheet: the smaller, the more open. On
/// release, the sheet moves to the anchor nearest to its projected position. Past its first and last anchor, it
/// stretches by a rubber band. The dimension is the distance from the anchor to the screen's edge, so that the sheet
/// cannot be pulled off either edge.
///
/// Pointers and the fingers on a touchpad drag the sheet; the notches of a wheel move it from anchor to anchor.
public struct Drawer: Sendable {
  /// The state of the sheet.
  public typealias State = ViewState

  /// The origins at which the sheet can rest, from the most open one down; never empty.
  public private(set) var anchors: [Double]
  /// The height of the screen, in points.
  public private(set) var height: Double
  /// The parameters of the motion to an anchor.
  public private(set) var feel: SnapFeel
  /// The index of the anchor at which the sheet rests or to which it moves; while hidden, its previous one.
  public private(set) var anchorIndex: Int
  /// Whether the sheet is below the screen, or moves there.
  public private(set) var isHidden = false
  /// Whether the sheet stretches past its first and last anchor.
  public private(set) var bounces: Bool
  /// The gestures of the sheet, its events, and the hook at the end of a drag.
  public var interaction: Interaction<Int>
  /// The response to wheels and touchpads.
  public var wheelFeel = WheelFeel.standard
  /// The law that projects a velocity to find the nearest anchor; `nil` for the feel's deceleration rate.
  public var decelerationLaw: DecelerationLaw?
  private var notches = NotchCounter()
  var value: DraggableValue

  /// Creates a drawer. Traps if there are no anchors.
  ///
  /// - Parameters:
  ///   - anchors: The origins at which the sheet can rest, from the top of the screen; at least one, in any order.
  ///   - height: The height of the screen, in points.
  ///   - anchorIndex: The index of the initial anchor, from the most open one down.
  ///   - feel: The parameters of the motion to an anchor.
  ///   - slop: The distance that pointers may travel before they drag.
  ///   - bounces: Whether the sheet stretches past its first and last anchor.
  public init(
    anchors: [Double], height: Double, anchorIndex: Int = 0, feel: SnapFeel = SnapFeel(),
    slop: PanGesture.Slop = .standard, bounces: Bool = true
  ) {
    precondition(!anchors.isEmpty, "A drawer needs an anchor to rest at.")
    self.anchors = Drawer.inOrder(anchors)
    self.height = height
    self.feel = feel
    self.bounces = bounces
    self.anchorIndex = anchorIndex.clamped(to: 0...anchors.count - 1)
    interaction = Interaction(slop: slop)
    value = DraggableValue(self.anchors[self.anchorIndex], elasticity: ElasticLimits(0...0, dimension: 0))
    value = DraggableValue(anchor, elasticity: elasticity(reachesBottom: false))
  }

  /// Returns the anchors in rising order. NaN cannot be sorted and counts as 0.
  private static func inOrder(_ anchors: [Double]) -> [Double] { anchors.map { $0.isNaN ? 0 : $0 }.sorted() }

  /// Returns the limits of the origin. With `reachesBottom`, the sheet may be below its lowest anchor: on its way to or
  /// from hiding.
  private func elasticity(reachesBottom: Bool) -> ElasticLimits {
    let (first, last) = (anchors[0], anchors[anchors.count - 1])
    return ElasticLimits(
      first...(reachesBottom ? max(last, height) : last), coefficient: feel.rubberBandCoefficient,
      lowerDimension: bounces ? max(0, first) : 0,
      upperDimension: bounces && !reachesBottom ? max(0, height - last) : 0)
  }

  // MARK: - Reading the state

  /// Returns the distance from the top of the screen to the top of the sheet, in points.
  public func origin(at time: Double) -> Double { value.value(at: time) }

  /// Returns the velocity of the origin, in points per second; positive closes the sheet. During a drag: that of a
  /// release at `time`.
  public func velocity(at time: Double) -> Double {
    value.velocity(at: time, dragVelocity: hasGesture ? pointerVelocity(at: time).y : nil)
  }

  /// Returns the state of the sheet.
  public func state(at time: Double) -> ViewState {
    if isHeld || value.isOnHold(at: time) { return .dragging }
    return isMoving(at: time) ? .snapping : .idle
  }

  /// The anchor at which the sheet rests or to which it moves; while hidden, its previous one.
  public var anchor: Double { anchors[anchorIndex] }

  /// The index of the anchor at which the sheet rests or to which it moves, same as ``anchorIndex``.
  public var target: Int { anchorIndex }

  /// The origin at which the sheet rests or to which it moves.
  public var targetOrigin: Double { isHidden ? max(height, anchors[anchors.count - 1]) : anchor }

  /// The time at which the sheet comes to rest, in the view's clock. `nil` during a drag; `-infinity` if nothing has
  /// moved it since it was placed. May lie in the past.
  public var restTime: Double? { value.restTime }

  /// The value of the origin, with its motion, its drag and its limits.
  public var origin: DraggableValue { withDragVelocity(value) { $0.pointerVelocity(at: $1).y } }

  /// Returns the projected origin: the end of the deceleration after a release at `time`.
  public func projection(at time: Double) -> Double {
    feel.projection(from: origin(at: time), velocity: velocity(at: time), decelerationLaw)
  }

  // MARK: - The sheet of a drawer with a list

  /// Ends the drag, and returns the origin and its velocity. The caller must start the next motion at once.
  mutating func endDrag(velocity: Double, at time: Double) -> (value: Double, velocity: Double) {
    isHidden = false
    return value.endDragging(velocity: velocity, at: time)
  }

  /// Returns the index of the anchor nearest to the position projected from `origin` and `velocity`.
  func anchorIndex(from origin: Double, velocity: Double) -> Int {
    anchorIndex(nearest: feel.projection(from: origin, velocity: velocity, decelerationLaw))
  }

  private func anchorIndex(nearest origin: Double) -> Int { anchors.firstIndex(of: anchors.nearest(to: origin)!)! }

  /// Moves to an anchor by the feel's spring.
  mutating func settle(at index: Int, velocity: Double, _ time: Double) {
    setOut(to: index, time)
    value.spring(
      to: anchors[index], spring: feel.spring, velocity: velocity, threshold: feel.threshold, at: time)
  }

  /// Moves by any motion of the origin, and then by the spring to the anchor nearest to the end of the motion.
  mutating func settle(by motion: some Motion, _ time: Double) {
    setOut(to: anchorIndex(nearest: motion.destination), time)
    value.follow(motion, endingAt: anchor, spring: feel.spring, threshold: feel.threshold, from: time)
  }

  private mutating func setOut(to index: Int, _ time: Double) {
    let comesFromBelow = value.elasticity.limits.contains(height) && origin(at: time) > anchors[anchors.count - 1]
    anchorIndex = index
    isHidden = false
    value.setElasticity(elasticity(reachesBottom: comesFromBelow), at: time)
  }

  /// Moves to an anchor by a movement that the caller has planned.
  mutating func follow(_ movement: DraggableValue.Movement, to index: Int, from time: Double) {
    anchorIndex = index
    isHidden = false
    value.follow(movement, from: time)
  }

  /// Returns the spring motion from `origin` with `velocity` to an anchor.
  func spring(to index: Int, from origin: Double, velocity: Double) -> SpringMotion {
    SpringMotion(
      from: origin, to: anchors[index], velocity: velocity, spring: feel.spring, threshold: feel.threshold)
  }

  // MARK: - Programs

  /// Snaps to the anchor at `index`, with or without animation. A sheet in flight keeps its velocity. Has no effect
  /// during a drag, or if the index is out of range.
  public mutating func snap(to index: Int, animated: Bool = true, at time: Double) {
    guard anchors.indices.contains(index) else { return }
    move(at: time) { sheet in
      if animated {
        sheet.settle(at: index, velocity: sheet.velocity(at: time), time)
      } else {
        sheet.place(at: index, time)
      }
    }
  }

  /// Animates the origin by any motion. Has no effect during a drag.
  ///
  /// The origin jumps to the start of the motion. Past the ends, the overshoot stays within the dimension of the rubber
  /// band. The target is the anchor nearest to the end of the motion. If the motion ends elsewhere, the feel's spring
  /// continues there. If the anchors or the feel change on the way, the spring takes over with the current velocity. If
  /// the destination is not finite, the method does nothing.
  ///
  /// - Parameters:
  ///   - motion: The motion of the origin, in points from the top of the screen.
  ///   - time: The start of the motion, in the view's clock.
  public mutating func follow(_ motion: some Motion, at time: Double) {
    guard motion.destination.isFinite else { return }
    move(at: time) { $0.settle(by: motion, time) }
  }

  /// Places the sheet at an anchor at once.
  mutating func place(at index: Int, _ time: Double) {
    settle(at: index, velocity: 0, time)
    value.setElasticity(elasticity(reachesBottom: false), at: time)
    value.rest(at: anchor)
  }

  /// Hides the sheet below the screen, with or without animation. Has no effect during a drag.
  public mutating func hide(animated: Bool = true, at time: Double) {
    move(at: time) { $0.sink(animated: animated, at: time) }
  }

  mutating func sink(animated: Bool = true, at time: Double) {
    let speed = velocity(at: time)
    isHidden = true
    guard animated else {
      value = DraggableValue(targetOrigin, elasticity: elasticity(reachesBottom: true))
      return
    }
    value.setElasticity(elasticity(reachesBottom: true), at: time)
    value.spring(to: targetOrigin, spring: feel.spring, velocity: speed, threshold: feel.threshold, at: time)
  }

  /// Changes the anchors and the height of the screen. The index of the anchor is kept.
  ///
  /// A sheet at rest moves to its new anchor at once, or by a spring if `animated`. A sheet in flight moves there with
  /// its velocity. A dragged sheet keeps its position.
  public mutating func setAnchors(_ new: [Double], height newHeight: Double, animated: Bool = false, at time: Double) {
    setAnchors(new, height: newHeight, anchorIndex: nil, animated: animated, at: time)
  }

  /// Changes the anchors, the height and, unless `nil`, the index of the current anchor.
  mutating func setAnchors(
    _ new: [Double], height newHeight: Double, anchorIndex newIndex: Int?, animated: Bool, at time: Double
  ) {
    precondition(!new.isEmpty, "A drawer needs an anchor to rest at.")
    let index = (newIndex ?? anchorIndex).clamped(to: 0...new.count - 1)
    guard Drawer.inOrder(new) != anchors || newHeight != height || index != anchorIndex else { return }
    replan(animated: animated, at: time) { drawer in
      drawer.anchors = Drawer.inOrder(new)
      drawer.height = newHeight
      drawer.anchorIndex = index
      drawer.reanchor(animated: animated, at: time)
    }
  }

  /// Changes the feel. Position and velocity are kept.
  public mutating func setFeel(_ new: SnapFeel, at time: Double) {
    guard new != feel else { return }
    replan(at: time) { drawer in
      drawer.feel = new
      drawer.reanchor(at: time)
    }
  }

  /// Changes whether the sheet stretches past its ends. A dragged or moving sheet continues from its position.
  public mutating func setBounces(_ new: Bool, at time: Double) {
    guard new != bounces else { return }
    replan(at: time) { drawer in
      drawer.bounces = new
      drawer.reanchor(at: time)
    }
  }

  private mutating func reanchor(animated: Bool = false, at time: Double) {
    let isMoving = isMoving(at: time)
    let isBelow = value.elasticity.upperDimension == 0 && value.value(at: time) > anchors[anchors.count - 1]
    value.setElasticity(elasticity(reachesBottom: isHidden || isBelow), at: time)
    if isMoving || animated && !isHeld {
      if isHidden { sink(at: time) } else { settle(at: anchorIndex, velocity: velocity(at: time), time) }
    } else if !isHeld {
      value.rest(at: targetOrigin)
    }
  }
}

extension Drawer: DraggableView {
  /// Returns whether `point` is on the sheet. A hidden sheet accepts no press once it is at rest.
  public func accepts(_ point: Vector2, at time: Double) -> Bool {
    point.y >= origin(at: time) && (!isHidden || isMoving(at: time))
  }

  /// Begins a drag. Between its anchors, a sheet that came from below the last one cannot be dragged back there.
  public mutating func hold(at time: Double) {
    value.beginDragging(at: time)
    if (anchors[0]...anchors[anchors.count - 1]).contains(origin(at: time)) {
      value.setElasticity(elasticity(reachesBottom: false), at: time)
    }
  }

  public mutating func drag(by translation: Vector2, at time: Double) {
    hold(at: time)
    value.drag(by: translation.y)
  }

  public mutating func release(velocity: Vector2, at time: Double) {
    let shown = endDrag(velocity: velocity.y, at: time)
    let nearest = anchorIndex(from: shown.value, velocity: shown.velocity)
    let index = interaction.target(for: Vector2(0, shown.velocity), nearest)
    settle(at: index.clamped(to: 0...anchors.count - 1), velocity: shown.velocity, time)
  }

  public mutating func hold(as other: Drawer, from time: Double) { value.hold(as: other.value, from: time) }

  public func isStretched(at time: Double) -> Bool { value.isStretched(at: time) }

  /// Drags the sheet by precise reports, or moves it to the next anchor by a notch. Scrolling towards the end opens it.
  /// Precise reports drag with the rubber band, and when the fingers lift, the sheet snaps to the anchor nearest to its
  /// projected position. Has no effect while a pointer drags the sheet, while it is hidden, or if the wheel zooms.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard !wheel.isZoom, !isHeld, !isHidden else { return }
    if wheel.isPrecise { return follow(wheel, by: Vector2(0, wheel.travel.y), at: time) }
    let steps = notches.add(wheel.travel.y, at: wheel.time)
    if steps != 0 { snap(to: (anchorIndex - steps).clamped(to: 0...anchors.count - 1), at: time) }
  }
}
