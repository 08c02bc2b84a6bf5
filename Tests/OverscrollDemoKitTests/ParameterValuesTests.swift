import OverscrollDemoKit
import Testing

@Suite("Values of parameters")
struct ParameterValuesTests {
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
}
