import OverscrollDemoKit
import ScrollGeometry

/// The last gesture, and doing it again: with the parameters as they are, and with those of A.
package struct Comparison: Sendable {
  package private(set) var gesture: Gesture?
  /// The one before, as long as it is not known whether `gesture` moves anything.
  private var earlierGesture: Gesture?
  /// A: the parameters to compare with.
  package private(set) var reference: ParameterValues?
  /// What becomes of the gesture with those of A.
  package private(set) var ghost: Timeline?
  /// What would become of it with the parameters as they are now.
  package private(set) var preview: Timeline?

  /// Seconds for which the ghost is displayed when all is at rest, and of those the ones in which it fades.
  private static let ghostLinger = 0.6
  private static let ghostFade = 0.3

  /// The demo is another one, or begins again.
  mutating func reset(defaults: [Parameter: Double]) {
    reference?.defaults = defaults
    (gesture, earlierGesture, ghost, preview) = (nil, nil, nil, nil)
  }
}

// MARK: - The gesture

extension Comparison {
  /// Whether `input` begins a gesture if it moves the demo: a press of a pointer, or whatever else moves a demo that
  /// rested. Most keys move nothing.
  func mayBegin(with input: DemoInput, on stage: Stage) -> Bool {
    switch input {
    case .pointer(let event): event.phase == .down && stage.timeline.latest.restTime != nil
    case .wheel, .pinch, .key: gesture == nil || stage.isAtRest
    case .hover: false
    }
  }

  /// A gesture begins at `time` on a demo as it was found.
  mutating func begin(on found: any Demo, at time: Double, hasCurves: Bool) {
    earlierGesture = gesture
    gesture = Gesture(on: found, at: time)
    preview = nil
    ghost = reference.map { reference in
      var other = found
      other.setParameters(reference, at: time)
      return Timeline(other, at: time, hasCurves: hasCurves)
    }
  }

  mutating func append(_ input: DemoInput, at time: Double) {
    gesture?.append(input, at: time)
    if reference != nil { ghost?.apply(.input(input), at: time) }
  }

  /// A gesture that is being replayed is interrupted at `time`: what was to come never will.
  ///
  /// - Returns: the events that release what it held.
  mutating func interrupt(at time: Double) -> [DemoInput] {
    let inputs = gesture?.end(at: time) ?? []
    for input in inputs { ghost?.apply(.input(input), at: time) }
    return inputs
  }

  /// A click that has moved nothing is no gesture: the one before it can still be replayed.
  mutating func discardClick(_ input: DemoInput, on stage: Stage, size: Size) {
    guard case .pointer(let event) = input, event.phase == .up || event.phase == .cancel,
      let earlier = earlierGesture, let gesture, !gesture.hasMoved(stage.timeline.latest, at: stage.now)
    else { return }
    self.gesture = earlier
    updateGhost(on: stage, size: size)
  }
}

// MARK: - Doing it again

extension Comparison {
  /// What becomes of the gesture with `parameters` on a stage of `size`; `nil` where there is no gesture.
  func replay(with parameters: ParameterValues, on stage: Stage, size: Size) -> Timeline? {
    gesture?.run(with: parameters, size: size, hasCurves: stage.hasCurves)
  }

  /// The gesture is replayed: nothing is to be foreseen of it.
  mutating func beginReplay(on stage: Stage, size: Size) {
    preview = nil
    updateGhost(on: stage, size: size)
  }

  private mutating func updateGhost(on stage: Stage, size: Size) {
    ghost = reference.flatMap { replay(with: $0, on: stage, size: size) }
  }

  /// Beside A, what the last gesture would come to is displayed while it is tuned.
  mutating func updatePreview(with parameters: ParameterValues, on stage: Stage, size: Size) {
    preview = reference != nil && stage.isAtRest ? replay(with: parameters, on: stage, size: size) : nil
  }

  /// Keeps `parameters` as A, or forgets A.
  mutating func toggleReference(_ parameters: ParameterValues, on stage: Stage, size: Size) -> Notice {
    guard reference == nil else {
      (reference, ghost, preview) = (nil, nil, nil)
      return .done("A is forgotten")
    }
    reference = parameters
    updateGhost(on: stage, size: size)
    return .done("Kept as A: now tune, and press B to replay")
  }

  /// Takes `parameters` as A.
  ///
  /// - Returns: what was A; `nil` where there was none.
  mutating func exchange(_ parameters: ParameterValues, on stage: Stage, size: Size) -> ParameterValues? {
    guard let other = reference else { return nil }
    reference = parameters
    updateGhost(on: stage, size: size)
    return other
  }
}

// MARK: - The ghost

extension Comparison {
  /// What the graph shows.
  func displayed(_ timeline: Timeline) -> Timeline { preview ?? timeline }

  /// From when on the ghost beside `timeline`, too, stands still and is no longer displayed; `nil` where there is none.
  func ghostEnd(beside timeline: Timeline, now: Double) -> Double? {
    guard reference != nil, let ghost else { return nil }
    return max(ghost.restTime ?? now, timeline.restTime ?? now) + Self.ghostLinger
  }

  /// The ghost at `time`, over what the parameters of now make of the gesture.
  func ghost(at time: Double, beside timeline: Timeline, now: Double) -> (demo: any Demo, opacity: Double)? {
    guard let ghost, preview == nil, time >= timeline.start, let end = ghostEnd(beside: timeline, now: now) else {
      return nil
    }
    let opacity = ((end - time) / Self.ghostFade).clamped(to: 0...1)
    return opacity > 0 ? (ghost.demo(at: time), opacity) : nil
  }
}
