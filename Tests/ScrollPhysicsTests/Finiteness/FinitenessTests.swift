import SeededRandom
import Testing

@testable import ScrollPhysics

@Suite("Results are finite") struct FinitenessTests {
  @Test(
    "every function returns finite numbers for any input, NaN and infinite numbers included; only a duration may be infinite",
    arguments: 0..<600)
  func everything(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let odd: [Double] = [.nan, .infinity, -.infinity]
    for round in 0..<12 {
      let a = (0..<8).map { _ in round > 1 || random.coin() ? random.finite() : odd[random.count(0...2)] }
      for (name, number) in numbers(of: a) where !number.isFinite {
        Issue.record("\(name) is \(number): seed \(seed), \(a)")
      }
    }
  }

  private func numbers(of a: [Double]) -> [String: Double] {
    var all: [String: Double] = [:]
    let spring = Spring(mass: a[0], stiffness: a[1], dampingRatio: a[2])
    let springs = [
      spring, Spring(mass: a[0], stiffness: a[1], damping: a[2]), Spring(response: a[0], dampingRatio: a[1]),
      Spring(duration: a[0], bounce: a[1]),
    ]
    for (index, spring) in springs.enumerated() { all.merge(numbers(of: spring, a), under: "spring \(index)") }
    let band = RubberBand(coefficient: a[0], dimension: a[1])
    let limits = range(a[2], a[3])
    all["stretch"] = band.stretch(a[4])
    all["unstretch"] = band.unstretch(a[4])
    all["band derivative"] = band.derivative(a[4])
    all["clamp"] = band.clamp(a[4], to: limits)
    all["unclamp"] = band.unclamp(a[4], from: limits)
    all["limits derivative"] = band.derivative(a[4], limits: limits)
    let rate = DecelerationRate(rawValue: a[0])
    all["resistance"] = rate.resistance
    for form in DecelerationForm.allCases {
      all["project \(form)"] = rate.destination(from: a[1], velocity: a[2], form: form)
      let motion = Deceleration(
        from: a[1], velocity: a[2], rate: rate, form: form, stoppingVelocity: a[3], threshold: a[4])
      all.merge(numbers(of: motion, a[5]), under: "deceleration \(form)")
      all["duration(to:) \(form)"] = motion.duration(to: a[6]) ?? 0
    }
    all.merge(numbers(of: Deceleration(from: a[1], to: a[2], velocity: a[3]), a[5]), under: "chosen target")
    for feel in ScrollFeel.all {
      var feel = feel
      if a[7] > 0 { (feel.bounce.spring, feel.release.kick, feel.decelerationRate) = (spring, a[6], rate) }
      if a[7] > 1 { (feel.threshold, feel.stoppingVelocity, feel.release.spring) = (a[5], a[4], spring) }
      let motion = ScrollMotion(from: a[2], velocity: a[3], limits: range(a[4], a[5]), feel: feel)
      all.merge(numbers(of: motion, a[6]), under: feel.name)
      all["\(feel.name) projection"] = motion.projection
      all["\(feel.name) crossing"] = motion.impactTime ?? 0
      let next = motion.replanned(at: a[6], limits: range(a[3], a[7]))
      all.merge(numbers(of: next, a[5]), under: "\(feel.name) replanned")
    }
    all["nearest"] = a.filter(\.isFinite).nearest(to: a[0]) ?? 0
    return all
  }

  private func numbers(of spring: Spring, _ a: [Double]) -> [String: Double] {
    let response = spring.response(at: a[3])
    let motion = SpringMotion(from: a[4], to: a[5], velocity: a[6], spring: spring, threshold: a[7])
    var all = [
      "response": spring.response, "frequency": spring.naturalFrequency, "overshoot": spring.overshoot,
      "damping": spring.damping, "bounce": spring.bounce, "tension": spring.tension, "friction": spring.friction,
      "a": response.displacementFromDisplacement, "b": response.displacementFromVelocity,
      "c": response.velocityFromDisplacement, "d": response.velocityFromVelocity, "arrival": motion.arrival ?? 0,
    ]
    all.merge(numbers(of: motion, a[3]), under: "motion")
    let settling = spring.settlingDuration(displacement: a[4], velocity: a[5], threshold: a[6])
    all["settling"] = spring.dampingRatio > 0 || settling < .infinity ? settling : 0
    return all
  }

  private func numbers(of motion: some Motion, _ time: Double) -> [String: Double] {
    let states = [0, time, abs(time), motion.duration / 3, motion.duration * 0.999, motion.duration].map {
      motion.state(at: $0)
    }
    var all = ["duration": motion.duration < 0 ? .nan : motion.duration, "destination": motion.destination]
    for (index, state) in states.enumerated() {
      all["value \(index)"] = state.value
      all["velocity \(index)"] = state.velocity
    }
    if motion.duration == .infinity { all["duration"] = 0 }
    return all
  }

  private func range(_ a: Double, _ b: Double) -> ClosedRange<Double> {
    let (a, b) = (a.isNaN ? 0 : a, b.isNaN ? 0 : b)
    return min(a, b)...max(a, b)
  }
}

extension Dictionary where Key == String {
  fileprivate mutating func merge(_ other: Self, under name: String) {
    for (key, value) in other { self["\(name) \(key)"] = value }
  }
}
