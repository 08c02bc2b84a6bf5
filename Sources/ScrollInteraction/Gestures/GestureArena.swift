/// The state of a gesture above several views, with the slop of all of them, to be stored in a ``ViewHierarchy``.
public struct GestureArena<ID: Hashable & Sendable>: Sendable {
  /// The view that has won the gesture and follows the pointer; `nil` before any view has won, and without a gesture.
  public internal(set) var winner: ID?
  var ids: [ID] = []
  var gesture = ArenaGesture()
  var swipe = ArenaSwipe<ID>()
  var pinchTarget: ID?

  /// Creates an arena with the distance that each kind of pointer may travel before a view wins it.
  public init(slop: PanGesture.Slop = .standard) { gesture.pan.slop = slop }

  /// Whether a pointer is down.
  public var isPressed: Bool { gesture.pan.isPressed }
}

/// A scroll of fingers on a touchpad above several views, of which it moves one.
struct ArenaSwipe<ID: Hashable & Sendable>: Sendable {
  /// The distance, in points, from which the choice of the view is final, as in a ``Momentum``.
  static var slop: Double { 4 }

  var fingers = TouchpadGesture()
  var caught: [ID] = []
  /// The view that the fingers scroll; `nil` if none can move in their direction, or before they move.
  var target: ID?
  var isFinal = false
  /// The sum of the reports before the choice is final, and its direction, which is empty before any movement.
  var delta = Vector2.zero
  var direction: PanGesture.Directions = []
}

struct ArenaGesture: Sendable {
  struct Member: Sendable {
    enum State: Sendable {
      /// The view rests, and may win the gesture or be handed the rest of it.
      case waiting
      /// The press has stopped the view in flight.
      case caught
      case dragging
      /// The view takes no part in the gesture.
      case failed
    }

    var state: State
    var translation = Vector2.zero
    var isFree = false
    var survey = ViewVisitor.Survey()
  }

  enum Phase: Sendable {
    case undecided
    case panning(Axis)
    case zooming
  }

  var pan = PanGesture()
  var members: [Member] = []
  var phase = Phase.undecided
  var translation = Vector2.zero
  /// The distance along the axis that views have received before they left the gesture, in points.
  var lostDistance = 0.0
  var isDecided: Bool { if case .undecided = phase { false } else { true } }

  /// The index of the outermost view away from its start, otherwise of the innermost that follows the pointer.
  var winnerIndex: Int? {
    let following = members.firstIndex { $0.state == .dragging }
    guard case .panning(let axis) = phase else { return following }
    return members.lastIndex { $0.translation[axis] != 0 } ?? following
  }

  func share(of index: Int) -> ViewVisitor.Share {
    let member = members[index]
    var velocity = index == winnerIndex ? Vector2(1, 1) : .zero
    if case .panning(let axis) = phase, !member.isFree { velocity[axis.other] = 0 }
    return ViewVisitor.Share(translation: member.translation, velocity: velocity)
  }

  /// Divides the distance of the pointer along an axis between the views. Those that have moved in the other direction
  /// return to their starts, the outermost first. Then views move up to their limits, the innermost first. The rest
  /// stretches the outermost.
  mutating func divide(along axis: Axis) {
    var (rest, receiver): (Double, Int?) = (distance(along: axis), nil)
    for index in members.indices.reversed() {
      let moved = members[index].translation[axis]
      if moved * rest < 0 { give(rest.clamped(to: -abs(moved)...abs(moved)), to: index) }
    }
    for index in members.indices { give(rest.clamped(to: members[index].survey.room), to: index) }
    let direction = PanGesture.Directions(of: rest, along: axis)
    if let last = members.lastIndex(where: { $0.survey.directions.contains(direction) }) { give(rest, to: last) }
    // Rounding does not add up, and a single view moves exactly as far as the pointer.
    if rest == 0, let receiver, members[receiver].translation[axis] != 0 {
      members[receiver].translation[axis] = 0
      members[receiver].translation[axis] = distance(along: axis)
    }

    func give(_ part: Double, to index: Int) {
      guard part != 0 else { return }
      let room = members[index].survey.room
      members[index].survey.room = min(0, room.lowerBound - part)...max(0, room.upperBound - part)
      members[index].translation[axis] += part
      rest -= part
      receiver = index
    }
  }

  private func distance(along axis: Axis) -> Double {
    members.reduce(translation[axis] - lostDistance) { $0 - $1.translation[axis] }
  }

  mutating func remove(_ index: Int) {
    if case .panning(let axis) = phase { lostDistance += members[index].translation[axis] }
    members[index] = Member(state: .failed)
  }

  mutating func reset() {
    members.removeAll(keepingCapacity: true)
    (phase, translation, lostDistance) = (.undecided, .zero, 0)
  }
}
