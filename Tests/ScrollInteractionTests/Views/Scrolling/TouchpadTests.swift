import ScrollInteraction
import Testing

@Suite("Scroll view with a touchpad")
struct TouchpadTests {
  static let rates = [30.0, 60, 80, 140]

  @Test(
    "a touchpad stretches content past the end as a pointer does, until the fingers lift",
    arguments: rates, ScrollFeel.all)
  func stretched(rate: Double, feel: ScrollFeel) {
    var view = NotchTests.view(at: Vector2(500, 0), feel: feel)
    view.send(ScriptedWheel.touchpad(velocity: -500, for: 0.4, rate: rate))
    let time = (0.4 * rate).rounded(.down) / rate
    let pull = 500 / rate * Double(Int(0.4 * rate))
    let coefficient = feel.touchpadRubberBandCoefficient ?? feel.rubberBandCoefficient
    let band = RubberBand(
      coefficient: coefficient, dimension: min(600, feel.longestPull), shape: feel.rubberBandShape)
    #expect(abs(view.pull(at: time).y + (feel.edge == .stops ? 0 : band.stretch(pull))) < 1e-6)
    #expect(view.contentOffset(at: time).y == (feel.edge.isStill ? 0 : view.pull(at: time).y))
    #expect(view.contentOffset(at: time + 3).y == 0)
  }

  @Test("a notch along one axis leaves the motion along the other")
  func axes() {
    var view = NotchTests.view()
    var pointer = ScriptedPointer(at: Vector2(200, 400))
    view.handle(pointer.drag(by: Vector2(-120, -120)))
    var untouched = view
    let time = pointer.time + 0.1
    view.send(ScriptedWheel.notch(1, at: time))
    #expect(view.contentOffset(at: 30).x == untouched.contentOffset(at: 30).x)
    untouched.send(ScriptedWheel.notch(0, sideways: 1, at: time))
    #expect(view.contentOffset(at: 30).y != untouched.contentOffset(at: 30).y)
  }

  @Test("a resize while the fingers rest keeps the position and ends within the new limits", arguments: [-500.0, 500])
  func resize(velocity: Double) {
    var view = NotchTests.view(at: Vector2(500, velocity < 0 ? 60 : 4380))
    view.send(ScriptedWheel.touchpad(velocity: velocity, for: 0.2, rate: 100))
    let before = view.contentOffset(at: 0.21)
    view.setLayout(ScrollLayout(viewport: Size(300, 700), contentSize: Size(2000, 4900)), at: 0.21)
    #expect(abs(view.contentOffset(at: 0.21).y - before.y) < 1e-6)
    #expect(view.limits(along: .y).contains(view.contentOffset(at: 10).y))
    #expect(view.restTime! < 10)
  }

  @Test("reports that are not finite change nothing", arguments: [Double.nan, .infinity, -.infinity])
  func absurd(delta: Double) {
    var view = NotchTests.view()
    view.send(ScriptedWheel.precise(delta, at: 0))
    view.send(ScriptedWheel.notch(delta, at: 0))
    #expect(view.contentOffset(at: 1) == Vector2(500, 500))
  }
}
