/// A sheet that is pulled over its background and rests at one of a few heights.
///
/// The origin is the distance from the top of the screen to the top of the sheet: the smaller, the farther it is open.
/// Released, it goes to the anchor nearest to where its velocity would carry it. Beyond its first and last anchor it
/// follows by a rubber band whose dimension is the distance from there to the screen's edge, so that it can be pulled
/// off neither edge.
///
/// Pointers and the fingers on a touchpad drag it; the notches of a wheel take it from anchor to anchor.
public struct Drawer: Sendable {
  public enum State: Hashable, Sendable { case idle, dragging, snapping }

  /// The heights at which it may rest, from the most open one down; never empty.
  public private(set) var anchors: [Double]
  /// The height of the screen in points.
  public private(set) var height: Double
  public private(set) var feel: SnapFeel
  /// The number of the anchor at which it rests or to which it goes; while it is hidden, where it was before.
  public private(set) var anchorIndex: Int
  /// Whether it is, or goes, below the screen.
  public private(set) var isHidden = false
  /// Whether it follows a pull past its ends.
  public private(set) var bounces: Bool
  public var pan: PanGesture
  /// How wheels and touchpads move it.
  public var wheelFeel = WheelFeel.standard
  var touchpad = TouchpadGesture()
  private var notches = NotchCounter()
  var value: DraggableValue

