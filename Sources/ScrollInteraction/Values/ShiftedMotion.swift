/// A motion whose values are shifted by a distance.
struct ShiftedMotion<Base: Motion>: Motion {
  let base: Base
  /// The distance of the shift, in points.
  let distance: Double

  var duration: Double { base.duration }
  var destination: Double { base.destination + distance }
  func value(at time: Double) -> Double { base.value(at: time) + distance }
  func velocity(at time: Double) -> Double { base.velocity(at: time) }
  func nextTurn(after time: Double) -> Double { base.nextTurn(after: time) }
}
