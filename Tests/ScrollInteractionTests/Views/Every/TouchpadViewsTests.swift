import ScrollInteraction
import Testing

/// Views under a touchpad as Wayland reports it: distances in points about every 8 ms, then silence.
@Suite("Every view with a touchpad") struct TouchpadViewsTests {
  /// A point on the tile, on the list and on the sheet.
  static let place = Vector2(80, 560)

  private func report(_ travel: Double, at time: Double) -> WheelEvent {
    ScriptedWheel.precise(travel, at: time, position: Self.place)
  }

  private func lift(at time: Double) -> WheelEvent {
    WheelEvent(delta: .zero, isPrecise: true, isEnd: true, position: Self.place, time: time)
  }

  private func swipe(velocity: Double, for seconds: Double, rate: Double, from start: Double = 0) -> [WheelEvent] {
    ScriptedWheel.touchpad(velocity: velocity, for: seconds, rate: rate, from: start, position: Self.place)
  }

  @Test("a touchpad flick ends where a mouse flick does", arguments: TouchedView.allCases, [-1, 1.0])
  func asAMouse(kind: TouchedView, direction: Double) {
    for velocity in [40, 150, 450, 900, 2500.0] {
      var (touched, dragged) = (kind.made(), kind.made())
      let start = touched.scrolled(at: 0)
      let reports = swipe(velocity: velocity * direction, for: 0.12, rate: 125)
      touched.send(reports)
      dragged.send(PointerEvent(.down, position: Self.place, time: 0))
      for report in reports {
        let position = Self.place - Vector2(0, velocity * direction * report.time)
        dragged.send(PointerEvent(.move, position: position, time: report.time))
      }
      let last = reports.last!.time
      // Past an end, movements as small as a tremor are ignored. The tile starts at its lower end.
      #expect(abs(touched.scrolled(at: last) - dragged.scrolled(at: last)) < (kind == .tile ? 1 : 1e-6))
      dragged.send(PointerEvent(.up, position: Self.place - Vector2(0, velocity * direction * last), time: last))
      let way = max(1, abs(dragged.end - start))
      #expect(abs(touched.end - dragged.end) < 0.03 * way, "\(velocity): \(touched.end), not \(dragged.end)")
    }
  }

  @Test("trembling fingers at rest do not keep a view stretched past its end", arguments: TouchedView.allCases)
  func neverStretched(kind: TouchedView) {
    for direction in [-1.0, 1] {
      var view = kind.made()
      view.send(swipe(velocity: direction * 4000, for: 1.5, rate: 125))
      for index in 1...400 { view.send(report(index.isMultiple(of: 2) ? 0.2 : -0.2, at: 1.5 + Double(index) / 125)) }
      let end = view.end
      view.send(report(direction * 0.3, at: 20))
      #expect(abs(view.end - end) < 0.4)
      var pressed = view
      pressed.send(PointerEvent(.down, position: Self.place, time: 30))
      #expect(abs(pressed.scrolled(at: 30) - view.end) < 1e-9)
    }
  }

  @Test("fingers that catch a view in flight do not move it", arguments: TouchedView.allCases)
  func caught(kind: TouchedView) {
    var view = kind.made()
    view.send(swipe(velocity: 1200, for: 0.12, rate: 125))
    for time in [0.2, 0.26, 0.5] {
      let shown = view.scrolled(at: time)
      view.send(report(0, at: time))
      #expect(abs(view.scrolled(at: time) - shown) < 1e-6)
      #expect(abs(view.scrolled(at: time + 0.03) - shown) < 1e-6)
    }
  }

  @Test("a reported lift releases the view at once", arguments: TouchedView.allCases)
  func reported(kind: TouchedView) {
    var (reported, silent) = (kind.made(), kind.made())
    let reports = swipe(velocity: 900, for: 0.12, rate: 125)
    reported.send(reports)
    silent.send(reports)
    let last = reports.last!.time
    let held = reported.scrolled(at: last)
    reported.send(lift(at: last))
    #expect(!reported.isDragging(at: last))
    #expect(reported.scrolled(at: last + 0.03) > held)
    #expect(silent.scrolled(at: last + 0.03) == held)
    #expect(abs(reported.end - silent.end) < 1e-6)
  }

  @Test("fingers that pause before a reported lift leave no velocity", arguments: TouchedView.allCases)
  func paused(kind: TouchedView) {
    var view = kind.made()
    view.send(report(0, at: 0))
    view.send(lift(at: 0.01))
    let start = view.scrolled(at: 1)
    view.send(swipe(velocity: 500, for: 0.12, rate: 125, from: 1))
    let held = view.scrolled(at: 1.12)
    #expect(view.scrolled(at: 1.6) == held && view.isDragging(at: 1.6))
    view.send(lift(at: 1.6))
    #expect([start, held].contains { abs($0 - view.end) < 1e-6 })
  }

  @Test("reports merged at the ends of frames lead to nearly the same place", arguments: TouchedView.allCases)
  func merged(kind: TouchedView) {
    for velocity in [300, 900.0] {
      var (own, merged) = (kind.made(), kind.made())
      let start = own.scrolled(at: 0)
      let reports = swipe(velocity: velocity, for: 0.2, rate: 125)
      own.send(reports)
      merged.send(ScriptedWheel.merged(reports))
      #expect(abs(own.end - merged.end) < max(1, 0.13 * abs(own.end - start)))
    }
  }

  @Test(
    "a touchpad stretches content past the end as a pointer does, until the fingers lift",
    arguments: [30.0, 60, 80, 140], ScrollFeel.all)
  func stretched(rate: Double, feel: ScrollFeel) {
    var view = NotchTests.view(at: Vector2(500, 0), feel: feel)
    view.send(ScriptedWheel.touchpad(velocity: -500, for: 0.4, rate: rate))
    let time = (0.4 * rate).rounded(.down) / rate
    let pull = 500 / rate * Double(Int(0.4 * rate))
    let coefficient = feel.touchpadRubberBandCoefficient ?? feel.rubberBandCoefficient
    let band = RubberBand(coefficient: coefficient, dimension: min(600, feel.maximumPull), shape: feel.rubberBandShape)
    #expect(abs(view.pull(at: time).y + (feel.edge == .stops ? 0 : band.stretch(pull))) < 1e-6)
    #expect(view.contentOffset(at: time).y == (feel.edge.isStill ? 0 : view.pull(at: time).y))
    #expect(view.contentOffset(at: time + 3).y == 0)
  }
}
