/// The last gesture and its replays with the current parameters and with those of the reference set.
struct Comparison: Sendable {
  enum Slot: String, Sendable, CaseIterable {
    case a = "A"
    case b = "B"

    var other: Slot { self == .a ? .b : .a }
  }

  /// The last gesture, with the parameters of its latest run on the stage.
  private var last: Attempts.Attempt?
  /// A gesture that has moved nothing so far: until it does, the last one can be replayed. `stopsGhost` is whether the
  /// other run was in flight when the gesture began.
  private var pending: (attempt: Attempts.Attempt, stopsGhost: Bool)?
  /// The parameters to compare with: those of the slot that is not being tuned. `nil` if nothing is compared.
  private(set) var reference: ParameterValues?
  private(set) var origin: String?
  var tuned = Slot.b
  var arrangement = ComparisonArrangement.ghost
  var isLooping = false
  /// The run of the gesture with the reference parameters.
  var ghost: Timeline?
  /// The run of the gesture with the current parameters; `nil` if they equal those of the original gesture.
  private(set) var preview: Timeline?
  private(set) var attempts = Attempts()
  /// Whether the gesture is still to become an attempt, once it is over.
  private(set) var isAttempting = false
  /// The last gesture and the attempts of each demo that was left, by the demo's name.
  private var left: [String: (last: Attempts.Attempt?, attempts: Attempts)] = [:]
  /// Whether the stage is a plot, which shows both runs at all times.
  private var isPlot: Bool
  /// Whether parameters have changed since the preview was made: many times, perhaps, before the next frame.
  var isPreviewStale = false
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
    left[stage.card.name] = (last, attempts)
    let found = left[card.name]
    last = isNew ? nil : found?.last
    // Attempts on another file would bring that file back.
    attempts = isNew && demo is any DocumentDemo.Type ? Attempts() : found?.attempts ?? Attempts()
    if isNew { attempts.show(nil) }
    isPlot = card.isPlot
    reference?.defaults = card.defaults
    (pending, ghost, preview) = (nil, nil, nil)
    (isPreviewStale, isLooping) = (gesture != nil, false)
  }

  var gesture: Gesture? { last?.gesture }
  var isSideBySide: Bool { arrangement == .sideBySide && reference != nil && !isPlot }

  /// Returns whether `input` begins a gesture if it moves the demo: a press of a pointer, or any other input to a demo
  /// at rest. Most keys move nothing.
  func mayBegin(with input: InputEvent, on stage: Stage) -> Bool {
    switch input {
    case .pointer(let event): event.phase == .down && stage.timeline.latest.restTime != nil
    case .wheel, .pinch, .key: gesture == nil || stage.isAtRest
    case .hover: false
    }
  }

  mutating func begin(on stage: Stage, found demo: any Demo, _ parameters: ParameterValues) {
    let stopsGhost = ghost.map { run in run.restTime.map { $0 > stage.now } ?? true } ?? false
    pending = (Attempts.Attempt(gesture: Gesture(on: demo, at: stage.now), parameters: parameters), stopsGhost)
  }

  private func run(of demo: any Demo, on stage: Stage) -> Timeline? {
    reference.map { reference in
      var other = demo
      if let otherSize { other.setSize(otherSize, at: stage.now) }
      other.setParameters(reference, at: stage.now)
      return Timeline(other, at: stage.now, hasCurves: stage.hasCurves)
    }
  }

  mutating func append(_ input: InputEvent, on stage: Stage) {
    if pending?.stopsGhost ?? true { ghost?.apply(.input(input), at: stage.now) }
    if pending == nil { last?.gesture.append(input, at: stage.now) }
    pending?.attempt.gesture.append(input, at: stage.now)
    // Once the gesture moves something, both runs have begun it in the same place, so that they can be compared.
    if let new = pending?.attempt, new.gesture.hasMoved(stage.timeline.latest, at: stage.now) {
      (last, pending) = (new, nil)
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

  mutating func hover(at point: Vector2?, time: Double) {
    if isSideBySide { ghost?.applyInPlace(.input(.hover(point)), at: time) }
  }

  /// Interrupts a replayed gesture at `time`, and returns the events that release everything held by the gesture.
  mutating func interrupt(at time: Double) -> [InputEvent] {
    let inputs = last?.gesture.end(at: time) ?? []
    for input in inputs { ghost?.apply(.input(input), at: time) }
    return inputs
  }

  /// Adds a gesture that is over to the attempts: once everything is at rest, or before another gesture.
  mutating func noteAttempt(on stage: Stage) {
    guard isAttempting, let last else { return }
    isAttempting = false
    attempts.add(last, curves: stage.timeline.curves)
  }

  /// Makes an attempt the last gesture, and returns its parameters; `nil` if there is none with this number.
  mutating func open(attempt number: Int) -> ParameterValues? {
    guard let attempt = attempts[number] else { return nil }
    last = attempt
    attempts.show(number)
    return attempt.parameters
  }

  /// Forgets all gestures, for example when the content of demos changes.
  mutating func removeGestures() { (last, isAttempting, attempts, left) = (nil, false, Attempts(), [:]) }

  func replay(with parameters: ParameterValues, on stage: Stage) -> Timeline? {
    gesture?.run(with: parameters, size: stage.size, hasCurves: stage.hasCurves)
  }

  mutating func beginReplay(on stage: Stage, with parameters: ParameterValues) {
    (preview, isPreviewStale) = (nil, false)
    last?.parameters = parameters
    updateGhost(on: stage)
  }

  mutating func toggleLoop() -> Notice? {
    guard isLooping || gesture != nil else { return .problem("No gesture to loop. Drag the content first.") }
    isLooping.toggle()
    return .done(isLooping ? "Looping the last gesture" : "Loop ended")
  }

  private mutating func updateGhost(on stage: Stage) {
    ghost = reference.flatMap { gesture?.run(with: $0, size: otherSize ?? stage.size, hasCurves: stage.hasCurves) }
    // Side by side and in a plot, the other run is visible before the first gesture.
    if ghost == nil, isSideBySide || isPlot { ghost = run(of: stage.timeline.latest, on: stage) }
  }

  /// Fits the other demo to a changed stage. `size` is its size side by side; `nil` for a ghost.
  mutating func fit(_ size: Size?, on stage: Stage) {
    otherSize = size
    if ghost == nil || stage.isReplaying {
      updateGhost(on: stage)
    } else if let ghostSize = ghost?.latest.layout.viewport, ghostSize != size ?? stage.size {
      ghost?.apply(.size(size ?? stage.size), at: stage.now)
    }
  }

  /// Updates the preview once a frame, if parameters have changed. There is no preview while content moves.
  mutating func updatePreview(with parameters: ParameterValues, on stage: Stage) {
    guard isPreviewStale else { return }
    isPreviewStale = false
    // A parameter explicitly set to its default differs as a value, but not as a number.
    let isOther =
      reference != nil || parameters.base != last?.parameters.base
      || stage.card.parameters.contains { parameters[$0] != last?.parameters[$0] }
    preview = isOther && stage.isAtRest ? replay(with: parameters, on: stage) : nil
  }

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

  /// Replaces the reference by `parameters`, and returns the previous one; `nil` without a reference, which stays
  /// `nil`.
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
  mutating func setReference(_ parameters: ParameterValues?, from card: DemoCard? = nil, on stage: Stage) {
    (reference, isPreviewStale, origin) = (parameters, true, card?.title ?? origin)
    if parameters == nil { (ghost, preview, tuned, otherSize) = (nil, nil, .b, nil) } else { updateGhost(on: stage) }
  }

  func ghostEnd(beside timeline: Timeline, now: Double) -> Double? {
    ghost.map { max($0.restTime ?? now, timeline.restTime ?? now) + (isSideBySide ? 0 : Self.ghostLinger) }
  }

  func ghost(at time: Double, beside timeline: Timeline, now: Double) -> (demo: any Demo, opacity: Double)? {
    if isPlot, let ghost { return (ghost.demo(at: time), 1) }
    guard let ghost, !isSideBySide, preview == nil, time >= timeline.start,
      let end = ghostEnd(beside: timeline, now: now)
    else { return nil }
    let opacity = ((end - time) / Self.ghostFade).clamped(to: 0...1)
    return opacity > 0 ? (ghost.demo(at: time), opacity) : nil
  }

  func otherDemo(at time: Double) -> (any Demo)? { isSideBySide ? ghost?.demo(at: time) : nil }
}

/// The arrangement of two parameter sets on the stage for comparison. Settings and traces contain the raw values.
package enum ComparisonArrangement: String, Hashable, Sendable, CaseIterable {
  case ghost = "ghost"
  /// Each set has a separate demo: A on the left, B on the right. One pointer drives both.
  case sideBySide = "side-by-side"

  var other: ComparisonArrangement { self == .ghost ? .sideBySide : .ghost }
  var title: String { self == .ghost ? "Ghost" : "Side by side" }
}
