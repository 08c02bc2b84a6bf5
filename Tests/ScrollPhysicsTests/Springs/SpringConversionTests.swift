import SeededRandom
import Testing

@testable import ScrollPhysics

@Suite("Spring parametrizations") struct SpringConversionTests {
  @Test("every parametrization round-trips", arguments: 0..<200)
  func roundTrips(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (mass, stiffness, ratio) = (
      random.magnitude(1e-6...1e6), random.magnitude(1e-6...1e6), random.magnitude(1e-6...1e6)
    )
    let spring = Spring(mass: mass, stiffness: stiffness, dampingRatio: ratio)
    let byDamping = Spring(mass: mass, stiffness: stiffness, damping: spring.damping)
    #expect(byDamping.dampingRatio.isNear(ratio), "seed \(seed)")
    let byResponse = Spring(response: spring.response, dampingRatio: ratio)
    #expect(byResponse.naturalFrequency.isNear(spring.naturalFrequency), "seed \(seed)")
    #expect(byResponse.stiffness.isNear(stiffness / mass), "seed \(seed)")
    var byFrequency = spring
    byFrequency.naturalFrequency = spring.naturalFrequency
    #expect(byFrequency.stiffness.isNear(stiffness), "seed \(seed)")
    let swiftUI = Spring(duration: spring.response, bounce: spring.bounce)
    #expect(swiftUI.dampingRatio.isNear(ratio, by: 1e-9), "seed \(seed)")
    #expect(swiftUI.response.isNear(spring.response), "seed \(seed)")
  }

  @Test("tensions and frictions of Pop and Origami have the published values and round-trip", arguments: 0..<100)
  func origami(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (tension, friction) = (random.number(0...100), random.number(0...30))
    let spring = Spring(tension: tension, friction: friction)
    #expect(spring.tension.isNear(tension, by: 1e-12, least: 1), "seed \(seed)")
    #expect(spring.friction.isNear(friction, by: 1e-12, least: 1), "seed \(seed)")
    #expect(Spring(tension: 30, friction: 8) == Spring(stiffness: 194, damping: 25))
    #expect(Spring(tension: 80, friction: 10).stiffness == 375)
    #expect(Spring(tension: 80, friction: 10).damping.isNear(31))
  }

  @Test("duration and bounce convert as SwiftUI's do")
  func swiftUI() {
    #expect(Spring(duration: 0.5, bounce: 0).dampingRatio == 1)
    #expect(Spring(duration: 0.5, bounce: 0.3).dampingRatio == 0.7)
    #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
    #expect(Spring(duration: 0.5, bounce: 0).stiffness.isNear(157.91367041742973))
    #expect(Spring(duration: 0.5, bounce: 0).response.isNear(0.5))
  }
}
