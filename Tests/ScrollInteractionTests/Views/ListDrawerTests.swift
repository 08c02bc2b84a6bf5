import ScrollInteraction
import SeededRandom
import Testing

@Suite("Drawer with a list") struct ListDrawerTests {
  private static let detents =
    [.expanded: .fromTop(80), .middle: .fromTop(fraction: 0.5), .collapsed: .height(100)] as Detents<Height>
  private static let layout = DrawerLayout(height: 800, headerHeight: 60, contentHeight: 4000)

  private func drawer(
    _ detent: Height? = .middle, offset: Double = 0, feel: ScrollFeel = .article, contentHeight: Double = 4000
  ) -> ListDrawer<Height> {
    var layout = Self.layout
    layout.contentHeight = contentHeight
    return ListDrawer(detents: Self.detents, layout: layout, detent: detent, contentOffset: offset, feel: feel)
  }

  /// Returns the position of the list's content on the screen, which is what a drag moves.
  private func pulled(_ drawer: ListDrawer<Height>, _ time: Double) -> Double {
    drawer.contentOffset(at: time) - drawer.origin(at: time)
  }

  private let finger = Vector2(100, 760)

  // MARK: - One drag

  @Test("a drag moves sheet and list point by point, and the list only under the highest sheet", arguments: 0..<60)
  func sharing(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let detent = Height.allCases.randomElement(using: &random)!
    var drawer = drawer(detent, offset: detent == .expanded ? random.number(0...400) : 0)
    let start = pulled(drawer, 0)
    drawer.beginDragging(at: 0)
    for step in 1...30 {
      let travel = random.number(-700...2000) - start
      drawer.drag(by: Vector2(0, -travel), at: Double(step))
      #expect(abs(pulled(drawer, Double(step)) - start - travel) < 1e-9, "seed \(seed)")
      let (origin, offset) = (drawer.origin(at: Double(step)), drawer.contentOffset(at: Double(step)))
      #expect(79.999_999...700.000_001 ~= origin && min(abs(origin - 80), abs(offset)) < 1e-9, "seed \(seed)")
    }
  }

  @Test("the handle moves the sheet without the list, with resistance at the upper end")
  func handle() {
    var drawer = drawer(.expanded, offset: 200)
    var pointer = ScriptedPointer(at: Vector2(100, 100))
    drawer.handle([pointer.down()] + pointer.move(by: Vector2(0, -53)))
    let expected = RubberBand(dimension: 80).clamp(30, to: 80...700)
    #expect(abs(drawer.origin(at: pointer.time) - expected) < 1e-9)
    #expect(drawer.contentOffset(at: pointer.time) == 200)
  }

  @Test("a drag stretches the sheet at its lower end and the list at its own end")
  func rubberBands() {
    var low = drawer(.collapsed)
    var pointer = ScriptedPointer(at: finger)
    low.handle([pointer.down()] + pointer.move(by: Vector2(0, 103)))
    #expect(abs(low.origin(at: pointer.time) - RubberBand(dimension: 100).clamp(800, to: 80...700)) < 1e-9)
    var end = drawer(.expanded, offset: 4000)
    var other = ScriptedPointer(at: finger)
    end.handle([other.down()] + other.move(by: Vector2(0, -203)))
    let limits = end.listLimits
    let expected = RubberBand(dimension: end.listHeight).clamp(limits.upperBound + 200, to: limits)
    #expect(abs(end.contentOffset(at: other.time) - expected) < 1e-9)
  }

  @Test("there is room for any number of notches toward another detent, otherwise for those that the list has left")
  func notchRange() {
    let ranges: [(Height?, ClosedRange<Double>?)] = [
      (.expanded, -Double.infinity...58.5), (.middle, -Double.infinity...Double.infinity),
      (.collapsed, -25.0...Double.infinity), (nil, nil),
    ]
    for (detent, range) in ranges {
      // The list, 660 pt high, ends at an offset of 3340.
      var drawer = drawer(detent, offset: 1000)
      drawer.wheelFeel = WheelFeel(notch: 40)
      #expect(drawer.notchRange(along: .y, at: 0) == range && drawer.notchRange(along: .x, at: 0) == nil)
    }
  }

