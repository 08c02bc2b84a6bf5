import ScrollInteraction
import Testing

/// Every view that scrolls, with what a test of touchpads needs to know of it.
enum TouchedView: String, CaseIterable, CustomTestStringConvertible {
  case scroll, pages, drawer, list, tile, map

  var testDescription: String { rawValue }

  /// The view itself, between its ends.
  func made() -> any Touched {
    switch self {
    case .scroll:
      SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000)),
        contentOffset: Vector2(500, 2000), slop: Self.noSlop)
    case .pages: PagingScrollView(layout: .equal(9, viewport: 400), axis: .y, anchorIndex: 4, slop: Self.noSlop)
    case .drawer: Drawer(anchors: [80, 400, 700], height: 800, anchorIndex: 1, slop: Self.noSlop)
    case .list: Self.listDrawer
    case .tile:
      PictureInPicture(
        layout: .init(stage: Size(800, 600), tile: Size(160, 90), margin: EdgeInsets(20)), corner: .bottomLeft,
        slop: Self.noSlop)
    case .map:
      ZoomableScrollView(
        layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000), zoomLimits: 0.5...4),
        contentOffset: Vector2(500, 2000), slop: Self.noSlop)
    }
  }

  static let noSlop = PanGesture.Slop(mouse: 0, touch: 0)

  private static var listDrawer: ListDrawer {
    ListDrawer(
      places: DrawerPlaces([.expanded: .fromTop(80), .middle: .fromTop(400), .collapsed: .fromTop(700)]),
      layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 4000), slop: noSlop)
  }
}

/// What the views have in common, seen from a hand.
protocol Touched: Sendable {
  mutating func take(_ event: PointerEvent)
  mutating func take(_ wheel: WheelEvent, at time: Double)
  /// How far it is scrolled on along y, from anywhere; without the resistance of rubber bands only between its ends.
  func place(at time: Double) -> Double
  func isDragging(at time: Double) -> Bool
  var restTime: Double? { get }
}

extension Touched {
  /// Where it is when all is over.
  var end: Double { place(at: max(0, restTime ?? .infinity)) }

  mutating func take(_ reports: [ScriptedWheel.Report]) {
    for report in reports { take(report.event, at: report.time) }
  }
}

extension SimpleScrollView: Touched {
  mutating func take(_ event: PointerEvent) { _ = handle(event, at: event.time) }
  mutating func take(_ wheel: WheelEvent, at time: Double) { handle(wheel, at: time) }
  func place(at time: Double) -> Double { contentOffset(at: time).y }
  func isDragging(at time: Double) -> Bool { state(at: time) == .dragging }
}

extension PagingScrollView: Touched {
  mutating func take(_ event: PointerEvent) { _ = handle(event, at: event.time) }
  mutating func take(_ wheel: WheelEvent, at time: Double) { handle(wheel, at: time) }
  func place(at time: Double) -> Double { contentOffset(at: time).y }
  func isDragging(at time: Double) -> Bool { state(at: time) == .dragging }
}

extension Drawer: Touched {
  mutating func take(_ event: PointerEvent) { _ = handle(event, at: event.time) }
  mutating func take(_ wheel: WheelEvent, at time: Double) { handle(wheel, at: time) }
  func place(at time: Double) -> Double { -origin(at: time) }
  func isDragging(at time: Double) -> Bool { state(at: time) == .dragging }
}

extension ListDrawer: Touched {
  mutating func take(_ event: PointerEvent) { _ = handle(event, at: event.time) }
  mutating func take(_ wheel: WheelEvent, at time: Double) { handle(wheel, at: time) }
  func place(at time: Double) -> Double { contentOffset(at: time) - origin(at: time) }
  func isDragging(at time: Double) -> Bool { state(at: time) == .dragging }
}

extension PictureInPicture: Touched {
  mutating func take(_ event: PointerEvent) { _ = handle(event, at: event.time) }

  /// The pointer is over the tile, wherever that is.
  mutating func take(_ wheel: WheelEvent, at time: Double) {
    var wheel = wheel
    wheel.position = frame(at: time).center
    handle(wheel, at: time)
  }

