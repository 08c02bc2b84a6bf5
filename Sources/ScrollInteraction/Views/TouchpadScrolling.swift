/// What fingers on a touchpad take, move and let go as a hand does: every view that scrolls.
///
/// Each report moves the view by as much as it says. What is to become of it once the fingers have lifted is planned
/// with every report, for the time at which they will have if there is no other; until then it stands where they have it.
/// The next report takes it from there again. So a touchpad needs nothing of its own but the time of its lift: rubber
/// bands, projections and springs are those of a drag.
protocol TouchpadScrolling {
  var touchpad: TouchpadGesture { get set }

  /// Takes the view into the hand where it is shown, unless it is there already.
  ///
  /// - Parameter isFirst: whether fingers have only just landed on it.
  mutating func take(at time: Double, isFirst: Bool)
  /// Lets go with the velocity of the content offset, in points per second.
  mutating func letGo(velocity: Vector2, at time: Double)
  /// Stands still from `time` until it is let go, where `held` has it.
  mutating func stand(as held: Self, from time: Double)
  /// Whether it is pulled past a limit.
  func isStretched(at time: Double) -> Bool
}

extension TouchpadScrolling {
  /// Takes in one report of a touchpad.
  ///
  /// - Parameters:
  ///   - travel: what of the report counts, in points of the content offset.
  ///   - pull: moves what is in the hand by that.
  mutating func follow(
    _ wheel: WheelEvent, by travel: Vector2, at time: Double, hostTime: Double, _ pull: (inout Self) -> Void
  ) {
    if wheel.isEnd { return lift(at: time, hostTime: hostTime) }
    let isTremor = touchpad.isResting(with: travel, at: hostTime)
    guard !isTremor || !isStretched(at: time) else { return }
    let isFirst = !touchpad.isUnderWay(at: time)
    touchpad.move(by: travel, at: time, hostTime: hostTime)
    hold(at: time, isFirst: isFirst, pull)
  }

  /// Does what changes the limits or the places of the view; what fingers hold is let go by the new ones.
  mutating func replanning(at time: Double, _ change: (inout Self) -> Void) {
    guard touchpad.isUnderWay(at: time) else { return change(&self) }
    hold(at: time, isFirst: false, change)
  }

  private mutating func hold(at time: Double, isFirst: Bool, _ change: (inout Self) -> Void) {
    take(at: time, isFirst: isFirst)
    change(&self)
    let held = self
    letGo(velocity: touchpad.velocity, at: touchpad.lift)
    stand(as: held, from: time)
  }

  private mutating func lift(at time: Double, hostTime: Double) {
    guard touchpad.isUnderWay(at: time) else { return }
    take(at: time, isFirst: false)
    touchpad.end(at: time, hostTime: hostTime)
    letGo(velocity: touchpad.velocity, at: time)
  }

  /// Someone else moves the view from now on.
  mutating func leaveTouchpad() { touchpad.end() }
}
