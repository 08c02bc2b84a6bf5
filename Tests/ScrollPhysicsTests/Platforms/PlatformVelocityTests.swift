import ScrollPhysics
import Testing

@Suite("Velocities as other systems estimate them")
struct PlatformVelocityTests {
  private func tracker(_ reports: [(Double, Double, Double)]) -> PointerVelocityTracker {
    var tracker = PointerVelocityTracker()
    for (time, x, y) in reports { tracker.add(Vector2(x, y), at: time) }
    return tracker
  }

  /// The 28 numbers of Flutter's and Compose's tests, within the tenth of a percent that these allow; −1.746 pt/s within
  /// the rounding of the recorded positions.
  @Test("Flutter's recorded flicks have the velocities that its tests expect", arguments: RecordedFlick.all)
  func flutter(_ flick: RecordedFlick) {
    for rule in [VelocityRule.flutter, .android, .chromium] {
      let reports = flick.reports.map { (216_690 + $0.milliseconds / 1000, $0.x / 3.5, $0.y / 3.5) }
      let velocity = tracker(reports).velocity(at: reports.last!.0 + 0.015, by: rule)
      // The third one turns round in the end, which Chromium has no velocity for.
      if rule == .chromium, flick.number == 3 {
        #expect(velocity == .zero)
        continue
      }
      #expect(velocity.x.isNear(flick.expected.x, by: 1e-3, least: 20))
      #expect(velocity.y.isNear(flick.expected.y, by: 1e-3, least: 20))
    }
  }

  /// AOSP, VelocityTracker_test.cpp: the tests of least squares, to 0.001 %.
  @Test("AOSP's parabolas through three reports have their slopes")
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
  @Test("AOSP's pointers that rest, move and pause before they lift")
  func lifting() {
    let resting = tracker([(0, 293, 0), (0.006132, 293, 0), (0.011283, 293, 0)])
    #expect(resting.velocity(at: 0.011283, by: .android) == .zero)
    #expect(tracker([(0, 0, 0), (0.01, 5, 0), (0.02, 10, 0)]).velocity(at: 0.02, by: .android).x.isNear(500, by: 1e-9))
    let steady = tracker([(0, 10, 0), (0.01, 20, 0), (0.02, 30, 0)])
    #expect(steady.velocity(at: 0.03, by: .android).x.isNear(1000, by: 1e-9))
    #expect(steady.velocity(at: 3, by: .android) == .zero)
    // Two reports make a line.
    #expect(tracker([(0, 0, 0), (0.01, 5, 0)]).velocity(at: 0.01, by: .android).x.isNear(500, by: 1e-9))
    #expect(tracker([(0, 0, 0), (0.01, 5, 0)]).velocity(at: 0.01, by: .flutter) == .zero)
  }

