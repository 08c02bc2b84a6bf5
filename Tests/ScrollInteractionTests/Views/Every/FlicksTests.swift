import ScrollInteraction
import Testing

/// The views in which a finger throws a long content.
enum ThrownView: String, CaseIterable, CustomTestStringConvertible {
  case scroll, list, chain, map

  var testDescription: String { rawValue }

  /// Returns a view of this kind in the middle of a million points.
  func made(_ feel: ScrollFeel = .uikit) -> any TestedView {
    switch self {
    case .scroll:
      SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 1_000_000)), feel: feel,
        contentOffset: Vector2(0, 500_000))
    case .list:
      ListDrawer(
        detents: [.expanded: .fromTop(80), .middle: .fromTop(400)] as Detents<Height>,
        layout: DrawerLayout(height: 740, headerHeight: 60, contentHeight: 1_000_000), detent: .expanded,
        contentOffset: 500_000, feel: feel)
    case .chain:
      NestedScrollView(
        [ElasticLimits(0...900, dimension: 0), ElasticLimits(0...1_000_000, feel: feel, dimension: 600)],
        offsets: [900, 500_000], feel: feel)
    case .map:
      ZoomableScrollView(
        layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(400, 1_000_000), zoomLimits: 0.5...4),
        feel: feel, zoomScale: 2, contentOffset: Vector2(200, 1_000_000))
    }
  }
}

/// Flicks in a row in every view.
@Suite struct FlicksTests {
  private static let share = ScrollFeel(accumulation: .share(0.5), coasting: .exponential(.normal))

  /// Flicks `count` times with pauses between the flicks, and returns the speeds after the releases.
  @discardableResult
  private func flick(
    _ view: inout any TestedView, _ time: inout Double, _ count: Int = 1, by way: Double = -192.5, pause: Double = 0.4
  ) -> [Double] {
    (0..<count).map { _ in
      var finger = ScriptedPointer(at: Vector2(200, 450), time: time, device: .touch)
      view.send(finger.drag(by: Vector2(0, way)))
      time = finger.time + pause
      return view.speed(at: finger.time).last ?? 0
    }
  }

  @Test(arguments: ThrownView.allCases)
  func `the same sixteen flicks have the same multipliers in every view`(kind: ThrownView) {
    var (view, time) = (kind.made(), 0.0)
    var (plain, plainTime) = (ThrownView.scroll.made(), 0.0)
    var multipliers: [Double] = []
    for index in 0..<16 {
      let (speed, expected) = (flick(&view, &time), flick(&plain, &plainTime))
      #expect(abs(speed[0] / expected[0] - 1) < 1e-9, "flick \(index)")
      #expect(abs(view.flicks.y.multiplier - plain.flicks.y.multiplier) < 1e-9, "flick \(index)")
      #expect(view.flicks.y.count == index + 1 && view.flicks.x.count == 0)
      multipliers.append(view.flicks.y.multiplier)
    }
    #expect(multipliers[..<3].allSatisfy { $0 == 1 } && multipliers[3] > 1.5 && multipliers[15] == 16)
  }

  @Test(arguments: ThrownView.allCases)
  func `a drag follows the finger one to one in the middle of a series`(kind: ThrownView) {
    var (view, time) = (kind.made(), 0.0)
    flick(&view, &time, 9)
    var finger = ScriptedPointer(at: Vector2(200, 450), time: time, device: .touch)
    view.send(finger.down())
    let start = view.scrolled(at: time)
    for event in finger.move(by: Vector2(0, -70)) {
      view.send(event)
      #expect(abs(view.scrolled(at: event.time) - start - max(0, 450 - event.position.y - 10)) < 1e-8)
    }
  }

  @Test(arguments: ThrownView.allCases)
  func `a pause and a turn end a series in every view`(kind: ThrownView) {
    for (way, pause) in [(-192.5, 0.9), (192.5, 0.4)] {
      var (view, time) = (kind.made(), 0.0)
      flick(&view, &time, 7)
      flick(&view, &time, 1, pause: pause)
      #expect(view.flicks.y.multiplier > 6)
      flick(&view, &time, 1, by: way)
      #expect(view.flicks.y.count == 1 && view.flicks.y.multiplier == 1)
    }
  }

  @Test(arguments: ThrownView.allCases, ScrollFeel.all + [Self.share])
  func `flicks in a row gain the same velocity in every view`(kind: ThrownView, feel: ScrollFeel) {
    var (view, time) = (kind.made(feel), 0.0)
    var (plain, plainTime) = (ThrownView.scroll.made(feel), 0.0)
    let speeds = flick(&view, &time, 5, pause: 0.1)
    for (speed, expected) in zip(speeds, flick(&plain, &plainTime, 5, pause: 0.1)) {
      #expect(abs(speed / expected - 1) < 1e-6, "\(feel.name)")
    }
  }

  @Test(arguments: [TouchedView.pages, .drawer, .tile])
  func `a view that snaps has no series`(kind: TouchedView) {
    var (view, time) = (kind.made(), 0.0)
    flick(&view, &time, 8)
    #expect(view.flicks == PerAxis(x: FlickSeries(), y: FlickSeries()))
  }

  @Test func `the flicks of a chain count together, whichever member moves`() {
    var view: any TestedView = NestedScrollView(
      [ElasticLimits(0...900, dimension: 0), ElasticLimits(0...1_000_000, dimension: 600)])
    var time = 0.0
    flick(&view, &time)
    #expect(view.place(at: 0.08)[1] == 0)
    flick(&view, &time, 5)
    #expect(view.place(at: time)[0] == 900 && view.flicks.y.count == 6)
  }

  @Test func `a flick that raises the sheet is none of the list`() {
    var view: any TestedView = ListDrawer(
      detents: [.expanded: .fromTop(80), .middle: .fromTop(400)] as Detents<Height>,
      layout: DrawerLayout(height: 740, headerHeight: 60, contentHeight: 1_000_000), detent: .middle)
    var time = 0.0
    var finger = ScriptedPointer(at: Vector2(200, 700), device: .touch)
    view.send(finger.drag(by: Vector2(0, -110)))
    #expect(view.flicks.y.count == 0)
    time = finger.time + 0.4
    #expect(view.place(at: time)[0] == 80 && view.place(at: time)[1] > 0)
    flick(&view, &time, 2)
    #expect(view.flicks.y.count == 2)
  }

  @Test func `a pinch ends the series of a map`() {
    var (view, time) = (ThrownView.map.made(), 0.0)
    flick(&view, &time, 5)
    for (phase, scale) in [(PinchEvent.Phase.began, 1.0), (.changed, 1.1), (.ended, 1.1)] {
      view.respond(to: PinchEvent(phase, scale: scale, center: Vector2(200, 450), time: time), at: time)
    }
    flick(&view, &time)
    #expect(view.flicks.y.count == 1)
  }
}
