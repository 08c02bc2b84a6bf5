/// The last gesture, and doing it again: with the parameters as they are, and with those of A.
struct Comparison: Sendable {
  /// The names of the two sets of parameters.
  enum Slot: String, Sendable, CaseIterable {
    case a = "A"
    case b = "B"

    var other: Slot { self == .a ? .b : .a }
  }

  private(set) var gesture: Gesture?
  /// The one before, as long as it is not known whether `gesture` moves anything.
  private var earlierGesture: Gesture?
  /// The parameters to compare with: those of the slot that is not tuned.
  private(set) var reference: ParameterValues?
  /// The slot of the parameters that are tuned.
  private(set) var tuned = Slot.b
  var arrangement = ComparisonArrangement.ghost
  /// Whether the gesture is replayed again and again.
  private(set) var isLooping = false
  /// What becomes of the gesture with those of the reference.
  private(set) var ghost: Timeline?
  /// What would become of it with the parameters as they are now, once they are others than it was done with.
  private(set) var preview: Timeline?
  /// The parameters that the gesture was done with.
  private var performed: ParameterValues?
  private var earlierPerformed: ParameterValues?
  /// What was there of the other demo before `gesture`, side by side, if that stood still.
  private var earlierGhost: Timeline?
  /// Whether parameters have changed since the preview was made.
  private var isPreviewStale = false
  /// The size of the other demo, where it has a stage of its own.
  private var otherSize: Size?

  /// Seconds for which the ghost is displayed when all is at rest, and of those the ones in which it fades.
  private static let ghostLinger = 0.6
  private static let ghostFade = 0.3
  /// Seconds of the host from when all is at rest until a gesture that loops is replayed.
  static let loopPause = 0.6

  /// The demo is another one, or begins again.
  mutating func reset(defaults: [Parameter: Double]) {
    reference?.defaults = defaults
    (gesture, earlierGesture, ghost, preview, performed) = (nil, nil, nil, nil, nil)
    (isPreviewStale, isLooping) = (false, false)
  }

  /// Whether the stage is to have a demo for each of the two sets.
  var isSideBySide: Bool { arrangement == .sideBySide && reference != nil }

  // MARK: - The gesture

  /// Whether `input` begins a gesture if it moves the demo: a press of a pointer, or whatever else moves a demo that
  /// rested. Most keys move nothing.
  func mayBegin(with input: InputEvent, on stage: Stage) -> Bool {
    switch input {
    case .pointer(let event): event.phase == .down && stage.timeline.latest.restTime != nil
    case .wheel, .pinch, .key: gesture == nil || stage.isAtRest
    case .hover: false
    }
  }

  /// A gesture has begun on the stage, with the demo as it was found and with these parameters.
  mutating func begin(on stage: Stage, found demo: any Demo, _ parameters: ParameterValues) {
    (earlierGesture, earlierPerformed) = (gesture, performed)
    (performed, isPreviewStale) = (parameters, false)
    gesture = Gesture(on: demo, at: stage.now)
    preview = nil
    // Side by side each goes on from where it is: nothing jumps that is seen.
    let other = otherDemo(at: stage.now)
    earlierGhost = other.flatMap { demo in demo.restTime.map { $0 <= stage.now } == true ? ghost : nil }
    ghost = run(of: other ?? demo, on: stage)
  }

  /// A run with the parameters of the reference that begins now.
  private func run(of demo: any Demo, on stage: Stage) -> Timeline? {
    reference.map { reference in
      var other = demo
      if let otherSize { other.setSize(otherSize, at: stage.now) }
      other.setParameters(reference, at: stage.now)
      return Timeline(other, at: stage.now, hasCurves: stage.hasCurves)
    }
  }

  mutating func append(_ input: InputEvent, at time: Double) {
    gesture?.append(input, at: time)
    ghost?.apply(.input(input), at: time)
    // One pointer drives both: what it chooses in the demo is chosen for both.
    if isSideBySide, let ghost {
      for (parameter, value) in ghost.latest.ownParameters where reference?[parameter] != value {
        reference?[parameter] = value
      }
    }
  }

  mutating func restore(_ edits: DemoDocument.Edits?, at time: Double) { ghost?.apply(.edits(edits), at: time) }

  /// The mouse hovers over both demos, in their points.
  mutating func hover(at point: Vector2?, time: Double) {
    if isSideBySide { ghost?.applyInPlace(.input(.hover(point)), at: time) }
  }

  /// A gesture that is being replayed is interrupted at `time`; returns the events that release what it held.
  mutating func interrupt(at time: Double) -> [InputEvent] {
    let inputs = gesture?.end(at: time) ?? []
    for input in inputs { ghost?.apply(.input(input), at: time) }
    return inputs
  }

  /// A click that has moved nothing is no gesture: the one before it can still be replayed.
  mutating func discardClick(_ input: InputEvent, on stage: Stage) {
    guard case .pointer(let event) = input, event.phase == .up || event.phase == .cancel,
      let earlier = earlierGesture, let gesture, !gesture.hasMoved(stage.timeline.latest, at: stage.now)
    else { return }
    // A click that has caught what the other demo did is one.
    if isSideBySide, earlierGhost == nil { return }
    self.gesture = earlier
    (performed, isPreviewStale) = (earlierPerformed, true)
    if isSideBySide { ghost = earlierGhost } else { updateGhost(on: stage) }
  }