  /// - Parameters:
  ///   - anchors: origins from the top of the screen, in any order, at least one.
  ///   - height: of the screen, in points.
  ///   - anchorIndex: where it begins, counted from the most open one.
  ///   - feel: the numbers by which it goes to its anchors.
  ///   - slop: how far pointers may travel before they drag.
  ///   - bounces: whether it follows a pull past its ends.
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
    pan = PanGesture(slop: slop)
    value = DraggableValue(self.anchors[self.anchorIndex], elasticity: ElasticLimits(0...0, dimension: 0))
    value = DraggableValue(anchor, elasticity: elasticity(reachesBottom: false))
  }

  /// What is not a number cannot be sorted; it counts as 0.
  private static func inOrder(_ anchors: [Double]) -> [Double] { anchors.map { $0.isNaN ? 0 : $0 }.sorted() }

  /// - Parameter reachesBottom: whether it may be below its lowest anchor: on its way to or from its hiding place.
  private func elasticity(reachesBottom: Bool) -> ElasticLimits {
    let (first, last) = (anchors[0], anchors[anchors.count - 1])
    return ElasticLimits(
      first...(reachesBottom ? max(last, height) : last), coefficient: feel.rubberBandCoefficient,
      lowerDimension: bounces ? max(0, first) : 0,
      upperDimension: bounces && !reachesBottom ? max(0, height - last) : 0)
  }

  // MARK: - Asking

  public func origin(at time: Double) -> Double { value.value(at: time) }

  /// In points per second; positive closes it. In a drag that with which it would be released now.
  public func velocity(at time: Double) -> Double {
    value.velocity(at: time, dragVelocity: hasGesture ? pointerVelocity(at: time).y : nil)
  }

  public func state(at time: Double) -> State {
    if isHeld || value.isOnHold(at: time) { return .dragging }
    return isMoving(at: time) ? .snapping : .idle
  }

  /// The anchor at which it rests or to which it goes; while it is hidden, where it was before.
  public var anchor: Double { anchors[anchorIndex] }

  /// The origin at which it rests or to which it goes.
  public var target: Double { isHidden ? max(height, anchors[anchors.count - 1]) : anchor }

  /// From when on it stands still: `nil` in a drag.
  public var restTime: Double? { value.restTime }

  /// The value with all that is known of it: its motion, its drag, its limits.
  public var origin: DraggableValue { withDragVelocity(value) { $0.pointerVelocity(at: $1).y } }

  /// Where its velocity would carry it if it were released now.
  public func projection(at time: Double) -> Double {
    project(origin(at: time), velocity: velocity(at: time), rate: feel.decelerationRate)
  }

  // MARK: - Dragging

  /// Takes in an event of a pointer; times as in ``SimpleScrollView``.
  ///
  /// - Returns: the position of a click or tap; a press that stopped the moving sheet is none.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Vector2? { follow(event, at: time) }

  /// Ends what the pointer does: the sheet goes to its nearest anchor.
  public mutating func cancel(at time: Double) { cancelPan(at: time) }

  /// Takes in a report of a wheel or of a touchpad: scrolling towards the end opens it. A sheet that a pointer drags stays
  /// there, and a wheel that zooms does nothing here.
  ///
  /// Precise reports drag the sheet, with the rubber band beyond its first and last anchor; when the fingers have lifted
  /// it goes to the anchor nearest to where their velocity would carry it. A notch takes it to the next anchor.
  public mutating func handle(_ wheel: WheelEvent, at time: Double) {
    let wheel = wheelFeel.adjusted(wheel)
    guard !wheel.isZoom, !isHeld, !isHidden, wheel.delta.isFinite else { return }
    if wheel.isPrecise { return follow(wheel, by: Vector2(0, wheel.travel.y), at: time) }
    let steps = notches.add(wheel.travel.y, at: wheel.time)
    if steps != 0 { snap(to: (anchorIndex - steps).clamped(to: 0...anchors.count - 1), at: time) }
  }

  // MARK: - As the sheet of a drawer with a list

  /// Ends the drag; what becomes of the sheet must follow at once.
  mutating func release(velocity: Double, at time: Double) -> (value: Double, velocity: Double) {
    isHidden = false
    return value.endDragging(velocity: velocity, at: time)
  }

  /// The number of the anchor nearest to where `velocity` would carry it from `origin`.
  func anchorIndex(from origin: Double, velocity: Double) -> Int {
    let projection = project(origin, velocity: velocity, rate: feel.decelerationRate)
    return anchors.firstIndex(of: anchors.nearest(to: projection)!)!
  }

  /// Goes to an anchor by its spring.
  mutating func settle(at index: Int, velocity: Double, _ time: Double) {
    let comesFromBelow = value.elasticity.limits.contains(height) && origin(at: time) > anchors[anchors.count - 1]
    anchorIndex = index
    isHidden = false
    value.setElasticity(elasticity(reachesBottom: comesFromBelow), at: time)
    value.spring(
      to: anchors[index], spring: feel.spring, velocity: velocity, threshold: feel.threshold, at: time)
  }

  /// Goes to an anchor by a movement that the caller has planned.
  mutating func follow(_ movement: DraggableValue.Movement, to index: Int, from time: Double) {
    anchorIndex = index
    isHidden = false
    value.follow(movement, from: time)
  }

  /// The spring that takes it from `origin`, moving at `velocity`, to an anchor.
  func spring(to index: Int, from origin: Double, velocity: Double) -> SpringMotion {
    value.springMotion(
      showing: origin, velocity: velocity, to: anchors[index], feel.spring, threshold: feel.threshold)
  }

  // MARK: - Programs

  /// Goes to an anchor; a sheet in flight keeps its velocity, one that is dragged stays there.
  public mutating func snap(to index: Int, at time: Double) {
    guard anchors.indices.contains(index), !isHeld else { return }
    leaveTouchpad()
    settle(at: index, velocity: velocity(at: time), time)
  }

  /// Goes below the screen, out of sight; one that is dragged stays there.
  public mutating func hide(at time: Double) {
    guard !isHeld else { return }
    leaveTouchpad()
    let speed = velocity(at: time)
    isHidden = true
    value.setElasticity(elasticity(reachesBottom: true), at: time)
    value.spring(to: target, spring: feel.spring, velocity: speed, threshold: feel.threshold, at: time)
  }

  /// Is below the screen at once, without a motion.
  public mutating func hideAtOnce() {
    guard !isHeld else { return }
    isHidden = true
    value = DraggableValue(target, elasticity: elasticity(reachesBottom: true))
  }

  /// Is at an anchor at once, without a motion.
  public mutating func place(at index: Int, at time: Double) {
    guard anchors.indices.contains(index), !isHeld else { return }
    settle(at: index, velocity: 0, time)
    value.setElasticity(elasticity(reachesBottom: false), at: time)
    value.rest(at: anchor)
  }

  /// Shows the sheet on a screen of another height; the number of its anchor stays.
  ///
  /// At rest it is at its new anchor at once, in flight it goes there with its velocity, in a drag it stays where it is.
  public mutating func setAnchors(_ new: [Double], height newHeight: Double, at time: Double) {
    precondition(!new.isEmpty, "A drawer needs an anchor to rest at.")
    guard Drawer.inOrder(new) != anchors || newHeight != height else { return }
    replanning(at: time) { drawer in
      drawer.anchors = Drawer.inOrder(new)
      drawer.height = newHeight
      drawer.anchorIndex = drawer.anchorIndex.clamped(to: 0...new.count - 1)
      drawer.reanchor(at: time)
    }
  }

  public mutating func setFeel(_ new: SnapFeel, at time: Double) {
    set(\.feel, to: new, at: time) { $0.reanchor(at: time) }
  }

  public mutating func setBounces(_ new: Bool, at time: Double) {
    set(\.bounces, to: new, at: time) { $0.reanchor(at: time) }
  }

  private mutating func reanchor(at time: Double) {
    let isMoving = isMoving(at: time)
    let isBelow = value.elasticity.upperDimension == 0 && value.value(at: time) > anchors[anchors.count - 1]
    value.setElasticity(elasticity(reachesBottom: isHidden || isBelow), at: time)
    if isMoving {
      if isHidden { hide(at: time) } else { snap(to: anchorIndex, at: time) }
    } else if !isHeld {
      value.rest(at: target)
    }
  }
}

extension Drawer: DraggableView {
  /// Between its anchors the sheet can no longer be dragged below the last one, where it may have come from.
  mutating func beginDragging(at time: Double) {
    value.beginDragging(at: time)
    if (anchors[0]...anchors[anchors.count - 1]).contains(origin(at: time)) {
      value.setElasticity(elasticity(reachesBottom: false), at: time)
    }
  }

  mutating func drag(by translation: Vector2, at time: Double) {
    beginDragging(at: time)
    value.drag(by: translation.y)
  }

  mutating func endDragging(velocity: Vector2, at time: Double) {
    guard isHeld else { return }
    let shown = release(velocity: velocity.y, at: time)
    settle(at: anchorIndex(from: shown.value, velocity: shown.velocity), velocity: shown.velocity, time)
  }

  mutating func hold(as other: Drawer, from time: Double) { value.hold(as: other.value, from: time) }

  func isStretched(at time: Double) -> Bool { value.isStretched(at: time) }
}