  /// 27 numbers, within far less than the fifth that is allowed: the original reckons with floats.
  @Test("AOSP's recorded flings have the velocities that its tests expect", arguments: SailfishFling.all)
  func sailfish(_ fling: SailfishFling) {
    let reports = fling.reports.map { ($0.microseconds / 1e6, $0.x, $0.y) }
    let velocity = tracker(reports).velocity(at: reports.last!.0, by: .android)
    if let x = fling.expected.x { #expect(velocity.x.isNear(x, by: 5e-4)) }
    #expect(velocity.y.isNear(fling.expected.y, by: 1e-4))
  }

  /// Chromium, velocity_tracker_unittest.cc: Basic, DelayedActionUp, NoDirectionReversal.
  @Test("Chromium's steady pointers, late releases and pointers that stop")
  func chromium() {
    let steady = tracker((0..<60).map { (Double($0) / 60, 0, 500 * Double($0) / 60) })
    #expect(steady.velocity(at: 59.0 / 60, by: .chromium).y.isNear(500, by: 0.01))
    #expect(steady.velocity(at: 59.0 / 60 + 0.07, by: .chromium).y.isNear(500, by: 0.01))
    #expect(steady.velocity(at: 59.0 / 60 + 0.1, by: .chromium) == .zero)
    // Sixty reports in as many milliseconds, of which the last ten rest: the parabola leads back.
    let stopped = tracker((0..<60).map { (Double($0) / 1000, 0, Double(min($0 + 1, 50)) * 10) })
    #expect(stopped.velocity(at: 0.059, by: .chromium) == .zero)
    #expect(stopped.velocity(at: 0.059, by: .android).y < 0)
  }

  @Test("GTK's is the way of the last 150 ms by its time, from the report before it, up to the release")
  func gtk() {
    let reports = (0...60).map { (Double($0) * 0.01, 0.0, Double($0 * $0)) }
    let velocity = tracker(reports).velocity(at: 0.605, by: .gtk)
    // From 0.45 s, the last report that is older, where 45² = 2025, to the release at 60² = 3600.
    #expect(velocity.y.isNear((3600 - 2025) / 0.155, by: 1e-12))
    #expect(tracker([(0, 0, 0)]).velocity(at: 0, by: .gtk) == .zero)
  }

  @Test("To GTK the press is no report: a short flick is the way from its first move")
  func gtkPress() {
    // What GTK 4.8.3 made of these touches: it let its content go at 4044 pt/s (`Benchmarks/Toolkits`).
    let touches = [(0, 600), (33, 547), (45, 494), (60, 441), (80, 389), (90, 284), (115, 231), (116, 179)]
    let velocity = tracker(touches.map { (Double($0.0) / 1000, 0, Double($0.1)) }).velocity(at: 0.124, by: .gtk)
    #expect(velocity.y.isNear(-368 / 0.091, by: 1e-9))
    #expect(tracker([(0, 0, 0)]).velocity(at: 0.1, by: .gtk) == .zero)
    // Of a press and a move with one stamp the move counts.
    #expect(tracker([(0, 0, 0), (0, 0, 10), (0.1, 0, 30)]).velocity(at: 0.1, by: .gtk).y.isNear(200, by: 1e-9))
  }

  @Test("A press alone has no velocity, wherever it is", arguments: VelocityRule.allCases)
  func press(_ rule: VelocityRule) {
    for time in [1, 1.02] { #expect(tracker([(1, 30, -40)]).velocity(at: time, by: rule) == .zero) }
  }

  @Test("A steady pointer has its velocity, however slow", arguments: VelocityRule.allCases)
  func slow(_ rule: VelocityRule) {
    for speed in [1.0, 50, 3000] {
      let reports = (0...12).map { (0.01 * Double($0), speed * 0.01 * Double($0), 0.0) }
      #expect(tracker(reports).velocity(at: 0.12, by: rule).x.isNear(speed, by: 1e-6), "\(speed)")
    }
  }

  @Test(
    "Of two reports with one stamp the last counts", arguments: [VelocityRule.uikit, .android, .chromium, .flutter])
  func stamps(_ rule: VelocityRule) {
    let rest = [(0.008, 11.0, 3.0), (0.016, 25, 8), (0.024, 30, 20)]
    let once = tracker([(0, 10, 1)] + rest).velocity(at: 0.024, by: rule)
    #expect(tracker([(0, 0, 0), (0, 10, 1)] + rest).velocity(at: 0.024, by: rule) == once)
    #expect(once != .zero)
  }

  @Test("A pointer has stopped that reports nothing for 40 ms before it lifts; for 80 ms to Chromium")
  func silence() {
    let reports = (0...5).map { (0.008 * Double($0), 8 * Double($0), 0.0) }
    for (rule, longest) in [(VelocityRule.android, 0.04), (.flutter, 0.04), (.chromium, 0.08)] {
      #expect(tracker(reports).velocity(at: 0.04 + longest - 1e-4, by: rule).x.isNear(1000, by: 1e-6))
      #expect(tracker(reports).velocity(at: 0.04 + longest + 1e-4, by: rule) == .zero)
    }
    // To GTK it is the slower, the longer it waits, until there is no report in its 150 ms.
    #expect(tracker(reports).velocity(at: 0.04 + 0.151, by: .gtk) == .zero)
    #expect(tracker(reports).velocity(at: 0.04 + 0.149, by: .gtk) != .zero)
  }

  @Test("What came before a pause does not count: one of 40 ms, or of more than that to Flutter")
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
    // What has paused before its last report does not move.
    #expect(tracker([(0, 0, 0), (0.01, 5, 0), (0.08, 20, 0)]).velocity(at: 0.08, by: .android) == .zero)
  }

  @Test("No more count than the last twenty reports, and than those of the last tenth of a second")
  func window() {
    for rule in [VelocityRule.android, .chromium, .flutter] {
      let twenty = (0..<20).map { (0.1 + 0.004 * Double($0), 4 * Double($0), 0.0) }
      #expect(tracker([(0.096, -500, 0)] + twenty).velocity(at: 0.176, by: rule).x.isNear(1000, by: 1e-6))
      let tenth = (0...10).map { (0.1 + 0.01 * Double($0), 10 * Double($0), 0.0) }
      #expect(tracker([(0.097, -500, 0)] + tenth).velocity(at: 0.2, by: rule).x.isNear(1000, by: 1e-6))
    }
    let three = [(0.0, 0.0, 0.0), (0.01, 10, 0), (0.02, 20, 0)]
    #expect(tracker(three).velocity(at: 0.02, by: .flutter).x.isNear(1000, by: 1e-6))
  }

  @Test("No rule gives a number that is none", arguments: VelocityRule.allCases)
  func finiteness(_ rule: VelocityRule) {
    for reports in [[], [(0.0, 1e308, -1e308)], [(0, 1e308, 0), (1e-300, -1e308, 0), (2e-300, 0, 0), (3e-300, 5, 5)]] {
      for time in [0, 1e-300, .nan, .infinity, 0.01] {
        #expect(tracker(reports).velocity(at: time, by: rule).isFinite)
      }
    }
  }
}
