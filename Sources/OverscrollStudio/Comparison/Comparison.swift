/// The last gesture and its replays with the current parameters and with those of the reference set.
struct Comparison: Sendable {
  enum Slot: String, Sendable, CaseIterable {
    case a = "A"
    case b = "B"

    var other: Slot { self == .a ? .b : .a }
  }

  private enum Progress {
    /// Nothing will join the attempts: there is no gesture, it has joined them, or the demo has no graph.
    case over
    case attempting
    /// A new gesture has moved nothing so far: until it does, the last one can be replayed. `stopsGhost`: the reference's
    /// run was in flight when the gesture began. That run then gets the input at once, so that a press catches both.
    case pending(Attempts.Attempt, stopsGhost: Bool)
  }

  /// The state of the latest gesture. `attempting`: it moves the demo, and joins the attempts once everything is at rest.
  private var progress = Progress.over
  /// The other set, with the parameters of all demos; `nil` if nothing is compared.
  var compared: DemoParameters?
  /// The run of the gesture with the other set.
  private(set) var referenceRun: Timeline?
  /// The size of the other set's demo side by side; `nil` for a ghost.
  private(set) var otherSize: Size?
  var tuned = Slot.b
  var arrangement = ComparisonArrangement.ghost
  var isLooping = false
  /// The run of the gesture with the current parameters, for the graph; `nil` without a gesture, while content moves, and
  /// if nothing is compared and no parameter differs from the gesture's.
  private(set) var preview: Timeline?
  /// The run of a gesture before its parameters were changed, for the graph beside the preview and the replays after it.
  private var before: (run: Timeline, parameters: ParameterValues)?
  /// Whether parameters have changed since the preview was made. `update` makes it anew, once a frame. A change in flight
  /// needs no preview: the content has followed it.
  var isPreviewStale = false
  private(set) var attempts = Attempts()
  /// The attempts of each demo that was left, by the demo's name.
  private var suspendedAttempts: [String: Attempts] = [:]
  private var demo: any Demo.Type

  /// Seconds in the host's clock between rest and the next replay of a looping gesture.
  static let loopPause = 0.6

  init(_ demo: any Demo.Type) { self.demo = demo }

  /// Continues with the last gesture of another demo, or with none if the demo is started anew.
  mutating func show(_ demo: any Demo.Type, on stage: Stage, isNew: Bool) {
    noteAttempt(on: stage)
    suspendedAttempts[stage.card.name] = attempts
    // Attempts on another file would bring that file back.
    attempts = isNew && demo is any DocumentDemo.Type ? Attempts() : suspendedAttempts[demo.card.name] ?? Attempts()
    if isNew { attempts.show(nil) }
    (self.demo, referenceRun) = (demo, nil)
    (progress, preview, isPreviewStale, isLooping) = (.over, nil, true, false)
  }

  /// The parameters to compare with; `nil` if nothing is compared, or not in this demo.
  var reference: ParameterValues? { demo.card.tools.contains(.comparison) ? compared?[demo.card] : nil }
  /// Whether the stage is a plot, which shows both runs at all times.
  var isPlot: Bool { demo.card.isPlot }
  var gesture: Gesture? { attempts.last?.gesture }
  var isSideBySide: Bool { arrangement == .sideBySide && compared != nil && !isPlot }
  var isAttempting: Bool { if case .attempting = progress { true } else { false } }

  /// Returns whether `input` begins a gesture if it moves the demo: a press of a pointer, or any other input to a demo
  /// at rest, without a gesture, or moving by a gesture of another kind. Most keys move nothing.
  func mayBegin(with input: InputEvent, on stage: Stage) -> Bool {
    switch input {
    case .pointer(let event): event.phase == .down && stage.timeline.latest.restTime != nil
    case .wheel, .pinch, .key:
      gesture == nil || stage.isIdle
        || stage.timeline.latest.restTime != nil && gesture?.isContinued(by: input) == false
    case .hover: false
    }
  }

  /// Begins a gesture on `demo`, as it was before the input.
  mutating func begin(on stage: Stage, from demo: any Demo, _ parameters: ParameterValues) {
    // In a plot, the other set's past is on the stage as well, so its run goes on.
    let stopsGhost = isPlot || referenceRun.map { run in run.restTime.map { $0 > stage.now } ?? true } ?? false
    let new = Gesture(on: demo, at: stage.now)
    progress = .pending(Attempts.Attempt(gesture: new, parameters: parameters), stopsGhost: stopsGhost)
  }

