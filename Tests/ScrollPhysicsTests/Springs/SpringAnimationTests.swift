import ScrollPhysics
import SeededRandom
import Testing

@Suite("Spring animations") struct SpringAnimationTests {
  @Test("each coordinate moves as an independent spring motion", arguments: 0..<200)
  func coordinates(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let spring = Spring(stiffness: random.number(20...400), dampingRatio: random.number(0.2...2))
    let (from, to, velocity) = (
      random.point(in: -500...500), random.point(in: -500...500), random.point(in: -3000...3000)
    )
    let start = random.number(-10...10)
    let point = SpringAnimation(from: from, to: to, velocity: velocity, spring: spring, threshold: 0.5, at: start)
    let x = SpringMotion(from: from.x, to: to.x, velocity: velocity.x, spring: spring, threshold: 0.01)
    let y = SpringMotion(from: from.y, to: to.y, velocity: velocity.y, spring: spring, threshold: 0.01)
    for share in stride(from: 0.0, to: 1, by: 0.05) {
      let time = share * min(x.duration, y.duration, point.duration)
      let state = point.state(at: start + time)
      #expect(state.value.distance(to: Vector2(x.value(at: time), y.value(at: time))) < 1e-6, "seed \(seed)")
      #expect(state.velocity.distance(to: Vector2(x.velocity(at: time), y.velocity(at: time))) < 1e-5, "seed \(seed)")
    }
    #expect(point.value(at: point.restTime) == to && point.velocity(at: point.restTime) == .zero)
    #expect(point.value(at: start - 1) == from && point.velocity(at: start - 1) == velocity)
  }

  @Test("an animation stays within its threshold after its duration, which is not longer than necessary")
  func settling() {
    for seed in UInt64(0)..<200 {
      var random = SeededRandom(seed: seed)
      let spring = Spring(stiffness: random.number(20...400), dampingRatio: random.number(0.3...2))
      let (from, velocity) = (random.point(in: -500...500), random.point(in: -3000...3000))
      let point = SpringAnimation(from: from, to: .zero, velocity: velocity, spring: spring, threshold: 0.5)
      for count in 0...400 {
        let response = spring.response(at: point.duration + Double(count) / 200)
        #expect(response.displacement(from: from, velocity: velocity).length <= 0.5, "seed \(seed)")
      }
      // With one coordinate, the last crossing is exact.
      let still = SpringAnimation(from: from.x, to: 0, spring: spring, threshold: 0.5)
      let exact = spring.settlingDuration(displacement: from.x, velocity: 0, threshold: 0.5)
      #expect(still.duration == exact, "seed \(seed)")
      let line = SpringAnimation(from: from.x, to: 0, velocity: velocity.x, spring: spring, threshold: 0.5)
      let least = spring.settlingDuration(displacement: from.x, velocity: velocity.x, threshold: 0.5)
      #expect(line.duration >= least - 1e-3 && line.duration < 1.6 * least + 0.5, "seed \(seed)")
    }
  }

  @Test("retargeting in flight keeps position and velocity")
  func retarget() {
    var color = SpringAnimation(
      from: SIMD4(0.1, 0.2, 0.3, 1), to: SIMD4(1, 0.5, 0, 1), spring: Spring(response: 0.4, dampingRatio: 0.7))
    for time in [0.05, 0.1, 0.3] {
      let before = color.state(at: time)
      color.retarget(to: SIMD4(time, 1 - time, 0.5, 0), at: time)
      let after = color.state(at: time)
      #expect(after.value == before.value && after.velocity == before.velocity)
      #expect(color.start == time && color.restTime > time)
    }
    #expect(color.value(at: color.restTime) == SIMD4(0.3, 0.7, 0.5, 0))
    color.retarget(to: SIMD4(1, 1, 1, 1), at: 1e6)
    #expect(color.from == SIMD4(0.3, 0.7, 0.5, 0) && color.initialVelocity == .zero)
  }

  @Test("the default threshold is proportional to the distance, and no distance takes no time")
  func thresholds() {
    let spring = Spring(stiffness: 200, dampingRatio: 1)
    let scale = SpringAnimation(from: 1.0, to: 2, spring: spring)
    #expect(scale.duration == SpringMotion(from: 1, to: 2, spring: spring).duration)
    #expect(abs(scale.value(at: scale.duration * 0.999_999) - 2) < 0.0051)
    #expect(SpringAnimation(from: Vector2(3, 4), to: Vector2(3, 4), spring: spring).duration == 0)
    #expect(Vector2(3, -4).magnitude == 5 && SIMD2(3.0, 4).magnitude == 5 && SIMD3(2.0, 3, 6).magnitude == 7)
    #expect(SIMD4(1.0, 1, 1, 1).magnitude == 2 && SIMD8(repeating: 1.0).magnitude == 8.0.squareRoot())
  }
}
