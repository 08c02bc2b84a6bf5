import ScrollPhysics
import SeededRandom
import Testing

@Suite struct PointerVelocityTrackerTests {
  @Test func `an axis that stands still while the other moves is no stopped pointer`() {
    var pointer = PointerVelocityTracker()
    // y keeps moving for 160 ms after x has stopped.
    for index in 0...40 {
      pointer.add(Vector2(5 * Double(min(index, 20)), 4 * Double(index)), at: 0.008 * Double(index))
    }
    let velocity = pointer.velocity(at: 0.325)
    #expect(abs(velocity.y - 500) < 1)
    #expect(abs(velocity.x) < 1)
  }

  @Test func `a pointer that has stopped has stopped in both axes`() {
    var pointer = PointerVelocityTracker()
    for index in 0...20 { pointer.add(Vector2(3, 4) * Double(index), at: 0.008 * Double(index)) }
    #expect(pointer.velocity(at: 0.17).length > 600)
    #expect(pointer.velocity(at: 0.21) == .zero)
  }

  @Test(arguments: 0..<100)
  func `a motion along one axis has the velocity that a tracker of one axis gives`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var (single, along, across) = (VelocityTracker(), PointerVelocityTracker(), PointerVelocityTracker())
    let reports = gesture(&random)
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
    var random = SeededRandom(seed: UInt64(seed))
    let (xs, ys) = (gesture(&random), gesture(&random))
    var (one, other) = (PointerVelocityTracker(), PointerVelocityTracker())
    for (x, y) in zip(xs, ys) {
      one.add(Vector2(x.value, y.value), at: x.time)
      other.add(Vector2(y.value, x.value), at: x.time)
    }
    let release = xs[min(xs.count, ys.count) - 1].time
    let (a, b) = (one.velocity(at: release), other.velocity(at: release))
    #expect((a - Vector2(b.y, b.x)).length <= 1e-9 * a.length, "seed \(seed)")
  }
}
