import ScrollInteraction
import Testing

/// What wheels and touchpads report, by their own habits.
enum ScriptedWheel {
  typealias Report = (time: Double, event: WheelEvent)

  static func notch(_ count: Double, sideways: Double = 0) -> WheelEvent {
    WheelEvent(delta: Vector2(sideways, -count), isPrecise: false, position: .zero)
  }

  static func precise(_ y: Double, x: Double = 0) -> WheelEvent {
    WheelEvent(delta: Vector2(x, -y), isPrecise: true, position: .zero)
  }

  /// Fingers that move at `velocity` for `seconds` and lift; reports come at `rate`.
  static func touchpad(velocity: Double, for seconds: Double, rate: Double, from start: Double = 0) -> [Report] {
    (1...max(1, Int(seconds * rate))).map { (start + Double($0) / rate, precise(velocity / rate)) }
  }

  /// The same, with all reports of a frame at its end, as a loop sees them that looks once a frame.
  static func merged(_ reports: [Report], fps: Double = 60) -> [Report] {
    reports.map { ((($0.time * fps).rounded(.up)) / fps, $0.event) }
  }
}

extension SimpleScrollView {
  mutating func handle(_ reports: [ScriptedWheel.Report]) {
    for report in reports { handle(report.event, at: report.time) }
  }
}

@Suite("A wheel with notches")
struct NotchTests {
  static func view(at offset: Vector2 = Vector2(500, 500), feel: ScrollFeel = .article) -> SimpleScrollView {
    SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000)), feel: feel, contentOffset: offset)
  }

  private var notch: Double { WheelFeel.standard.notch(in: 600) }

  @Test("content glides to where the notches add up to, however quickly they come", arguments: [0.001, 0.03, 0.1, 0.4])
  func addUp(interval: Double) {
    var view = Self.view()
    for index in 0..<7 { view.handle(ScriptedWheel.notch(1), at: Double(index) * interval) }
    #expect(abs(view.contentOffset(at: 60).y - (500 + 7 * notch)) < 1e-9)
    #expect(view.contentOffset(at: 60).x == 500)
  }

  @Test("there and back is nowhere")
  func thereAndBack() {
    var view = Self.view()
    for index in 0..<5 { view.handle(ScriptedWheel.notch(1), at: Double(index) * 0.05) }
    for index in 5..<10 { view.handle(ScriptedWheel.notch(-1), at: Double(index) * 0.05) }
    #expect(abs(view.contentOffset(at: 60).y - 500) < 1e-9)
  }

  @Test("a notch changes neither where content is nor how fast it moves")
  func seamless() {
    var view = Self.view()
    for index in 0..<20 {
      let time = Double(index) * 0.037
      let (offset, velocity) = (view.contentOffset(at: time).y, view.velocity(at: time).y)
      view.handle(ScriptedWheel.notch(1), at: time)
      #expect(abs(view.contentOffset(at: time).y - offset) < 1e-9)
      #expect(abs(view.velocity(at: time).y - velocity) < 1e-6)
    }
  }

  @Test("content goes to its end and not a point past it", arguments: [0.001, 0.02, 0.1])
  func end(interval: Double) {
    var view = Self.view(at: Vector2(500, 4200))
    for index in 0..<12 { view.handle(ScriptedWheel.notch(1), at: Double(index) * interval) }
    for step in 0...500 {
      let offset = view.contentOffset(at: Double(step) * 0.01).y
      #expect(offset <= 4400 + 1e-9)
    }
    #expect(view.contentOffset(at: 20).y == 4400)
    #expect(view.restTime! < 3)
  }

  @Test("a notch in the way of a flick neither throws content back nor past its place")
  func flick() {
    var view = Self.view()
    var hand = ScriptedPointer(at: Vector2(200, 400))
    view.handle(hand.drag(by: Vector2(0, -200)))
    let time = hand.time + 0.05
    let before = view.contentOffset(at: time).y
    view.handle(ScriptedWheel.notch(1), at: time)
    let places = (0...200).map { view.contentOffset(at: time + Double($0) * 0.01).y }
    #expect(zip(places.dropFirst(), places).allSatisfy { $0 >= $1 - 1e-9 })
    #expect(abs(places.last! - before - notch) < 1e-9)
  }

  @Test("content in the hand stays there")
  func inTheHand() {
    var view = Self.view()
    var hand = ScriptedPointer(at: Vector2(200, 400))
    view.handle([hand.down()] + hand.move(by: Vector2(0, -50)))
    let before = view.contentOffset(at: hand.time)
    view.handle(ScriptedWheel.notch(3), at: hand.time)
    view.handle(ScriptedWheel.precise(40), at: hand.time)
    #expect(view.contentOffset(at: hand.time + 1) == before)
  }

  @Test("a wheel that asks to zoom does not scroll")
  func zoom() {
    var view = Self.view()
    view.handle(WheelEvent(delta: Vector2(0, 1), isPrecise: false, isZoom: true, position: .zero), at: 0)
    #expect(view.contentOffset(at: 5) == Vector2(500, 500))
  }

  @Test("a notch is longer in a larger viewport, and as long as it is said to be")
  func length() {
    #expect(abs(WheelFeel.standard.notch(in: 1000) - 100) < 1e-9)
    #expect(abs(WheelFeel.standard.notch(in: 343) - 49) < 1e-9)
    #expect(WheelFeel(notch: 30).notch(in: 1000) == 30)
    #expect(WheelFeel.standard.notch(in: 0) == 0)
  }
}

