/// A sheet that is pulled over its background and rests at one of a few heights.
///
/// The origin is the distance from the top of the screen to the top of the sheet: the smaller, the farther it is open.
/// Released, it goes to the anchor nearest to where its velocity would carry it. Beyond its first and last anchor it
/// follows by a rubber band whose dimension is the distance from there to the screen's edge, so that it can be pulled
/// off neither edge.
///
/// Pointers and the fingers on a touchpad drag it; the notches of a wheel take it from anchor to anchor.
public struct Drawer: Sendable {
  /// What moves it.
  public typealias State = ViewState

  /// The heights at which it may rest, from the most open one down; never empty.
  public private(set) var anchors: [Double]
  /// The height of the screen in points.
  public private(set) var height: Double
  /// The numbers by which it goes to where it rests.
  public private(set) var feel: SnapFeel
  /// The number of the anchor at which it rests or to which it goes; while it is hidden, where it was before.
  public private(set) var anchorIndex: Int
  /// Whether it is, or goes, below the screen.
  public private(set) var isHidden = false
  /// Whether it follows a pull past its ends.
  public private(set) var bounces: Bool
  /// The gestures that drag it, its events, and the hook at the end of a drag.
  public var interaction: Interaction<Int>
  /// How wheels and touchpads move it.
  public var wheelFeel = WheelFeel.standard
  /// By what law a velocity is projected before the nearest anchor is chosen; `nil` for the rate of the feel.
  public var decelerationLaw: DecelerationLaw?
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
    interaction = Interaction(slop: slop)
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

  /// The distance from the top of the screen to the top of the sheet, in points.
  public func origin(at time: Double) -> Double { value.value(at: time) }

  /// In points per second; positive closes it. In a drag that with which it would be released now.
  public func velocity(at time: Double) -> Double {
    value.velocity(at: time, dragVelocity: hasGesture ? pointerVelocity(at: time).y : nil)
  }

  /// What moves it at `time`.
  public func state(at time: Double) -> ViewState {
    if isHeld || value.isOnHold(at: time) { return .dragging }
    return isMoving(at: time) ? .snapping : .idle
  }

  /// The anchor at which it rests or to which it goes; while it is hidden, where it was before.
  public var anchor: Double { anchors[anchorIndex] }

  /// The number of the anchor at which it rests or to which it goes, as ``anchorIndex``.
  public var target: Int { anchorIndex }

  /// The origin at which it rests or to which it goes.
  public var targetOrigin: Double { isHidden ? max(height, anchors[anchors.count - 1]) : anchor }

  /// From when on it stands still: `nil` in a drag, −∞ where nothing has moved it since it was put
  /// there, else a time of the caller's clock, which may be past.
  public var restTime: Double? { value.restTime }

  /// The value with all that is known of it: its motion, its drag, its limits.
  public var origin: DraggableValue { withDragVelocity(value) { $0.pointerVelocity(at: $1).y } }

  /// Where its velocity would carry it if it were released now.
  public func projection(at time: Double) -> Double {
    feel.projection(from: origin(at: time), velocity: velocity(at: time), decelerationLaw)
  }

  // MARK: - As the sheet of a drawer with a list

  /// Ends the drag; what becomes of the sheet must follow at once.
  mutating func endDrag(velocity: Double, at time: Double) -> (value: Double, velocity: Double) {
    isHidden = false
    return value.endDragging(velocity: velocity, at: time)
  }

  /// The number of the anchor nearest to where `velocity` would carry it from `origin`.
  func anchorIndex(from origin: Double, velocity: Double) -> Int {
    anchorIndex(nearest: feel.projection(from: origin, velocity: velocity, decelerationLaw))
  }

  private func anchorIndex(nearest origin: Double) -> Int { anchors.firstIndex(of: anchors.nearest(to: origin)!)! }

  /// Goes to an anchor by its spring.
  mutating func settle(at index: Int, velocity: Double, _ time: Double) {
    setOut(to: index, time)
    value.spring(
      to: anchors[index], spring: feel.spring, velocity: velocity, threshold: feel.threshold, at: time)
  }

