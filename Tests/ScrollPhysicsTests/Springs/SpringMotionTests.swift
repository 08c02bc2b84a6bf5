import SeededRandom
import Testing

@testable import ScrollPhysics

@Suite("Spring motions") struct SpringMotionTests {
  @Test("a motion starts at its value and velocity and ends on its destination to the last bit", arguments: 0..<100)
  func ends(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (from, to, velocity) = (random.number(-1e4...1e4), random.number(-1e4...1e4), random.number(-1e4...1e4))
    let spring = Spring(stiffness: random.magnitude(10...1000), dampingRatio: random.magnitude(0.1...3))
    let motion = SpringMotion(from: from, to: to, velocity: velocity, spring: spring)
    #expect(motion.state(at: 0) == MotionState(value: from, velocity: velocity), "seed \(seed)")
    #expect(motion.state(at: -1) == motion.state(at: 0), "seed \(seed)")
    #expect(motion.state(at: .nan) == motion.state(at: 0), "seed \(seed)")
    #expect(motion.state(at: motion.duration) == MotionState(value: to), "seed \(seed)")
    #expect(motion.state(at: .infinity) == MotionState(value: to), "seed \(seed)")
    #expect(motion.nextTurn(after: motion.duration) == .infinity, "seed \(seed)")
    #expect(abs(motion.value(at: motion.duration.nextDown) - to) <= 0.5, "seed \(seed)")
  }

  @Test("a motion passes its destination at `arrival`, or never if that is nil", arguments: 0..<200)
  func arrival(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let spring = Spring(stiffness: 100, dampingRatio: [0.3, 0.9, 1, 1.01, 3][seed % 5])
    let motion = SpringMotion(
      from: random.number(-100...100), to: 0, velocity: random.number(-5000...5000), spring: spring, threshold: 1e-9)
    let side = motion.from > 0 ? 1.0 : -1.0
    #expect(motion.arrival != nil || spring.dampingRatio >= 1, "seed \(seed)")
    if let arrival = motion.arrival {
      #expect(abs(motion.value(at: arrival)) < 1e-9, "seed \(seed)")
      #expect(motion.value(at: arrival * 0.999) * side > 0, "seed \(seed)")
      #expect(motion.value(at: arrival * 1.001) * side < 0, "seed \(seed)")
    } else {
      for step in 0..<100 { #expect(motion.value(at: Double(step) * 0.01) * side >= 0, "seed \(seed)") }
    }
  }

  @Test("an underdamped spring with a velocity at its destination returns there after half a period")
  func arrivalFromRest() throws {
    let swinging = Spring(stiffness: 100, dampingRatio: 0.6)
    for velocity in [0.3, -0.3, 40] {
      let arrival = try #require(SpringMotion(from: 7, to: 7, velocity: velocity, spring: swinging).arrival)
      #expect(arrival.isNear(.pi / 8))
    }
    #expect(SpringMotion(from: 7, to: 7, spring: swinging).arrival == nil)
    #expect(SpringMotion(from: 7, to: 7, velocity: 9, spring: Spring(stiffness: 100, dampingRatio: 1)).arrival == nil)
  }

  @Test("the default threshold is a 200th of the path, at most half a point")
  func thresholdFollowsThePath() {
    for spring in [Spring(stiffness: 200, dampingRatio: 1), Spring(stiffness: 200, dampingRatio: 0.4)] {
      for (from, to, velocity) in [(0.0, 1.0, 0.0), (1, 0.25, 0), (0, 0, 3), (0, 1e-6, 0), (3, 90, 50)] {
        let motion = SpringMotion(from: from, to: to, velocity: velocity, spring: spring)
        let path = abs(to - from) + abs(velocity) / spring.naturalFrequency
        #expect(motion.threshold == min(0.5, path / 200))
        #expect(motion.duration > 0.2)
        for share in [0.999_999, 1.0, 1.5] {
          #expect(abs(motion.value(at: motion.duration * share) - to) <= motion.threshold * 1.001)
        }
      }
      #expect(SpringMotion(from: 0, to: 300, spring: spring).threshold == 0.5)
      #expect(SpringMotion(from: 0, to: 1, spring: spring, threshold: 0.25).threshold == 0.25)
    }
  }
}
