/// A sheet that is pulled over its background and rests at one of a few heights.
///
/// The origin is the distance from the top of the screen to the top of the sheet: the smaller, the farther it is open.
/// Let go, it goes to the anchor nearest to where its velocity would carry it. Beyond its first and last anchor it
/// follows by a rubber band whose dimension is the distance from there to the screen's edge, so that it can be pulled
/// off neither edge.
public struct Drawer: Sendable {
  public enum State: Hashable, Sendable { case idle, dragging, snapping }

  /// The heights at which it may rest, from the most open one down; never empty.
  public private(set) var anchors: [Double]
  /// The height of the screen in points.
  public private(set) var height: Double
  public private(set) var feel: SnapFeel
  /// The number of the anchor at which it rests or to which it goes.
  public private(set) var anchorIndex: Int
  public var pan: PanGesture
  private var value: DraggableValue

  /// - Parameters:
  ///   - anchors: origins from the top of the screen, in any order, at least one.
  ///   - anchorIndex: where it begins, counted from the most open one.
  public init(
    anchors: [Double], height: Double, anchorIndex: Int = 0, feel: SnapFeel = SnapFeel(),
    slop: PanGesture.Slop = .standard
  ) {
    precondition(!anchors.isEmpty, "A drawer needs an anchor to rest at.")
    self.anchors = anchors.sorted()
    self.height = height
    self.feel = feel
    self.anchorIndex = anchorIndex.clamped(to: 0...anchors.count - 1)
    pan = PanGesture(slop: slop)
    value = DraggableValue(
      self.anchors[self.anchorIndex], elasticity: Drawer.elasticity(self.anchors, height: height, feel))
  }

  private static func elasticity(_ anchors: [Double], height: Double, _ feel: SnapFeel) -> ElasticLimits {
    ElasticLimits(
      anchors[0]...anchors[anchors.count - 1], coefficient: feel.rubberBandCoefficient,
      lowerDimension: max(0, anchors[0]), upperDimension: max(0, height - anchors[anchors.count - 1]))
  }
}

// MARK: - Asking

extension Drawer {
  public func origin(at time: Double) -> Double { value.value(at: time) }

  /// In points per second; positive closes it.
  public func velocity(at time: Double) -> Double { value.velocity(at: time) }

  public func state(at time: Double) -> State {
    switch value.state(at: time) {
    case .idle: .idle
    case .dragging: .dragging
    case .moving: .snapping
    }
  }

  /// The anchor at which it rests or to which it goes.
  public var anchor: Double { anchors[anchorIndex] }

  /// From when on it stands still: `nil` while it is held.
  public var restTime: Double? { value.restTime }

  /// The value with all that is known of it: its motion, its pull, its limits.
  public var origin: DraggableValue { value }

  /// Where its velocity would carry it if it were let go now.
  public func projection(at time: Double) -> Double {
    project(origin(at: time), velocity: velocity(at: time), rate: feel.decelerationRate)
  }
}

// MARK: - The pointer

extension Drawer {
  /// Takes in one event of a pointer; times as in `SimpleScrollView`.
  ///
  /// - Returns: the position of a click or tap; a press that stopped the moving sheet is none.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Vector2? {
    let wasHeld = value.isDragging
    switch pan.handle(event) {
    case .pressed: if value.isMoving(at: time) { value.beginDragging(at: time) }
    case .began(let translation), .changed(let translation): drag(by: translation.y, at: time, hostTime: event.time)
    case .ended(let velocity): release(velocity: velocity.y, at: time)
    case .cancelled: release(velocity: 0, at: time)
    case .tapped(let position):
      release(velocity: 0, at: time)
      return wasHeld ? nil : position
    case nil: break
    }
    return nil
  }

  /// Ends what the pointer does: the sheet goes to its nearest anchor.
  public mutating func cancel(at time: Double) {
    if pan.cancel() != nil { release(velocity: 0, at: time) }
  }

  private mutating func drag(by translation: Double, at time: Double, hostTime: Double) {
    value.beginDragging(at: time)
    value.drag(by: translation, at: time, hostTime: hostTime)
  }

  private mutating func release(velocity: Double, at time: Double) {
    guard value.isDragging else { return }
    let shown = value.endDragging(velocity: velocity, at: time)
    let projection = project(shown.value, velocity: shown.velocity, rate: feel.decelerationRate)
    settle(at: anchors.firstIndex(of: anchors.nearest(to: projection)!)!, velocity: shown.velocity, time)
  }

  private mutating func settle(at index: Int, velocity: Double, _ time: Double) {
    anchorIndex = index
    value.spring(
      to: anchors[index], spring: feel.spring, velocity: velocity, threshold: feel.threshold, at: time)
  }
}

// MARK: - Programs

extension Drawer {
  /// Goes to an anchor; a sheet in flight keeps its velocity, one in the hand stays there.
  public mutating func snap(to index: Int, at time: Double) {
    guard anchors.indices.contains(index), !value.isDragging else { return }
    settle(at: index, velocity: velocity(at: time), time)
  }

  /// Shows the sheet on a screen of another height; the number of its anchor stays.
  ///
  /// At rest it is at its new anchor at once, in flight it goes there with its velocity, in the hand it stays where it
  /// is.
  public mutating func setAnchors(_ new: [Double], height newHeight: Double, at time: Double) {
    precondition(!new.isEmpty, "A drawer needs an anchor to rest at.")
    guard new.sorted() != anchors || newHeight != height else { return }
    anchors = new.sorted()
    height = newHeight
    anchorIndex = anchorIndex.clamped(to: 0...anchors.count - 1)
    reanchor(at: time)
  }

  public mutating func setFeel(_ new: SnapFeel, at time: Double) {
    guard new != feel else { return }
    feel = new
    reanchor(at: time)
  }

  private mutating func reanchor(at time: Double) {
    let isMoving = value.isMoving(at: time)
    value.setElasticity(Drawer.elasticity(anchors, height: height, feel), at: time)
    if isMoving {
      snap(to: anchorIndex, at: time)
    } else if !value.isDragging {
      value.rest(at: anchor)
    }
  }
}
