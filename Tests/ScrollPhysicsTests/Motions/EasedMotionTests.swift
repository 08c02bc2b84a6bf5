import ScrollPhysics
import SeededRandom
import Testing

@Suite("Eased motion") struct EasedMotionTests {
  @Test("an eased motion has the values of Chromium's own test at a quarter and at a half of its duration")
  func chromium() {
    // ScrollOffsetAnimationCurveTest, GetValue.
    for (from, to, quarter) in [(2.0, 10.0, 3.0333), (40, 20, 37.4168)] {
      let motion = EasedMotion(from: from, to: to, duration: 0.075)
      #expect(motion.value(at: 0) == from && motion.value(at: 0.075) == to && motion.value(at: 1) == to)
      #expect(abs(motion.value(at: 0.0375) - (from + to) / 2) < 1e-9)
      #expect(abs(motion.value(at: 0.01875) - quarter) < 2e-4)
    }
  }

  @Test("an eased motion starts at the given velocity, ends at rest and is the integral of its velocity")
  func smooth() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let (from, to) = (random.number(-1000...1000), random.number(-1000...1000))
      let motion = EasedMotion(
        from: from, to: to, velocity: random.number(-3000...3000), duration: random.number(0.05...0.5))
      #expect(motion.value(at: 0) == from && motion.state(at: 0).velocity == motion.initialVelocity)
      #expect(motion.value(at: motion.duration) == to && motion.velocity(at: motion.duration) == 0)
      let early = motion.velocity(at: motion.duration * 1e-9)
      #expect(abs(early - motion.initialVelocity) < 0.01 * (1 + abs(motion.initialVelocity)), "seed \(seed)")
      #expect(abs(motion.velocity(at: motion.duration * (1 - 1e-9))) < 1, "seed \(seed)")
      let step = motion.duration / 2000
      for index in 1..<2000 {
        let time = Double(index) * step
        let rise: Double = motion.value(at: time + step / 100) - motion.value(at: time - step / 100)
        let slope = rise / (step / 50)
        let allowed = 1e-4 * (1 + abs(slope)) + 0.05
        #expect(abs(slope - motion.velocity(at: time)) < allowed, "seed \(seed), at \(time)")
      }
    }
  }

  @Test("an eased motion turns once if it starts away from its destination or overshoots it, otherwise never")
  func turns() {
    for slope in [-1000, -3, -0.5, 2.4, 3, 5, 1000] {
      let motion = EasedMotion(from: 10, to: 40, velocity: slope * 10, duration: 3)
      let turn = motion.nextTurn(after: 0)
      let peak = (motion.velocity(at: turn - 0.001) - motion.velocity(at: turn + 0.001)) * slope
      #expect(turn > 0 && turn < 3 && peak > 0 && abs(motion.velocity(at: turn)) < 1e-9 * abs(slope), "slope \(slope)")
      #expect(motion.nextTurn(after: turn.nextDown) == turn && motion.nextTurn(after: turn) == 3, "slope \(slope)")
      #expect(motion.nextTurn(after: 3) == .infinity && motion.nextTurn(after: 4) == .infinity)
    }
    for slope in [0, 0.01, 1, 2, 2.357, 2.38] {
      let motion = EasedMotion(from: 10, to: 40, velocity: slope * 10, duration: 3)
      #expect(motion.nextTurn(after: 0) == 3 && motion.nextTurn(after: 3) == .infinity, "slope \(slope)")
    }
  }

  @Test("without distance or duration, or with NaN, the motion is at its destination at once")
  func nothing() {
    #expect(EasedMotion(from: 3, to: 3, velocity: 100, duration: 1).duration == 0)
    for duration in [0, -1, .nan] as [Double] {
      let motion = EasedMotion(from: 0, to: 5, velocity: 1, duration: duration)
      #expect(motion.value(at: 0) == 5 && motion.initialVelocity == 0)
    }
    let odd = EasedMotion(from: .nan, to: .infinity, velocity: -.infinity, duration: .infinity)
    #expect(odd.duration.isFinite && odd.value(at: 1).isFinite && odd.velocity(at: 1).isFinite)
  }
}
