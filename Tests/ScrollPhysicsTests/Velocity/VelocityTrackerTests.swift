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
  /// Source: recordings of iOS 26.1, Vercantez/openuikit, golden/scroll_traces: decel_v750 and edge_impact.
  @Test(arguments: [(step: 6.0, moves: 14, velocity: 750.0), (25, 12, 3125)])
  func `a steady drag is released at its velocity, and lifting the finger adds no sample`(
    step: Double, moves: Int, velocity: Double
  ) {
    var tracker = VelocityTracker()
    for index in 0...moves { tracker.add(792 - step * Double(index), at: 0.008 * Double(index)) }
    #expect(abs(tracker.velocity(at: 0.008 * Double(moves + 1)) + velocity) <= 1e-6 * velocity)
  }

  @Test(arguments: rates, [1.0, 42, 750, 3125, 20_000])
  func `a steady drag is exact at every rate`(rate: Double, speed: Double) {
    for velocity in [speed, -speed] {
      let tracker = drag(velocity, rate: rate)
      for late in [0, 0.3, 1] {
        #expect(abs(tracker.velocity(at: late / rate) - velocity) <= 1e-9 * speed)
      }
    }
  }

  @Test(arguments: rates, [60.0, 120, 250, 750, 3125])
  func `a steady drag in whole pixels is right to a pixel in 40 ms or 2.5 %`(rate: Double, speed: Double) {
    for phase in stride(from: 0.0, to: 1, by: 0.05) {
      let tracker = drag(speed, rate: rate, quantum: 1, phase: phase)
      #expect(abs(tracker.velocity(at: 0.5 / rate) - speed) <= max(25, 0.025 * speed), "phase \(phase)")
    }
  }

  @Test(arguments: [100.0, 150, 200, 300])
  func `a slow mouse of 1 kHz that moves a pixel every few reports is right to 5 %`(speed: Double) {
    for phase in stride(from: 0.0, to: 1, by: 0.05) {
      let tracker = drag(speed, rate: 1000, quantum: 1, phase: phase)
      #expect(abs(tracker.velocity(at: 0) - speed) <= 0.05 * speed, "phase \(phase)")
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

  @Test func `the velocity of two reports is their distance over their time`() {
    var tracker = VelocityTracker()
    tracker.add(10, at: 3)
    tracker.add(20, at: 3.008)
    #expect(abs(tracker.velocity(at: 3.01) - 1250) < 1e-6)
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

  @Test(arguments: [3, 5, 6])
  func `a reversal is measured within three reports`(count: Int) {
    for speed in [500.0, 1000, 2000] {
      var tracker = drag(speed, rate: 125, lasting: 0.096)
      for index in 1...count { tracker.add(-speed * Double(index) / 125, at: Double(index) / 125) }
      #expect(abs(tracker.velocity(at: Double(count) / 125) + speed) < 0.15 * speed)
    }
  }

  @Test(arguments: [60.0, 120], [500.0, 750, 1500, 3125])
  func `a jitter of a pixel at lift-off changes a flick by less than 5 %`(rate: Double, speed: Double) {
    for (delay, jitter) in [(0.002, -1.0), (0.005, -1), (1 / rate, -1), (0.002, 1), (0.005, 1), (1 / rate, 1)] {
      var tracker = drag(speed, rate: rate)
      tracker.add(jitter, at: delay)
      #expect(abs(tracker.velocity(at: delay + 0.004) - speed) < 0.05 * speed, "\(jitter) after \(delay) s")
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

  @Test(arguments: [60.0, 125, 1000])
  func `a gap in a steady drag changes nothing`(rate: Double) {
    for gap in [0.03, 0.08, 0.12] {
      for after in 0...Int(0.05 * rate) {
        var tracker = VelocityTracker()
        for index in -Int(0.3 * rate)...0 {
          let time = Double(index) / rate
          let end = -Double(after) / rate
          if !(time > end - gap && time < end - 1e-9) { tracker.add(700 * time, at: time) }
        }
        #expect(abs(tracker.velocity(at: 0.5 / rate) - 700) < 1e-6, "\(gap) s, \(after) reports after it")
      }
    }
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

  @Test func `far from zero in position and time a drag is measured as near it`() {
    var tracker = VelocityTracker()
    for index in 0...25 { tracker.add(1e9 + 6 * Double(index), at: 1e6 + 0.008 * Double(index)) }
    #expect(abs(tracker.velocity(at: 1e6 + 0.208) - 750) < 1e-3)
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

  @Test(arguments: [0.06, 0.1, 0.3])
  func `a few reports after a rest without reports have their own velocity`(rest: Double) {
    var tracker = drag(1000, rate: 125)
    tracker.add(10, at: rest)
    tracker.add(25, at: rest + 0.008)
    #expect(abs(tracker.velocity(at: rest + 0.008) - 1875) < 100)
  }
}