  func place(at time: Double) -> Double { -origin(at: time).y }
  func isDragging(at time: Double) -> Bool { state(at: time) == .dragging }
}

extension ZoomableScrollView: Touched {
  mutating func take(_ event: PointerEvent) { _ = handle(event, at: event.time) }
  mutating func take(_ wheel: WheelEvent, at time: Double) { handle(wheel, at: time) }
  func place(at time: Double) -> Double { contentOffset(at: time).y }
  func isDragging(at time: Double) -> Bool { state(at: time) == .dragging }
}

/// A touchpad as Wayland has it: points, reported each 8 ms or so, and then silence.
@Suite("Every view under two fingers on a touchpad")
struct TouchpadViewsTests {
  static let rates = [60.0, 125, 140]
  /// On the tile, on the list and on the sheet alike.
  static let place = Vector2(80, 560)

  private func report(_ travel: Double, isEnd: Bool = false) -> WheelEvent {
    WheelEvent(delta: Vector2(0, -travel), isPrecise: true, isEnd: isEnd, position: Self.place)
  }

  private func swipe(velocity: Double, for seconds: Double, rate: Double, from start: Double = 0)
    -> [ScriptedWheel.Report]
  {
    (1...max(1, Int(seconds * rate))).map { (start + Double($0) / rate, report(velocity / rate)) }
  }

  @Test("it follows point by point, with no motion of its own", arguments: TouchedView.allCases, rates)
  func oneToOne(kind: TouchedView, rate: Double) {
    var view = kind.made()
    var expected = view.place(at: 0)
    for report in swipe(velocity: 300, for: 0.3, rate: rate) {
      #expect(abs(view.place(at: report.time) - expected) < 1e-9)
      view.take(report.event, at: report.time)
      expected += 300 / rate
      #expect(abs(view.place(at: report.time) - expected) < 1e-9)
      #expect(view.isDragging(at: report.time))
    }
  }

  @Test("fingers that move more slowly than a place is exact leave it nevertheless", arguments: TouchedView.allCases)
  func slowly(kind: TouchedView) {
    for speed in [0.01, 0.1, 0.4] {
      var view = kind.made()
      let start = view.place(at: 0)
      for index in 1...100 { view.take(report(speed), at: Double(index) / 125) }
      #expect(abs(view.place(at: 0.8) - start - 100 * speed) < 1e-9)
    }
  }

  @Test(
    "let go by the fingers it ends where a mouse would have flicked it", arguments: TouchedView.allCases, [-1, 1.0])
  func asAMouse(kind: TouchedView, direction: Double) {
    for velocity in [40, 150, 400, 900, 2500.0] {
      var (touched, dragged) = (kind.made(), kind.made())
      let start = touched.place(at: 0)
      let reports = swipe(velocity: velocity * direction, for: 0.12, rate: 125)
      touched.take(reports)
      dragged.take(PointerEvent(.down, position: Self.place, time: 0))
      for report in reports {
        let position = Self.place - Vector2(0, velocity * direction * report.time)
        dragged.take(PointerEvent(.move, position: position, time: report.time))
      }
      let last = reports.last!.time
      // Past its end, what may be a tremor is not followed; the tile is at its lower end.
      #expect(abs(touched.place(at: last) - dragged.place(at: last)) < (kind == .tile ? 1 : 1e-6))
      dragged.take(PointerEvent(.up, position: Self.place - Vector2(0, velocity * direction * last), time: last))
      let way = max(1, abs(dragged.end - start))
      #expect(abs(touched.end - dragged.end) < 0.03 * way, "\(velocity): \(touched.end), not \(dragged.end)")
    }
  }

  @Test("a report that is late by less than a period starts no motion", arguments: TouchedView.allCases, rates)
  func lateReport(kind: TouchedView, rate: Double) {
    var view = kind.made()
    let reports = swipe(velocity: 700, for: 0.16, rate: rate)
    view.take(reports)
    let (last, late) = (reports.last!.time, reports.last!.time + 1.9 / rate)
    #expect(view.place(at: late) == view.place(at: last))
    #expect(view.isDragging(at: late))
  }

