import ScrollPhysics
import Testing

/// The protocol's default implementations, as a motion outside the library gets them.
@Suite("Custom motions")
struct MotionTests {
  /// A motion at one point per second for two seconds.
  private struct Steady: Motion {
    var duration: Double { 2 }
    var destination: Double { 2 }
    func value(at time: Double) -> Double { max(0, min(time, 2)) }
    func velocity(at time: Double) -> Double { time < 2 ? 1 : 0 }
  }

  @Test("the default state of a custom motion combines its value and its velocity")
  func states() {
    let motion = Steady()
    #expect(motion.state(at: 0.5) == MotionState(value: 0.5, velocity: 1))
    #expect(motion.state(at: 3) == MotionState(value: 2))
  }
}