  mutating func apply(_ change: DemoChange, at time: Double) { referenceRun?.apply(change, at: time) }

  mutating func append(_ input: InputEvent, on stage: Stage) {
    if case .pending(var new, let stopsGhost) = progress {
      if stopsGhost { apply(.input(input), at: stage.now) }
      // Without a second owner, the gesture grows without a copy.
      progress = .over
      new.gesture.append(input, at: stage.now)
      progress = .pending(new, stopsGhost: stopsGhost)
      // Once the gesture moves something, both runs have begun it at the same position, so that they can be compared.
      let isPulled = stage.timeline.curves.contains { $0.start >= new.gesture.start && $0.pull > 0.5 }
      if isPulled || new.gesture.hasMoved(stage.timeline.latest, at: stage.now) {
        attempts.show(new)
        (progress, preview, isPreviewStale) = (stage.hasGraph ? .attempting : .over, nil, false)
        if !isPlot || referenceRun == nil { updateGhost(on: stage) }
      }
    } else {
      before = nil
      apply(.input(input), at: stage.now)
      attempts.last?.gesture.append(input, at: stage.now)
    }
    // One pointer drives both demos, so a choice made in the demo applies to both.
    if isSideBySide || isPlot, let referenceRun { setContent(referenceRun.latest.ownParameters) }
  }

  /// Sets parameters of the content for the other set as well: both show the same content.
  mutating func setContent(_ own: [Parameter: Double]) {
    for (parameter, value) in own where parameter.group == .content && reference?[parameter] != value {
      compared?[demo.card][parameter] = value
    }
  }

  mutating func hover(at point: Vector2?, time: Double) {
    if isSideBySide { referenceRun?.applyKeepingCurves(.input(.hover(point)), at: time) }
  }

  /// Interrupts a replayed gesture at `time`, and returns the events that release everything held by the gesture.
  mutating func interrupt(at time: Double) -> [InputEvent] {
    before = nil
    let inputs = attempts.last?.gesture.end(at: time) ?? []
    for input in inputs { apply(.input(input), at: time) }
    return inputs
  }

  /// Adds a gesture that is over to the attempts: once everything is at rest, or before another gesture.
  mutating func noteAttempt(on stage: Stage) {
    guard isAttempting else { return }
    progress = .over
    attempts.addLast(curves: stage.timeline.curves)
  }

  /// Makes an attempt the last gesture, and returns its parameters; `nil` if there is none with this number.
  mutating func open(attempt number: Int) -> ParameterValues? {
    guard let attempt = attempts[number] else { return nil }
    attempts.show(attempt, number: number)
    return attempt.parameters
  }

  mutating func removeGestures() { (progress, attempts, suspendedAttempts) = (.over, Attempts(), [:]) }

  func replay(with parameters: ParameterValues, on stage: Stage) -> Timeline? {
    gesture?.run(with: parameters, size: stage.size, hasCurves: stage.hasCurves)
  }

  mutating func beginReplay(on stage: Stage, with parameters: ParameterValues) {
    update(with: parameters, on: stage)
    if before?.parameters == parameters { before = nil }
    (preview, isPreviewStale) = (nil, false)
    attempts.last?.parameters = parameters
    updateGhost(on: stage)
  }

  /// Continues a replay with other parameters.
  mutating func restart(on stage: Stage, with parameters: ParameterValues) {
    if before?.run.start != stage.timeline.start { before = attempts.last.map { (stage.timeline, $0.parameters) } }
    attempts.last?.parameters = parameters
    if before?.parameters == parameters { before = nil }
  }

  /// Returns the earlier run to compare `timeline` with in the graph; `nil` for another gesture, or at another size.
  func before(_ timeline: Timeline) -> Timeline? {
    guard let run = before?.run, run.start == timeline.start else { return nil }
    return run.latest.layout.viewport == timeline.latest.layout.viewport ? run : nil
  }

  private mutating func updateGhost(on stage: Stage) {
    referenceRun = nil
    guard let parameters = reference else { return }
    referenceRun = gesture?.run(with: parameters, size: otherSize ?? stage.size, hasCurves: stage.hasCurves)
    // Side by side and in a plot, the other run is visible before the first gesture.
    if referenceRun == nil, isSideBySide || isPlot {
      var demo = stage.timeline.latest
      if let otherSize { demo.setSize(otherSize, at: stage.now) }
      demo.setParameters(parameters, at: stage.now)
      referenceRun = Timeline(demo, at: stage.now, hasCurves: stage.hasCurves)
    }
  }

