import SeededRandom
import Testing

@testable import ScrollPhysics

@Suite("Springs") struct SpringTests {
  @Test("responses and motions agree with 60-digit references to 3e-13 of the scale", arguments: SpringReference.all)
  func exactness(_ reference: SpringReference) {
    let (from, velocity) = (reference.displacement, reference.velocity)
    let response = reference.spring.response(at: reference.time)
    let motion = SpringMotion(from: from, to: 0, velocity: velocity, spring: reference.spring, threshold: 1e-100)
    for state in [
      motion.state(at: reference.time),
      MotionState(
        value: response.displacement(from: from, velocity: velocity),
        velocity: response.velocity(from: from, velocity: velocity)),
    ] {
      #expect(abs(state.value - reference.expectedDisplacement) <= 3e-13 * reference.displacementScale)
      #expect(abs(state.velocity - reference.expectedVelocity) <= 3e-13 * reference.velocityScale)
    }
  }

  @Test("the regime does not depend on units", arguments: 0..<200)
  func regime(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (k, m) = (random.magnitude(1e-12...1e12), random.magnitude(1e-12...1e12))
    let critical = 2 * (k * m).squareRoot()
    #expect(Spring(mass: m, stiffness: k, damping: critical).regime == .critical, "seed \(seed)")
    #expect(Spring(mass: m, stiffness: k, damping: critical * (1 - 1e-12)).regime == .underdamped, "seed \(seed)")
    #expect(Spring(mass: m, stiffness: k, damping: critical * (1 + 1e-12)).regime == .overdamped, "seed \(seed)")
  }

  @Test("the response solves the spring's differential equation, and its energy only decreases", arguments: 0..<100)
  func equation(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let spring = Spring(
      mass: random.magnitude(0.1...10), stiffness: random.magnitude(10...1000), dampingRatio: random.number(0...2.5))
    let (time, step) = (random.number(0.1...1), 1e-4)
    func x(_ t: Double) -> Double { spring.response(at: t).displacement(from: 100, velocity: -700) }
    func v(_ t: Double) -> Double { spring.response(at: t).velocity(from: 100, velocity: -700) }
    let slope = (x(time - 2 * step) - 8 * x(time - step) + 8 * x(time + step) - x(time + 2 * step)) / (12 * step)
    let acceleration = (v(time - 2 * step) - 8 * v(time - step) + 8 * v(time + step) - v(time + 2 * step)) / (12 * step)
    let force = spring.mass * acceleration + spring.damping * v(time) + spring.stiffness * x(time)
    #expect(abs(slope - v(time)) < 1e-4, "seed \(seed)")
    #expect(abs(force) < 1e-5 * spring.stiffness * 100, "seed \(seed)")
    func energy(_ t: Double) -> Double { spring.stiffness * x(t) * x(t) + spring.mass * v(t) * v(t) }
    #expect(energy(time + step) <= energy(time) * (1 + 1e-12), "seed \(seed)")
  }

  @Test("a response is the identity until time 0 and zero after a very long time")
  func ends() {
    for ratio in [0.4, 1, 1.0001, 7] {
      let spring = Spring(stiffness: 100, dampingRatio: ratio)
      for time: Double in [0, -1, -.infinity, .nan] { #expect(spring.response(at: time) == .identity) }
      #expect(spring.response(at: .infinity).displacement(from: 1e6, velocity: 1e6) == 0)
    }
  }
}

extension SpringReference {
  var spring: Spring { Spring(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio) }
}
