import ScrollInteraction
import Testing

/// Flicks in a row in every view that scrolls.
@Suite struct FlicksTests {
  private static let share = ScrollFeel(accumulation: .share(0.5), decelerationLaw: .exponential(.normal))

  /// Returns a view in the middle of a million points.
  private func made(_ kind: GrownView, _ feel: ScrollFeel = .uikit) -> any GrowingView {
    kind.made(1_000_000, at: 500_000, feel: feel)
  }

  private func scrollView(_ feel: ScrollFeel = .uikit) -> SimpleScrollView { made(.scroll, feel) as! SimpleScrollView }

  /// Flicks `count` times with pauses between the flicks, and returns the speeds after the releases.
  @discardableResult
  private func flick<View: TestedView>(
    _ view: inout View, _ time: inout Double, _ count: Int = 1, by way: Double = -110, pause: Double = 0.5
  ) -> [Double] {
    (0..<count).map { _ in
      var finger = ScriptedPointer(at: Vector2(200, 450), time: time, device: .touch)
      view.send(finger.drag(by: Vector2(0, way)))
      time = finger.time + pause
      return view.speed(at: finger.time).last ?? 0
    }
  }

  @Test(arguments: GrownView.allCases)
  func `flicks in a row go faster by the multiplier of their series`(kind: GrownView) {
    func check<View: TestedView>(_ made: View) {
      var (view, time, series) = (made, 0.0, FlickSeries())
      for index in 0..<12 {
        let speed = flick(&view, &time)[0]
        let end = time - 0.5
        series = series.released(at: 1375, travel: 110, from: end - 0.072, to: end, by: FlickGrowth())
        #expect(abs(view.flicks.y.multiplier - series.multiplier) < 1e-9)
        #expect(abs(speed / (1375 * 0.998_999_33) - series.multiplier) < 1e-4)
        #expect(view.flicks.y.count == index + 1 && view.flicks.x.count == 0)
      }
      #expect(view.flicks.y.multiplier > 8)
      // A drag still follows the finger one to one.
      var finger = ScriptedPointer(at: Vector2(200, 450), time: time, device: .touch)
      view.send(finger.down())
      let start = view.scrolled(at: time)
      for event in finger.move(by: Vector2(0, -70)) {
        view.send(event)
        #expect(abs(view.scrolled(at: event.time) - start - (450 - event.position.y)) < 1e-8)
      }
    }
    check(made(kind))
  }

