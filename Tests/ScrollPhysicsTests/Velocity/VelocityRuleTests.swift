import ScrollPhysics
import Testing

@Suite struct VelocityRuleTests {
  /// Source: a recording of iOS 26.1, Vercantez/openuikit, golden/scroll_traces/decel_v750, with its clock.
  @Test func `by UIKit's rule a recorded drag has the recorded velocity to the last digit`() {
    var tracker = VelocityTracker()
    let start = 3_016_826.536_595_459_1
    for index in 0...14 { tracker.add(792 - 6 * Double(index), at: start + 0.008 * Double(index)) }
    #expect(abs(tracker.velocity(at: start + 0.12, by: .uikit) / -1000 - 0.750_000_005_849_870_1) < 1e-15)
  }

  @Test func `by UIKit's rule too a pointer that has stopped has no velocity`() {
    var pointer = PointerVelocityTracker()
    for index in 0...9 { pointer.add(Vector2(6, 1) * Double(index), at: 0.008 * Double(index)) }
    #expect((pointer.velocity(at: 0.08, by: .uikit) - Vector2(750, 125)).length < 1e-9)
    #expect(pointer.velocity(at: 0.2, by: .uikit) == .zero)
  }

  /// Returns the velocity after a hundred reports a second, at negative times.
  ///
  /// - Parameter steps: The distances between the reports, the newest first.
  private func uikitVelocity(_ steps: [Double]) -> Double {
    var (tracker, value) = (VelocityTracker(), 0.0)
    tracker.add(value, at: -5)
    for (index, step) in steps.reversed().enumerated() {
      value += step
      tracker.add(value, at: -5 + 0.01 * Double(index + 1))
    }
    return tracker.velocity(at: -5 + 0.01 * Double(steps.count), by: .uikit)
  }

  @Test func `UIKit's rule weights the steps between the last four reports, or as many as there are`() {
    #expect(uikitVelocity([]) == 0)
    #expect(abs(uikitVelocity([10]) - 1000) < 1e-6)
    #expect(abs(uikitVelocity([10, 30]) - (0.05 * 1000 + 0.95 * 3000)) < 1e-6)
    #expect(abs(uikitVelocity([10, 30, 70]) - (0.05 * 1000 + 0.35 * 3000 + 0.6 * 7000)) < 1e-6)
    #expect(abs(uikitVelocity([10, 30, 70, 900, 900]) - (0.05 * 1000 + 0.35 * 3000 + 0.6 * 7000)) < 1e-6)
  }

  @Test func `by UIKit's rule a report of the same time replaces the last, and an older one is ignored`() {
    var tracker = VelocityTracker()
    for (value, time) in [(0.0, 1.0), (5, 1.01), (10, 1.01), (99, 1.005), (30, 1.02)] { tracker.add(value, at: time) }
    #expect(abs(tracker.velocity(at: 1.02, by: .uikit) - (0.05 * 2000 + 0.95 * 1000)) < 1e-6)
  }
}
