extension SimpleScrollView {
  /// Takes in one report of a wheel or of a touchpad.
  ///
  /// Notches add up: content glides to where they send it, with its velocity kept. Precise reports move content as a hand
  /// does, with the rubber band at its ends; when they cease it goes on with their velocity. Content in the hand stays
  /// there, and a wheel that asks to zoom does nothing here.
  ///
  /// - Parameter hostTime: when it was reported by the host's clock, where that is not the caller's.
  public mutating func handle(_ wheel: WheelEvent, at time: Double, hostTime: Double? = nil) {
    guard !wheel.isZoom, !isHeld, wheel.delta.isFinite else { return }
    let travel = Vector2(wheel.delta.x, -wheel.delta.y)
    if wheel.isPrecise {
      push(by: travel, at: time, hostTime: hostTime ?? time)
    } else {
      for axis in Axis.allCases where travel[axis] != 0 { scroll(.lines(travel[axis]), axis, at: time) }
    }
  }

  /// Goes where a key sends it, unless it is in the hand.
  ///
  /// - Parameter isRepeat: whether the key is held down: it does not send content far ahead then.
  public mutating func scroll(_ step: ScrollStep, _ axis: Axis, isRepeat: Bool = false, at time: Double) {
    guard !isHeld, layout.isScrollable(axis) else { return }
    let target = target(of: step, axis, at: time)
    let lead = wheelFeel.longestLead * wheelFeel.page(in: layout.viewport[axis])
    let shown = offset[axis].value(at: time)
    offset[axis].glide(
      to: isRepeat && !step.isAbsolute ? target.clamped(to: shown - lead...shown + lead) : target,
      spring: wheelFeel.spring, threshold: feel.threshold, at: time)
  }

  private func target(of step: ScrollStep, _ axis: Axis, at time: Double) -> Double {
    let (start, extent) = (offset[axis].glideTarget(at: time), layout.viewport[axis])
    return switch step {
    case .lines(let count): start + count * wheelFeel.notch(in: extent)
    case .pages(let count): start + count * wheelFeel.page(in: extent)
    case .toStart: limits(axis).lowerBound
    case .toEnd: limits(axis).upperBound
    }
  }

  private mutating func push(by travel: Vector2, at time: Double, hostTime: Double) {
    let axes = Axis.allCases.filter { layout.isScrollable($0) && !isTremor(travel[$0], $0, at: time) }
    guard !axes.isEmpty else { return }
    let start = offset.map { $0.elasticity.unbanded($0.value(at: time)) }
    for axis in axes where offset[axis].planAfterHold(at: time) == nil { touchpad.retake(axis, at: start[axis]) }
    let effective = PerAxis { axes.contains($0) ? travel[$0] : 0 }.vector
    touchpad.move(by: effective, from: start, at: time, hostTime: hostTime)
    for axis in axes {
      offset[axis].hold(
        raw: touchpad.raw[axis], until: touchpad.lift, velocity: touchpad.velocity[axis], feel: feel, at: time)
    }
  }

  /// Whether a report tells no more than that fingers rest while content is stretched: it is let go nevertheless.
  private func isTremor(_ travel: Double, _ axis: Axis, at time: Double) -> Bool {
    abs(travel) < TouchpadGesture.tremor && limits(axis).excess(of: offset[axis].value(at: time)) != 0
  }
}

extension ScrollStep {
  fileprivate var isAbsolute: Bool { self == .toStart || self == .toEnd }
}
