// Changes of the members and of their content.

extension NestedScrollView {
  /// Changes the limits of the members. Each keeps its offset within its new limits; the dragged or moving one may stay
  /// outside if it can stretch. Motion continues with its velocity, towards its target. Traps if the number of members
  /// changes.
  ///
  /// With `.end`, a member within a point of its end, at rest or on the way there, is at its end afterwards, by
  /// `spring` if it moves or `animated`. Of several members outside, an animated change moves the innermost that can
  /// stretch.
  public mutating func setMembers(
    _ new: [ElasticLimits], keeping anchor: ScrollAnchor = .start, animated: Bool = false, spring: Spring = .snap,
    at time: Double
  ) {
    precondition(new.count == members.count, "The members of a chain stay the same.")
    guard new != members else { return }
    replan(animated: animated, at: time) { view in
      var target = view.target
      if anchor == .end, !view.isHeld {
        for index in new.indices where target[index] >= view.members[index].limits.upperBound - 1 {
          target[index] = new[index].limits.upperBound
        }
      }
      let isMovedToEnd = target != view.target
      view.replaceMembers(by: new, target: target, to: isMovedToEnd ? spring : nil, animated: animated, at: time)
    }
  }

  /// Grows or shrinks the content of a member by as much as the length of its limits, as
  /// ``SimpleScrollView/grow(to:along:atOffset:at:)`` does. Traps if `member` is no index in ``members``.
  public mutating func grow(
    _ member: Int, to limits: ClosedRange<Double>, atOffset offset: Double, at time: Double
  ) {
    precondition(members.indices.contains(member), "There is no such member.")
    let limits = limits.bounded
    guard !offset.isNaN, limits != members[member].limits else { return }
    replan(at: time) { view in
      let old = view.members[member]
      // The viewport's extent, past which a member cannot stretch.
      let extent = max(0, old.lowerDimension, old.upperDimension).bounded
      let (oldLength, length) = (old.limits.upperBound - old.limits.lowerBound, limits.upperBound - limits.lowerBound)
      let growth = ContentGrowth(from: oldLength + extent, to: length + extent, at: offset)
      func displacement(_ offset: Double) -> Double { growth.displacement(from: offset, to: offset + extent) }
      var target = view.target
      target[member] += displacement(target[member])
      let distance = displacement(view.contentOffsets(at: time)[member])
      var new = view.members
      new[member].limits = limits
      view.chain.offsets[member] += distance
      view.chain.members[member].limits = old.limits.shifted(by: distance)
      view.replaceMembers(by: new, target: target, at: time)
    }
  }

  /// Replaces the members, and continues the drag or the motion from the displayed offsets to `target` in new limits.
  private mutating func replaceMembers(
    by new: [ElasticLimits], target: [Double], to spring: Spring? = nil, animated: Bool = false, at time: Double
  ) {
    let (shown, speed) = (contentOffsets(at: time), self.speed(at: time))
    let (isHeld, isMoving) = (self.isHeld, self.isMoving(at: time))
    func isOutside(_ index: Int) -> Bool {
      let excess = new[index].limits.excess(of: shown[index])
      return excess != 0 && (excess < 0 ? new[index].lowerDimension : new[index].upperDimension) > 0
    }
    let isAnimated = animated && !isHeld && !isMoving
    let mover = chain.mover(at: travel.value(at: time), towards: speed == 0 ? 1 : speed)
    let last = isAnimated ? new.indices.last(where: isOutside) ?? mover : mover
    let old = travel
    chain.members = new
    chain.offsets = new.indices.map { index in
      let isLeftBehind = index == last && isOutside(index) && (isHeld || isMoving || isAnimated)
      let isPlaced = spring != nil && !isMoving && !isAnimated
      return isLeftBehind ? shown[index] : (isPlaced ? target : shown)[index].clamped(to: new[index].limits)
    }
    origin = latest
    travel = DraggableValue(0, elasticity: chain.elasticity)
    if isHeld {
      // The dragged offset, before rubber banding.
      chain.offsets[last] += travel.elasticity.finger(ofContent: 0)
      return restart(isHeld: true, at: time)
    }
    guard isMoving || isAnimated else { return }
    let distance = new.indices.reduce(0) { $0 + target[$1].clamped(to: new[$1].limits) - chain.offsets[$1] }
    if let spring {
      return travel.spring(to: distance, spring: spring, velocity: speed, threshold: feel.threshold, at: time)
    }
    resume(old, velocity: speed, to: distance, at: time)
  }

  /// Continues the motion of `old` after a change of the members, over `distance` to its target.
  private mutating func resume(_ old: DraggableValue, velocity speed: Double, to distance: Double, at time: Double) {
    func spring(_ spring: Spring, _ threshold: Double? = nil) {
      travel.spring(to: distance, spring: spring, velocity: speed, threshold: threshold ?? feel.threshold, at: time)
    }
    switch old.activeMovement(at: time) {
    case .spring(let motion)?: spring(motion.spring, motion.threshold)
    case .ease?: spring(wheelFeel.spring)
    case .motion?: spring(feel.release.spring)
    case .deceleration?:
      travel.decelerate(to: distance, velocity: speed, feel: feel, spring: feel.release.spring, .continued, at: time)
    case .scroll?
    where old.viewState(at: time) == .bouncing && speed * distance > 0 && travel.elasticity.limits.contains(0):
      // A bounce ends at the previous limit: growing members do not prolong it.
      spring(feel.bounce.spring)
    default:
      travel.scroll(as: old, velocity: speed, feel: feel.decelerating(by: decelerationLaw), at: time)
    }
  }
}

/// The order in which nested scroll views move.
public struct NestingOrder: Hashable, Sendable, Codable {
  package enum First: Hashable, Sendable, CaseIterable, NamedCase {
    /// The innermost member first, then its ancestors.
    case inner
    /// The outermost member first, then its descendants.
    case outer

    package static var names: KeyValuePairs<String, Self> { ["inner": .inner, "outer": .outer] }
  }

  package var forward: First
  package var backward: First

  package init(forward: First, backward: First) { (self.forward, self.backward) = (forward, backward) }

  /// A header that collapses before its list scrolls, and unfolds when the list is back at its top.
  public static let collapsing = NestingOrder(forward: .outer, backward: .inner)
  /// The inner member first in both directions, and the outer one at its ends: a list within a page.
  public static let innerFirst = NestingOrder(forward: .inner, backward: .inner)
  /// The outer member first in both directions: a header that comes back at once.
  public static let outerFirst = NestingOrder(forward: .outer, backward: .outer)
}
