/// The motion that a value shows: a movement, whose overshoot the limits reduce or hide. Times count from its start.
struct Flight: StatefulMotion {
  let movement: DraggableValue.Movement
  let elasticity: ElasticLimits

  var duration: Double { movement.duration }

  var destination: Double {
    let value = movement.destination
    return elasticity.edge.isStill
      ? value.clamped(to: elasticity.limits)
      : elasticity.damped(MotionState(value: value), from: movement.state(at: 0).value).value
  }

  func nextTurn(after time: Double) -> Double { movement.nextTurn(after: time) }

  func state(at time: Double) -> MotionState {
    time >= duration
      ? MotionState(value: destination)
      : elasticity.edge.displayed(content(at: max(0, time)), within: elasticity.limits)
  }

  /// Returns the content's state. At a still edge, only a scroll motion and a rest keep their hidden pull; any other
  /// movement stops there.
  func content(at time: Double) -> MotionState {
    let state = movement.state(at: time)
    guard elasticity.limits.excess(of: state.value) != 0 else { return state }
    guard elasticity.edge.isStill else { return elasticity.damped(state, from: movement.state(at: 0).value) }
    return switch movement.segment(at: time).movement {
    case .scroll, .rest: MotionState(value: elasticity.reachable(state.value), velocity: state.velocity)
    default: MotionState(value: state.value.clamped(to: elasticity.limits))
    }
  }
}
