import ScrollPhysics
import SeededRandom
import Testing

private struct Report {
  var time: Double
  var value: Double
}

/// Anything a device might say, a wild one included.
private func gesture(_ dice: inout SeededRandom) -> [Report] {
  var (time, value, velocity) = (dice.number(-10...10), dice.number(-1000...1000), 0.0)
  let scale = dice.magnitude(0.1...100)
  return (0..<Int.random(in: 2...80, using: &dice)).map { _ in
    time += dice.magnitude(1e-4...0.05)
    velocity += scale * dice.number(-1...1)
    if Int.random(in: 0..<10, using: &dice) > 0 { value += velocity }
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
    var dice = SeededRandom(seed: UInt64(seed))
    var (tracker, pointer) = (VelocityTracker(), PointerVelocityTracker())
    for _ in 0..<60 {
      let time = Bool.random(using: &dice) ? dice.finite() : dice.number(0...0.2)
      tracker.add(dice.finite(), at: time)
      pointer.add(Vector2(dice.finite(), dice.finite()), at: time)
      for release in [time, time + 0.01, dice.finite(), .nan, .infinity, -.infinity] {
        #expect(tracker.velocity(at: release).isFinite, "seed \(seed)")
        #expect(pointer.velocity(at: release).isFinite, "seed \(seed)")
        #expect(pointer.velocity(at: release, by: .uikit).isFinite, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<200)
  func `a mirrored motion has the mirrored velocity, to the last bit`(seed: Int) {
    var dice = SeededRandom(seed: UInt64(seed))
    let reports = gesture(&dice)
    let mirrored = reports.map { Report(time: $0.time, value: -$0.value) }
    #expect(velocity(reports, after: 0.003) == -velocity(mirrored, after: 0.003), "seed \(seed)")
  }

  @Test(arguments: 0..<200)
  func `neither where nor when a motion happens changes its velocity`(seed: Int) {
    var dice = SeededRandom(seed: UInt64(seed))
    // On a grid, so that no step changes by rounding.
    let reports = gesture(&dice).map { report in
      Report(time: (report.time * 8192).rounded() / 8192, value: (report.value * 64).rounded() / 64)
    }
    let moved = reports.map { Report(time: $0.time + 1_048_576, value: $0.value - 16_777_216) }
    let (a, b) = (velocity(reports, after: 1 / 256), velocity(moved, after: 1 / 256))
    #expect(abs(a - b) <= 1e-6 * abs(a), "seed \(seed)")
  }

  @Test(arguments: 0..<200)
  func `a motion of less than eight points is judged by its proportions`(seed: Int) {
    var dice = SeededRandom(seed: UInt64(seed))
    let reports = gesture(&dice)
    let path = zip(reports, reports.dropFirst()).reduce(0) { $0 + abs($1.1.value - $1.0.value) }
    var small = 1.0
    while path * small >= 8 { small /= 2 }
    let (one, other) = (small, small / 1024)
    let a = velocity(reports.map { Report(time: $0.time, value: $0.value * one) }, after: 0.003)
    let b = velocity(reports.map { Report(time: $0.time, value: $0.value * other) }, after: 0.003)
    #expect(abs(a / one - b / other) <= 1e-9 * abs(a / one), "seed \(seed)")
  }

  @Test(arguments: 0..<200)
  func `asking changes nothing`(seed: Int) {
    var dice = SeededRandom(seed: UInt64(seed))
    var (asked, unasked) = (VelocityTracker(), VelocityTracker())
    for report in gesture(&dice) {
      asked.add(report.value, at: report.time)
      unasked.add(report.value, at: report.time)
      _ = asked.velocity(at: report.time + dice.number(0...1))
    }
    #expect(asked.velocity(at: 0) == unasked.velocity(at: 0), "seed \(seed)")
  }

  @Test(arguments: 0..<100)
  func `reporting a pointer where it already is says no more than silence`(seed: Int) {
    var dice = SeededRandom(seed: UInt64(seed))
    let (step, count) = (dice.number(2...40), Int.random(in: 4...20, using: &dice))
    var (told, silent) = (VelocityTracker(), VelocityTracker())
    for index in 0...count {
      let time = Double(index) / 100
      silent.add(step * Double(index), at: time)
      for part in 0..<4 { told.add(step * Double(index), at: time + Double(part) / 400) }
    }
    let release = Double(count) / 100 + 0.009
    #expect(told.velocity(at: release) == silent.velocity(at: release), "seed \(seed)")
  }
}

@Suite struct PointerVelocityTrackerTests {
  @Test func `an axis that stands still while the other moves is no stopped pointer`() {
    var pointer = PointerVelocityTracker()
    // y goes on for 100 ms more than x does.
    for index in 0...40 {
      pointer.add(Vector2(5 * Double(min(index, 20)), 4 * Double(index)), at: 0.008 * Double(index))
    }
    let velocity = pointer.velocity(at: 0.325)
    #expect(abs(velocity.y - 500) < 1)
    #expect(abs(velocity.x) < 1)
  }

  @Test func `an axis that moves a pixel now and then keeps its velocity while the other moves`() {
    var pointer = PointerVelocityTracker()
    for index in 0...40 {
      let time = 0.008 * Double(index)
      pointer.add(Vector2((12 * time).rounded(.down), 900 * time), at: time)
    }
    #expect(abs(pointer.velocity(at: 0.321).x - 12) < 15)
  }

  @Test func `a pointer that has stopped has stopped in both axes`() {
    var pointer = PointerVelocityTracker()
    for index in 0...20 { pointer.add(Vector2(3, 4) * Double(index), at: 0.008 * Double(index)) }
    #expect(pointer.velocity(at: 0.17).length > 600)
    #expect(pointer.velocity(at: 0.21) == .zero)
  }

  @Test(arguments: 0..<100)
  func `what moves along one axis is told as by a tracker of one axis`(seed: Int) {
    var dice = SeededRandom(seed: UInt64(seed))
    var (single, along, across) = (VelocityTracker(), PointerVelocityTracker(), PointerVelocityTracker())
    let reports = gesture(&dice)
    for report in reports {
      single.add(report.value, at: report.time)
      along.add(Vector2(report.value, 7), at: report.time)
      across.add(Vector2(-3, report.value), at: report.time)
    }
    let release = reports[reports.count - 1].time + 0.004
    #expect(along.velocity(at: release) == Vector2(single.velocity(at: release), 0), "seed \(seed)")
    #expect(across.velocity(at: release) == Vector2(0, single.velocity(at: release)), "seed \(seed)")
  }

  @Test(arguments: 0..<100)
  func `swapping the axes swaps the velocity`(seed: Int) {
    var dice = SeededRandom(seed: UInt64(seed))
    let (xs, ys) = (gesture(&dice), gesture(&dice))
    var (one, other) = (PointerVelocityTracker(), PointerVelocityTracker())
    for (x, y) in zip(xs, ys) {
      one.add(Vector2(x.value, y.value), at: x.time)
      other.add(Vector2(y.value, x.value), at: x.time)
    }
    let release = xs[min(xs.count, ys.count) - 1].time
    let (a, b) = (one.velocity(at: release), other.velocity(at: release))
    #expect((a - Vector2(b.y, b.x)).length <= 1e-9 * a.length, "seed \(seed)")
  }

  @Test func `a position with one coordinate that is not finite is no report`() {
    var pointer = PointerVelocityTracker()
    for index in 0...20 {
      let time = 0.008 * Double(index)
      pointer.add(Vector2(6, 3) * Double(index), at: time)
      pointer.add(Vector2(.nan, 3), at: time + 0.002)
      pointer.add(Vector2(1, .infinity), at: time + 0.004)
    }
    #expect((pointer.velocity(at: 0.161) - Vector2(750, 375)).length < 1e-6)
  }
}
