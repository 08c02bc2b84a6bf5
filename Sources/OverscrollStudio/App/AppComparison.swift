import OverscrollDemoKit
import ScrollPhysics

// What happens on the stage, and doing it again with other numbers.

extension App {
  /// Tells the demo what happened on its stage.
  package mutating func tell(_ input: DemoInput) {
    interruptReplay()
    defer { keepRealGesture(after: input) }
    let found = mayBegin(with: input) ? timeline.latest : nil
    timeline.apply(.input(input), at: now)
    if let found, isPress(input) || !isAtRest { beginGesture(on: found) }
    gesture?.append(input, at: now)
    if kept != nil { ghost?.apply(.input(input), at: now) }
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
    guard isReplaying, let inputs = gesture?.end(at: now) else { return }
    for input in inputs {
      timeline.apply(.input(input), at: now)
      ghost?.apply(.input(input), at: now)
    }
  }

  /// A press begins a gesture, and so does whatever else moves a demo that rested; most keys move nothing.
  private func mayBegin(with input: DemoInput) -> Bool {
    switch input {
    case .pointer: isPress(input) && timeline.latest.restTime != nil
    case .wheel, .pinch, .key: gesture == nil || isAtRest
    case .hover: false
    }
  }

  private func isPress(_ input: DemoInput) -> Bool {
    if case .pointer(let event) = input { event.phase == .down } else { false }
  }

  /// A click that has moved nothing is no gesture: the one before it can still be done again.
  private mutating func keepRealGesture(after input: DemoInput) {
    guard case .pointer(let event) = input, event.phase == .up || event.phase == .cancel,
      let earlier = earlierGesture, let gesture, !gesture.hasMoved(timeline.demo(at: now), at: now)
    else { return }
    self.gesture = earlier
    ghost = kept.map { run(earlier, with: $0) }
  }

  private mutating func beginGesture(on found: any Demo) {
    earlierGesture = gesture
    gesture = Gesture(on: found, at: now)
    preview = nil
    timeline.begin(at: now)
    ghost = kept.map { kept in
      var other = found
      other.setParameters(kept, at: now)
      return Timeline(other, at: now, hasCurves: !isBare)
    }
  }

  /// The stage is changed from outside: what moves goes on without a jump, and a gesture that is being done again is
  /// done so from its beginning.
  package mutating func changeStage(_ change: DemoChange) {
    if isReplaying, let gesture {
      timeline = run(gesture, with: parameters)
    } else {
      timeline.apply(change, at: now)
    }
  }

  package mutating func parametersChanged() {
    changeStage(.parameters(parameters))
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
