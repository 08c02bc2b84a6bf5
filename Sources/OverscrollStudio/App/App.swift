/// The program as a value, without a window or a clock: it handles input and draws frames. Each feature is a value in a
/// file of its own; `App+Actions` carries out what concerns several. The app routes input to the features (`handle`),
/// performs the actions of keys and panels (`perform`), advances time (`update`) and draws the features.
package struct App: Sendable {
  let catalog: DemoCatalog
  let version: String
  let hasFilmEncoder: Bool
  /// Whether no damaged settings file would have to be overwritten.
  var isSettingsFileIntact: Bool
  package let keys: KeyMap
  package internal(set) var stage: Stage
  package internal(set) var tuning: Tuning
  var comparison: Comparison
  var graph = GraphState()
  package internal(set) var shell: Shell
  var overlays = Overlays()
  var pointer = PointerState()
  var effects: [Effect] = []
  /// The demo that *Explain with a figure* left, to which Escape returns.
  var explainedDemo: (any Demo.Type)?
  /// The names of the demos that the user has used, whose hints have left the status line.
  private(set) var usedDemos: Set<String>

  package init(_ setup: AppSetup) {
    (catalog, version, isSettingsFileIntact) = (setup.catalog, setup.version, setup.isSettingsFileIntact)
    (keys, tuning, hasFilmEncoder) = (KeyMap(setup.catalog), Tuning(setup), setup.hasFilmEncoder)
    shell = Shell(setup)
    comparison = Comparison(setup.demo)
    let device = setup.isBare || comparison.isPlot ? nil : setup.choices.device
    stage = Stage(setup, tuning.parameters, size: device?.size ?? shell.layout.stage.size)
    comparison.arrangement = setup.isBare ? .ghost : setup.choices.arrangement
    usedDemos = setup.choices.usedDemos
    for problem in setup.problems { show(.problem(problem)) }
    layOutLists()
  }

  package var card: DemoCard { stage.card }
  var shownIndex: Int { catalog.index(of: stage.shown) }
  package var title: String {
    let preset = tuning.presetLabel
    let words = tuning.hasPresets ? ", \(preset.title)\(preset.isModified ? ", modified" : "")" : ""
    return "\(card.title)\(words) - Overscroll"
  }

  /// The demo time displayed on the stage: the present, or the moment to which the graph is scrubbed.
  var displayedTime: Double { graph.scrubbedTime ?? stage.now }
  package var demo: any Demo { stage.timeline.demo(at: displayedTime) }
  package var demoOrigin: Vector2 { stageSplit.main.origin }
  package var arrangement: ComparisonArrangement { comparison.arrangement }
  package var snapshot: DemoSnapshot { demo.snapshot(at: displayedTime) }

  mutating func advance(to host: Double) {
    loopGesture(until: host)
    stage.advance(to: host)
  }

  /// The host's time of the next replay of the looping gesture, shortly after everything has come to rest.
  private var loopTime: Double? {
    guard comparison.isLooping, graph.scrubbedTime == nil, let rest = stage.timeline.restTime else { return nil }
    let end = max(rest, comparison.referenceRun?.restTime ?? rest)
    return end.isFinite ? stage.hostTime(ofDemo: end).map { $0 + Comparison.loopPause } : nil
  }

  private mutating func loopGesture(until host: Double) {
    guard let due = loopTime, due <= host else { return }
    let time = max(due, stage.hostTime)
    stage.advance(to: time)
    replayGesture()
    // All rounds are alike: after a long time, only the last one is replayed.
    guard let next = loopTime, next <= host else { return }
    stage.advance(to: time + ((host - time) / (next - time)).rounded(.down) * (next - time))
    replayGesture()
  }

  /// Advances to the frame at `host`. A resampled pointer is displayed at `pointerTime`, by default `host`.
  package mutating func update(at host: Double, pointerTime: Double? = nil) {
    advance(to: host)
    followPointer(to: pointerTime ?? host)
    stage.update()
    comparison.update(with: tuning.parameters, on: stage)
    overlays.update(at: stage.hostTime)
    layOutLists()
    graph.picture = graphPicture
  }

  mutating func noteUse() { usedDemos.insert(card.name) }

  /// Excludes the time from `earlier` to `host`, in which the program was stopped, from demo time.
  package mutating func skip(from earlier: Double, to host: Double) { stage.skip(from: earlier, to: host) }
  package var isAnimating: Bool { isStageMoving || isInterfaceMoving || stage.isBehindPointer }

  /// Whether anything moves that no pointer drags.
  package var isMovingByItself: Bool { isStageMoving && stage.timeline.restTime != nil || isInterfaceMoving }

  private var isStageMoving: Bool {
    guard !stage.clock.isPaused || stage.isHeld(at: stage.now) else { return false }
    return !stage.isAtRest || comparison.referenceRun.map { $0.restTime.map { stage.now < $0 } ?? true } ?? false
  }

  private var isInterfaceMoving: Bool {
    let time = stage.hostTime
    return tuning.list.isMoving(at: time) || overlays.isMoving(at: time)
  }

  /// The host's time at which something begins to move by itself. Nothing needs to be drawn before then.
  package var wakeTime: Double? { [overlays.toast?.leaveTime, loopTime].compactMap { $0 }.min() }
}
