import ScrollInteraction
import Testing

@Suite("Scroll view with a touchpad")
struct TouchpadTests {
  static let rates = [30.0, 60, 80, 140]

  @Test("content follows the fingers point by point", arguments: rates)
  func oneToOne(rate: Double) {
    var view = NotchTests.view()
    var expected = 500.0
    for report in ScriptedWheel.touchpad(velocity: 300, for: 0.7, rate: rate) {
      #expect(abs(view.contentOffset(at: report.time).y - expected) < 1e-9)
      view.send(report)
      expected += 300 / rate
      #expect(abs(view.contentOffset(at: report.time).y - expected) < 1e-9)
      #expect(view.state(at: report.time) == .dragging)
    }
  }

  @Test("a report late by less than the device's period starts no motion during a gesture", arguments: rates)
  func lateReport(rate: Double) {
    var view = NotchTests.view()
    let reports = ScriptedWheel.touchpad(velocity: 400, for: 0.5, rate: rate)
    view.send(reports)
    let last = reports.last!.time
    let late = last + 1.9 / rate
    #expect(view.contentOffset(at: late) == view.contentOffset(at: last))
  }

  @Test("content continues at the fingers' velocity once they have lifted", arguments: rates)
  func kinetic(rate: Double) {
    var view = NotchTests.view()
    let reports = ScriptedWheel.touchpad(velocity: 600, for: 0.5, rate: rate)
    view.send(reports)
    let (last, offset) = (reports.last!.time, view.contentOffset(at: reports.last!.time).y)
    let expected = DecelerationRate.normal.destination(from: offset, velocity: 600)
    #expect(abs(view.contentOffset(at: 60).y - expected) < 0.02 * (expected - offset))
    #expect(view.state(at: last + 0.13) == .decelerating)
    #expect(view.contentOffset(at: last + 0.13).y > offset)
  }

  @Test("reports merged at the ends of frames lead to nearly the same place")
  func mergedStamps() {
    let reports = ScriptedWheel.touchpad(velocity: 600, for: 0.5, rate: 140)
    var (own, merged) = (NotchTests.view(), NotchTests.view())
    own.send(reports)
    merged.send(ScriptedWheel.merged(reports))
    #expect(abs(own.contentOffset(at: 60).y - merged.contentOffset(at: 60).y) < 40)
  }

  @Test("fingers that rest before they lift leave content in place")
  func restedFingers() {
    var view = NotchTests.view()
    let moving = ScriptedWheel.touchpad(velocity: 500, for: 0.3, rate: 100)
    view.send(moving)
    for index in 1...30 { view.send(ScriptedWheel.precise(0.1, at: 0.3 + Double(index) / 100)) }
    let offset = view.contentOffset(at: 0.6).y
    #expect(abs(view.contentOffset(at: 60).y - offset) < 12)
  }

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

  @Test("trembling fingers at rest do not keep content stretched")
  func tremor() {
    var view = NotchTests.view(at: Vector2(500, 0))
    view.send(ScriptedWheel.touchpad(velocity: -500, for: 0.4, rate: 100))
    for index in 1...400 {
      view.send(ScriptedWheel.precise(index.isMultiple(of: 2) ? 0.1 : -0.1, at: 0.4 + Double(index) / 100))
    }
    #expect(abs(view.contentOffset(at: 3).y) <= 0.1)
    #expect(view.limits(along: .y).contains(view.contentOffset(at: 10).y))
  }

  @Test("fingers catch stretched content without a jump")
  func caught() {
    var view = NotchTests.view(at: Vector2(500, 0))
    view.send(ScriptedWheel.touchpad(velocity: -700, for: 0.4, rate: 100))
    let shown = view.contentOffset(at: 0.5).y
    #expect(shown < -20)
    view.send(ScriptedWheel.precise(-2, at: 0.5))
    #expect(abs(view.contentOffset(at: 0.5).y - shown) < 2)
    #expect(view.contentOffset(at: 0.53) == view.contentOffset(at: 0.5))
    #expect(view.contentOffset(at: 4).y == 0)
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
