import OverscrollDemoKit
import Testing

@Suite("Values of parameters") struct ParameterValuesTests {
  @Test("each number that is set is that of the feel, and the spring after a pull is not that of a bounce")
  func feel() {
    var values = ParameterValues(base: .uikit)
    values[.decelerationRate] = 0.99
    values[.rubberBandCoefficient] = 0.3
    values[.touchpadRubberBand] = 0.9
    values[.flickMultiplier] = 5
    values.set(.bounce, to: Spring(mass: 2, stiffness: 150, dampingRatio: 0.7))
    values.set(.release, to: Spring(mass: 3, stiffness: 320, dampingRatio: 1.2))
    let feel = values.feel
    #expect(feel.decelerationRate.rawValue == 0.99 && feel.rubberBandCoefficient == 0.3)
    #expect(feel.touchpadRubberBandCoefficient == 0.9 && feel.accumulation.growth?.maximum == 5)
    #expect(feel.bounce.spring == Spring(mass: 2, stiffness: 150, dampingRatio: 0.7))
    #expect(feel.release.spring == Spring(mass: 3, stiffness: 320, dampingRatio: 1.2))
    values = ParameterValues(base: .article)
    values[.flickBuildUp] = 0.4
    #expect(values.feel.accumulation == .share(0.4))
  }

  @Test("the settings of wheels and touchpads are those of the wheel feel, each of its own device")
  func wheels() {
    var values = ParameterValues()
    #expect(values.wheelFeel == .standard && values.slop == .standard)
    (values[.wheelSpeed], values[.touchpadSpeed], values[.slop]) = (3, 0.5, 7)
    #expect(values.wheelFeel == WheelFeel(notchSpeed: 3, touchpadSpeed: 0.5))
    #expect(values.slop == PanGesture.Slop(mouse: 7, touch: 7))
    values[.touchpadMomentum] = 0
    #expect(values.wheelFeel == WheelFeel(notchSpeed: 3, touchpadSpeed: 0.5, hasMomentum: false))
    (values[.touchpadMomentum], values[.reverseScrolling]) = (1, 1)
    #expect(values.wheelFeel == WheelFeel(notchSpeed: 3, touchpadSpeed: 0.5, isReversed: true))
  }

  @Test("a slider has the roundest value that its handle covers")
  func roundest() {
    let band = Parameter.rubberBandCoefficient
    // From 0.05 to 1; 0.523765 is 0.0038 beside 0.52, and 0.0002 beside 0.524.
    for (cover, value) in [(0.005, 0.52), (0.003, 0.524), (0, 0.5238)] {
      #expect(band.value(at: 0.4987, tolerance: cover) == value)
    }
    #expect(band.value(at: 0, tolerance: 0.5) == 0.05 && band.value(at: 1, tolerance: 0.5) == 1)
  }

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
  func knownSprings(title: String, mass: Double, stiffness: Double, ratio: Double) throws {
    let spring = try #require(KnownSpring.named(title)).spring
    #expect(spring.mass == mass)
    #expect(abs(spring.stiffness - stiffness) < 1e-5 * stiffness && abs(spring.dampingRatio - ratio) < 1e-6)
  }
}
