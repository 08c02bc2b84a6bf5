import SeededRandom
import Testing

@testable import ScrollPhysics

/// Content at a random offset that is released at a random velocity.
struct RandomRelease {
  var from: Double
  var velocity: Double
  var limits: ClosedRange<Double>
  var feel: ScrollFeel

  /// The feels whose velocities never jump.
  static let smooth: [ScrollFeel] = [.article, .uikit, .uikitDynamics]

  init(_ random: inout SeededRandom, _ feels: [ScrollFeel] = smooth) {
    let length = Bool.random(using: &random) ? random.number(0...3000) : random.number(0...20)
    let start = random.number(-500...500)
    limits = start...(start + length)
    from = random.number(limits.lowerBound - 200...limits.upperBound + 200)
    velocity = random.number(-6000...6000)
    feel = feels.randomElement(using: &random) ?? .article
    if Bool.random(using: &random) { feel.bounce.spring.dampingRatio = random.number(0.2...2) }
    if Bool.random(using: &random) { feel.release.spring.dampingRatio = random.number(0.2...2) }
  }

  var motion: ScrollMotion { ScrollMotion(from: from, velocity: velocity, limits: limits, feel: feel) }
}

@Suite("Scroll motions") struct ScrollMotionTests {
  @Test("a feel has the shapes of motion that its edges allow", arguments: ScrollFeel.all)
  func shapes(feel: ScrollFeel) {
    var entering: Set<Bool> = []
    for from in [-60.0, 500, 1060] {
      for velocity in [-5000.0, -300, 0, 300, 5000] {
        let motion = ScrollMotion(from: from, velocity: velocity, limits: 0...1000, feel: feel)
        #expect((motion.initialReturn != nil) == (from != 500), "\(from) \(velocity)")
        if from != 500 { entering.insert(motion.entryTime != nil) }
      }
    }
    #expect(entering.contains(true) == feel.release.continuesInside && entering.contains(false))
  }