@Suite("Two fingers on a touchpad")
struct TouchpadTests {
  static let rates = [30.0, 60, 80, 140]

  @Test("content follows one to one while the fingers move, with no motion of its own", arguments: rates)
  func oneToOne(rate: Double) {
    var view = NotchTests.view()
    var expected = 500.0
    for report in ScriptedWheel.touchpad(velocity: 300, for: 0.7, rate: rate) {
      #expect(abs(view.contentOffset(at: report.time).y - expected) < 1e-9)
      view.handle(report.event, at: report.time)
      expected += 300 / rate
      #expect(abs(view.contentOffset(at: report.time).y - expected) < 1e-9)
      #expect(view.state(at: report.time) == .dragging)
    }
  }

  @Test(
    "a report that comes late, by less than the device's own period, starts no motion in mid-gesture", arguments: rates)
  func lateReport(rate: Double) {
    var view = NotchTests.view()
    let reports = ScriptedWheel.touchpad(velocity: 400, for: 0.5, rate: rate)
    view.handle(reports)
    let last = reports.last!.time
    let late = last + 1.9 / rate
    #expect(view.contentOffset(at: late) == view.contentOffset(at: last))
  }

  @Test("once the fingers have lifted content goes on with their velocity", arguments: rates)
  func kinetic(rate: Double) {
    var view = NotchTests.view()
    let reports = ScriptedWheel.touchpad(velocity: 600, for: 0.5, rate: rate)
    view.handle(reports)
    let (last, offset) = (reports.last!.time, view.contentOffset(at: reports.last!.time).y)
    let expected = project(offset, velocity: 600, rate: .normal)
    #expect(abs(view.contentOffset(at: 60).y - expected) < 0.02 * (expected - offset))
    #expect(view.state(at: last + 0.13) == .decelerating)
    #expect(view.contentOffset(at: last + 0.13).y > offset)
  }

  @Test("reports that all come at the ends of frames lead to nearly the same place")
  func mergedStamps() {
    let reports = ScriptedWheel.touchpad(velocity: 600, for: 0.5, rate: 140)
    var (own, merged) = (NotchTests.view(), NotchTests.view())
    own.handle(reports)
    merged.handle(ScriptedWheel.merged(reports))
    #expect(abs(own.contentOffset(at: 60).y - merged.contentOffset(at: 60).y) < 40)
  }

  @Test("fingers that come to rest before they lift leave content where it is")
  func restedFingers() {
    var view = NotchTests.view()
    let moving = ScriptedWheel.touchpad(velocity: 500, for: 0.3, rate: 100)
    view.handle(moving)
    for index in 1...30 { view.handle(ScriptedWheel.precise(0.1), at: 0.3 + Double(index) / 100) }
    let offset = view.contentOffset(at: 0.6).y
    #expect(abs(view.contentOffset(at: 60).y - offset) < 12)
  }

  @Test("past the end content is stretched as by a hand, and never stays stretched", arguments: rates, ScrollFeel.all)
  func stretched(rate: Double, feel: ScrollFeel) {
    var view = NotchTests.view(at: Vector2(500, 0), feel: feel)
    view.handle(ScriptedWheel.touchpad(velocity: -500, for: 0.4, rate: rate))
    let time = (0.4 * rate).rounded(.down) / rate
    let pull = 500 / rate * Double(Int(0.4 * rate))
    #expect(abs(view.contentOffset(at: time).y + RubberBand(dimension: 600).stretch(pull)) < 1e-6)
    #expect(view.contentOffset(at: time + 3).y == 0)
  }

  @Test("fingers that rest, and report that they tremble, do not keep it stretched")
  func tremor() {
    var view = NotchTests.view(at: Vector2(500, 0))
    view.handle(ScriptedWheel.touchpad(velocity: -500, for: 0.4, rate: 100))
    for index in 1...400 {
      let event = ScriptedWheel.precise(index.isMultiple(of: 2) ? 0.1 : -0.1)
      view.handle(event, at: 0.4 + Double(index) / 100)
    }
    #expect(abs(view.contentOffset(at: 3).y) <= 0.1)
    #expect(view.limits(.y).contains(view.contentOffset(at: 10).y))
  }