  @Test("stretched past its end it never stays so, though resting fingers tremble", arguments: TouchedView.allCases)
  func neverStretched(kind: TouchedView) {
    for direction in [-1.0, 1] {
      var view = kind.made()
      view.take(swipe(velocity: direction * 4000, for: 1.5, rate: 125))
      for index in 1...400 {
        view.take(report(index.isMultiple(of: 2) ? 0.2 : -0.2), at: 1.5 + Double(index) / 125)
      }
      let end = view.end
      view.take(report(direction * 0.3), at: 20)
      #expect(abs(view.end - end) < 0.4)
      var pressed = view
      pressed.take(PointerEvent(.down, position: Self.place, time: 30))
      #expect(abs(pressed.place(at: 30) - view.end) < 1e-9)
    }
  }

  @Test("a slow pull past the end stretches it as a quick one does", arguments: [20, 60, 150.0])
  func slowStretch(velocity: Double) {
    var view = NotchTests.view(at: Vector2(500, 0))
    for report in swipe(velocity: -velocity, for: 2, rate: 125) { view.take(report.event, at: report.time) }
    let expected = RubberBand(dimension: 600).stretch(2 * velocity)
    #expect(abs(view.place(at: 2) + expected) < 1.5 && view.isDragging(at: 2))
    #expect(view.end == 0)
  }

  @Test("caught by fingers in mid-flight it does not jump, and goes on from there", arguments: TouchedView.allCases)
  func caught(kind: TouchedView) {
    var view = kind.made()
    view.take(swipe(velocity: 1200, for: 0.12, rate: 125))
    for time in [0.2, 0.26, 0.5] {
      let shown = view.place(at: time)
      view.take(report(0), at: time)
      #expect(abs(view.place(at: time) - shown) < 1e-6)
      #expect(abs(view.place(at: time + 0.03) - shown) < 1e-6)
    }
  }

  @Test("where the system tells of the lift, it is let go at once", arguments: TouchedView.allCases)
  func told(kind: TouchedView) {
    var (told, silent) = (kind.made(), kind.made())
    let reports = swipe(velocity: 900, for: 0.12, rate: 125)
    told.take(reports)
    silent.take(reports)
    let last = reports.last!.time
    let held = told.place(at: last)
    told.take(report(0, isEnd: true), at: last)
    #expect(!told.isDragging(at: last))
    #expect(told.place(at: last + 0.03) > held)
    #expect(silent.place(at: last + 0.03) == held)
    #expect(abs(told.end - silent.end) < 1e-6)
  }

  @Test("fingers that pause before the system tells of their lift leave no velocity", arguments: TouchedView.allCases)
  func paused(kind: TouchedView) {
    var view = kind.made()
    view.take(report(0), at: 0)
    view.take(report(0, isEnd: true), at: 0.01)
    let start = view.place(at: 1)
    view.take(swipe(velocity: 500, for: 0.12, rate: 125, from: 1))
    let held = view.place(at: 1.12)
    #expect(view.place(at: 1.6) == held && view.isDragging(at: 1.6))
    view.take(report(0, isEnd: true), at: 1.6)
    #expect([start, held].contains { abs($0 - view.end) < 1e-6 })
  }

  @Test("reports that all come at the ends of frames lead to the same place", arguments: TouchedView.allCases)
  func merged(kind: TouchedView) {
    for velocity in [300, 900.0] {
      var (own, merged) = (kind.made(), kind.made())
      let start = own.place(at: 0)
      let reports = swipe(velocity: velocity, for: 0.2, rate: 125)
      own.take(reports)
      merged.take(ScriptedWheel.merged(reports))
      #expect(abs(own.end - merged.end) < max(1, 0.13 * abs(own.end - start)))
    }
  }

