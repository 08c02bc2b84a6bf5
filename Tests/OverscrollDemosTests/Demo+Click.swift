import OverscrollDemoKit

extension Demo {
  /// Presses the mouse at a point and releases it there after `duration`.
  mutating func click(_ position: Vector2, at time: Double, for duration: Double = 0) {
    for (phase, time) in [(PointerEvent.Phase.down, time), (.up, time + duration)] {
      handle(.pointer(PointerEvent(phase, position: position, time: time)), at: time)
    }
  }
}