  /// Goes to the anchor nearest to where any motion of the origin ends, by that motion and then by its spring.
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

  /// Goes to an anchor by a movement that the caller has planned.
  mutating func follow(_ movement: DraggableValue.Movement, to index: Int, from time: Double) {
    anchorIndex = index
    isHidden = false
    value.follow(movement, from: time)
  }

  /// The spring that takes it from `origin`, moving at `velocity`, to an anchor.
  func spring(to index: Int, from origin: Double, velocity: Double) -> SpringMotion {
    SpringMotion(
      from: origin, to: anchors[index], velocity: velocity, spring: feel.spring, threshold: feel.threshold)
  }

  // MARK: - Programs

  /// Goes to an anchor, or is there at once; a sheet in flight keeps its velocity, one that is dragged stays there.
  /// An index out of range changes nothing.
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

  /// Has the sheet follow any motion of its origin, unless it is dragged.
  ///
  /// It is at once where the motion begins, and past its ends it is shown within the reach of its rubber band. It is on its
  /// way to the anchor nearest to where the motion ends: where it ends beside that, the feel's spring takes it there. Other
  /// anchors or numbers on the way give it to the spring, with its velocity. A destination that is not finite changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - motion: of the origin, in points from the top of the screen.
  ///   - time: when the motion begins, in the clock in which the sheet moves.
  public mutating func follow(_ motion: some Motion, at time: Double) {
    guard motion.destination.isFinite else { return }
    move(at: time) { $0.settle(by: motion, time) }
  }

  /// Is at an anchor at once.
  mutating func place(at index: Int, _ time: Double) {
    settle(at: index, velocity: 0, time)
    value.setElasticity(elasticity(reachesBottom: false), at: time)
    value.rest(at: anchor)
  }

  /// Goes below the screen, out of sight, or is there at once; one that is dragged stays there.
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

  /// Shows the sheet on a screen of another height; the number of its anchor stays.
  ///
  /// At rest it is at its new anchor at once, or goes there where that is `animated`; in flight it goes there with its
  /// velocity, in a drag it stays where it is.
  public mutating func setAnchors(_ new: [Double], height newHeight: Double, animated: Bool = false, at time: Double) {
    setAnchors(new, height: newHeight, anchorIndex: nil, animated: animated, at: time)
  }

  /// - Parameter anchorIndex: the number from now on of the anchor at which it is; `nil` for the same.
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

  /// Moves by other numbers from now on; position and velocity stay.
  public mutating func setFeel(_ new: SnapFeel, at time: Double) {
    guard new != feel else { return }
    replan(at: time) { drawer in
      drawer.feel = new
      drawer.reanchor(at: time)
    }
  }

  /// Follows pulls past its ends from now on, or does not; what is dragged or moves goes on from where it is shown.
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
  /// What begins above the sheet does nothing, and nothing does while it is hidden.
  public func accepts(_ point: Vector2, at time: Double) -> Bool {
    point.y >= origin(at: time) && (!isHidden || isMoving(at: time))
  }

  /// Between its anchors the sheet can no longer be dragged below the last one, where it may have come from.
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

  /// Scrolling towards the end opens it. Precise reports drag the sheet, with the rubber band beyond its first and last
  /// anchor; when the fingers have lifted it goes to the anchor nearest to where their velocity would carry it. A notch
  /// takes it to the next anchor. A sheet that a pointer drags stays there, and a wheel that zooms does nothing here.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard !wheel.isZoom, !isHeld, !isHidden else { return }
    if wheel.isPrecise { return follow(wheel, by: Vector2(0, wheel.travel.y), at: time) }
    let steps = notches.add(wheel.travel.y, at: wheel.time)
    if steps != 0 { snap(to: (anchorIndex - steps).clamped(to: 0...anchors.count - 1), at: time) }
  }
}
