extension DraggableValue {
  /// Goes where a notch or a key sends it.
  ///
  /// - Parameter extent: of the viewport along the axis, in points.
  mutating func glide(
    _ step: ScrollStep, in extent: Double, _ wheel: WheelFeel, isRepeat: Bool, threshold: Double, at time: Double
  ) {
    let target = glideTarget(of: step, in: extent, wheel, at: time)
    let (shown, lead) = (value(at: time), wheel.longestLead * wheel.page(in: extent))
    glide(
      to: isRepeat && !step.isAbsolute ? target.clamped(to: shown - lead...shown + lead) : target,
      spring: wheel.spring, threshold: threshold, at: time)
  }

  private func glideTarget(of step: ScrollStep, in extent: Double, _ wheel: WheelFeel, at time: Double) -> Double {
    switch step {
    case .lines(let count): glideTarget(at: time) + count * wheel.notch(in: extent)
    case .pages(let count): glideTarget(at: time) + count * wheel.page(in: extent)
    case .toStart: elasticity.limits.lowerBound
    case .toEnd: elasticity.limits.upperBound
    }
  }

  /// Where the value is on its way to, if a program or a wheel sent it there; else where it is, within its limits.
  func glideTarget(at time: Double) -> Double {
    if case .moving(let movement, let since) = state(at: time), case .spring = movement.leg(at: time - since).movement {
      return movement.destination.clamped(to: elasticity.limits)
    }
    return value(at: time).clamped(to: elasticity.limits)
  }

  /// Goes to `target`, within the limits, without going past it: its velocity is kept as far as a spring that is
  /// critically damped can take it up.
  private mutating func glide(to target: Double, spring: Spring, threshold: Double, at time: Double) {
    let target = target.clamped(to: elasticity.limits)
    let distance = target - value(at: time)
    guard distance != 0 || isMoving(at: time) else { return }
    let speed = velocity(at: time)
    let most = spring.naturalFrequency * abs(distance)
    let isTowards = speed * distance > 0
    self.spring(
      to: target, spring: spring, velocity: isTowards ? speed.clamped(to: -most...most) : speed,
      threshold: threshold, at: time)
  }
}

extension ScrollStep {
  fileprivate var isAbsolute: Bool { self == .toStart || self == .toEnd }
}

// MARK: - Fingers on a touchpad

extension DraggableValue {
  /// Stands still from `time` until the motion that it follows begins, where `held` has it.
  mutating func stand(as held: DraggableValue, from time: Double) {
    guard let (motion, since) = movement, since > time else { return }
    let place = elasticity.uncontained(held.value(at: time))
    follow(.relay(.rest(place), until: since - time, motion), from: time)
  }

  /// Whether it stands still in order to be let go later.
  func isStanding(at time: Double) -> Bool {
    guard case .moving(.relay(.rest, let until, _), let since) = state(at: time) else { return false }
    return time < since + until
  }

  /// Whether it is past one of its limits.
  func isStretched(at time: Double) -> Bool { elasticity.limits.excess(of: value(at: time)) != 0 }
}
