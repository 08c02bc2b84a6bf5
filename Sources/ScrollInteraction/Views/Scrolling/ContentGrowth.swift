/// A change of the length of content at one position, and the displacement that keeps visible content in place.
struct ContentGrowth {
  let position: Double
  /// The length inserted at `position`, or the negative length removed from there on.
  let length: Double

  /// Creates the change of content from one length to another. A position past the end counts as the end.
  init(from old: Double, to new: Double, at position: Double) {
    let (old, new) = (old.isFinite ? max(0, old) : 0, max(0, new))
    self.position = position.clamped(to: 0...min(old, new))
    length = new - old
  }

  /// Returns the displacement of the offset for a visible part of the content. Content inserted above or at the first
  /// visible point counts, and of removed content the part above it. If no visible content is left, the content that
  /// follows begins the visible part.
  func displacement(from start: Double, to end: Double) -> Double {
    let first = max(0, start)
    guard position < first || length > 0 && position == first else { return 0 }
    return length > 0 || position - length < end ? length : position - first
  }
}

extension DraggableValue {
  /// Moves the value with visible content, and the target of a program or a hook with the content there, in new limits.
  mutating func displace(
    by distance: Double, targetBy targetDistance: Double, within elasticity: ElasticLimits, feel: ScrollFeel,
    spring: Spring, at time: Double, leavesBehind: Bool = false
  ) {
    let target = target(at: time) + targetDistance
    shift(by: distance, at: time)
    setElasticity(elasticity, threshold: feel.threshold, at: time, leavesBehind: leavesBehind)
    guard targetDistance != distance else { return }
    func go(by spring: Spring) {
      self.spring(to: target.clamped(to: elasticity.limits), spring: spring, threshold: feel.threshold, at: time)
    }
    switch activeMovement(at: time) {
    case .spring(let motion)?: go(by: motion.spring)
    case .ease?: go(by: spring)
    case .deceleration?:
      decelerate(to: target, velocity: velocity(at: time), feel: feel, spring: spring, .continued, at: time)
    default: break
    }
  }
}