  // MARK: - Doing it again

  /// What becomes of the gesture with `parameters`; `nil` where there is none.
  func replay(with parameters: ParameterValues, on stage: Stage) -> Timeline? {
    gesture?.run(with: parameters, size: stage.size, hasCurves: stage.hasCurves)
  }

  /// The gesture is replayed with these parameters: there is nothing to preview.
  mutating func beginReplay(on stage: Stage, with parameters: ParameterValues) {
    (preview, performed, isPreviewStale) = (nil, parameters, false)
    updateGhost(on: stage)
  }

  /// Returns what there is to say, where that is not seen.
  mutating func toggleLoop() -> Notice? {
    guard isLooping || gesture != nil else { return .problem("No gesture to loop. Drag the content first.") }
    isLooping.toggle()
    return .done(isLooping ? "Looping the last gesture" : "Loop ended")
  }

  /// Something else is done with the demo.
  mutating func endLoop() { isLooping = false }

  private mutating func updateGhost(on stage: Stage) {
    ghost = reference.flatMap {
      gesture?.run(with: $0, size: otherSize ?? stage.size, hasCurves: stage.hasCurves)
    }
    // A stage of its own is not empty before the first gesture.
    if ghost == nil, isSideBySide { ghost = run(of: stage.timeline.latest, on: stage) }
  }

  /// The stage is divided in another way, or shows another demo.
  ///
  /// - Parameter size: that of the other demo, where it has a stage of its own.
  mutating func fit(_ size: Size?, on stage: Stage) {
    otherSize = size
    if ghost == nil || stage.isReplaying {
      updateGhost(on: stage)
    } else if let ghostSize = ghost?.latest.layout.viewport, ghostSize != size ?? stage.size {
      ghost?.apply(.size(size ?? stage.size), at: stage.now)
    }
  }

  /// Parameters have changed, maybe many times before the next frame.
  mutating func invalidatePreview() { isPreviewStale = true }

  /// Once a frame: what the last gesture would come to is displayed while it is tuned, beside A or beside what it was.
  mutating func updatePreview(with parameters: ParameterValues, on stage: Stage) {
    guard isPreviewStale else { return }
    isPreviewStale = false
    // A parameter that is set to its default is another value, but no other number.
    let isOther =
      reference != nil || parameters.base != performed?.base
      || stage.card.parameters.contains { parameters[$0] != performed?[$0] }
    preview = isOther && stage.isAtRest ? replay(with: parameters, on: stage) : nil
  }

  /// Sets A to `parameters`, or clears A.
  mutating func toggleReference(_ parameters: ParameterValues, on stage: Stage) -> Notice {
    guard reference == nil else {
      setReference(nil, on: stage)
      return .done("A cleared")
    }
    reference = parameters
    updateGhost(on: stage)
    return .done("Saved as A. Adjust, then press B to compare.")
  }

  /// Takes `parameters` as those to compare with, and returns what these were; where there were none, there are none.
  /// Side by side, each set takes with it what it has made of the gesture.
  mutating func exchange(_ parameters: ParameterValues, on stage: inout Stage) -> ParameterValues? {
    guard let other = reference else { return nil }
    if isSideBySide, let run = ghost {
      (reference, isPreviewStale, ghost) = (parameters, true, stage.exchange(run))
    } else {
      setReference(parameters, on: stage)
    }
    return other
  }

  /// - Parameter parameters: `nil` for none: B is tuned then.
  mutating func setReference(_ parameters: ParameterValues?, on stage: Stage) {
    (reference, isPreviewStale) = (parameters, true)
    if parameters == nil { (ghost, preview, tuned, otherSize) = (nil, nil, .b, nil) } else { updateGhost(on: stage) }
  }

  /// The parameters that are tuned are those of `slot` from now on.
  mutating func tune(_ slot: Slot) { tuned = slot }

  // MARK: - The ghost

  /// From when on the ghost beside `timeline`, too, stands still and is no longer displayed; `nil` where there is none.
  func ghostEnd(beside timeline: Timeline, now: Double) -> Double? {
    ghost.map { max($0.restTime ?? now, timeline.restTime ?? now) + (isSideBySide ? 0 : Self.ghostLinger) }
  }

  /// The ghost at `time`, and how much of it is to be seen.
  func ghost(at time: Double, beside timeline: Timeline, now: Double) -> (demo: any Demo, opacity: Double)? {
    guard let ghost, !isSideBySide, preview == nil, time >= timeline.start,
      let end = ghostEnd(beside: timeline, now: now)
    else {
      return nil
    }
    let opacity = ((end - time) / Self.ghostFade).clamped(to: 0...1)
    return opacity > 0 ? (ghost.demo(at: time), opacity) : nil
  }

  /// The demo of the set that is not tuned, where it has a stage of its own.
  func otherDemo(at time: Double) -> (any Demo)? { isSideBySide ? ghost?.demo(at: time) : nil }
}
