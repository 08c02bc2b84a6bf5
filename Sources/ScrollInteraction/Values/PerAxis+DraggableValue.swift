/// A point of two values, each with its own motion.
extension PerAxis<DraggableValue> {
  func value(at time: Double) -> Vector2 { map { $0.value(at: time) }.vector }

  func velocity(at time: Double, dragVelocity: Vector2 = .zero) -> Vector2 {
    PerAxis<Double> { self[$0].velocity(at: time, dragVelocity: dragVelocity[$0]) }.vector
  }

  /// The point at which both values rest, or will rest. During a drag: the displayed point, within the limits.
  var target: Vector2 { map { $0.target(at: $0.restTime ?? 0) }.vector }

  var restTime: Double? {
    guard let x = x.restTime, let y = y.restTime else { return nil }
    return Swift.max(x, y)
  }

  /// Returns the first of dragging, bouncing, decelerating and snapping that either value has.
  func viewState(at time: Double) -> ViewState {
    let states = map { $0.viewState(at: time) }
    func has(_ state: ViewState) -> Bool { states.x == state || states.y == state }
    if has(.dragging) { return .dragging }
    return has(.bouncing) ? .bouncing : has(.decelerating) ? .decelerating : has(.snapping) ? .snapping : .idle
  }

  func isStretched(at time: Double) -> Bool { x.isStretched(at: time) || y.isStretched(at: time) }

  mutating func beginDragging(at time: Double) { for axis in Axis.allCases { self[axis].beginDragging(at: time) } }

  mutating func drag(by translation: Vector2) { for axis in Axis.allCases { self[axis].drag(by: translation[axis]) } }

  mutating func endDragging(velocity: Vector2, at time: Double) -> (value: Vector2, velocity: Vector2) {
    let shown = PerAxis<MotionState> { self[$0].endDragging(velocity: velocity[$0], at: time) }
    return (shown.map { $0.value }.vector, shown.map { $0.velocity }.vector)
  }

  mutating func freeze(as other: PerAxis, from time: Double) {
    for axis in Axis.allCases { self[axis].freeze(as: other[axis], from: time) }
  }

  mutating func forgetFinishedMotion(at time: Double) {
    for axis in Axis.allCases { self[axis].forgetFinishedMotion(at: time) }
  }

  func saved(at time: Double) -> PerAxis { map { $0.saved(at: time) } }
  func delayed(by shift: Double) -> PerAxis { map { $0.delayed(by: shift) } }
}

extension ClosedRange<Double> {
  var negated: ClosedRange { 0 - upperBound...0 - lowerBound }
}
