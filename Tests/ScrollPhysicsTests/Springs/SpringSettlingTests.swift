import SeededRandom
import Testing

@testable import ScrollPhysics

@Suite("Settling durations of springs") struct SpringSettlingTests {
  @Test("the settling duration is the last crossing, at most 1 ms late", arguments: SettlingReference.all)
  func references(_ reference: SettlingReference) {
    let spring = Spring(mass: reference.mass, stiffness: reference.stiffness, dampingRatio: reference.dampingRatio)
    let duration = spring.settlingDuration(
      displacement: reference.displacement, velocity: reference.velocity, threshold: reference.threshold)
    #expect(duration >= reference.expected)
    #expect(duration - reference.expected <= 0.001)
  }

  @Test("a spring is settled from its settling duration on, and not a millisecond before", arguments: 0..<400)
  func anySpring(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let ratio = seed % 3 == 0 ? random.magnitude(0.01...100) : random.number(0.02...2)
    let spring = Spring(mass: random.magnitude(0.1...10), stiffness: random.magnitude(1...2000), dampingRatio: ratio)
    let (x, v) = (random.number(-500...500), random.number(-5000...5000))
    let threshold = random.magnitude(1e-3...10)
    let duration = spring.settlingDuration(displacement: x, velocity: v, threshold: threshold)
    func distance(_ t: Double) -> Double { abs(spring.response(at: t).displacement(from: x, velocity: v)) }
    let period = 2 * .pi / spring.naturalFrequency
    let farthest = (0...400).map { distance(duration + period * Double($0) / 100) }.max() ?? 0
    #expect(farthest <= threshold, "seed \(seed)")
    if duration > 0.0011 { #expect(distance(duration - 0.00101) > threshold, "seed \(seed)") }
  }

  @Test("the settling duration is 0 if the spring never leaves the threshold")
  func atRest() {
    for ratio in [0, 0.1, 1, 1.00001, 9] {
      let spring = Spring(stiffness: 100, dampingRatio: ratio)
      #expect(spring.settlingDuration(displacement: 0, velocity: 0, threshold: 0.5) == 0)
      #expect(spring.settlingDuration(displacement: 0.4, velocity: 0, threshold: 0.5) == 0)
      #expect(spring.settlingDuration(displacement: 0, velocity: 4, threshold: 0.5) == 0)
      #expect(spring.settlingDuration(displacement: 0, velocity: 0, threshold: 0) == 0)
    }
  }

  @Test("the settling duration is infinite only without damping and above the threshold")
  func undamped() {
    let spring = Spring(stiffness: 100, dampingRatio: 0)
    #expect(spring.settlingDuration(displacement: 1, velocity: 0, threshold: 0.5) == .infinity)
    #expect(spring.settlingDuration(displacement: 0, velocity: 100, threshold: 0.5) == .infinity)
    #expect(spring.settlingDuration(displacement: 0.3, velocity: 3, threshold: 0.5) == 0)
    #expect(
      Spring(stiffness: 100, dampingRatio: 1e-9).settlingDuration(displacement: 1, velocity: 0, threshold: 0.5) < 1e9)
  }
}
