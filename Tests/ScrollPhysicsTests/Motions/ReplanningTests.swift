import CScrollMath
import ScrollPhysics
import SeededRandom
import Testing

@Suite("Limits that change in flight") struct ReplanningTests {
  @Test("replanning a motion keeps position and velocity")
  func continuity() {
    var (kept, smooth) = (0, 0)
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let (motion, other) = (RandomRelease(&random, ScrollFeel.all).motion, RandomRelease(&random, ScrollFeel.all))
      let time = random.number(0...1) * motion.duration
      let state = motion.state(at: time)
      // A feel without overscroll puts content within the new limits at once.
      guard !other.feel.edge.isStill || other.limits.contains(state.value) else { continue }
      let next = motion.replanned(at: time, limits: other.limits, feel: other.feel)
      guard next.duration > 0 else { continue }
      kept += 1
      #expect(next.value(at: 0) == state.value, "seed \(seed)")
      // The end of a stretch returns at a constant speed.
      guard other.feel.release.tail == nil else { continue }
      smooth += 1
      #expect(abs(next.velocity(at: 0) - state.velocity) <= 1e-9 * abs(state.velocity), "seed \(seed)")
      #expect(other.limits.contains(next.destination), "seed \(seed)")
    }
    #expect(kept > 300 && smooth > 200)
  }

  @Test("replanning with the same limits continues on the same path", arguments: 0..<500)
  func unchanged(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let motion = RandomRelease(&random, ScrollFeel.all).motion
    let time = random.number(0...1) * motion.duration
    let rest = motion.replanned(at: time)
    #expect(abs(rest.destination - motion.destination) < 1e-6, "seed \(seed)")
    for part in stride(from: 0.0, to: 1, by: 0.1) {
      // Each duration may be up to a millisecond late, by a different amount.
      let later = max(0, motion.duration - time - 0.001) * part
      #expect(abs(rest.value(at: later) - motion.value(at: time + later)) < 1e-6, "seed \(seed)")
      #expect(abs(rest.pull(at: later) - motion.pull(at: time + later)) < 1e-6, "seed \(seed)")
    }
  }

  @Test("content that is moved while it decelerates stays moved by as much", arguments: ScrollFeel.all)
  func moved(feel: ScrollFeel) {
    let motion = ScrollMotion(from: 0, velocity: 3000, limits: -1e6...1e6, feel: feel)
    let state = motion.state(at: 0.2)
    for distance in [0.0, 1, 50] {
      let start = MotionState(value: state.value + distance, velocity: state.velocity)
      let rest = motion.replanned(at: 0.2, from: start, limits: motion.limits, feel: feel)
      #expect(abs(rest.destination - motion.destination - distance) < 1e-6)
      for time in stride(from: 0.0, to: motion.duration - 0.2, by: 0.05) {
        #expect(abs(rest.value(at: time) - motion.value(at: 0.2 + time) - distance) < 1e-6, "at \(time)")
      }
    }
  }

  @Test("after a bounce, content that grows decelerates and content that shrinks springs back")
  func resized() throws {
    let motion = ScrollMotion(from: 900, velocity: 2000, limits: 0...1000, feel: .article)
    let time = try #require(motion.impactTime)
    for after in [0, 1e-7, 0.02] {
      let grown = motion.replanned(at: time + after, limits: 0...9000)
      #expect(grown.phase(at: 0) == .decelerating && grown.destination > 1100)
    }
    // Content on its way back, or released at rest, returns to the old edge.
    #expect(motion.replanned(at: time + 0.2, limits: 0...9000).destination == 1000)
    let released = ScrollMotion(from: 1050, velocity: 0, limits: 0...1000, feel: .article)
    #expect(released.replanned(at: 0, limits: 0...9000).destination == 1000)
    let shrunk = motion.replanned(at: 0.01, limits: 0...500)
    #expect(shrunk.phase(at: 0) == .bouncing)
    #expect(shrunk.destination == 500)
    let resting = motion.replanned(at: motion.duration, limits: 0...700)
    #expect(resting.destination == 700)
    #expect(resting.state(at: 0) == MotionState(value: 1000))
    #expect(motion.replanned(at: motion.duration).duration == 0)
  }

  @Test("content released past an edge keeps its velocity when the edge comes nearer, and does not pass it")
  func nearerEdge() {
    var (changes, fastChanges) = (0, 0)
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let (sign, pull) = (random.coin() ? 1.0 : -1, random.number(20...300))
      let feel = random.coin() ? ScrollFeel.uikit : .appkit
      func limits(_ bound: Double) -> ClosedRange<Double> { sign < 0 ? -bound...1000 : -1000...bound }
      let flick = random.coin() ? 0 : sign * random.number(0...800)
      var motion = ScrollMotion(from: sign * pull, velocity: flick, limits: limits(0), feel: feel)
      var bound = 0.0
      for _ in 1...3 {
        let time = random.number(0.001...0.05)
        let before = motion.state(at: time)
        let farthest = sign * before.value - (feel.release.threshold ?? feel.threshold)
        guard farthest > bound else { break }
        changes += 1
        bound = random.number(bound...(random.coin() ? farthest.nextDown : min(farthest.nextDown, bound + 1)))
        let moved = motion.replanned(at: time, limits: limits(bound))
        #expect(abs(moved.value(at: 0) - before.value) < 1e-9, "seed \(seed)")
        #expect(abs(moved.velocity(at: 0) - before.velocity) < 1e-9 * max(1, abs(before.velocity)), "seed \(seed)")
        #expect(moved.destination == sign * bound, "seed \(seed)")
        // Content that is too fast for its spring comes by an exponential.
        let (excess, speed) = (sign * before.value - bound, 0 - sign * before.velocity)
        let fast = feel == .uikit ? 11.999 : 12.501
        for time in [0.0, 0.02, 0.1] where speed > 1.01 * fast * excess && time < moved.duration {
          fastChanges += 1
          let expected = excess * exp(0 - speed / excess * time)
          #expect(abs(sign * moved.value(at: time) - bound - expected) < 1e-6 * excess, "seed \(seed)")
        }
        for share in stride(from: 0.0, through: 1, by: 0.01) {
          #expect(sign * moved.value(at: share * moved.duration) >= bound - 1e-9, "seed \(seed)")
        }
        // The same limits again change nothing.
        let (again, later) = (moved.replanned(at: 0.01, limits: limits(bound)), 0.7 * moved.duration)
        #expect(abs(again.value(at: later - 0.01) - moved.value(at: later)) < 1e-6 || later < 0.01, "seed \(seed)")
        motion = moved
      }
    }
    #expect(changes > 300 && fastChanges > 300)
  }

  @Test("several changes at the same time of a flight keep position and velocity", arguments: 0..<200)
  func severalChangesAtOnce(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let feels = [ScrollFeel.uikit, .appkit, .article, .uikitDynamics]
    var motion = ScrollMotion(
      from: random.number(1000...1400), velocity: random.number(-600...600), limits: 0...1000,
      feel: feels[random.count(0...3)])
    motion = motion.replanned(at: random.number(0.001...0.05), feel: feels[random.count(0...3)])
    let before = motion.state(at: 0)
    for _ in 1...3 {
      // The edge stays farther from the content than AppKit's threshold of 8 pt.
      let bound = random.number(0...max(1, before.value - 9))
      motion = motion.replanned(at: 0, limits: -1000...bound, feel: feels[random.count(0...3)])
      #expect(motion.state(at: 0) == before, "seed \(seed)")
    }
  }

  @Test("a bounce of which an edge moves before it begins is that of a release past the new edge")
  func edgeMovedAtOnce() {
    for (sign, bound) in [(-1.0, -40.0), (-1, 30), (1, -40), (1, 30)] {
      func limits(_ bound: Double) -> ClosedRange<Double> { sign < 0 ? bound...1000 : -1000...(-bound) }
      let released = ScrollMotion(from: sign * 100, velocity: sign * 50, limits: limits(0), feel: .uikit)
      let expected = ScrollMotion(from: sign * 100, velocity: sign * 50, limits: limits(bound), feel: .uikit)
      let moved = released.replanned(at: 0, limits: limits(bound))
      for time in stride(from: 0.0, through: 1, by: 0.02) {
        #expect(abs(moved.value(at: time) - expected.value(at: time)) < 1e-9)
      }
    }
  }

  @Test("content keeps its spring when its edge moves, if that brings it there or the feel has no kick")
  func keptSpring() {
    var swinging = ScrollFeel.uikit
    swinging.release.spring = Spring(stiffness: 120, dampingRatio: 0.5)
    for (feel, velocity, nearer) in [
      (ScrollFeel.uikit, 900.0, 10.0), (.article, 0, 80), (swinging, 0, 60), (.appkit, -8000, 0),
    ] {
      let released = ScrollMotion(from: 100, velocity: velocity, limits: -1000...0, feel: feel)
      let state = released.state(at: 0.03)
      let moved = released.replanned(at: 0.03, limits: -1000...nearer)
      let spring = SpringMotion(
        from: state.value, to: nearer, velocity: state.velocity, spring: feel.release.spring,
        threshold: feel.release.threshold ?? feel.threshold)
      for time in [0.02, 0.05, 0.1] {
        #expect(abs(moved.value(at: time) - spring.value(at: time)) < 1e-9, "\(feel.name)")
      }
    }
  }
}