  @Test(
    "what is shown depends on the reports alone, whatever the times it is asked for", arguments: TouchedView.allCases)
  func pure(kind: TouchedView) {
    var view = kind.made()
    view.take(swipe(velocity: 500, for: 0.16, rate: 125))
    let times = (0...200).map { 0.16 + Double($0) / 100 }
    let forwards = times.map { view.place(at: $0) }
    #expect(times.reversed().map { view.place(at: $0) }.reversed() == forwards)
  }
}

@Suite("Pages, drawers and tiles by their wheels")
struct SnappingWheelTests {
  private func precise(_ x: Double, _ y: Double = 0) -> WheelEvent {
    WheelEvent(delta: Vector2(x, -y), isPrecise: true, position: Vector2(100, 760))
  }

  private func pages(_ reach: PagingScrollView.Reach = .anyPage) -> PagingScrollView {
    PagingScrollView(layout: .equal(9, viewport: 400), anchorIndex: 4, reach: reach)
  }

  @Test("a swipe over several pages' ways turns one where no more may be turned", arguments: [900.0, 4000])
  func nextPage(velocity: Double) {
    var view = pages(.nextPage)
    for index in 1...15 { view.handle(precise(velocity / 125), at: Double(index) / 125) }
    let pulled = velocity * 0.12
    #expect(view.anchorIndex == 4 + max(1, Int((pulled / 400).rounded())))
  }

  @Test("each swipe sets out from the page that the one before went to")
  func swipes() {
    var view = pages(.nextPage)
    for swipe in 0..<3 {
      for index in 1...8 { view.handle(precise(12), at: Double(swipe) * 0.4 + Double(index) / 125) }
    }
    #expect(view.anchorIndex == 7)
  }

  @Test("fingers that swipe across the axis turn pages too, and those that swipe along it heed nothing else")
  func across() {
    var (across, along) = (pages(), pages())
    for index in 1...10 {
      let time = Double(index) / 125
      across.handle(precise(0, 7), at: time)
      along.handle(precise(7, index > 2 ? 30 : 0), at: time)
    }
    #expect(abs(across.contentOffset(at: 0.08).x - (1600 + 70)) < 1e-9)
    #expect(across.contentOffset(at: 0.08) == along.contentOffset(at: 0.08))
  }

  @Test("notches turn pages, one each, and keep their velocity", arguments: [0.01, 0.1])
  func notches(interval: Double) {
    var view = pages()
    for index in 0..<3 {
      let time = Double(index) * interval
      let velocity = view.velocity(at: time).x
      view.handle(ScriptedWheel.notch(1), at: time)
      #expect(abs(view.velocity(at: time).x - velocity) < 1e-6)
    }
    #expect(view.anchorIndex == 7)
    view.handle(ScriptedWheel.notch(-9), at: 3)
    #expect(view.anchorIndex == 0)
  }

  @Test("another viewport while fingers hold pages lets them go to one of its own")
  func resized() throws {
    var view = pages()
    for index in 1...12 { view.handle(precise(10), at: Double(index) / 125) }
    let before = view.contentOffset(at: 0.1).x
    view.setLayout(.equal(9, viewport: 300), at: 0.1)
    #expect(abs(view.contentOffset(at: 0.1).x - before) < 1e-9)
    #expect(view.state(at: 0.11) == .dragging)
    let rest = try #require(view.restTime)
    #expect(view.anchors.contains(view.contentOffset(at: rest).x))
  }

  @Test("a drawer's notches take it from anchor to anchor")
  func drawer() throws {
    var drawer = Drawer(anchors: [80, 400, 700], height: 800, anchorIndex: 2)
    drawer.handle(ScriptedWheel.notch(1), at: 0)
    #expect(drawer.anchorIndex == 1)
    drawer.handle(ScriptedWheel.notch(5), at: 0.1)
    drawer.handle(ScriptedWheel.notch(1), at: 0.2)
    #expect(drawer.anchorIndex == 0)
    drawer.handle(ScriptedWheel.notch(-1), at: 0.3)
    #expect(drawer.origin(at: try #require(drawer.restTime)) == 400)
  }

