extension DraggableValue {
  /// Returns the value as it can be saved at `time`: without closures, and without fingers that hold it. A motion that
  /// is a closure is replaced by a spring that keeps its position, its velocity and its destination.
  public func saved(at time: Double) -> DraggableValue {
    var value = DraggableValue(state, elasticity: elasticity)
    guard let movement else { return value }
    value.follow(movement.motion, from: movement.since)
    guard movement.motion.isCustom else { return value }
    let end = movement.since + movement.motion.duration
    guard time < end else {
      value.follow(.rest(target(at: time)), from: end)
      return value
    }
    let motion = SpringMotion(
      from: self.value(at: time), to: target(at: time), velocity: velocity(at: time), spring: .snap)
    value.follow(.spring(motion), from: time)
    return value
  }

  /// Returns the value with its motion begun `shift` seconds later, for another clock.
  public func delayed(by shift: Double) -> DraggableValue {
    var value = self
    if let movement { value.follow(movement.motion, from: movement.since + shift) }
    return value
  }
}

extension DraggableValue.Movement {
  fileprivate var isCustom: Bool {
    switch self {
    case .motion: true
    case .scroll(let motion): motion.feel.coasting.isCustom
    case .sequence(let parts): parts.first.isCustom || parts.second.isCustom
    case .rest, .coast, .spring, .ease: false
    }
  }
}

extension ScrollFeel {
  var saved: ScrollFeel {
    guard coasting.isCustom else { return self }
    var feel = self
    feel.coasting = .exponential(decelerationRate)
    return feel
  }
}

extension DecelerationLaw {
  var saved: DecelerationLaw? { isCustom ? nil : self }
}
