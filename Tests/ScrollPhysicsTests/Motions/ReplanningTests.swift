import ScrollPhysics
import SeededRandom
import Testing

@Suite("Limits that change in flight")
struct ReplanningTests {
  @Test("replanning a motion keeps position and velocity", arguments: 0..<500)
  func continuity(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (motion, other) = (RandomRelease(&random, ScrollFeel.all).motion, RandomRelease(&random, ScrollFeel.all))
    let time = random.number(0...1) * motion.duration
    let state = motion.state(at: time)
    // A feel without overscroll puts content within the new limits at once.
    guard !other.feel.edge.isStill || other.limits.contains(state.value) else { return }
    let next = motion.replanned(at: time, limits: other.limits, feel: other.feel)
    guard next.duration > 0 else { return }
    #expect(next.value(at: 0) == state.value, "seed \(seed)")
    // The end of a stretch returns at a constant speed.
    guard other.feel.release.tail == nil else { return }
    #expect(abs(next.velocity(at: 0) - state.velocity) <= 1e-9 * abs(state.velocity), "seed \(seed)")
    #expect(other.limits.contains(next.destination), "seed \(seed)")
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
      let later = (motion.duration - time - 0.001) * part
      guard later >= 0 else { continue }
      #expect(abs(rest.value(at: later) - motion.value(at: time + later)) < 1e-6, "seed \(seed)")
    }
  }

  @Test("a feel that changes during a bounce bends the bounce without a jump", arguments: [0.2, 1, 3])
  func tuned(_ ratio: Double) throws {
    let motion = ScrollMotion(from: 900, velocity: 2000, limits: 0...1000, feel: .article)
    let time = try #require(motion.crossing) + 0.05
    var feel = ScrollFeel.article
    feel.bounce.spring = Spring(stiffness: 300, dampingRatio: ratio)
    let next = motion.replanned(at: time, feel: feel)
    #expect(next.state(at: 0) == motion.state(at: time))
    #expect(next.phase(at: 0) == .bouncing)
    #expect(next.destination == 1000)
  }

  @Test("after a bounce, content that grows decelerates and content that shrinks springs back")
  func resized() throws {
    let motion = ScrollMotion(from: 900, velocity: 2000, limits: 0...1000, feel: .article)
    let time = try #require(motion.crossing) + 0.02
    let grown = motion.replanned(at: time, limits: 0...9000)
    #expect(grown.phase(at: 0) == .decelerating)
    #expect(grown.destination > 1100)
    let shrunk = motion.replanned(at: 0.01, limits: 0...500)
    #expect(shrunk.phase(at: 0) == .bouncing)
    #expect(shrunk.destination == 500)
    let resting = motion.replanned(at: motion.duration, limits: 0...700)
    #expect(resting.destination == 700)
    #expect(resting.state(at: 0) == MotionState(value: 1000))
    #expect(motion.replanned(at: motion.duration).duration == 0)
  }

  @Test("content that grows while it returns to its limit stops at the old limit", arguments: 0..<200)
  func grownOnTheWayBack(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let feel = ScrollFeel.all[random.count(0...2)]
    let motion = ScrollMotion(from: 900, velocity: random.number(800...5000), limits: 0...1000, feel: feel)
    let crossing = try #require(motion.crossing)
    let time = crossing + random.number(0...1) * (motion.duration - crossing)
    guard motion.velocity(at: time) < 0 else { return }
    var grown = motion.replanned(at: time, limits: 0...random.number(1001...5000))
    if random.coin() { grown = grown.replanned(at: 0.02, limits: 0...6000) }
    #expect(grown.destination == 1000, "seed \(seed)")
    for share in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(grown.value(at: share * grown.duration) >= 1000, "seed \(seed)")
    }
  }

  @Test("content released past a limit gives back part of its kick when the limit comes nearer")
  func kick() {
    let feel = ScrollFeel.uikit
    for sign in [-1.0, 1] {
      func limits(_ bound: Double) -> ClosedRange<Double> { sign < 0 ? bound...1000 : -1000...(-bound) }
      let released = ScrollMotion(from: sign * 100, velocity: 0, limits: limits(0), feel: feel)
      let velocity = released.velocity(at: 0.02)
      for (bound, left) in [(-40.0, velocity + sign * 40 * feel.release.kick), (40, velocity), (0, velocity)] {
        let moved = released.replanned(at: 0.02, limits: limits(bound), keepsKick: false)
        #expect(abs(moved.velocity(at: 0) - left) < 1e-9, "\(sign) \(bound)")
        let whole = released.replanned(at: 0.02, limits: limits(bound), keepsKick: true)
        #expect(abs(whole.velocity(at: 0) - velocity) < 1e-9, "\(sign) \(bound)")
      }
      // The velocity that it gives back is at most the velocity it has.
      let slow = ScrollMotion(from: sign * 100, velocity: sign * 500, limits: limits(0), feel: feel)
      #expect(slow.velocity(at: 0.001) * sign < 0)
      #expect(slow.replanned(at: 0.001, limits: limits(-60), keepsKick: false).velocity(at: 0) == 0)
      // Content that hit its limit in flight had no kick.
      let hit = ScrollMotion(from: 0, velocity: sign * 5000, limits: sign < 0 ? -500...1000 : -1000...500, feel: feel)
      let time = hit.crossing! + 0.03
      let moved = hit.replanned(at: time, limits: sign < 0 ? -520...1000 : -1000...520, keepsKick: false)
      #expect(abs(moved.velocity(at: 0) - hit.velocity(at: time)) < 1e-9)
    }
  }
}
