/// A motion elsewhere, the same in all else.
struct ShiftedMotion<Base: Motion>: Motion {
  let base: Base
  /// In points.
  let distance: Double

  var duration: Double { base.duration }
  var destination: Double { base.destination + distance }
  func value(at time: Double) -> Double { base.value(at: time) + distance }
  func velocity(at time: Double) -> Double { base.velocity(at: time) }
}
