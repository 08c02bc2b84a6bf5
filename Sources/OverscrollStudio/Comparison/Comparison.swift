/// The last gesture and its replays with the current parameters and with those of the reference set.
struct Comparison: Sendable {
  /// The name of one of the two parameter sets.
  enum Slot: String, Sendable, CaseIterable {
    case a = "A"
    case b = "B"

    var other: Slot { self == .a ? .b : .a }
  }

  private(set) var gesture: Gesture?
  /// A gesture that has moved nothing so far, with its parameters: until it does, the last one can be replayed.
  private var pending: (gesture: Gesture, parameters: ParameterValues)?
  /// Whether the other run was in flight when the pending gesture began, which stops it.
  private var stopsGhost = false
  /// The parameters to compare with: those of the slot that is not being tuned. `nil` if nothing is compared.
  private(set) var reference: ParameterValues?
  /// The title of the demo in which the reference was set.
  private(set) var origin: String?
  private(set) var tuned = Slot.b
  var arrangement = ComparisonArrangement.ghost
  private(set) var isLooping = false
  /// The run of the gesture with the reference parameters.
  private(set) var ghost: Timeline?
  /// The run of the gesture with the current parameters; `nil` if they equal those of the original gesture.
  private(set) var preview: Timeline?
  /// The parameters during the original gesture.
  private var performed: ParameterValues?
  private(set) var attempts = Attempts()
  /// Whether the gesture is still to become an attempt, once it is over.
  private(set) var isAttempting = false
  /// The last gesture of each demo that was left, by the demo's name, with its parameters, and the attempts.
  private var left: [String: (gesture: Gesture?, performed: ParameterValues?, attempts: Attempts)] = [:]
  /// Whether the stage is a plot, which shows both runs at all times.
  private var isPlot: Bool
  /// Whether parameters have changed since the preview was made.
  private var isPreviewStale = false
  /// The size of the other demo side by side; `nil` for a ghost.
  private var otherSize: Size?

  /// Seconds for which the ghost stays visible at rest. It fades during the last `ghostFade` seconds.
  private static let ghostLinger = 0.6
  private static let ghostFade = 0.3
  /// Seconds in the host's clock between rest and the next replay of a looping gesture.
  static let loopPause = 0.6

  init(_ card: DemoCard) { isPlot = card.isPlot }

  /// Continues with the last gesture of another demo, or with none if the demo is started anew.
  mutating func show(_ demo: any Demo.Type, on stage: Stage, isNew: Bool) {
    noteAttempt(on: stage)
    let card = demo.card
    left[stage.card.name] = (gesture, performed, attempts)
    let last = left[card.name]
    (gesture, performed) = isNew ? (nil, nil) : (last?.gesture, last?.performed)
    // Attempts on another file would bring that file back.
    attempts = isNew && demo is any DocumentDemo.Type ? Attempts() : last?.attempts ?? Attempts()
    if isNew { attempts.show(nil) }
    isPlot = card.isPlot
    reference?.defaults = card.defaults
    (pending, ghost, preview) = (nil, nil, nil)
    (isPreviewStale, isLooping) = (gesture != nil, false)
  }

  /// Whether the stage shows two demos, one for each parameter set.
  var isSideBySide: Bool { arrangement == .sideBySide && reference != nil && !isPlot }

  // MARK: - The gesture

  /// Returns whether `input` begins a gesture if it moves the demo: a press of a pointer, or any other input to a demo
  /// at rest. Most keys move nothing.
  func mayBegin(with input: InputEvent, on stage: Stage) -> Bool {
    switch input {
    case .pointer(let event): event.phase == .down && stage.timeline.latest.restTime != nil
    case .wheel, .pinch, .key: gesture == nil || stage.isAtRest
    case .hover: false
    }
  }

  /// Begins to record a gesture on `demo`, the demo's state before the gesture.
  mutating func begin(on stage: Stage, found demo: any Demo, _ parameters: ParameterValues) {
    pending = (Gesture(on: demo, at: stage.now), parameters)
    stopsGhost = ghost.map { run in run.restTime.map { $0 > stage.now } ?? true } ?? false
  }

  /// Returns a run of `demo` with the reference parameters that begins now; `nil` if there is no reference.
  private func run(of demo: any Demo, on stage: Stage) -> Timeline? {
    reference.map { reference in
      var other = demo
      if let otherSize { other.setSize(otherSize, at: stage.now) }
      other.setParameters(reference, at: stage.now)
      return Timeline(other, at: stage.now, hasCurves: stage.hasCurves)
    }
  }

