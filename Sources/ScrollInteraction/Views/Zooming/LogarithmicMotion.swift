/// The logarithm of a motion of the zoom scale.
struct LogarithmicMotion<Base: Motion>: Motion {
  let base: Base
  /// The layout that converts scales to logarithms, also if a scale has none.
  let layout: ZoomLayout

  var duration: Double { base.duration }
  var destination: Double { layout.logarithm(of: base.destination) }
  func nextTurn(after time: Double) -> Double { base.nextTurn(after: time) }
  func value(at time: Double) -> Double { layout.logarithm(of: base.value(at: time)) }

  func velocity(at time: Double) -> Double {
    let state = base.state(at: time)
    return state.value > 0 && state.value.isFinite ? state.velocity / state.value : 0
  }
}
