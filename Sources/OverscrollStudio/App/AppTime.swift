extension App {
  /// Takes the time from the host's clock.
  package mutating func advance(to host: Double) {
    advancePanels(to: host)
    advanceClock(to: host)
  }

  package mutating func advanceClock(to host: Double) {
    hostTime = max(hostTime, host)
    now = clock.demoTime(at: host) + lead
  }

  /// Moves on to what is to be shown at `host`.
  ///
  /// - Parameter pointerTime: up to when what the pointer did is to be seen, where it is resampled.
  package mutating func update(at host: Double, pointerTime: Double? = nil) {
    advance(to: host)
    resample(at: pointerTime ?? host)
    if toast?.update(at: hostTime, isReduced: isMotionReduced) == false { toast = nil }
    timeline.hold(until: now)
    graph = graphPicture
  }

  /// The program was stopped from `earlier` to `host`: nothing moves on for that.
  package mutating func skip(from earlier: Double, to host: Double) {
    clock.skip(from: earlier, to: host)
  }

  /// Whether what is to be seen changes by itself.
  package var isAnimating: Bool { isStageMoving || isInterfaceMoving || isBehindPointer }

  /// Whether something moves that no hand holds.
  package var isMovingByItself: Bool { isStageMoving && timeline.restTime != nil || isInterfaceMoving }

  private var isStageMoving: Bool {
    guard clock.pace == .running else { return false }
    return !isAtRest || (ghostEnd.map { now < $0 } ?? false)
  }

  private var isInterfaceMoving: Bool {
    isArranging || demoMark.isMoving(at: hostTime) || controlMark.isMoving(at: hostTime)
      || toast?.isMoving(at: hostTime) ?? false
  }

  /// Whether panels are on their way.
  package var isArranging: Bool { panels.nextStep != nil }

  /// When something will begin to move by itself, in the host's time: until then nothing needs to be drawn.
  package var wakeTime: Double? { toast?.leaveTime }

  /// Whether nothing moves any more; in the hand nothing rests.
  package var isAtRest: Bool { timeline.restTime.map { now >= $0 } ?? false }
}
