import ScrollPhysics
import SeededRandom
import Testing

@Suite("Deceleration to a chosen target") struct ChosenTargetTests {
  @Test(
    "a deceleration to a target begins at the given velocity and only slows down until it ends there",
    arguments: 0..<500)
  func laws(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (from, velocity) = (random.number(-1e4...1e4), random.signed(50...8000))
    let to = from + velocity * random.magnitude(0.01...3)
    let motion = Deceleration(from: from, to: to, velocity: velocity)
    #expect(motion.destination == to)
    #expect(motion.value(at: motion.duration) == to && motion.velocity(at: motion.duration) == 0)
    #expect(motion.value(at: 0) == from)
    #expect(abs(motion.velocity(at: 0) - velocity) <= 1e-12 * abs(velocity))
    var last = motion.state(at: 0)
    for step in 1...200 {
      let state = motion.state(at: motion.duration * Double(step) / 200)
      #expect(abs(state.velocity) <= abs(last.velocity), "seed \(seed)")
      #expect((state.value - last.value) * velocity >= 0, "seed \(seed)")
      #expect((to - state.value) * velocity >= -1e-9 * abs(to), "seed \(seed)")
      last = state
    }
    // The last step is too small to be seen.
    #expect(abs(motion.value(at: motion.duration * (1 - 1e-9)) - to) <= min(0.5, abs(to - from) / 200) * 1.001)
  }

  @Test("a target at the natural destination leaves the deceleration unchanged")
  func unchanged() {
    let free = Deceleration(from: 40, velocity: -1800)
    let chosen = Deceleration(from: 40, to: free.destination, velocity: -1800)
    #expect(abs(chosen.duration - free.duration) < 1e-12)
    for time in stride(from: 0.0, through: free.duration, by: 0.1) {
      #expect(abs(chosen.value(at: time) - free.value(at: time)) < 1e-9)
    }
  }

  @Test("a target that no deceleration can reach takes no time")
  func unreachable() {
    for (to, velocity) in [(50.0, -10.0), (50, 0), (50, .nan), (-50, 300), (0, 300)] {
      let motion = Deceleration(from: 0, to: to, velocity: velocity)
      #expect(motion.duration == 0 && motion.destination == to)
      #expect(motion.state(at: 0) == MotionState(value: to))
      #expect(motion.state(at: -1) == MotionState(value: 0))
    }
  }
}
