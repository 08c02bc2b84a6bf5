import Testing

@testable import OverscrollDemoKit

@Suite("Spring envelope") struct SpringEnvelopeTests {
  @Test("a spring never leaves its envelope", arguments: [0.05, 0.3, 0.99, 1, 1.01, 3])
  func envelope(ratio: Double) {
    let spring = Spring(stiffness: 200, dampingRatio: ratio)
    for velocity in [-2000.0, 0, 500] {
      let motion = SpringMotion(from: 100, to: 0, velocity: velocity, spring: spring, threshold: 1e-6)
      for step in 0...500 {
        let time = Double(step) / 250
        let bound = spring.envelope(at: time, from: 100, velocity: velocity)
        #expect(abs(motion.value(at: time)) <= bound * (1 + 1e-9) + 1e-6)
      }
    }
  }
}
