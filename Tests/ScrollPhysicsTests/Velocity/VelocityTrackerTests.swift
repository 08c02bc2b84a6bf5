import ScrollPhysics
import SeededRandom
import Testing

/// Returns a tracker with reports of a steady drag at an even rate, the last of them at time 0.
private func drag(
  _ velocity: Double, rate: Double, lasting duration: Double = 0.2, quantum: Double = 0, phase: Double = 0
) -> VelocityTracker {
  var tracker = VelocityTracker()
  for index in stride(from: -Int(duration * rate), through: 0, by: 1) {
    let time = Double(index) / rate
    let value = velocity * time + phase
    tracker.add(quantum > 0 ? (value / quantum).rounded(.down) * quantum : value, at: time)
  }
  return tracker
}

private let rates = [30.0, 60, 90, 120, 125, 240, 500, 1000]

@Suite struct VelocityTrackerTests {
  @Test(arguments: rates, [1.0, 42, 750, 3125, 20_000])
  func `a steady drag is exact at every rate`(rate: Double, speed: Double) {
    for velocity in [speed, -speed] {
      let tracker = drag(velocity, rate: rate)
      for late in [0, 0.3, 1] { #expect(abs(tracker.velocity(at: late / rate) - velocity) <= 1e-9 * speed) }
    }
  }

  @Test(arguments: rates, [60.0, 120, 250, 750, 3125])
  func `a steady drag in whole pixels is right to a pixel in 40 ms or 2.5 %`(rate: Double, speed: Double) {
    for phase in stride(from: 0.0, to: 1, by: 0.05) {
      let tracker = drag(speed, rate: rate, quantum: 1, phase: phase)
      #expect(abs(tracker.velocity(at: 0.5 / rate) - speed) <= max(25, 0.025 * speed), "phase \(phase)")
    }
  }

  @Test func `one report, none, and several of one time have no velocity`() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 1) == 0)
    tracker.add(5, at: 1)
    #expect(tracker.velocity(at: 1) == 0)
    tracker.add(50, at: 1)
    tracker.add(500, at: 1)
    #expect(tracker.velocity(at: 1) == 0)
  }

  @Test func `a reset forgets`() {
    var tracker = drag(500, rate: 125)
    tracker.reset()
    #expect(tracker.velocity(at: 0) == 0)
    tracker.add(0, at: 0.008)
    #expect(tracker.velocity(at: 0.008) == 0)
  }

  @Test(arguments: rates)
  func `silence is ignored for 40 ms and two intervals, and stops the pointer within four`(rate: Double) {
    let tracker = drag(1000, rate: rate)
    let timeout = max(0.04, 2 / rate)
    for share in stride(from: 0.0, through: 0.99, by: 0.11) {
      #expect(abs(tracker.velocity(at: share * timeout) - 1000) < 1e-6, "\(share)")
    }
    for pause in stride(from: max(0.0401, 3 / rate), through: 0.5, by: 0.02) {
      #expect(tracker.velocity(at: pause) == 0, "\(pause)")
    }
  }

  @Test(arguments: rates)
  func `a rest that the device reports stops the pointer`(rate: Double) {
    var tracker = drag(1000, rate: rate)
    for index in 1...Int(0.2 * rate) { tracker.add(0, at: Double(index) / rate) }
    #expect(tracker.velocity(at: 0.2) == 0)
  }

  @Test(arguments: [60.0, 120, 240], 0..<20)
  func `a finger that jitters by a pixel while it rests has stopped`(rate: Double, seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var tracker = drag(1000, rate: rate)
    for index in 1...Int(0.3 * rate) {
      tracker.add(random.number(-0.5...0.5).rounded(.toNearestOrAwayFromZero), at: Double(index) / rate)
    }
    #expect(tracker.velocity(at: 0.3) == 0, "seed \(seed)")
  }

  @Test(arguments: [60.0, 125, 500, 1000], [true, false])
  func `hold, then flick, is the flick`(rate: Double, isReported: Bool) {
    var (held, fresh) = (drag(800, rate: rate), VelocityTracker())
    if isReported { for index in 1...Int(0.3 * rate) { held.add(0, at: Double(index) / rate) } }
    let rest = (0.3 * rate).rounded() / rate
    fresh.add(0, at: rest)
    for index in 1...Int(0.06 * rate) {
      let time = Double(index) / rate
      held.add(-20_000 * time * time, at: rest + time)
      fresh.add(-20_000 * time * time, at: rest + time)
    }
    let release = rest + 0.06
    let truth = -40_000 * (0.06 * rate).rounded(.down) / rate
    #expect(abs(fresh.velocity(at: release) - truth) < 0.1 * -truth)
    #expect(abs(held.velocity(at: release) - truth) < 0.15 * -truth)
  }

  @Test(arguments: [60.0, 125, 500, 1000], [300.0, 1000, 3000])
  func `after a reversal of two reports and 20 ms the velocity never has the old direction`(
    rate: Double, speed: Double
  ) {
    for after in max(2, Int(0.02 * rate + 1))...Int(max(3, 0.05 * rate)) {
      for quantum in [0.0, 1] {
        var tracker = drag(speed, rate: rate, quantum: quantum)
        for index in 1...after {
          let value = -speed * Double(index) / rate
          tracker.add(quantum > 0 ? value.rounded(.down) : value, at: Double(index) / rate)
        }
        #expect(tracker.velocity(at: Double(after) / rate) <= 0, "\(after) reports after the reversal")
      }
    }
  }

  @Test func `of reports with one stamp the last counts`() {
    var (merged, single) = (VelocityTracker(), VelocityTracker())
    for index in 0...12 {
      let time = Double(index) / 60
      for part in 0..<4 { merged.add(1000 * (time - Double(3 - part) / 240), at: time) }
      single.add(1000 * time, at: time)
    }
    #expect(abs(merged.velocity(at: 0.2) - 1000) < 1e-6)
    #expect(abs(merged.velocity(at: 0.21) - single.velocity(at: 0.21)) < 1e-6)
  }

  @Test(arguments: 0..<50)
  func `the order in which the reports after the first come does not matter`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var reports = (0...12).map { (time: Double($0) / 125, value: random.number(-20...20) + 8 * Double($0)) }
    var (ordered, disordered) = (VelocityTracker(), VelocityTracker())
    for report in reports { ordered.add(report.value, at: report.time) }
    reports[1...].shuffle(using: &random)
    for report in reports { disordered.add(report.value, at: report.time) }
    #expect(ordered.velocity(at: 0.1) == disordered.velocity(at: 0.1), "seed \(seed)")
  }

  @Test func `reports that are not finite are as if they had never come`() {
    var tracker = drag(640, rate: 125)
    let clean = tracker.velocity(at: 0.004)
    for value in [Double.nan, .infinity, -.infinity] {
      tracker.add(value, at: 0.001)
      tracker.add(1, at: value)
    }
    #expect(tracker.velocity(at: 0.004) == clean)
    #expect(tracker.velocity(at: .infinity) == 0)
    #expect(abs(tracker.velocity(at: .nan) - 640) < 1e-6)
    #expect(abs(tracker.velocity(at: -.infinity) - 640) < 1e-6)
  }

  @Test func `a finger that slows down without reversing is never released backwards`() {
    var tracker = VelocityTracker()
    var value = 0.0
    for (index, step) in [0, 20, 20, 20, 15, 10, 5, 1.0].enumerated() {
      value += step
      tracker.add(value, at: 0.008 * Double(index))
    }
    for late in stride(from: 0.0, through: 0.04, by: 0.004) { #expect(tracker.velocity(at: 0.056 + late) >= 0) }
  }

  /// A mouse reports only whole pixels, and only moves of at least one.
  @Test(arguments: [30.0, 60, 125, 500, 1000])
  func `a slow steady drag in whole pixels keeps its velocity within 15 % on average`(rate: Double) {
    var (random, squares) = (SeededRandom(seed: 11), 0.0)
    for _ in 0..<200 {
      let (speed, phase) = (random.number(20...60), random.number(0...1))
      var (tracker, shown, time) = (VelocityTracker(), -Double.infinity, 0.0)
      for report in 0...Int(rate / 2) {
        let position = (speed * Double(report) / rate + phase).rounded(.down)
        guard position != shown else { continue }
        (shown, time) = (position, Double(report) / rate)
        tracker.add(position, at: time)
      }
      let error = tracker.velocity(at: time) / speed - 1
      squares += error * error
    }
    #expect((squares / 200).squareRoot() < 0.15, "seed 11")
  }
}
