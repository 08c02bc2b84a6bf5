import ScrollPhysics
import Testing

@Suite("Velocities as other systems estimate them") struct PlatformVelocityTests {
  private typealias Report = (Double, Double, Double)

  private func tracker(_ reports: [Report]) -> PointerVelocityTracker {
    var tracker = PointerVelocityTracker()
    for (time, x, y) in reports { tracker.add(Vector2(x, y), at: time) }
    return tracker
  }

  /// Numbers of Flutter's and Compose's tests, within the 0.1 % that those tests allow. −1.746 pt/s is met
  /// within the rounding of the recorded positions.
  @Test("Flutter's recorded flicks have the velocities that Flutter's tests expect", arguments: RecordedFlick.all)
  func flutter(_ flick: RecordedFlick) {
    for rule in [VelocityRule.flutter, .android, .chromium] {
      let reports = flick.reports.map { (216_690 + $0.milliseconds / 1000, $0.x / 3.5, $0.y / 3.5) }
      let velocity = tracker(reports).velocity(at: reports.last!.0 + 0.015, by: rule)
      // The third flick reverses at its end, for which Chromium reports no velocity.
      if rule == .chromium, flick.number == 3 {
        #expect(velocity == .zero)
        continue
      }
      #expect(velocity.x.isNear(flick.expected.x, by: 1e-3, least: 20))
      #expect(velocity.y.isNear(flick.expected.y, by: 1e-3, least: 20))
    }
  }

  /// AOSP, VelocityTracker_test.cpp: the least-squares tests, to 0.001 %.
  @Test("three reports on a parabola have the slopes that AOSP's tests expect")
  func parabolas() {
    for (values, expected) in [
      ([1.0, 1, 1], 0.0), ([-2, -1, 0], 1000), ([1, 4, 8], 4500), ([1, 4, 9], 6000), ([4, 1, 0], 0),
    ] {
      let reports = values.enumerated().map { (Double($0.offset) * 0.001, $0.element, $0.element) }
      let velocity = tracker(reports).velocity(at: 0.002, by: .android)
      #expect(velocity.x.isNear(expected, by: 1e-5, least: 1) && velocity.y.isNear(expected, by: 1e-5, least: 1))
    }
  }

  /// ThreePointsZeroVelocityTest, ThreePointsLinearVelocityTest, ShortDelayBeforeActionUp, LongDelayBeforeActionUp.
  @Test("pointers that rest, move and pause before lift-off have the velocities of AOSP's tests")
  func lifting() {
    let resting = tracker([(0, 293, 0), (0.006132, 293, 0), (0.011283, 293, 0)])
    #expect(resting.velocity(at: 0.011283, by: .android) == .zero)
    #expect(tracker([(0, 0, 0), (0.01, 5, 0), (0.02, 10, 0)]).velocity(at: 0.02, by: .android).x.isNear(500, by: 1e-9))
    let steady = tracker([(0, 10, 0), (0.01, 20, 0), (0.02, 30, 0)])
    #expect(steady.velocity(at: 0.03, by: .android).x.isNear(1000, by: 1e-9))
    #expect(steady.velocity(at: 3, by: .android) == .zero)
    // Two reports give a line.
    #expect(tracker([(0, 0, 0), (0.01, 5, 0)]).velocity(at: 0.01, by: .android).x.isNear(500, by: 1e-9))
    #expect(tracker([(0, 0, 0), (0.01, 5, 0)]).velocity(at: 0.01, by: .flutter) == .zero)
  }

  /// With far smaller errors than the 20 % that AOSP allows. The original computes with floats.
  @Test("AOSP's recorded flings have the velocities that AOSP's tests expect", arguments: SailfishFling.all)
  func sailfish(_ fling: SailfishFling) {
    let reports = fling.reports.map { ($0.microseconds / 1e6, $0.x, $0.y) }
    let velocity = tracker(reports).velocity(at: reports.last!.0, by: .android)
    #expect(velocity.x.isNear(fling.expected.x, by: 5e-4))
    #expect(velocity.y.isNear(fling.expected.y, by: 1e-4))
  }

  /// Chromium, velocity_tracker_unittest.cc: Basic, DelayedActionUp, NoDirectionReversal.
  @Test("steady, late and stopped pointers have the velocities of Chromium's tests")
  func chromium() {
    let steady = tracker((0..<60).map { index -> Report in (Double(index) / 60, 0, 500 * Double(index) / 60) })
    #expect(steady.velocity(at: 59.0 / 60, by: .chromium).y.isNear(500, by: 0.01))
    #expect(steady.velocity(at: 59.0 / 60 + 0.07, by: .chromium).y.isNear(500, by: 0.01))
    #expect(steady.velocity(at: 59.0 / 60 + 0.1, by: .chromium) == .zero)
    // Sixty reports in sixty milliseconds, the last ten at rest: the slope of the parabola is negative.
    let stopped = tracker(
      (0..<60).map { index -> Report in (Double(index) / 1000, 0, Double(min(index + 1, 50)) * 10) })
    #expect(stopped.velocity(at: 0.059, by: .chromium) == .zero)
    #expect(stopped.velocity(at: 0.059, by: .android).y < 0)
  }

