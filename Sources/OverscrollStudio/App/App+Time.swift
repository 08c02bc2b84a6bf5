extension App {
  /// Takes the time from the host's clock, and moves the panels on to there, step by step, and the stage with them.
  mutating func advance(to host: Double) {
    while let step = shell.slide.nextStep, step <= host {
      stage.advance(to: step)
      shell.advancePanels()
      // A gesture that is being replayed would be restarted at every step.
      if !stage.isReplaying || !shell.isArranging { fitStage() }
    }
    stage.advance(to: host)
  }

  /// Moves on to what is to be shown at `host`.
  ///
  /// - Parameter pointerTime: up to when what the pointer did is to be seen, where it is resampled.
  package mutating func update(at host: Double, pointerTime: Double? = nil) {
    advance(to: host)
    followPointer(to: pointerTime ?? host)
    stage.update()
    overlays.update(transition)
    graph.update(graphPicture)
  }

  /// The program was stopped from `earlier` to `host`: nothing moves on for that.
  package mutating func skip(from earlier: Double, to host: Double) { stage.skip(from: earlier, to: host) }

  /// Whether what is to be seen changes by itself.
  package var isAnimating: Bool { isStageMoving || isInterfaceMoving || stage.isBehindPointer }

  /// Whether something moves that no pointer holds.
  package var isMovingByItself: Bool { isStageMoving && stage.timeline.restTime != nil || isInterfaceMoving }

  private var isStageMoving: Bool {
    guard stage.clock.pace == .running else { return false }
    let ghostEnd = comparison.ghostEnd(beside: stage.timeline, now: stage.now)
    return !stage.isAtRest || ghostEnd.map { stage.now < $0 } ?? false
  }

  private var isInterfaceMoving: Bool {
    let time = stage.hostTime
    return shell.isMoving(at: time) || tuning.mark.isMoving(at: time) || overlays.isMoving(at: time)
  }

  /// When something will begin to move by itself, in the host's time: until then nothing needs to be drawn.
  package var wakeTime: Double? { overlays.toast?.leaveTime }
}