  @Test(arguments: GrownView.allCases)
  func `a series ends with a tap, a slow drag, a turn and a pause`(kind: GrownView) {
    func check<View: TestedView>(_ made: View) {
      func multiplier(after interruption: (inout View, inout Double) -> Void) -> Double {
        var (view, time) = (made, 0.0)
        flick(&view, &time, 8)
        interruption(&view, &time)
        flick(&view, &time)
        return view.flicks.y.multiplier
      }
      #expect(multiplier { _, _ in } > 4)
      #expect(multiplier { flick(&$0, &$1, by: 110) } == 1)
      #expect(multiplier { $1 += 0.42 } == 1)
      #expect(
        multiplier { view, time in
          var finger = ScriptedPointer(at: Vector2(200, 450), time: time, device: .touch)
          view.send([finger.down(), finger.up()])
        } == 1)
      #expect(
        multiplier { view, time in
          var finger = ScriptedPointer(at: Vector2(200, 450), time: time, device: .touch)
          view.send(finger.drag(by: Vector2(0, -15), over: 40))
          time = finger.time
        } == 1)
    }
    check(made(kind))
  }

  @Test func `a series ends with a program, and a pinch ends that of a map`() {
    let programs: [(inout SimpleScrollView, Double) -> Void] = [
      { $0.scroll(.lines(1), .y, at: $1) }, { $0.fling(velocity: Vector2(0, 3000), at: $1) },
      { $0.scroll(to: Vector2(0, 400_000), animated: false, at: $1) },
    ]
    for program in programs {
      var (view, time) = (scrollView(), 0.0)
      flick(&view, &time, 8)
      program(&view, time)
      flick(&view, &time)
      #expect(view.flicks.y.multiplier == 1)
    }
    var (map, time) = (made(.map) as! ZoomableScrollView, 0.0)
    flick(&map, &time, 5)
    for (phase, scale) in [(PinchEvent.Phase.began, 1.0), (.changed, 1.1), (.ended, 1.1)] {
      map.handle(PinchEvent(phase, scale: scale, center: Vector2(200, 450), time: time))
    }
    flick(&map, &time)
    #expect(map.flicks.y.count == 1)
  }

  @Test(arguments: GrownView.allCases, ScrollFeel.all + [Self.share])
  func `flicks in a row gain the same velocity in every view`(kind: GrownView, feel: ScrollFeel) {
    func check<View: TestedView>(_ made: View) {
      var (view, time, plain, plainTime) = (made, 0.0, scrollView(feel), 0.0)
      let speeds = flick(&view, &time, 5, pause: 0.1)
      for (speed, expected) in zip(speeds, flick(&plain, &plainTime, 5, pause: 0.1)) {
        #expect(abs(speed / expected - 1) < 1e-6, "\(feel.name)")
      }
    }
    check(made(kind, feel))
  }

  @Test(arguments: [TouchedView.pages, .drawer, .tile])
  func `a view that snaps has no series`(kind: TouchedView) {
    func check<View: TestedView>(_ made: View) {
      var (view, time) = (made, 0.0)
      flick(&view, &time, 8)
      #expect(view.flicks == PerAxis(x: FlickSeries(), y: FlickSeries()))
    }
    check(kind.made())
  }

  @Test func `the flicks of a chain count together, whichever member moves, and one that raises a sheet is none`() {
    var chain = NestedScrollView([ElasticLimits(0...900, dimension: 0), ElasticLimits(0...1_000_000, dimension: 600)])
    var time = 0.0
    flick(&chain, &time)
    #expect(chain.contentOffsets(at: 0.08)[1] == 0)
    flick(&chain, &time, 8)
    #expect(chain.contentOffsets(at: time)[0] == 900 && chain.flicks.y.count == 9)
    var list = ListDrawer(
      detents: [.expanded: .fromTop(80), .middle: .fromTop(400)] as Detents<Height>,
      layout: DrawerLayout(height: 740, headerHeight: 60, contentHeight: 1_000_000), detent: .middle)
    var finger = ScriptedPointer(at: Vector2(200, 700), device: .touch)
    list.send(finger.drag(by: Vector2(0, -110)))
    time = finger.time + 0.5
    #expect(list.flicks.y.count == 0 && list.origin(at: time) == 80 && list.contentOffset(at: time) > 0)
    flick(&list, &time, 2)
    #expect(list.flicks.y.count == 2)
  }

  @Test func `fingers on a touchpad have the series of a finger on a screen`() {
    var (view, time) = (scrollView(), 0.0)
    var multipliers: [Double] = []
    for _ in 0..<8 {
      for report in ScriptedWheel.touchpad(velocity: 1200, for: 0.1, rate: 120, from: time) { view.handle(report) }
      time += 0.1
      view.handle(WheelEvent(delta: .zero, isPrecise: true, isEnd: true, position: .zero, time: time))
      time += 0.4
      multipliers.append(view.flicks.y.multiplier)
    }
    #expect(multipliers[..<3].allSatisfy { $0 == 1 })
    for index in 3..<8 {
      #expect(abs(multipliers[index] - multipliers[index - 1] - Double(index - 1) * 120 / 480) < 1e-9)
    }
  }

  @Test func `a series can be switched off and limited`() {
    var feel = ScrollFeel.uikit
    feel.accumulation = .none
    var (plain, limited, time) = (scrollView(feel), scrollView(feel), 0.0)
    let speeds = flick(&plain, &time, 8)
    #expect(speeds.allSatisfy { abs($0 - speeds[0]) < 1e-6 })
    feel.accumulation = FlickAccumulation(.series(FlickGrowth(maximum: 2)))
    limited.setFeel(feel, at: 0)
    time = 0
    #expect(abs((flick(&limited, &time, 12).last ?? 0) - 2 * speeds[0]) < 1e-6)
  }

  // MARK: - A share of the remaining velocity

  private func view(share: Double) -> SimpleScrollView {
    var feel = ScrollFeel.article
    feel.accumulation = .share(share)
    return scrollView(feel)
  }

  @Test(arguments: [0.5, 1])
  func `flicks in one direction build up by a share of the remaining velocity, also against it from zero`(
    share: Double
  ) {
    var (view, time, fresh, freshTime) = (view(share: share), 0.0, view(share: share), 0.0)
    let speeds = flick(&view, &time, 8, pause: 0.2)
    for (one, other) in [(0, 1), (1, 2), (2, 7)] { #expect(speeds[other] > speeds[one] * 1.001) }
    #expect(speeds[7] < speeds[0] / (1 - share * 0.65))
    #expect(abs(flick(&view, &time, by: 110)[0] - flick(&fresh, &freshTime, by: 110)[0]) < 1e-6)
  }

  @Test func `content that is held loses its momentum`() {
    var (view, time, fresh, freshTime) = (view(share: 1), 0.0, view(share: 1), 0.0)
    flick(&view, &time, 2, pause: 0.2)
    var pointer = ScriptedPointer(at: Vector2(200, 300), time: time)
    view.handle([pointer.down()])
    pointer.wait(0.6)
    view.handle(pointer.move(by: Vector2(0, -110)) + [pointer.up()])
    #expect(abs(view.velocity(at: pointer.time).y - flick(&fresh, &freshTime)[0]) < 40)
  }

  /// The rule of `ScrollDragController` in scroll_activity.dart, with a finger that reports every 8 ms.
  @Test func `in Flutter's feel, a finger reported at rest for more than 20 ms loses the momentum`() {
    func speed(rests: Int, catches: Bool = true) -> Double {
      var view = scrollView(.flutter)
      var time = 0.0
      func event(_ phase: PointerEvent.Phase, _ y: Double) {
        view.handle(PointerEvent(phase, device: .touch, position: Vector2(200, y), time: time))
        time += 0.008
      }
      for flick in catches ? 0...1 : 1...1 {
        event(.down, 500)
        for step in 1...5 { event(.move, 500 - 15 * Double(step)) }
        if flick == 1 { for _ in 0..<rests { event(.move, 425) } }
        for step in 6...12 { event(.move, 500 - 15 * Double(step)) }
        time -= 0.008
        event(.up, 320)
        if flick == 0 { time += 0.05 }
      }
      return view.velocity(at: time).y
    }
    for rests in [0, 1, 2] { #expect(speed(rests: rests) > speed(rests: rests, catches: false) + 1000) }
    for rests in [3, 4] { #expect(abs(speed(rests: rests) - speed(rests: rests, catches: false)) < 1e-6) }
  }
}
