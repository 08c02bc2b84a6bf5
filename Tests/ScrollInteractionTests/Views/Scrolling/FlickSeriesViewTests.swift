import ScrollInteraction
import Testing

/// Flicks in a row in a scroll view by UIKit's feel.
@Suite struct FlickSeriesViewTests {
  private func view(_ feel: ScrollFeel = .uikit) -> SimpleScrollView {
    SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 1_000_000)), feel: feel,
      contentOffset: Vector2(0, 500_000))
  }

  private func finger(at time: Double = 0) -> ScriptedPointer {
    ScriptedPointer(at: Vector2(200, 300), time: time, device: .touch)
  }

  /// Flicks `count` times, half a second apart, and returns the speeds after the releases.
  @discardableResult
  private func flick(
    _ view: inout SimpleScrollView, _ finger: inout ScriptedPointer, _ count: Int, by way: Double = -110
  ) -> [Double] {
    (0..<count).map { _ in
      for event in finger.drag(by: Vector2(0, way)) { view.handle(event) }
      defer { finger.wait(0.5) }
      return view.velocity(at: finger.time).y
    }
  }

  @Test func `flicks in a row go faster by the multiplier of their series`() throws {
    var (view, finger, series) = (view(), finger(), FlickSeries())
    for index in 0..<12 {
      let speed = try #require(flick(&view, &finger, 1).first)
      let end = finger.time - 0.5
      series = series.released(
        at: 1375, travel: 100, from: end - 0.072, to: end, by: FlickGrowth())
      #expect(abs(view.flicks.y.multiplier - series.multiplier) < 1e-9)
      #expect(abs(speed / (1375 * 0.998_999_33) - series.multiplier) < 1e-4)
      #expect(view.flicks.y.count == index + 1)
      #expect(view.flicks.x.count == 0)
    }
    #expect(view.flicks.y.multiplier > 8)
  }

  @Test func `a series ends with a tap, a slow drag, a turn, a pause, a program and an edge`() {
    func multiplier(after interruption: (inout SimpleScrollView, inout ScriptedPointer) -> Void) -> Double {
      var (view, finger) = (view(), finger())
      flick(&view, &finger, 8)
      interruption(&view, &finger)
      flick(&view, &finger, 1)
      return view.flicks.y.multiplier
    }
    #expect(multiplier { _, _ in } > 4)
    #expect(multiplier { view, finger in for event in [finger.down(), finger.up()] { view.handle(event) } } == 1)
    #expect(
      multiplier { view, finger in
        for event in finger.drag(by: Vector2(0, -15), over: 40) { view.handle(event) }
      } == 1)
    #expect(multiplier { flick(&$0, &$1, 1, by: 110) } == 1)
    #expect(multiplier { $1.wait(0.42) } == 1)
    #expect(multiplier { $0.scroll(.lines(1), .y, at: $1.time) } == 1)
    #expect(multiplier { $0.fling(velocity: Vector2(0, 3000), at: $1.time) } == 1)
    #expect(multiplier { $0.scroll(to: Vector2(0, 400_000), animated: false, at: $1.time) } == 1)
  }

  @Test func `fingers on a touchpad have the series of a finger on a screen`() {
    var (view, time) = (view(), 0.0)
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

  @Test func `a series can be switched off and changed`() {
    var feel = ScrollFeel.uikit
    feel.accumulation = .none
    var (plain, first) = (view(feel), finger())
    let speeds = flick(&plain, &first, 8)
    #expect(speeds.allSatisfy { abs($0 - speeds[0]) < 1e-6 })
    feel.accumulation = FlickAccumulation(.series(FlickGrowth(greatest: 2)))
    var (limited, second) = (view(feel), finger())
    #expect(abs((flick(&limited, &second, 12).last ?? 0) - 2 * speeds[0]) < 1e-6)
  }
}