  mutating func append(_ input: InputEvent, on stage: Stage) {
    if pending == nil || stopsGhost { ghost?.apply(.input(input), at: stage.now) }
    if pending == nil { gesture?.append(input, at: stage.now) }
    pending?.gesture.append(input, at: stage.now)
    // Once the gesture moves something, both runs have begun it in the same place, so that they can be compared.
    if let new = pending, new.gesture.hasMoved(stage.timeline.latest, at: stage.now) {
      (gesture, performed, pending) = (new.gesture, new.parameters, nil)
      (preview, isPreviewStale, isAttempting) = (nil, false, stage.hasGraph)
      attempts.show(nil)
      updateGhost(on: stage)
    }
    // One pointer drives both demos, so a choice made in the demo applies to both.
    if isSideBySide || isPlot, let ghost { setContent(ghost.latest.ownParameters) }
  }

  /// Sets parameters of the content for the other set as well: both show the same content.
  mutating func setContent(_ own: [Parameter: Double]) {
    for (parameter, value) in own where parameter.group == .content && reference?[parameter] != value {
      reference?[parameter] = value
    }
  }

  mutating func restore(_ edits: DemoDocument.Edits?, at time: Double) { ghost?.apply(.edits(edits), at: time) }

  /// Sends the mouse position to the other demo, in its points.
  mutating func hover(at point: Vector2?, time: Double) {
    if isSideBySide { ghost?.applyInPlace(.input(.hover(point)), at: time) }
  }

  /// Interrupts a replayed gesture at `time`, and returns the events that release everything held by the gesture.
  mutating func interrupt(at time: Double) -> [InputEvent] {
    let inputs = gesture?.end(at: time) ?? []
    for input in inputs { ghost?.apply(.input(input), at: time) }
    return inputs
  }

  /// Marks the held content of the other run as still until `time`, as `Stage.update` does for its own.
  mutating func hold(until time: Double) { ghost?.hold(until: time) }

  /// Makes `gesture` the last one, as if it had been done with `parameters`.
  mutating func open(with gesture: Gesture, _ parameters: ParameterValues) {
    (self.gesture, performed) = (gesture, parameters)
  }

  // MARK: - Attempts

  /// Adds a gesture that is over to the attempts: once everything is at rest, or before another gesture.
  mutating func noteAttempt(on stage: Stage) {
    guard isAttempting, let gesture, let performed else { return }
    isAttempting = false
    attempts.add(gesture, with: performed, curves: stage.timeline.curves)
  }

  /// Makes an attempt the last gesture, and returns its parameters; `nil` if there is none with this number.
  mutating func open(attempt number: Int) -> ParameterValues? {
    guard let attempt = attempts[number] else { return nil }
    (gesture, performed) = (attempt.gesture, attempt.parameters)
    attempts.show(number)
    return attempt.parameters
  }

  /// Makes the parameters of an attempt those of the slot that is not tuned.
  mutating func setReference(attempt: Attempts.Attempt, on stage: Stage) {
    origin = stage.card.title
    setReference(attempt.parameters, on: stage)
  }

  /// Forgets all gestures, for example when the content of demos changes.
  mutating func removeGestures() { (gesture, isAttempting, attempts, left) = (nil, false, Attempts(), [:]) }

  mutating func toggleStar(_ number: Int) { attempts.toggleStar(number) }

  // MARK: - Replaying

  /// Returns the run of the gesture with `parameters`; `nil` if there is no gesture.
  func replay(with parameters: ParameterValues, on stage: Stage) -> Timeline? {
    gesture?.run(with: parameters, size: stage.size, hasCurves: stage.hasCurves)
  }

  /// Notes that the gesture is being replayed with `parameters`, which makes the preview obsolete.
  mutating func beginReplay(on stage: Stage, with parameters: ParameterValues) {
    (preview, performed, isPreviewStale) = (nil, parameters, false)
    updateGhost(on: stage)
  }

  /// Starts or stops looping, and returns a notice about the change.
  mutating func toggleLoop() -> Notice? {
    guard isLooping || gesture != nil else { return .problem("No gesture to loop. Drag the content first.") }
    isLooping.toggle()
    return .done(isLooping ? "Looping the last gesture" : "Loop ended")
  }

  /// Ends the loop when the demo receives other input.
  mutating func endLoop() { isLooping = false }

  private mutating func updateGhost(on stage: Stage) {
    ghost = reference.flatMap {
      gesture?.run(with: $0, size: otherSize ?? stage.size, hasCurves: stage.hasCurves)
    }
    // Side by side and in a plot, the other run is visible before the first gesture.
    if ghost == nil, isSideBySide || isPlot { ghost = run(of: stage.timeline.latest, on: stage) }
  }

