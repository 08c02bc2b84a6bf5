import ScrollPhysics
import SeededRandom
import Testing

private typealias Report = VelocityEstimator.Report

/// Returns the reports of a random gesture, also as a faulty device would send them.
func gesture(_ random: inout SeededRandom) -> [VelocityEstimator.Report] {
  var (time, value, velocity) = (random.number(-10...10), random.number(-1000...1000), 0.0)
  let scale = random.magnitude(0.1...100)
  return (0..<Int.random(in: 2...80, using: &random)).map { _ in
    time += random.magnitude(1e-4...0.05)
    velocity += scale * random.number(-1...1)
    if Int.random(in: 0..<10, using: &random) > 0 { value += velocity }
    return Report(time: time, value: value)
  }
}

private func velocity(_ reports: [Report], after silence: Double) -> Double {
  var tracker = VelocityTracker()
  for report in reports { tracker.add(report.value, at: report.time) }
  return tracker.velocity(at: (reports.map(\.time).max() ?? 0) + silence)
}

@Suite struct VelocityTrackerLawTests {
  @Test(arguments: 0..<300)
  func `whatever is reported, the velocity is finite`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var (tracker, pointer) = (VelocityTracker(), PointerVelocityTracker())
    for _ in 0..<60 {
      let time = Bool.random(using: &random) ? random.finite() : random.number(0...0.2)
      tracker.add(random.finite(), at: time)
      pointer.add(Vector2(random.finite(), random.finite()), at: time)
      for release in [time, time + 0.01, random.finite(), .nan, .infinity, -.infinity] {
        #expect(tracker.velocity(at: release).isFinite, "seed \(seed)")
        for rule in VelocityRule.allCases { #expect(pointer.velocity(at: release, by: rule).isFinite, "seed \(seed)") }
      }
    }
  }

  @Test(arguments: 0..<200)
  func `a mirrored motion has the mirrored velocity, to the last bit`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let reports = gesture(&random)
    let mirrored = reports.map { Report(time: $0.time, value: -$0.value) }
    #expect(velocity(reports, after: 0.003) == -velocity(mirrored, after: 0.003), "seed \(seed)")
  }

  @Test(arguments: 0..<200)
  func `neither where nor when a motion happens changes its velocity`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    // On a grid, so that rounding changes no step.
    let reports = gesture(&random).map { report in
      Report(time: (report.time * 8192).rounded() / 8192, value: (report.value * 64).rounded() / 64)
    }
    let moved = reports.map { Report(time: $0.time + 1_048_576, value: $0.value - 16_777_216) }
    let (a, b) = (velocity(reports, after: 1 / 256), velocity(moved, after: 1 / 256))
    #expect(abs(a - b) <= 1e-6 * abs(a), "seed \(seed)")
  }

  @Test(arguments: 0..<200)
  func `the velocity of a motion of less than eight points scales with it`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let reports = gesture(&random)
    let path = zip(reports, reports.dropFirst()).reduce(0) { $0 + abs($1.1.value - $1.0.value) }
    var small = 1.0
    while path * small >= 8 { small /= 2 }
    let (one, other) = (small, small / 1024)
    let a = velocity(reports.map { Report(time: $0.time, value: $0.value * one) }, after: 0.003)
    let b = velocity(reports.map { Report(time: $0.time, value: $0.value * other) }, after: 0.003)
    #expect(abs(a / one - b / other) <= 1e-9 * abs(a / one), "seed \(seed)")
  }

  @Test(arguments: 0..<100)
  func `reports of an unchanged position have no influence`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (step, count) = (random.number(2...40), Int.random(in: 4...20, using: &random))
    var (repeated, silent) = (VelocityTracker(), VelocityTracker())
    for index in 0...count {
      let time = Double(index) / 100
      silent.add(step * Double(index), at: time)
      for part in 0..<4 { repeated.add(step * Double(index), at: time + Double(part) / 400) }
    }
    let release = Double(count) / 100 + 0.009
    #expect(repeated.velocity(at: release) == silent.velocity(at: release), "seed \(seed)")
  }
}
