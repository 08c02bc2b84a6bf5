extension ListDrawer {
  /// Takes in one report of a wheel or of a touchpad over the sheet; in the hand it stays where it is, and a wheel that
  /// asks to zoom does nothing here.
  ///
  /// Precise reports pull as a hand does, at the handle or at the content, wherever the fingers set out: with the rubber
  /// bands, and once the fingers have lifted with their velocity to a place, or on through the list. With notches too the
  /// sheet first rises to its highest place and then the list glides, and on the way back the list first comes to its
  /// top; but the sheet goes from place to place, since a notch cannot leave it between.
  ///
  /// - Parameters:
  ///   - wheel: the report; its position says whether it is the sheet's.
  ///   - time: in the clock in which things move.
  ///   - hostTime: when it was reported by the host's clock, where that is not the caller's.
  public mutating func handle(_ wheel: WheelEvent, at time: Double, hostTime: Double? = nil) {
    guard !wheel.isZoom, !isDragging, !pan.isPressed, wheel.delta.isFinite else { return }
    if wheel.isPrecise { return follow(wheel, at: time, hostTime: hostTime ?? time) }
    guard wheel.travel.y != 0, part(at: wheel.position, time: time) != nil else { return }
    scroll(.lines(wheel.travel.y), at: time)
  }

  /// Goes where a key sends it, unless it is in the hand: as by notches, and to the ends of the list.
  ///
  /// - Parameters:
  ///   - step: how far, or to which end.
  ///   - isRepeat: whether the key is held down: it does not send the list far ahead then.
  ///   - time: in the clock in which things move.
  public mutating func scroll(_ step: ScrollStep, isRepeat: Bool = false, at time: Double) {
    guard !isDragging else { return }
    switch step {
    case .toStart, .toEnd: glideList(step, isRepeat: isRepeat, at: time)
    case .lines(let count), .pages(let count):
      if count > 0 ? sheet.anchorIndex == 0 : list.glideTarget(at: time) > listLimits.lowerBound {
        glideList(step, isRepeat: isRepeat, at: time)
      } else if !sheet.origin.isMoving(at: time) {
        move(by: count > 0 ? -1 : 1, at: time)
      }
    }
  }

  private mutating func move(by count: Int, at time: Double) {
    let index = sheet.anchorIndex + count
    if places.all.indices.contains(index) { setPlace(places.all[index], at: time) }
  }

  /// The fingers pull all the time at what they set out on, wherever that is by now.
  private mutating func follow(_ wheel: WheelEvent, at time: Double, hostTime: Double) {
    if !touchpad.isUnderWay(at: time) { grip = Grip(part: part(at: wheel.position, time: time)) }
    guard let part = grip.part else { return }
    let travel = Vector2(0, wheel.travel.y)
    follow(wheel, by: travel, at: time, hostTime: hostTime) {
      $0.pull(by: -travel.y, part, at: time, hostTime: hostTime)
    }
  }
}

extension ListDrawer: TouchpadScrolling {
  mutating func take(at time: Double, isFirst: Bool) {
    if let part = grip.part { hold(by: part, at: time, isFirst: isFirst) }
  }

  mutating func letGo(velocity: Vector2, at time: Double) {
    if let part = grip.part { release(velocity: -velocity.y, part, at: time) }
  }

  mutating func stand(as held: ListDrawer, from time: Double) {
    sheet.stand(as: held.sheet, from: time)
    list.stand(as: held.list, from: time)
  }

  func isStretched(at time: Double) -> Bool { sheet.isStretched(at: time) || list.isStretched(at: time) }
}