  private var list: ListDrawer {
    ListDrawer(
      places: DrawerPlaces([.expanded: .fromTop(80), .middle: .fromTop(400), .collapsed: .fromTop(700)]),
      layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 4000))
  }

  @Test("one swipe raises the sheet and scrolls the list, and no point of the way is lost")
  func sharing() {
    var drawer = list
    for index in 1...60 {
      let time = Double(index) / 125
      drawer.handle(precise(0, 8), at: time)
      let travelled = 8.0 * Double(index)
      #expect(abs(drawer.contentOffset(at: time) - drawer.origin(at: time) + 400 - travelled) < 1e-9)
      #expect(drawer.origin(at: time) == 80 || drawer.contentOffset(at: time) == 0)
    }
    #expect(drawer.contentOffset(at: 0.48) > 100)
    #expect(drawer.contentOffset(at: 9) > drawer.contentOffset(at: 0.48) + 100)
  }

  @Test("a swipe that sets out on the handle moves the sheet alone, wherever that goes")
  func handle() {
    var drawer = list
    for index in 1...60 {
      let event = WheelEvent(delta: Vector2(0, -10), isPrecise: true, position: Vector2(100, 420))
      drawer.handle(event, at: Double(index) / 125)
      #expect(drawer.contentOffset(at: Double(index) / 125) == 0)
    }
    #expect(drawer.origin(at: 0.48) < 80)
    #expect(drawer.origin(at: 9) == 80)
  }

  @Test("above the sheet fingers move nothing")
  func aboveTheSheet() {
    var drawer = list
    for index in 1...20 {
      let event = WheelEvent(delta: Vector2(0, -10), isPrecise: true, position: Vector2(100, 100))
      drawer.handle(event, at: Double(index) / 125)
    }
    #expect(drawer.origin(at: 0.2) == 400)
  }

  @Test("a swipe is told as one drag, that ends when the fingers have lifted")
  func events() {
    var drawer = list
    for index in 1...12 { drawer.handle(precise(0, 8), at: Double(index) / 125) }
    let told = drawer.events(through: 30)
    #expect(
      told.map(\.kind) == [
        .dragBegan(.content), .dragEnded, .heading(.expanded, .hand(.content)), .handedOver(to: .list),
        .reached(.expanded),
      ])
    #expect(told.map(\.time) == told.map(\.time).sorted())
    #expect(told[1].time >= 12 / 125 + 0.04)
    #expect(drawer.events(through: 0.1).count == 1)
  }

  @Test("keys take the sheet from place to place and then the list page by page; repeated they do not run far ahead")
  func keys() throws {
    var drawer = list
    drawer.scroll(.pages(1), at: 0)
    #expect(drawer.place == .expanded)
    for index in 0..<30 {
      let time = 3 + Double(index) / 30
      drawer.scroll(.pages(1), isRepeat: index > 0, at: time)
      #expect(drawer.list.destination(at: time) - drawer.contentOffset(at: time) <= 2 * 0.9 * drawer.listHeight + 1e-9)
    }
    drawer.scroll(.toEnd, at: 5)
    #expect(drawer.contentOffset(at: 9) == drawer.listLimits.upperBound)
    drawer.scroll(.toStart, at: 9)
    #expect(drawer.contentOffset(at: 14) == 0)
    drawer.scroll(.lines(-1), at: 14)
    #expect(drawer.place == .middle)
  }

  @Test("a touchpad beside the tile, and a wheel with notches, do not move it")
  func tile() {
    var tile = PictureInPicture(
      layout: .init(stage: Size(800, 600), tile: Size(160, 90), margin: EdgeInsets(20)), corner: .topLeft)
    let origin = tile.origin(at: 0)
    tile.handle(WheelEvent(delta: Vector2(0, 9), isPrecise: true, position: Vector2(400, 300)), at: 0)
    tile.handle(WheelEvent(delta: Vector2(0, 9), isPrecise: false, position: Vector2(60, 60)), at: 0.1)
    #expect(tile.origin(at: 0.2) == origin && tile.state(at: 0.2) == .idle)
  }
}