  /// Fits the other demo to a stage that was divided differently or shows another demo.
  ///
  /// - Parameter size: The size of the other demo side by side; `nil` for a ghost.
  mutating func fit(_ size: Size?, on stage: Stage) {
    otherSize = size
    if ghost == nil || stage.isReplaying {
      updateGhost(on: stage)
    } else if let ghostSize = ghost?.latest.layout.viewport, ghostSize != size ?? stage.size {
      ghost?.apply(.size(size ?? stage.size), at: stage.now)
    }
  }

  /// Marks the preview as outdated. Parameters may change many times before the next frame.
  mutating func invalidatePreview() { isPreviewStale = true }

  /// Updates the preview once a frame, if parameters have changed. There is no preview while content moves.
  mutating func updatePreview(with parameters: ParameterValues, on stage: Stage) {
    guard isPreviewStale else { return }
    isPreviewStale = false
    // A parameter explicitly set to its default differs as a value, but not as a number.
    let isOther =
      reference != nil || parameters.base != performed?.base
      || stage.card.parameters.contains { parameters[$0] != performed?[$0] }
    preview = isOther && stage.isAtRest ? replay(with: parameters, on: stage) : nil
  }

  /// The title of the action that sets A, or clears the set that is not tuned.
  var toggleTitle: String { reference == nil ? "Set A" : tuned == .a ? "Clear B" : "Clear A" }

  /// Sets A to `parameters`, or clears the set that is not tuned, and returns a notice about the change.
  mutating func toggleReference(_ parameters: ParameterValues, on stage: Stage) -> Notice {
    guard reference == nil else {
      let kept = tuned
      setReference(nil, on: stage)
      return .done("\(kept.other.rawValue) cleared, \(kept.rawValue) kept. Ctrl+Z to undo.")
    }
    (reference, origin) = (parameters, stage.card.title)
    updateGhost(on: stage)
    if isPlot { return .done("A set. Adjust a parameter to compare the curves.") }
    return .done("A set. \(gesture == nil ? "Drag, then adjust a parameter" : "Adjust a parameter, then replay").")
  }

  /// Replaces the reference by `parameters`, and returns the previous reference. Returns `nil` and changes nothing if
  /// there is none. Side by side, each set keeps its run of the gesture.
  mutating func exchange(_ parameters: ParameterValues, on stage: inout Stage) -> ParameterValues? {
    guard let other = reference else { return nil }
    if isSideBySide, let run = ghost {
      (reference, isPreviewStale, ghost) = (parameters, true, stage.exchange(run))
    } else {
      setReference(parameters, on: stage)
    }
    return other
  }

  /// Sets the reference. If `parameters` is `nil`, ends the comparison and tunes B.
  mutating func setReference(_ parameters: ParameterValues?, on stage: Stage) {
    (reference, isPreviewStale) = (parameters, true)
    if parameters == nil { (ghost, preview, tuned, otherSize) = (nil, nil, .b, nil) } else { updateGhost(on: stage) }
  }

  /// Makes `slot` the name of the tuned parameters.
  mutating func tune(_ slot: Slot) { tuned = slot }

  // MARK: - The ghost

  /// Returns the time at which the ghost disappears, after it and `timeline` come to rest; `nil` if there is no ghost.
  func ghostEnd(beside timeline: Timeline, now: Double) -> Double? {
    ghost.map { max($0.restTime ?? now, timeline.restTime ?? now) + (isSideBySide ? 0 : Self.ghostLinger) }
  }

  /// Returns the ghost at `time` and its opacity; `nil` if it is invisible.
  func ghost(at time: Double, beside timeline: Timeline, now: Double) -> (demo: any Demo, opacity: Double)? {
    if isPlot, let ghost { return (ghost.demo(at: time), 1) }
    guard let ghost, !isSideBySide, preview == nil, time >= timeline.start,
      let end = ghostEnd(beside: timeline, now: now)
    else {
      return nil
    }
    let opacity = ((end - time) / Self.ghostFade).clamped(to: 0...1)
    return opacity > 0 ? (ghost.demo(at: time), opacity) : nil
  }

  /// Returns the demo of the set that is not tuned, if it is shown side by side.
  func otherDemo(at time: Double) -> (any Demo)? { isSideBySide ? ghost?.demo(at: time) : nil }
}

/// The arrangement of two parameter sets on the stage for comparison. Settings and traces contain the raw values.
package enum ComparisonArrangement: String, Hashable, Sendable, CaseIterable {
  /// The other set's content is drawn faintly over the tuned content.
  case ghost = "ghost"
  /// Each set has a separate demo: A on the left, B on the right. One pointer drives both.
  case sideBySide = "side-by-side"

  var other: ComparisonArrangement { self == .ghost ? .sideBySide : .ghost }
  var title: String { self == .ghost ? "Ghost" : "Side by side" }
}
