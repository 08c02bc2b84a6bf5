import Testing

@testable import ScrollPhysics

@Suite("Springs")
struct SpringTests {
  @Test("Value and velocity agree with 60 digits to 1e-12 of the motion's scale", arguments: SpringReference.all)
  func exactness(_ reference: SpringReference) {
    let spring = Spring(
      mass: reference.mass, stiffness: reference.stiffness, dampingRatio: reference.dampingRatio)
    let response = spring.response(at: reference.time)
    let x = response.displacement(from: reference.displacement, velocity: reference.velocity)
    let v = response.velocity(from: reference.displacement, velocity: reference.velocity)
    #expect(abs(x - reference.expectedDisplacement) <= 1e-12 * reference.displacementScale)
    #expect(abs(v - reference.expectedVelocity) <= 1e-12 * reference.velocityScale)
  }

  @Test("A motion gives what its spring's response gives", arguments: SpringReference.all)
  func motion(_ reference: SpringReference) {
    let spring = Spring(
      mass: reference.mass, stiffness: reference.stiffness, dampingRatio: reference.dampingRatio)
    let motion = SpringMotion(
      from: reference.displacement, to: 0, velocity: reference.velocity, spring: spring, threshold: 1e-100)
    let state = motion.state(at: reference.time)
    #expect(abs(state.value - reference.expectedDisplacement) <= 1e-12 * reference.displacementScale)
    #expect(abs(state.velocity - reference.expectedVelocity) <= 1e-12 * reference.velocityScale)
  }

  @Test("The settling time is the true last crossing: never early, at most 1 ms late", arguments: SettlingReference.all)
  func settling(_ reference: SettlingReference) {
    let spring = Spring(
      mass: reference.mass, stiffness: reference.stiffness, dampingRatio: reference.dampingRatio)
    let duration = spring.settlingDuration(
      displacement: reference.displacement, velocity: reference.velocity, threshold: reference.threshold)
    #expect(duration >= reference.expected)
    #expect(duration - reference.expected <= 0.001)
  }
}
