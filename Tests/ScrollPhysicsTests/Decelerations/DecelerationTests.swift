import SeededRandom
import Testing

@testable import ScrollPhysics

@Suite("Deceleration") struct DecelerationTests {
  @Test("a velocity of 1000 pt/s travels the published distances")
  func facts() {
    let flick = Deceleration(from: 0, velocity: 1000)
    #expect(flick.destination.isNear(499.4998331664547))
    #expect(Deceleration(from: 0, velocity: 1000, rate: .fast).destination.isNear(99.4991624801, by: 1e-10))
    #expect(DecelerationRate.normal.destination(from: 0, velocity: 1000, form: .sum).isNear(499))
    #expect(DecelerationRate.fast.destination(from: 0, velocity: 1000, form: .sum).isNear(99))
    #expect(abs(DecelerationRate.normal.resistance - 2.002) < 1e-5)
    #expect(abs(DecelerationRate(resistance: 2).rawValue - 0.998002) < 1e-8)
  }

  @Test("a deceleration ends at its threshold and then equals its destination to the last bit", arguments: 0..<100)
  func rest(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (from, velocity) = (random.number(-1e3...1e3), random.signed(10...1e4))
    let motion = Deceleration(from: from, velocity: velocity, threshold: 0.25)
    #expect(motion.state(at: motion.duration) == MotionState(value: motion.destination), "seed \(seed)")
    let distance = abs(motion.value(at: motion.duration.nextDown) - motion.destination)
    #expect(distance.isNear(0.25, by: 1e-9), "seed \(seed)")
  }

  @Test("a deceleration with a stopping velocity stops once it is slower than that velocity")
  func stopping() {
    let motion = Deceleration(from: 0, velocity: 750, rate: .normal, form: .sum, stoppingVelocity: 10)
    #expect(motion.velocity(at: motion.duration.nextDown).isNear(10, by: 1e-9))
    #expect(abs(motion.value(at: motion.duration.nextDown) - motion.destination) < 1e-9)
    #expect(motion.velocity(at: motion.duration) == 0)
    let slow = Deceleration(from: 3, velocity: -9, rate: .normal, form: .sum, stoppingVelocity: 10)
    #expect(slow.duration == 0)
    #expect(slow.destination == 3)
  }
}