  mutating func removeRuns() { (referenceRun, preview, isPreviewStale) = (nil, nil, false) }

  /// Fits the other demo to a changed stage. `size` is its size side by side; `nil` for a ghost.
  mutating func fit(_ size: Size?, on stage: Stage) {
    otherSize = size
    guard let viewport = referenceRun?.latest.layout.viewport, !stage.isReplaying else { return updateGhost(on: stage) }
    if viewport != size ?? stage.size { apply(.size(size ?? stage.size), at: stage.now) }
  }

  /// Updates the attempts, and the preview after changes of parameters, once a frame. Moving content has no preview.
  mutating func update(with parameters: ParameterValues, on stage: Stage) {
    referenceRun?.hold(until: stage.now)
    if stage.isAtRest { noteAttempt(on: stage) }
    guard isPreviewStale else { return }
    isPreviewStale = false
    // A parameter explicitly set to its default differs as a value, but not as a number.
    let last = attempts.last?.parameters
    let needsPreview =
      compared != nil || parameters.base != last?.base || stage.card.parameters.contains { parameters[$0] != last?[$0] }
    preview = needsPreview && stage.isAtRest ? replay(with: parameters, on: stage) : nil
    guard !stage.isReplaying else { return }
    let isResized = stage.timeline.demo(at: stage.timeline.start).layout.viewport != stage.size
    let resized = preview != nil && isResized ? last.flatMap { replay(with: $0, on: stage) } : nil
    before = preview == nil ? nil : last.map { (resized ?? stage.timeline, $0) }
  }

  /// Sets A to the parameters before the last change that the graph shows, or else to `parameters`, or clears the set that
  /// is not tuned. Returns a notice about the change.
  mutating func toggleReference(_ parameters: DemoParameters, on stage: Stage) -> Notice {
    guard compared == nil else {
      let kept = tuned
      setReference(nil, on: stage)
      return .done("Comparison ended. \(kept.rawValue) is kept. Ctrl+Z to undo.")
    }
    (compared, otherSize, isPreviewStale) = (parameters, nil, true)
    let isShown = stage.hasGraph && before(preview ?? stage.timeline) != nil
    if isShown, let before { compared?[demo.card] = before.parameters }
    updateGhost(on: stage)
    if isShown { return .done("A has the earlier numbers, B the current ones. Replay to compare.") }
    if isPlot { return .done("A set. Adjust a parameter to compare the curves.") }
    return .done("A set. \(gesture == nil ? "Drag, then adjust a parameter" : "Adjust a parameter, then replay").")
  }

  /// Replaces the reference by `parameters`, and returns the previous one. Without one, returns `nil` and changes nothing.
  mutating func exchange(_ parameters: DemoParameters, on stage: inout Stage) -> DemoParameters? {
    guard let former = compared else { return nil }
    // Both runs stay as they are while no parameter has changed since.
    if isSideBySide || !isPlot && preview == nil && !isPreviewStale, var run = referenceRun {
      stage.exchange(&run)
      (compared, referenceRun, isPreviewStale) = (parameters, run, isSideBySide)
      attempts.last?.parameters = former[demo.card]
    } else {
      setReference(parameters, on: stage)
    }
    return former
  }

  /// Sets the reference. If `parameters` is `nil`, ends the comparison and tunes B.
  mutating func setReference(_ parameters: DemoParameters?, on stage: Stage) {
    (compared, isPreviewStale) = (parameters, true)
    if compared == nil { (preview, tuned) = (nil, .b) }
    updateGhost(on: stage)
  }

  /// Returns the ghost to draw at `time`; `nil` while it is hidden.
  func ghost(at time: Double, on stage: Stage) -> (any Demo)? {
    // A preview is of parameters that the stage's run does not have, so that the ghost could not be compared with it.
    let isShown = isPlot || !isSideBySide && preview == nil && time >= stage.timeline.start
    return isShown ? referenceRun?.demo(at: time) : nil
  }
}

/// The arrangement of two parameter sets on the stage for comparison. Settings and traces contain the raw values.
package enum ComparisonArrangement: String, Hashable, Sendable, CaseIterable {
  case ghost = "ghost"
  /// Each set has a separate demo: A on the left, B on the right. One pointer drives both.
  case sideBySide = "side-by-side"

  var other: ComparisonArrangement { self == .ghost ? .sideBySide : .ghost }
  var title: String { self == .ghost ? "Ghost" : "Side by side" }
}
