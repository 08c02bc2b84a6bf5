import SeededRandom
import Testing

@testable import ScrollPhysics

@Suite("Springs")
struct SpringTests {
  @Test("value and velocity agree with 60-digit references to 1e-12 of the scale", arguments: SpringReference.all)
  func exactness(_ reference: SpringReference) {
    let response = reference.spring.response(at: reference.time)
    let x = response.displacement(from: reference.displacement, velocity: reference.velocity)
    let v = response.velocity(from: reference.displacement, velocity: reference.velocity)
    #expect(abs(x - reference.expectedDisplacement) <= 1e-12 * reference.displacementScale)
    #expect(abs(v - reference.expectedVelocity) <= 1e-12 * reference.velocityScale)
  }

  @Test("a spring motion agrees with 60-digit references to 1e-12 of its scale", arguments: SpringReference.all)
  func motion(_ reference: SpringReference) {
    let motion = SpringMotion(
      from: reference.displacement, to: 0, velocity: reference.velocity, spring: reference.spring, threshold: 1e-100)
    let state = motion.state(at: reference.time)
    #expect(abs(state.value - reference.expectedDisplacement) <= 1e-12 * reference.displacementScale)
    #expect(abs(state.velocity - reference.expectedVelocity) <= 1e-12 * reference.velocityScale)
  }

  @Test("the slow root of a strongly overdamped spring keeps its digits")
  func slowRoot() {
    let spring = Spring(stiffness: 1, damping: 1e9)
    let x = spring.response(at: 1e9).displacement(from: 1, velocity: 0)
    #expect(abs(x - 0.36787944117144233) < 1e-15)
  }

  @Test("the regimes meet smoothly at a damping ratio of 1", arguments: [1e-15, 1e-12, 1e-9, 1e-6])
  func meeting(_ step: Double) {
    let critical = SpringMotion(from: 100, to: 0, velocity: 300, spring: Spring(stiffness: 100, dampingRatio: 1))
    for side in [-step, step] {
      let spring = Spring(stiffness: 100, dampingRatio: 1 + side)
      let near = SpringMotion(from: 100, to: 0, velocity: 300, spring: spring)
      for time in stride(from: 0.0, through: 0.6, by: 0.01) {
        #expect(abs(near.value(at: time) - critical.value(at: time)) <= 100 * (step + 1e-14))
        #expect(abs(near.velocity(at: time) - critical.velocity(at: time)) <= 1000 * (step + 1e-14))
      }
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

  @Test("scaling mass, stiffness and damping together changes nothing", arguments: 0..<50)
  func mass(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (k, ratio, m) = (random.magnitude(1...1000), random.number(0...3), random.magnitude(1e-3...1e3))
    let light = Spring(stiffness: k, dampingRatio: ratio)
    let heavy = Spring(mass: m, stiffness: k * m, damping: light.damping * m)
    let time = random.number(0...1)
    let expected = light.response(at: time).displacement(from: 100, velocity: 500)
    let scale = 100 + 500 / light.naturalFrequency
    #expect(
      abs(heavy.response(at: time).displacement(from: 100, velocity: 500) - expected) <= 1e-13 * scale, "seed \(seed)")
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

  @Test("a response moves numbers, points and vectors alike")
  func vectors() {
    let response = Spring(stiffness: 200, dampingRatio: 0.6).response(at: 0.137)
    let (x, v) = ([3.0, -40, 500, 6], [70.0, 0, -9, 11])
    let numbers = zip(x, v).map { response.displacement(from: $0, velocity: $1) }
    let speeds = zip(x, v).map { response.velocity(from: $0, velocity: $1) }
    let point = response.displacement(from: Vector2(x[0], x[1]), velocity: Vector2(v[0], v[1]))
    #expect(point == Vector2(numbers[0], numbers[1]))
    let quad = response.velocity(from: SIMD4(x), velocity: SIMD4(v))
    #expect(quad == SIMD4(speeds))
  }

  @Test("two responses in a row equal one response over the whole time", arguments: [0.0, 0.3, 1, 1.05, 4])
  func composition(_ ratio: Double) {
    let spring = Spring(mass: 2, stiffness: 130, dampingRatio: ratio)
    let (first, second, whole) = (spring.response(at: 0.11), spring.response(at: 0.23), spring.response(at: 0.34))
    let (x, v) = (first.displacement(from: 50, velocity: 400), first.velocity(from: 50, velocity: 400))
    #expect(
      abs(second.displacement(from: x, velocity: v) - whole.displacement(from: 50, velocity: 400)) < 1e-12)
    #expect(abs(second.velocity(from: x, velocity: v) - whole.velocity(from: 50, velocity: 400)) < 1e-10)
  }

  @Test("a response is the identity until time 0 and zero after a very long time")
  func ends() {
    for ratio in [0.4, 1, 1.0001, 7] {
      let spring = Spring(stiffness: 100, dampingRatio: ratio)
      for time: Double in [0, -1, -.infinity, .nan] { #expect(spring.response(at: time) == .identity) }
      #expect(spring.response(at: .infinity).displacement(from: 1e6, velocity: 1e6) == 0)
    }
  }

  @Test("a damping ratio is clamped to 1e-30 ... 1e30", arguments: [(1e-40, 1e-30), (1e40, 1e30)])
  func ratios(ratio: Double, read: Double) {
    let one = SpringMotion(from: 100, to: 0, spring: Spring(stiffness: 100, dampingRatio: ratio))
    let other = SpringMotion(from: 100, to: 0, spring: Spring(stiffness: 100, dampingRatio: read))
    for time in [0.1, 7, 1e5] { #expect(one.value(at: time) == other.value(at: time)) }
    #expect(one.duration == other.duration)
  }

  @Test("a damping ratio within 2^-50 of 1 is critical", arguments: [1.0, -1])
  func critical(sign: Double) {
    #expect(Spring(stiffness: 1, dampingRatio: 1 + sign * 0x1p-50).regime == .critical)
    let edge = 1 + sign * 0x1p-50
    let beyond = Spring(stiffness: 1, dampingRatio: sign > 0 ? edge.nextUp : edge.nextDown)
    #expect(beyond.regime == (sign > 0 ? .overdamped : .underdamped))
  }

  @Test("the response at time 0 is the identity")
  func identity() {
    let identity = SpringResponse.identity
    #expect(identity.displacement(from: 3, velocity: 5) == 3 && identity.velocity(from: 3, velocity: 5) == 5)
    for ratio in [0.3, 1, 2] { #expect(Spring(stiffness: 90, dampingRatio: ratio).response(at: 0) == identity) }
  }
}

extension SpringReference {
  var spring: Spring { Spring(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio) }
}