  @Test("GTK ignores the press, so a short flick is measured from its first move")
  func gtkPress() {
    // GTK 4.8.3 released its content at 4044 pt/s after these touches (`Benchmarks/Toolkits`).
    let touches = [(0, 600), (33, 547), (45, 494), (60, 441), (80, 389), (90, 284), (115, 231), (116, 179)]
    let velocity = tracker(touches.map { (Double($0.0) / 1000, 0, Double($0.1)) }).velocity(at: 0.124, by: .gtk)
    #expect(velocity.y.isNear(-368 / 0.091, by: 1e-9))
    #expect(tracker([(0, 0, 0)]).velocity(at: 0.1, by: .gtk) == .zero)
    // If a press and a move have the same time, the move counts.
    #expect(tracker([(0, 0, 0), (0, 0, 10), (0.1, 0, 30)]).velocity(at: 0.1, by: .gtk).y.isNear(200, by: 1e-9))
  }

  @Test("a press alone has no velocity", arguments: VelocityRule.allCases)
  func press(_ rule: VelocityRule) {
    for time in [1, 1.02] { #expect(tracker([(1, 30, -40)]).velocity(at: time, by: rule) == .zero) }
  }

  @Test("a pointer that reports nothing for 40 ms before lift-off has stopped (80 ms in Chromium)")
  func silence() {
    let reports = (0...5).map { index -> Report in (0.008 * Double(index), 8 * Double(index), 0) }
    for (rule, longest) in [(VelocityRule.android, 0.04), (.flutter, 0.04), (.chromium, 0.08)] {
      #expect(tracker(reports).velocity(at: 0.04 + longest - 1e-4, by: rule).x.isNear(1000, by: 1e-6))
      #expect(tracker(reports).velocity(at: 0.04 + longest + 1e-4, by: rule) == .zero)
    }
    // In GTK, waiting lowers the velocity until no report is left in its 150 ms.
    #expect(tracker(reports).velocity(at: 0.04 + 0.151, by: .gtk) == .zero)
    #expect(tracker(reports).velocity(at: 0.04 + 0.149, by: .gtk) != .zero)
  }

  @Test("reports before a pause of 40 ms are ignored")
  func pause() {
    func velocity(after pause: Double, by rule: VelocityRule) -> Double {
      let start = 0.03 + pause
      var reports: [(Double, Double, Double)] = [(0, 0, 0), (0.01, 0, 0), (0.02, 0, 0), (0.03, 0, 0)]
      for index in 0...3 { reports.append((start + 0.01 * Double(index), 100 + 10 * Double(index), 0)) }
      return tracker(reports).velocity(at: start + 0.03, by: rule).x
    }
    for rule in [VelocityRule.android, .chromium, .flutter] {
      #expect(velocity(after: 0.0405, by: rule).isNear(1000, by: 1e-6))
      #expect(!velocity(after: 0.0395, by: rule).isNear(1000, by: 1e-2))
    }
    #expect(velocity(after: 0.04, by: .android).isNear(1000, by: 1e-6))
    #expect(!velocity(after: 0.04, by: .flutter).isNear(1000, by: 1e-2))
    // A pointer that pauses before its last report has stopped.
    #expect(tracker([(0, 0, 0), (0.01, 5, 0), (0.08, 20, 0)]).velocity(at: 0.08, by: .android) == .zero)
  }

  @Test("only the last twenty reports of the last tenth of a second count")
  func window() {
    for rule in [VelocityRule.android, .chromium, .flutter] {
      let twenty = (0..<20).map { index -> Report in (0.1 + 0.004 * Double(index), 4 * Double(index), 0) }
      #expect(tracker([(0.096, -500, 0)] + twenty).velocity(at: 0.176, by: rule).x.isNear(1000, by: 1e-6))
      let tenth = (0...10).map { index -> Report in (0.1 + 0.01 * Double(index), 10 * Double(index), 0) }
      #expect(tracker([(0.097, -500, 0)] + tenth).velocity(at: 0.2, by: rule).x.isNear(1000, by: 1e-6))
    }
    let three = [(0.0, 0.0, 0.0), (0.01, 10, 0), (0.02, 20, 0)]
    #expect(tracker(three).velocity(at: 0.02, by: .flutter).x.isNear(1000, by: 1e-6))
  }
}
