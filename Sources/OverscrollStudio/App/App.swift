/// The program as a value: input goes in, and what is to be seen comes out. It knows no window and reads no clock.
///
/// Each feature is a value of its own, which alone changes its fields. The app routes input to them (`handle`), does
/// what keys and panels ask for (`perform`), moves them on in time (`update`) and draws them.
package struct App: Sendable {
  let setup: AppSetup
  package let keys: KeyMap
  package internal(set) var stage: Stage
  package internal(set) var tuning: Tuning
  var comparison = Comparison()
  var graph = GraphPanel()
  package internal(set) var shell: Shell
  var overlays: Overlays
  var pointer = PointerState()

  package init(_ setup: AppSetup) {
    (self.setup, keys, tuning) = (setup, KeyMap(setup.catalog), Tuning(setup))
    stage = Stage(setup, tuning.parameters)
    shell = Shell(setup, hasGraph: stage.hasGraph)
    comparison.arrangement = setup.isBare ? .ghost : setup.arrangement
    overlays = Overlays(showsHints: setup.isFirstStart && !setup.isBare)
    for problem in setup.problems { show(.problem(problem)) }
    // Panels that were chosen leave the stage another size.
    fitStage()
    layOutLists()
  }

  package var card: DemoCard { stage.card }

  /// The demo time that is displayed on the stage: the present, or the moment to which the graph is scrubbed.
  var displayedTime: Double { graph.scrubbedTime ?? stage.now }

  /// The demo as it is displayed.
  package var demo: any Demo { stage.timeline.demo(at: displayedTime) }
  /// The left upper corner of the demo that is tuned, in the window.
  package var demoOrigin: Vector2 { stageSplit.main.origin }
  package var arrangement: ComparisonArrangement { comparison.arrangement }
  package var snapshot: DemoSnapshot { demo.snapshot(at: displayedTime) }

  /// Takes the time from the host's clock, and moves the panels on to there, step by step, and the stage with them.
  mutating func advance(to host: Double) {
    while let step = shell.slide.nextStep, step <= host {
      loopGesture(until: step)
      stage.advance(to: step)
      shell.advancePanels()
      // A gesture that is being replayed would be restarted at every step.
      if !stage.isReplaying || !shell.isArranging { fitStage() }
    }
    loopGesture(until: host)
    stage.advance(to: host)
  }

  /// When the gesture that loops is replayed once more, in the host's time: some time after all has come to rest.
  private var loopTime: Double? {
    guard comparison.isLooping, let rest = stage.timeline.restTime else { return nil }
    let end = max(rest, comparison.ghost?.restTime ?? rest)
    return end.isFinite ? stage.hostTime(ofDemo: end).map { $0 + Comparison.loopPause } : nil
  }

  private mutating func loopGesture(until host: Double) {
    guard let due = loopTime, due <= host else { return }
    let time = max(due, stage.hostTime)
    stage.advance(to: time)
    replayGesture()
    // All rounds are alike: after a long time the last one is enough.
    guard let next = loopTime, next <= host else { return }
    stage.advance(to: time + ((host - time) / (next - time)).rounded(.down) * (next - time))
    replayGesture()
  }

  /// Moves on to what is to be shown at `host`.
  ///
  /// - Parameter pointerTime: up to when what the pointer did is to be seen, where it is resampled.
  package mutating func update(at host: Double, pointerTime: Double? = nil) {
    advance(to: host)
    followPointer(to: pointerTime ?? host)
    stage.update()
    comparison.updatePreview(with: tuning.parameters, on: stage)
    overlays.update(start)
    layOutLists()
    graph.update(graphPicture, at: stage.hostTime)
  }

  /// The program was stopped from `earlier` to `host`: nothing moves on for that.
  package mutating func skip(from earlier: Double, to host: Double) { stage.skip(from: earlier, to: host) }

  /// Where an animation of the interface starts that begins now.
  var start: Glide.Start { Glide.Start(time: stage.hostTime, isReduced: shell.isMotionReduced) }

  /// Whether what is to be seen changes by itself.
  package var isAnimating: Bool { isStageMoving || isInterfaceMoving || stage.isBehindPointer }

  /// Whether something moves that no pointer holds.
  package var isMovingByItself: Bool { isStageMoving && stage.timeline.restTime != nil || isInterfaceMoving }

  private var isStageMoving: Bool {
    guard !stage.clock.isPaused else { return false }
    let ghostEnd = comparison.ghostEnd(beside: stage.timeline, now: stage.now)
    return !stage.isAtRest || ghostEnd.map { stage.now < $0 } ?? false
  }

  private var isInterfaceMoving: Bool {
    let time = stage.hostTime
    return shell.isMoving(at: time) || tuning.isMoving(at: time) || graph.isMoving(at: time)
      || overlays.isMoving(at: time)
  }

  /// When something will begin to move by itself, in the host's time: until then nothing needs to be drawn.
  package var wakeTime: Double? { [overlays.toast?.leaveTime, loopTime].compactMap { $0 }.min() }
}
