/// What a wheel over a number does: a notch is a step. A turn that scrolls the list goes on scrolling it, whatever comes
/// under the pointer meanwhile.
struct WheelSteps: Sendable {
  private var control: ParameterControl?
  private var time = -Double.infinity
  private var remainder = 0.0
  private var scrollTime = -Double.infinity

  /// Seconds without a report after which a turn is another one.
  private static let pause = 0.6

  mutating func noteScroll(at time: Double) { scrollTime = time }

  /// Whether a report at `time` begins or goes on to change a number.
  func accepts(at time: Double) -> Bool { time - scrollTime > Self.pause }

  /// The whole steps that a report makes with what is left of those before it, and whether it begins another turn.
  mutating func add(_ wheel: WheelEvent, over new: ParameterControl) -> (count: Double, isNew: Bool) {
    let isNew = new != control || wheel.time - time > Self.pause
    if isNew { remainder = 0 }
    (control, time) = (new, wheel.time)
    // With Shift a wheel goes sideways.
    remainder += wheel.delta.y == 0 ? -wheel.delta.x : wheel.delta.y
    let count = (remainder + (remainder < 0 ? -1e-9 : 1e-9)).rounded(.towardZero)
    remainder -= count
    return (count, isNew)
  }
}
