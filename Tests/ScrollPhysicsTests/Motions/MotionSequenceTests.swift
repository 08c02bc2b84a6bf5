import ScrollPhysics
import SeededRandom
import Testing

/// A deceleration law from outside the library: constant friction, v′ = −μ, which stops after v²/2μ.
private struct Friction: DeceleratingMotion, Hashable {
  let from, velocity, friction: Double

  var duration: Double { abs(velocity) / friction }
  var destination: Double { from + velocity * abs(velocity) / (2 * friction) }
  private var sign: Double { velocity < 0 ? -1 : 1 }

  func value(at time: Double) -> Double {
    if time >= duration { return destination }
    let time = max(0, time)
    return from + velocity * time - sign * friction * time * time / 2
  }

  func velocity(at time: Double) -> Double { time >= duration ? 0 : velocity - sign * friction * max(0, time) }

  func duration(to value: Double) -> Double? {
    let distance = (value - from) * sign
    guard distance >= 0, distance <= abs(destination - from) else { return nil }
    return (abs(velocity) - (velocity * velocity - 2 * friction * distance).squareRoot()) / friction
  }
}

@Suite("Motion sequences") struct MotionSequenceTests {
  private let spring = Spring(stiffness: 120, dampingRatio: 0.6)

  @Test("a deceleration followed by a spring equals the scroll motion with both", arguments: 0..<200)
  func scrollMotion(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let velocity = random.number(1500...5000)
    var feel = ScrollFeel.article
    feel.bounce.spring = Spring(stiffness: random.number(50...300), dampingRatio: random.number(0.4...1.6))
    let whole = ScrollMotion(from: 0, velocity: velocity, limits: -100...500, feel: feel)
    let deceleration = Deceleration(from: 0, velocity: velocity)
    let time = try #require(deceleration.duration(to: 500))
    let bounce = SpringMotion(
      from: 500, to: 500, velocity: deceleration.velocity(at: time), spring: feel.bounce.spring,
      threshold: feel.threshold)
    let parts = deceleration.sequence(until: time, bounce)
    feel.decelerationLaw = DecelerationLaw { Deceleration(from: $0, velocity: $1) }
    let bouncing = ScrollMotion(from: 0, velocity: velocity, limits: -100...500, feel: feel)
    #expect(abs(parts.duration - whole.duration) < 1e-9 && parts.destination == whole.destination)
    #expect(abs(bouncing.duration - whole.duration) < 1e-9 && bouncing.destination == whole.destination)
    for share in stride(from: -0.1, through: 1.1, by: 0.04) {
      let (state, expected) = (parts.state(at: share * whole.duration), whole.state(at: share * whole.duration))
      #expect(abs(state.value - expected.value) < 1e-6 && abs(state.velocity - expected.velocity) < 1e-4)
      #expect(abs(bouncing.value(at: share * whole.duration) - expected.value) < 1e-6)
    }
    #expect(parts.value(at: parts.duration) == 500 && parts.velocity(at: parts.duration) == 0)
  }

  @Test("a law of the caller's equals itself and its copies alone, and a rate does not change it")
  func custom() {
    let law = DecelerationLaw { Friction(from: $0, velocity: $1, friction: 900) }
    var copy = law
    #expect(copy == law && Set([law, copy]).count == 1)
    #expect(law != DecelerationLaw { Friction(from: $0, velocity: $1, friction: 900) })
    copy.decelerationRate = .fast
    #expect(copy == law && law.decelerationRate.resistance.isNear(1000 / (1e6 / 1800), by: 1e-9))
    #expect(law.destination(from: 7, velocity: 900) == 457 && law.destination(from: 7, velocity: 0) == 7)
    let sliding = DecelerationLaw { start, _ in Friction(from: start, velocity: 300, friction: 900) }
    #expect(sliding.destination(from: 7, velocity: 1) == 57 && sliding.destination(from: 7, velocity: 0) == 7)
    #expect(law.destination(from: 7, velocity: .infinity) == 7 && law.destination(from: 7, velocity: .nan) == 7)
  }

  @Test("sequences nest, and a resting motion is a pause")
  func nested() {
    let there = SpringMotion(from: 0, to: 100, spring: spring)
    let back = SpringMotion(from: 100, to: 0, spring: spring)
    let motion = there.sequence(until: there.duration, RestingMotion(at: 100).sequence(until: 0.5, back))
    #expect(motion.duration == there.duration + (0.5 + back.duration) && motion.destination == 0)
    #expect(motion.value(at: there.duration + 0.3) == 100 && motion.velocity(at: there.duration + 0.3) == 0)
    #expect(abs(motion.value(at: there.duration + 0.6) - back.value(at: 0.1)) < 1e-9)
    #expect(motion.value(at: motion.duration) == 0)
    let never = there.sequence(until: .infinity, back)
    #expect(never.duration == there.duration && never.destination == 100 && never.value(at: 99) == 100)
    #expect(RestingMotion(at: 3).duration(to: 3) == 0 && RestingMotion(at: 3).duration(to: 4) == nil)
    #expect(RestingMotion(at: .nan).destination == 0 && RestingMotion(at: 3).duration == 0)
    // A part begins when the part before it ends, which may be at once.
    let jumps = RestingMotion(at: 1).sequence(until: 0, RestingMotion(at: 2))
      .sequence(until: 1, RestingMotion(at: 3).sequence(until: 1, RestingMotion(at: 4)))
    #expect([0, 1, 2].map { jumps.value(at: $0) } == [2, 3, 4])
  }

  @Test("a type-erased motion returns the values of its original")
  func erased() {
    let motion = Friction(from: 100, velocity: 700, friction: 900).sequence(until: 0.2, RestingMotion(at: 1))
    let any = AnyMotion(motion)
    #expect(any.duration == motion.duration && any.destination == 1)
    for time in [-1.0, 0, 0.1, 0.2, 5] {
      #expect(any.state(at: time) == motion.state(at: time))
      #expect(any.value(at: time) == motion.value(at: time) && any.velocity(at: time) == motion.velocity(at: time))
    }
    let copy = any
    #expect(copy == any && Set([any, copy]).count == 1 && AnyMotion(motion) != any)
  }
}
