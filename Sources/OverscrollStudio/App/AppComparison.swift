import OverscrollDemoKit
import ScrollPhysics

// What happens on the stage, and doing it again with other numbers.

extension App {
  /// Tells the demo what happened on its stage.
  package mutating func tell(_ input: DemoInput) {
    interruptReplay()
    defer { keepRealGesture(after: input) }
    if isBeginning(input) { beginGesture() }
    let time = now
    gesture?.append(input, at: time)
    timeline.record(at: time) { $0.handle(input, at: time) }
    if kept != nil { ghost?.record(at: time) { $0.handle(input, at: time) } }
    adoptParameters()
  }

  /// Shows in the inspector what the demo has set by itself.
  private mutating func adoptParameters() {
    let changed = timeline.latest.ownParameters.filter { parameters[$0.key] != $0.value }
    guard !changed.isEmpty else { return }
    for (id, value) in changed { parameters[id] = value }
    parametersChanged()
  }

  /// A gesture that is being done again lets go as soon as someone else takes over: the rest of it will never come.
  private mutating func interruptReplay() {
    guard isReplaying, let inputs = gesture?.letGo(at: now) else { return }
    let time = now
    for input in inputs {
      timeline.record(at: time) { $0.handle(input, at: time) }
      ghost?.record(at: time) { $0.handle(input, at: time) }
    }
  }

  /// A press begins a gesture, and so does whatever else moves a demo that rested.
  private func isBeginning(_ input: DemoInput) -> Bool {
    switch input {
    case .pointer(let event): event.phase == .down && !isHeld
    case .wheel, .pinch, .key: (gesture == nil || isAtRest) && isMoved(by: input)
    case .hover: false
    }
  }

  /// Most keys move nothing.
  private func isMoved(by input: DemoInput) -> Bool {
    var demo = timeline.demo(at: now)
    demo.handle(input, at: now)
    return demo.restTime.map { $0 > now } ?? true
  }

  /// A click that has moved nothing is no gesture: the one before it can still be done again.
  private mutating func keepRealGesture(after input: DemoInput) {
    guard case .pointer(let event) = input, event.phase == .up || event.phase == .cancel,
      let earlier = earlierGesture, let gesture, !gesture.hasMoved(timeline.demo(at: now), at: now)
    else { return }
    self.gesture = earlier
    ghost = kept.map { run(earlier, with: $0) }
  }

  private var isHeld: Bool { timeline.demo(at: now).restTime == nil }

  private mutating func beginGesture() {
    let found = timeline.demo(at: now)
    earlierGesture = gesture
    gesture = Gesture(on: found, at: now)
    preview = nil
    timeline.record(at: now) { _ in }
    timeline.begin(at: now)
    ghost = kept.map { kept in
      var other = found
      other.setParameters(kept, at: now)
      return Timeline(other, at: now, hasCurves: !isBare)
    }
  }

  /// The stage is changed from outside: what moves goes on without a jump, and a gesture that is being done again is
  /// done so from its beginning.
  package mutating func changeStage(_ body: (inout any Demo, Double) -> Void) {
    if isReplaying, let gesture {
      timeline = run(gesture, with: parameters)
    } else {
      let time = now
      timeline.record(at: time) { body(&$0, time) }
    }
  }

  package mutating func parametersChanged() {
    let parameters = parameters
    changeStage { $0.setParameters(parameters, at: $1) }
    updatePreview()
  }

  private func run(_ gesture: Gesture, with parameters: ParameterValues) -> Timeline {
    gesture.run(with: parameters, size: layout.stage.size, hasCurves: !isBare)
  }

  /// Beside A, what the last gesture would come to is shown while it is tuned.
  private mutating func updatePreview() {
    preview = nil
    guard kept != nil, isAtRest, let gesture else { return }
    preview = run(gesture, with: parameters)
  }

  package mutating func keepForComparison() {
    guard kept == nil else {
      (kept, ghost, preview) = (nil, nil, nil)
      return show("A is forgotten")
    }
    kept = parameters
    ghost = gesture.map { run($0, with: parameters) }
    show("Kept as A: now tune, and press B to replay")
  }

  package mutating func exchange() {
    guard let other = kept else {
      return show("There is no A yet: press A to keep the parameters as they are.", .problem)
    }
    kept = parameters
    parameters = other
    parameters.defaults = card.defaults
    ghost = kept.flatMap { kept in gesture.map { run($0, with: kept) } }
    parametersChanged()
  }

  /// The last gesture is done again, with the numbers as they are now, and by a ghost with those of A.
  package mutating func replayGesture() {
    guard let gesture else { return show("There is no gesture yet to replay: drag something first.", .problem) }
    guard press?.target != .stage else { return }
    preview = nil
    timeline = run(gesture, with: parameters)
    ghost = kept.map { run(gesture, with: $0) }
    lead += gesture.start - now
    now = gesture.start
  }

  /// From when on the ghost, too, stands still and is no longer shown.
  package var ghostEnd: Double? {
    guard kept != nil, let ghost else { return nil }
    return max(ghost.restTime ?? now, timeline.restTime ?? now) + 0.6
  }
}
