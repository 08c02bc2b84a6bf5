import OverscrollDemoKit
import Testing

@Suite("Springs of other libraries")
struct KnownSpringTests {
  @Test(
    "a spring of another library has that library's mass, stiffness and damping ratio",
    arguments: [
      // k = (2π/0.5)², and ζ = 1 − bounce.
      ("SwiftUI snappy", 1, 157.91367, 0.85), ("SwiftUI bouncy", 1, 157.91367, 0.7),
      ("Material default", 1, 700, 0.9), ("Material fast", 1, 1400, 0.9), ("Material slow", 1, 300, 0.9),
      ("Expressive default", 1, 380, 0.8), ("Expressive fast", 1, 800, 0.6), ("Expressive slow", 1, 200, 0.8),
      ("libadwaita default", 0.5, 500, 1),
      // ζ = c/(2√k) of the dampings 10 and 25.
      ("Motion spring", 1, 100, 0.5), ("Motion x and y", 1, 500, 0.5590170),
    ] as [(String, Double, Double, Double)])
  func numbers(title: String, mass: Double, stiffness: Double, ratio: Double) throws {
    let spring = try #require(KnownSpring.named(title)).spring
    #expect(spring.mass == mass)
    #expect(abs(spring.stiffness - stiffness) < 1e-5 * stiffness && abs(spring.dampingRatio - ratio) < 1e-6)
  }
}
