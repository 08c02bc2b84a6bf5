/// The events of one gesture, with the demo before it, for a replay with other parameters.
struct Gesture: Sendable {
  private let before: any Demo
  let start: Double
  private var steps: [(time: Double, input: InputEvent)] = []

  /// The largest number of events. The gesture ends there, and later events are not replayed.
  private static let capacity = 20_000

  init(on demo: any Demo, at time: Double) { (before, start) = (demo, time) }

  mutating func append(_ input: InputEvent, at time: Double) {
    if steps.count < Gesture.capacity { steps.append((time, input)) }
    if steps.count == Gesture.capacity { end(at: time) }
  }

  /// Returns whether `input` is of the kind of the last one, so that it belongs to the gesture while content moves.
  func isContinued(by input: InputEvent) -> Bool {
    switch (steps.last?.input, input) {
    case (.pointer, .pointer), (.pinch, .pinch), (.key, .key): true
    case (.wheel(let last), .wheel(let wheel)): last.isZoom == wheel.isZoom
    default: false
    }
  }

  /// Ends the gesture at `time`: drops later events and releases everything held, by the events returned.
  @discardableResult
  mutating func end(at time: Double) -> [InputEvent] {
    steps.removeAll { $0.time > time }
    let cancels = PointerEvent.Device.allCases.map { device in
      InputEvent.pointer(PointerEvent(.cancel, device: device, position: .zero, time: time))
    }
    let inputs = (pinchEnd(at: time).map { [$0] } ?? []) + cancels
    steps += inputs.map { (time, $0) }
    return inputs
  }

  /// Returns the end of a pinch, without a motion of the fingers; `nil` if there is no pinch.
  private func pinchEnd(at time: Double) -> InputEvent? {
    for step in steps.reversed() {
      guard case .pinch(var pinch) = step.input else { continue }
      guard pinch.phase != .ended else { return nil }
      (pinch.phase, pinch.time) = (.ended, time)
      return .pinch(pinch)
    }
    return nil
  }

  /// Returns whether `demo`, the state at `time`, moves or has moved since the start of the gesture.
  func hasMoved(_ demo: any Demo, at time: Double) -> Bool {
    let (found, left) = (before.snapshot(at: start), demo.snapshot(at: time))
    let isMoving = demo.restTime.map { $0 > time } ?? false
    return isMoving || found.values != left.values || left.velocities.values.contains { $0 != 0 }
  }

  /// Returns the shift that keeps a pointer at the same place on a tile when the stage has another size.
  private func shift(in demo: any Demo) -> Vector2 {
    guard let old = before.tile(at: start), let new = demo.tile(at: start), old != new,
      let point = steps.lazy.compactMap(\.input.position).first
    else { return .zero }
    let (x, y) = ((point.x - old.minX) / old.width, (point.y - old.minY) / old.height)
    return Vector2(new.minX + x * new.width, new.minY + y * new.height) - point
  }

  /// Returns the replay with `parameters` on a stage of `size`, at the times of the original.
  func run(with parameters: ParameterValues, size: Size, hasCurves: Bool) -> Timeline {
    var demo = before
    demo.setSize(size, at: start)
    let shift = shift(in: demo)
    demo.setParameters(parameters, at: start)
    let isAtRest = demo.restTime.map { $0 <= start } ?? false
    var timeline = Timeline(demo, at: isAtRest ? start - Timeline.preroll : start.nextDown, hasCurves: hasCurves)
    timeline.begin(at: start)
    for step in steps { timeline.apply(.input(step.input.moved(by: shift)), at: step.time) }
    return timeline
  }
}