  // MARK: - Detents

  @Test("a hidden drawer is below the screen, ignores the pointer and can be shown again")
  func hidden() {
    var drawer = drawer(.middle)
    drawer.snap(to: nil, at: 0)
    #expect(drawer.target == nil)
    #expect(drawer.origin(at: drawer.restTime!) == 800)
    #expect(drawer.part(under: finger, at: 10) == nil)
    drawer.snap(to: .collapsed, at: 10)
    #expect(drawer.origin(at: 10) == 800)
    #expect(drawer.origin(at: drawer.restTime!) == 700)
  }

  @Test(
    "detents follow the screen's size, and the drawer keeps its detent",
    arguments: Height.allCases.map { $0 } + [nil])
  func resize(detent: Height?) {
    var drawer = drawer(detent)
    var layout = drawer.layout
    layout.height = 500
    drawer.setLayout(layout, at: 1)
    #expect(drawer.target == detent)
    #expect(drawer.origin(at: 1) == [.expanded: 80, .middle: 250, .collapsed: 400, nil: 500.0][detent])
  }

  @Test("positions count from either edge, in points or fractions, with safe area and content")
  func positions() {
    var layout = DrawerLayout(
      height: 800, headerHeight: 60, contentHeight: 200, safeArea: EdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    #expect(DrawerPosition.fromTop(10).origin(in: layout) == 50)
    #expect(DrawerPosition.height(100).origin(in: layout) == 680)
    #expect(DrawerPosition.fromTop(fraction: 0.25).origin(in: layout) == 225)
    #expect(DrawerPosition.fraction(0.25).origin(in: layout) == 595)
    #expect(DrawerPosition.fittingContent().origin(in: layout) == 520)
    layout.contentHeight = 4000
    #expect(DrawerPosition.fittingContent().origin(in: layout) == 40)
  }

  @Test("the list scrolls until its end is above the safe area's lower edge")
  func safeArea() {
    var layout = DrawerLayout(
      height: 844, headerHeight: 60, contentHeight: 3000, safeArea: EdgeInsets(top: 47, bottom: 300))
    var drawer = ListDrawer(
      detents: [.expanded: .fromTop(20), .collapsed: .height(120)] as Detents<Height>, layout: layout,
      detent: .expanded, feel: .article)
    #expect(drawer.listLimits == 0...2583)
    drawer.scroll(.toEnd, at: 0)
    #expect(drawer.origin(at: 9) + 60 + 3000 - drawer.contentOffset(at: 9) == 844 - 300)
    drawer.scroll(to: 0, animated: false, at: 9)
    drawer.scrollRectToVisible(Rect(x: 0, y: 600, width: 300, height: 40), animated: false, at: 9)
    #expect(drawer.origin(at: 9) + 60 + 640 - drawer.contentOffset(at: 9) == 844 - 300)
    layout.safeArea.bottom = .nan
    drawer.setLayout(layout, at: 10)
    #expect(drawer.listLimits == 0...2283)
  }

  @Test("content inserted behind the top inset moves the list by its length, and content inserted below does not")
  func growth() {
    let layout = DrawerLayout(
      height: 844, headerHeight: 60, contentHeight: 3000, contentInset: EdgeInsets(top: 30, bottom: 70))
    for (place, offset) in [(520.0, 600.0), (540, 500)] {
      var drawer = ListDrawer(
        detents: [.expanded: .fromTop(20), .collapsed: .height(120)] as Detents<Height>, layout: layout,
        detent: .expanded)
      drawer.scroll(to: 500, animated: false, at: 0)
      drawer.grow(to: 3100, atOffset: place, at: 1)
      #expect(drawer.contentOffset(at: 1) == offset)
    }
  }

  // MARK: - Programs

  private func flicked(_ drawer: ListDrawer<Height>, by distance: Double) -> (ListDrawer<Height>, Double) {
    var drawer = drawer
    var pointer = ScriptedPointer(at: Vector2(100, drawer.origin(at: 0) + 90))
    drawer.handle(pointer.drag(by: Vector2(0, distance), over: 6))
    return (drawer, pointer.time)
  }

  @Test("the state tells a list that decelerates, bounces or rests from a sheet that snaps")
  func states() throws {
    let (decelerating, time) = flicked(drawer(.expanded, offset: 900), by: -60)
    #expect(decelerating.state(at: time + 0.02) == .decelerating)
    #expect(decelerating.state(at: try #require(decelerating.restTime)) == .idle)
    let (atEnd, end) = flicked(drawer(.expanded, offset: 3300), by: -160)
    #expect(stride(from: end, to: end + 1, by: 0.01).contains { atEnd.state(at: $0) == .bouncing })
    let (snapping, start) = flicked(drawer(), by: 40)
    #expect(snapping.state(at: start + 0.02) == .snapping)
  }

  @Test("an offset is set within the list's limits, a row by the shortest distance, and neither during a drag")
  func contentOffset() throws {
    var drawer = drawer(.expanded, offset: 900)
    for (y, offset) in [(950.0, 900.0), (800, 800), (2000, 2044 - drawer.listHeight)] {
      drawer.scrollRectToVisible(Rect(x: 0, y: y, width: 300, height: 44), at: 0)
      #expect(drawer.contentOffset(at: 5) == offset)
    }
    drawer.scroll(to: 100, animated: false, at: 5)
    #expect(drawer.contentOffset(at: 5) == 100 && drawer.restTime.map { $0 <= 5 } == true)
    drawer.scroll(to: 1e9, at: 6)
    #expect(drawer.contentOffset(at: 6) == 100)
    #expect(drawer.contentOffset(at: try #require(drawer.restTime)) == drawer.listLimits.upperBound)
    drawer.beginDragging(at: 9)
    drawer.scroll(to: 0, animated: false, at: 9)
    #expect(drawer.contentOffset(at: 10) == drawer.listLimits.upperBound)
  }

  @Test("a removed detent is replaced by a neighbor, and a click on the handle moves up, or from the top to the lowest")
  func detentAfterClick() throws {
    #expect(drawer(.collapsed).detentAfterClick == .middle && drawer(.middle).detentAfterClick == .expanded)
    var drawer = drawer(.expanded)
    #expect(drawer.detentAfterClick == .collapsed)
    drawer.setDetents([.middle: .fromTop(400), .collapsed: .fromTop(700)] as Detents<Height>, at: 1)
    #expect(drawer.target == .middle && drawer.origin(at: 9) == 400 && drawer.origin(of: .expanded) == nil)
  }

  // MARK: - Wheel

  @Test("a wheel raises the sheet by detents and then scrolls the list, and back in reverse order")
  func wheel() {
    var drawer = drawer(.collapsed)
    var time = 0.0
    var way: [Height?] = []
    func turn(_ notches: Double) {
      time += 3
      drawer.send(WheelEvent(delta: Vector2(0, notches), isPrecise: false, position: Vector2(100, 780), time: time))
      way.append(drawer.target)
    }
    for _ in 0..<4 { turn(-1) }
    let offset = drawer.contentOffset(at: time + 3)
    #expect(way == [.middle, .expanded, .expanded, .expanded])
    #expect(offset > 100)
    for _ in 0..<4 { turn(1) }
    #expect(drawer.contentOffset(at: time + 3) == 0)
    #expect(way.suffix(4) == [.expanded, .expanded, .middle, .collapsed])
  }

  @Test("a click on the handle or the list reports its place")
  func clicks() {
    var drawer = drawer(.expanded, offset: 100)
    var pointer = ScriptedPointer(at: Vector2(50, 100))
    _ = drawer.handle(pointer.down(), at: 0)
    #expect(drawer.handle(pointer.up(), at: 0) == .handle)
    pointer = ScriptedPointer(at: Vector2(50, 200))
    _ = drawer.handle(pointer.down(), at: 0)
    #expect(drawer.handle(pointer.up(), at: 0) == .content(Vector2(50, 160)))
    pointer = ScriptedPointer(at: Vector2(50, 20))
    _ = drawer.handle(pointer.down(), at: 0)
    #expect(drawer.handle(pointer.up(), at: 0) == nil)
  }
}