  @Test("fingers catch content that is stretched without a jump, and take it from there")
  func caught() {
    var view = NotchTests.view(at: Vector2(500, 0))
    view.handle(ScriptedWheel.touchpad(velocity: -700, for: 0.4, rate: 100))
    let shown = view.contentOffset(at: 0.5).y
    #expect(shown < -20)
    view.handle(ScriptedWheel.precise(-2), at: 0.5)
    #expect(abs(view.contentOffset(at: 0.5).y - shown) < 2)
    #expect(view.contentOffset(at: 0.53) == view.contentOffset(at: 0.5))
    #expect(view.contentOffset(at: 4).y == 0)
  }

  @Test("fingers along one axis leave the other in its flight")
  func axes() {
    var view = NotchTests.view()
    var hand = ScriptedPointer(at: Vector2(200, 400))
    view.handle(hand.drag(by: Vector2(-120, -120)))
    var untouched = view
    let time = hand.time + 0.1
    view.handle(ScriptedWheel.notch(1), at: time)
    #expect(view.contentOffset(at: 30).x == untouched.contentOffset(at: 30).x)
    untouched.handle(ScriptedWheel.notch(0, sideways: 1), at: time)
    #expect(view.contentOffset(at: 30).y != untouched.contentOffset(at: 30).y)
  }

  @Test("a resize while the fingers rest plans what comes after anew", arguments: [-500.0, 500])
  func resize(velocity: Double) {
    var view = NotchTests.view(at: Vector2(500, velocity < 0 ? 60 : 4380))
    view.handle(ScriptedWheel.touchpad(velocity: velocity, for: 0.2, rate: 100))
    let before = view.contentOffset(at: 0.21)
    view.setLayout(ScrollLayout(viewport: Size(300, 700), contentSize: Size(2000, 4900)), at: 0.21)
    #expect(abs(view.contentOffset(at: 0.21).y - before.y) < 1e-6)
    #expect(view.limits(.y).contains(view.contentOffset(at: 10).y))
    #expect(view.restTime! < 10)
  }

  @Test("absurd reports change nothing", arguments: [Double.nan, .infinity, -.infinity])
  func absurd(delta: Double) {
    var view = NotchTests.view()
    view.handle(ScriptedWheel.precise(delta), at: 0)
    view.handle(ScriptedWheel.notch(delta), at: 0)
    #expect(view.contentOffset(at: 1) == Vector2(500, 500))
  }
}

@Suite("Scrolling by keys")
struct ScrollStepTests {
  @Test("a page leaves a tenth of the last one in sight")
  func page() {
    var view = NotchTests.view()
    view.scroll(.pages(1), .y, at: 0)
    #expect(abs(view.contentOffset(at: 9).y - (500 + 540)) < 1e-9)
    view.scroll(.pages(-1), .x, at: 9)
    #expect(abs(view.contentOffset(at: 20).x - (500 - 360)) < 1e-9)
  }

  @Test("the start and the end are reached exactly, from anywhere and in flight")
  func ends() {
    var view = NotchTests.view()
    view.scroll(.toEnd, .y, at: 0)
    #expect(view.contentOffset(at: 9).y == 4400)
    view.scroll(.toStart, .y, at: 9)
    view.scroll(.toEnd, .x, at: 9.05)
    #expect(view.contentOffset(at: 20) == Vector2(1600, 0))
  }

  @Test("pages pressed one after another add up")
  func addUp() {
    var view = NotchTests.view()
    for index in 0..<3 { view.scroll(.pages(1), .y, at: Double(index) * 0.08) }
    #expect(abs(view.contentOffset(at: 9).y - (500 + 3 * 540)) < 1e-9)
  }

  @Test("a key held down keeps content moving, and is never more than two pages ahead of it")
  func held() {
    var view = NotchTests.view(at: Vector2(500, 0))
    for index in 0..<60 {
      let time = Double(index) / 30
      view.scroll(.pages(1), .y, isRepeat: index > 0, at: time)
      #expect(view[.y].destination(at: time) - view.contentOffset(at: time).y <= 2 * 540 + 1e-9)
      if index > 3, view.contentOffset(at: time).y < 4399 { #expect(view.velocity(at: time).y > 0) }
    }
    #expect(view.contentOffset(at: 9).y == 4400)
  }

  @Test("keys do not move what cannot scroll")
  func short() {
    var view = SimpleScrollView(layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(300, 200)))
    view.scroll(.pages(1), .y, at: 0)
    view.handle(ScriptedWheel.notch(4), at: 0)
    view.handle(ScriptedWheel.precise(40), at: 0)
    #expect(view.contentOffset(at: 1) == .zero)
  }
}
