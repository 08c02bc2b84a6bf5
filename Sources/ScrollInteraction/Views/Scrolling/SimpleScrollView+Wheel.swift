extension SimpleScrollView {
  /// Takes in one report of a wheel or of a touchpad.
  ///
  /// Notches add up: content glides to where they send it, with its velocity kept. Precise reports move content as a hand
  /// does, with the rubber band at its ends; when they cease it goes on with their velocity. Content in the hand stays
  /// there, and a wheel that asks to zoom does nothing here.
  ///
  /// - Parameters:
  ///   - wheel: the report.
  ///   - time: in the clock in which content moves.
  ///   - hostTime: when it was reported by the host's clock, where that is not the caller's.
  public mutating func handle(_ wheel: WheelEvent, at time: Double, hostTime: Double? = nil) {
    guard !wheel.isZoom, !isHeld, wheel.delta.isFinite else { return }
    if wheel.isPrecise {
      follow(wheel, at: time, hostTime: hostTime ?? time)
    } else {
      for axis in Axis.allCases where wheel.travel[axis] != 0 { scroll(.lines(wheel.travel[axis]), axis, at: time) }
    }
  }

  /// Goes where a key sends it, unless it is in the hand.
  ///
  /// - Parameters:
  ///   - step: how far, or to which end.
  ///   - axis: along which.
  ///   - isRepeat: whether the key is held down: it does not send content far ahead then.
  ///   - time: in the clock in which content moves.
  public mutating func scroll(_ step: ScrollStep, _ axis: Axis, isRepeat: Bool = false, at time: Double) {
    guard !isHeld, layout.isScrollable(axis) else { return }
    leaveTouchpad()
    offset[axis].glide(
      step, in: layout.viewport[axis], wheelFeel, isRepeat: isRepeat, threshold: feel.threshold, at: time)
  }

  private mutating func follow(_ wheel: WheelEvent, at time: Double, hostTime: Double) {
    let axes = Axis.allCases.filter(layout.isScrollable)
    guard !axes.isEmpty else { return }
    let travel = PerAxis { axes.contains($0) ? wheel.travel[$0] : 0 }.vector
    follow(wheel, by: travel, at: time, hostTime: hostTime) { view in
      for axis in axes { view.offset[axis].drag(by: travel[axis], at: time, hostTime: hostTime) }
    }
  }
}

extension SimpleScrollView: TouchpadScrolling {
  mutating func take(at time: Double, isFirst: Bool) {
    if isFirst { hold(at: time) }
    takeInHand(at: time)
  }

  mutating func letGo(velocity: Vector2, at time: Double) {
    dragAxes = Set(Axis.allCases)
    release(velocity: velocity, at: time)
  }

  mutating func stand(as held: SimpleScrollView, from time: Double) {
    for axis in Axis.allCases { offset[axis].stand(as: held.offset[axis], from: time) }
  }

  func isStretched(at time: Double) -> Bool {
    Axis.allCases.contains { offset[$0].isStretched(at: time) }
  }
}
