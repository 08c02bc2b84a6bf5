import Testing

@testable import ScrollPhysics

@Suite struct VelocityTrackerTests {
  @Test(arguments: [(step: 6.0, velocity: 750.0), (25, 3125)])
  func `a steady drag is let go at its velocity, and lifting the finger adds no sample`(
    step: Double, velocity: Double
  ) {
    var tracker = VelocityTracker()
    for index in 0...14 { tracker.add(792 - step * Double(index), at: 0.008 * Double(index)) }
    #expect(abs(tracker.velocity(at: 0.12) + velocity) <= 1e-6 * velocity)
  }
}
