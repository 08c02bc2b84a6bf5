import ScrollInteraction
import Testing

@Suite("Wheel and touchpad settings") struct WheelFeelTests {
  private let layout = ScrollLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000))

  private func scrollView(_ feel: WheelFeel) -> SimpleScrollView {
    var view = SimpleScrollView(layout: layout, feel: .article, contentOffset: Vector2(500, 2000))
    view.wheelFeel = feel
    return view
  }

  private func swipe(velocity: Double) -> [WheelEvent] {
    ScriptedWheel.touchpad(velocity: velocity, for: 0.2, rate: 125)
      + [WheelEvent(delta: .zero, isPrecise: true, isEnd: true, position: .zero, time: 0.2)]
  }

  @Test("a view that moves step by step moves one step per eight eighths of a notch", arguments: [1.0, -1])
  func steps(direction: Double) {
    var pages = PagingScrollView(layout: .equal(9, viewport: 400), anchorIndex: 4)
    var drawer = Drawer(anchors: [80, 300, 500, 700], height: 800, anchorIndex: 2)
    var list = TouchedView.sheet(slop: .standard)
    for index in 1...8 {
      let time = Double(index) * 0.01
      let report = ScriptedWheel.notch(0.125 * direction, at: time)
      pages.send(report)
      drawer.send(report)
      list.handle(WheelEvent(delta: report.delta, isPrecise: false, position: Vector2(100, 760), time: time), at: time)
    }
    #expect(pages.target == 4 + Int(direction))
    #expect(drawer.target == 2 - Int(direction))
    #expect(list.target == (direction > 0 ? .expanded : .collapsed))
  }

  @Test("a speed multiplies the distance of its device", arguments: [0.25, 1, 3])
  func speed(factor: Double) {
    var wheel = scrollView(WheelFeel(notchSpeed: factor))
    wheel.send(ScriptedWheel.notch(2, at: 0))
    #expect(abs(wheel.contentOffset(at: 60).y - 2000 - 2 * factor * WheelFeel.standard.notch(in: 600)) < 1e-9)
    var touchpad = scrollView(WheelFeel(touchpadSpeed: factor))
    for report in swipe(velocity: 200) { touchpad.send(report) }
    #expect(abs(touchpad.contentOffset(at: 0.2).y - 2000 - 40 * factor) < 1e-9)
  }

  @Test("reversing scrolls both devices the other way and leaves zooming unchanged")
  func reversed() {
    for events in [[ScriptedWheel.notch(2, at: 0)], swipe(velocity: 500)] {
      var (usual, reversed) = (scrollView(.standard), scrollView(WheelFeel(isReversed: true)))
      for event in events {
        usual.send(event)
        reversed.send(event)
      }
      #expect(abs(usual.contentOffset(at: 60).y + reversed.contentOffset(at: 60).y - 4000) < 1e-9)
      #expect(usual.contentOffset(at: 60).y > 2050)
    }
    var map = ZoomableScrollView(
      layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000), zoomLimits: 0.5...4), feel: .article)
    map.wheelFeel = WheelFeel(isReversed: true)
    map.handle(WheelEvent(delta: Vector2(0, 1), isPrecise: false, isZoom: true, position: .zero, time: 0), at: 0)
    #expect(map.zoomScale(at: 60) > 1.1)
  }

  @Test("without momentum, content rests when the fingers lift", arguments: [-3000.0, -300, 300, 3000])
  func noMomentum(velocity: Double) {
    var view = scrollView(WheelFeel(hasMomentum: false))
    for report in swipe(velocity: velocity) { view.send(report) }
    #expect(view.velocity(at: 0.1) == .zero)
    #expect(view.contentOffset(at: 60).y == view.contentOffset(at: 0.2).y)
    #expect(view.restTime! <= 0.2)
  }

  /// Checks values of AOSP's SimpleVelocityControl: the speed is measured over the reports of the last 100 ms that are
  /// less than 40 ms apart.
  @Test("quick notches count up to four times on Android and once on other systems", arguments: [1.0, -1])
  func acceleration(direction: Double) {
    let factor = NotchAcceleration.android.factor
    #expect(factor(15) == 1 && factor(50) == 4 && factor(500) == 4 && factor(0) == 1)
    #expect(abs(factor(32.5) - 2.5) < 1e-12)
    func way(count: Int, rate: Double, _ feel: ScrollFeel) -> Double {
      var view = scrollView(WheelFeel(of: feel))
      for index in 0..<count { view.send(ScriptedWheel.notch(-direction, at: Double(index) / rate)) }
      return abs(view.contentOffset(at: 60).y - 2000)
    }
    // 20 notches a second are 50 ms apart, so each starts again.
    #expect(abs(way(count: 10, rate: 20, .android) - 640) < 1e-6)
    // From the second notch on, a rate of 30 a second counts 1 + 15/35·3 times.
    #expect(abs(way(count: 4, rate: 30, .android) - 64 * (1 + 3 * (1 + 45.0 / 35))) < 1e-6)
    #expect(abs(way(count: 3, rate: 100, .android) - 64 * 9) < 1e-6)
    // Other systems count each notch once.
    #expect(abs(way(count: 10, rate: 60, .flutter) - 400) < 1e-6)
  }
}
