extension DraggableValue {
  /// Scrolls by lines, by pages or to an end, as a notch or a key does.
  ///
  /// - Parameter extent: The length of the viewport along the axis, in points.
  mutating func glide(
    _ step: ScrollStep, in extent: Double, _ wheel: WheelFeel, isRepeat: Bool, threshold: Double, at time: Double
  ) {
    let (shown, ahead) = (value(at: time), max(0, wheel.longestLead * wheel.page(in: extent)))
    func relative(_ distance: Double) -> Double {
      let target = glideTarget(at: time) + distance
      return isRepeat ? target.clamped(to: shown - ahead...shown + ahead) : target
    }
    let target =
      switch step {
      case .lines(let count): relative(count * wheel.notch(in: extent))
      case .pages(let count): relative(count * wheel.page(in: extent))
      case .toStart: elasticity.limits.lowerBound
      case .toEnd: elasticity.limits.upperBound
      }
    guard !target.isNaN else { return }
    if let easing = wheel.easing {
      ease(to: target, easing, at: time)
    } else {
      glide(to: target, spring: wheel.spring, threshold: threshold, at: time)
    }
  }

  /// Returns the numbers of notches from the target of the next notch to the limits, in a viewport of `extent` points.
  func notchRange(in extent: Double, _ wheel: WheelFeel, at time: Double) -> ClosedRange<Double> {
    let (notch, target) = (wheel.notch(in: extent), glideTarget(at: time))
    func notches(to limit: Double) -> Double {
      notch > 0 && abs(limit - target) > .rounding ? (limit - target) / notch : 0
    }
    return notches(to: elasticity.limits.lowerBound)...notches(to: elasticity.limits.upperBound)
  }

  /// Returns the destination of a program's or wheel's motion, otherwise the current value, clamped to the limits.
  func glideTarget(at time: Double) -> Double {
    guard case .moving(let movement, let since) = state(at: time) else {
      return value(at: time).clamped(to: elasticity.limits)
    }
    switch movement.segment(at: time - since).motion {
    case .spring, .ease: return movement.destination.clamped(to: elasticity.limits)
    default: return value(at: time).clamped(to: elasticity.limits)
    }
  }

  /// Eases to `target`, clamped to the limits, and keeps the velocity. Has no effect if the current easing ends there.
  private mutating func ease(to target: Double, _ easing: NotchEasing, at time: Double) {
    let target = target.clamped(to: elasticity.limits)
    if case .ease(let motion)? = activeMotion(at: time), motion.destination == target { return }
    let motion = easing.motion(from: value(at: time), to: target, velocity: velocity(at: time))
    guard motion.duration > 0 || isMoving(at: time) else { return }
    follow(.ease(motion), from: time)
  }

  /// Glides to `target`, clamped to the limits, without overshoot. Of the velocity it keeps as much as a critically
  /// damped spring can absorb.
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