  @Test("position and velocity are continuous where a motion changes its phase")
  func seams() {
    var seams = 0
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let motion = RandomRelease(&random).motion
      for seam in [motion.entryTime, motion.impactTime].compactMap({ $0 }) where seam < motion.duration {
        seams += 1
        let (before, after) = (motion.state(at: seam.nextDown), motion.state(at: seam))
        #expect(abs(before.value - after.value) < 1e-9, "seed \(seed)")
        #expect(abs(before.velocity - after.velocity) <= 1e-9 * abs(after.velocity), "seed \(seed)")
      }
    }
    #expect(seams > 50)
  }

  @Test("velocity is the derivative of value")
  func derivative() {
    var slopes = 0
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let motion = RandomRelease(&random).motion
      let (time, step) = (random.number(0...1) * motion.duration, 1e-6)
      let seams = [motion.entryTime, motion.impactTime, motion.duration, 0].compactMap { $0 }
      guard seams.allSatisfy({ abs($0 - time) > 2 * step }) else { continue }
      slopes += 1
      let slope = (motion.value(at: time + step) - motion.value(at: time - step)) / (2 * step)
      #expect(abs(slope - motion.velocity(at: time)) < 1e-3, "seed \(seed)")
    }
    #expect(slopes > 400)
  }

  @Test("a scroll ends within its limits, and exactly on a limit if it bounced")
  func end() {
    var bounces = 0
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let motion = RandomRelease(&random).motion
      #expect(motion.limits.contains(motion.destination), "seed \(seed)")
      #expect(motion.state(at: motion.duration) == MotionState(value: motion.destination), "seed \(seed)")
      #expect(motion.phase(at: motion.duration) == .resting, "seed \(seed)")
      #expect(abs(motion.value(at: motion.duration.nextDown) - motion.destination) <= 0.5 + 1e-9, "seed \(seed)")
      if let crossing = motion.impactTime {
        bounces += 1
        #expect([motion.limits.lowerBound, motion.limits.upperBound].contains(motion.destination), "seed \(seed)")
        #expect(motion.phase(at: crossing) == .bouncing || crossing == motion.duration, "seed \(seed)")
      }
    }
    #expect(bounces > 50)
  }

  @Test("a mirrored scroll is the mirror image to the last bit", arguments: 0..<500)
  func mirror(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let release = RandomRelease(&random, ScrollFeel.all)
    let motion = release.motion
    let mirrored = ScrollMotion(
      from: -release.from, velocity: -release.velocity,
      limits: -release.limits.upperBound...(-release.limits.lowerBound),
      feel: release.feel)
    #expect(mirrored.duration == motion.duration, "seed \(seed)")
    #expect(mirrored.impactTime == motion.impactTime, "seed \(seed)")
    #expect(mirrored.destination == -motion.destination, "seed \(seed)")
    for _ in 0..<20 {
      let time = random.number(0...motion.duration)
      #expect(mirrored.value(at: time) == -motion.value(at: time), "seed \(seed)")
      #expect(mirrored.velocity(at: time) == -motion.velocity(at: time), "seed \(seed)")
      #expect(mirrored.pull(at: time) == -motion.pull(at: time), "seed \(seed)")
    }
  }

  @Test("content crosses its limit at t = ln(1 + 1000·ln d·(x − x₀)/v₀)/(1000·ln d)")
  func crossing() throws {
    let motion = ScrollMotion(from: 100, velocity: 2000, limits: 0...600, feel: .article)
    let time = try #require(motion.impactTime)
    #expect(time.isNear(0.346727318468, by: 1e-9))
    #expect(motion.value(at: time) == 600)
    #expect(motion.velocity(at: time).isNear(2000 - 500 * DecelerationRate.normal.resistance, by: 1e-12))
    #expect(motion.value(at: time + 0.05) > 600)
    #expect(motion.phase(at: time.nextDown) == .decelerating)
    #expect(motion.destination == 600)
    #expect(motion.projection.isNear(100 + 2 * 499.4998331664547))
    #expect(ScrollMotion(from: 0, velocity: 0.5, limits: 0...9, feel: .article).projection.isNear(0.2497499165832273))
  }

  @Test("content that would end within the threshold of a limit rests on the limit without a bounce")
  func almost() {
    let motion = ScrollMotion(from: 0, velocity: 1000, limits: 0...499.3, feel: .article)
    #expect(motion.projection > 499.3)
    #expect(motion.impactTime == nil)
    #expect(motion.destination == 499.3)
  }

  @Test("hitting a limit uses the bounce spring, and a release beyond it the release spring")
  func springs() {
    var feel = ScrollFeel.article
    feel.release.spring = Spring(stiffness: 400, dampingRatio: 1)
    feel.bounce.kick = 30  // in proportion to the overshoot, which is 0 at an impact
    let released = ScrollMotion(from: -50, velocity: 0, limits: 0...500, feel: feel)
    #expect(released.value(at: 0.1) == SpringMotion(from: -50, to: 0, spring: feel.release.spring).value(at: 0.1))
    let atBound = ScrollMotion(from: 0, velocity: -700, limits: 0...500, feel: feel)
    let bounce = SpringMotion(from: 0, to: 0, velocity: -700, spring: feel.bounce.spring)
    #expect(atBound.impactTime == 0)
    #expect(atBound.value(at: 0.1).isNear(bounce.value(at: 0.1)))
  }

  @Test("content with equal limits bounces on either side and ends at them")
  func shortContent() {
    for velocity in [-900.0, 900] {
      let motion = ScrollMotion(from: 40, velocity: velocity, limits: 40...40, feel: .article)
      #expect(motion.impactTime == 0)
      #expect((motion.value(at: 0.1) - 40) * velocity > 0)
      #expect(motion.destination == 40)
    }
    #expect(ScrollMotion(from: 40, velocity: 0, limits: 40...40, feel: .article).duration == 0)
  }

  @Test("an inward flick from beyond a limit travels farther the faster it is")
  func inwards() throws {
    let limits = 0.0...5000
    var last = 0.0
    for velocity in stride(from: 0.0, through: 4000, by: 10) {
      let motion = ScrollMotion(from: -60, velocity: velocity, limits: limits, feel: .article)
      #expect(motion.destination >= last)
      #expect(motion.destination - last < 10)
      last = motion.destination
      if let entry = motion.entryTime { #expect(abs(motion.value(at: entry)) < 1e-9) }
    }
    #expect(last > 1400)
    let gentle = ScrollMotion(from: -60, velocity: 100, limits: limits, feel: .article)
    #expect(gentle.entryTime == nil)
    #expect(gentle.destination == 0)
    let strong = ScrollMotion(from: -60, velocity: 4000, limits: limits, feel: .article)
    #expect(strong.phase(at: try #require(strong.entryTime).nextDown) == .bouncing)
    #expect(strong.phase(at: try #require(strong.entryTime)) == .decelerating)
  }

  @Test("past a new limit, resting content uses the release spring and moving content the bounce spring")
  func causes() {
    var feel = ScrollFeel(decelerationLaw: .exponential(.normal))
    feel.bounce.spring = Spring(stiffness: 400, dampingRatio: 1)
    let still = ScrollMotion(from: 50, velocity: 0, limits: 0...100, feel: feel).replanned(at: 0, limits: 0...40)
    let moving = ScrollMotion(from: 50, velocity: 30, limits: 0...100, feel: feel).replanned(at: 0, limits: 0...40)
    let release = SpringMotion(from: 50, to: 40, spring: feel.release.spring, threshold: feel.threshold)
    let impact = SpringMotion(from: 50, to: 40, velocity: 30, spring: feel.bounce.spring, threshold: feel.threshold)
    for time in [0.02, 0.1, 0.3] {
      #expect(abs(still.value(at: time) - release.value(at: time)) < 1e-9)
      #expect(abs(moving.value(at: time) - impact.value(at: time)) < 1e-9)
    }
  }
}
