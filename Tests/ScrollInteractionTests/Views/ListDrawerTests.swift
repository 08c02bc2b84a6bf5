import ScrollGeometry
import ScrollInteraction
import ScrollPhysics
import Testing

@Suite("Drawer with a list")
struct ListDrawerTests {
  private static let detents =
    [
      .expanded: .fromTop(80), .middle: .fromTop(fraction: 0.5), .collapsed: .height(100),
    ] as Detents<Height>
  private static let layout = DrawerLayout(height: 800, headerHeight: 60, contentHeight: 4000)

  private func drawer(
    _ detent: Height? = .middle, offset: Double = 0, feel: ScrollFeel = .article, contentHeight: Double = 4000
  ) -> ListDrawer<Height> {
    var layout = Self.layout
    layout.contentHeight = contentHeight
    return ListDrawer(
      detents: Self.detents, layout: layout, detent: detent, contentOffset: offset, feel: feel)
  }

  /// Returns the position of the list's content on the screen, which is what a drag moves.
  private func pulled(_ drawer: ListDrawer<Height>, _ time: Double) -> Double {
    drawer.contentOffset(at: time) - drawer.origin(at: time)
  }

  private let finger = Vector2(100, 760)

  @Test("`list.pull(at:)` is the list's overscroll, whether the list moves or only stretches")
  func listPulled() throws {
    for feel in [ScrollFeel.article, .android] {
      var drawer = drawer(.expanded, offset: 100_000, feel: feel)
      let end = drawer.contentOffset(at: 0)
      var pointer = ScriptedPointer(at: finger)
      drawer.handle([pointer.down()] + pointer.move(by: Vector2(0, -200), over: 20))
      let (pull, offset) = (drawer.list.pull(at: pointer.time), drawer.contentOffset(at: pointer.time))
      #expect(pull > 20 && pull <= 200, "\(feel.name): \(pull)")
      #expect(offset == (feel.edge.isStill ? end : end + pull), "\(feel.name)")
    }
  }

  // MARK: - One drag

  @Test("one drag raises the sheet and then scrolls the list, without losing a point")
  func sharing() {
    var drawer = drawer(.collapsed)
    var pointer = ScriptedPointer(at: finger)
    drawer.handle([pointer.down()])
    let start = pulled(drawer, 0)
    var travelled = -3.0
    for event in pointer.move(by: Vector2(0, -750), over: 50) {
      drawer.handle([event])
      travelled += 15
      #expect(abs(pulled(drawer, event.time) - start - travelled) < 1e-9)
      #expect(drawer.origin(at: event.time) == 80 || drawer.contentOffset(at: event.time) == 0)
    }
    #expect(drawer.origin(at: pointer.time) == 80)
    #expect(abs(drawer.contentOffset(at: pointer.time) - (750 - 3 - 620)) < 1e-9)
  }

  @Test("a drag up and back down leaves sheet and list unchanged")
  func thereAndBack() {
    var drawer = drawer(.middle)
    var pointer = ScriptedPointer(at: finger)
    drawer.handle([pointer.down()] + pointer.move(by: Vector2(0, -3)) + pointer.move(by: Vector2(0, -700), over: 33))
    drawer.handle(pointer.move(by: Vector2(0, 700), over: 17))
    #expect(abs(drawer.origin(at: pointer.time) - 400) < 1e-9)
    #expect(drawer.contentOffset(at: pointer.time) == 0)
  }

  @Test("a list in flight to an offset rests within limits that shrink on the way")
  func sentBeyond() {
    var drawer = drawer(.expanded)
    drawer.scroll(to: 3300, at: 0)
    var layout = Self.layout
    layout.contentHeight = 2000
    let velocity = drawer.contentVelocity(at: 0.2)
    drawer.setLayout(layout, at: 0.2)
    #expect(abs(drawer.contentVelocity(at: 0.2) - velocity) < 1e-6 * velocity)
    #expect(drawer.contentOffset(at: 10) == drawer.listLimits.upperBound)
  }

  @Test("a drag down scrolls the list to its top before the sheet moves")
  func listFirst() {
    var drawer = drawer(.expanded, offset: 200)
    var pointer = ScriptedPointer(at: Vector2(100, 300))
    drawer.handle([pointer.down()] + pointer.move(by: Vector2(0, 153), over: 10))
    #expect(abs(drawer.contentOffset(at: pointer.time) - 50) < 1e-9)
    #expect(drawer.origin(at: pointer.time) == 80)
    drawer.handle(pointer.move(by: Vector2(0, 150), over: 10))
    #expect(drawer.contentOffset(at: pointer.time) == 0)
    #expect(abs(drawer.origin(at: pointer.time) - 180) < 1e-9)
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

  @Test("a list that fits leaves the whole drag to the sheet")
  func shortList() {
    var drawer = drawer(.expanded, contentHeight: 50)
    var pointer = ScriptedPointer(at: finger)
    drawer.handle([pointer.down()] + pointer.move(by: Vector2(0, -103)))
    #expect(drawer.contentOffset(at: pointer.time) == 0)
    #expect(drawer.origin(at: pointer.time) < 80)
    #expect(drawer.origin(at: pointer.time) > 0)
  }

  // MARK: - Momentum

  @Test("a flick raises the sheet to its top and continues in the list at the same velocity", arguments: ScrollFeel.all)
  func momentumToList(feel: ScrollFeel) throws {
    var drawer = drawer(.middle, feel: feel)
    var pointer = ScriptedPointer(at: finger)
    drawer.handle(pointer.drag(by: Vector2(0, -120), over: 8))
    let handover = try #require(drawer.events(in: -1..<100).last { $0.kind == .handedOver(to: 1) })
    #expect(drawer.target == .expanded)
    let (before, after) = (handover.time - 1e-7, handover.time + 1e-7)
    #expect(abs(drawer.velocity(at: before) + drawer.contentVelocity(at: after)) < 1e-2)
    #expect(drawer.contentVelocity(at: after) > 100)
    #expect(drawer.origin(at: handover.time) == 80)
    #expect(abs(pulled(drawer, after) - pulled(drawer, before)) < 1e-3)
    let rest = try #require(drawer.restTime)
    #expect(drawer.contentOffset(at: rest) > 70)
    #expect(drawer.state(at: rest) == .idle)
  }

  @Test("sheet and list move by one deceleration across the handover")
  func oneDeceleration() throws {
    var drawer = drawer(.middle)
    var pointer = ScriptedPointer(at: finger)
    drawer.handle(pointer.drag(by: Vector2(0, -120), over: 8))
    let time = pointer.time
    let whole = Deceleration(from: pulled(drawer, time), velocity: -drawer.velocity(at: time))
    for step in 0..<100 {
      let elapsed = whole.duration * Double(step) / 100
      #expect(abs(pulled(drawer, time + elapsed) - whole.value(at: elapsed)) < 1e-6)
    }
  }

  @Test("a list that reaches its top pulls the sheet down with the remaining velocity")
  func momentumToSheet() throws {
    var drawer = drawer(.expanded, offset: 150)
    var pointer = ScriptedPointer(at: Vector2(100, 300))
    drawer.handle(pointer.drag(by: Vector2(0, 100), over: 5))
    let handover = try #require(drawer.events(in: -1..<100).last { $0.kind == .handedOver(to: 0) })
    #expect(drawer.target == .middle)
    #expect(drawer.contentOffset(at: handover.time) == 0)
    #expect(abs(drawer.contentVelocity(at: handover.time - 1e-9) + drawer.velocity(at: handover.time)) < 1e-3)
    let rest = try #require(drawer.restTime)
    #expect(drawer.origin(at: rest) == 400)
    #expect(drawer.contentOffset(at: rest) == 0)
  }

  @Test("a list that reaches its top too slowly to pull the sheet bounces")
  func bounce() throws {
    var drawer = drawer(.expanded, offset: 150)
    var pointer = ScriptedPointer(at: Vector2(100, 300), interval: 0.016)
    drawer.handle(pointer.drag(by: Vector2(0, 60), over: 8))
    let rest = try #require(drawer.restTime)
    #expect(drawer.target == .expanded)
    let offsets = (0...200).map { drawer.contentOffset(at: pointer.time + (rest - pointer.time) * Double($0) / 200) }
    #expect(offsets.min()! < -1)
    #expect(offsets.last == 0)
    #expect(drawer.origin(at: rest) == 80)
  }

  // MARK: - Detents

  @Test("a detent chosen in flight keeps the velocity")
  func retarget() {
    var drawer = drawer(.middle)
    var pointer = ScriptedPointer(at: finger)
    drawer.handle(pointer.drag(by: Vector2(0, -120), over: 8))
    let time = pointer.time + 0.05
    let (origin, velocity) = (drawer.origin(at: time), drawer.velocity(at: time))
    drawer.snap(to: .collapsed, at: time)
    #expect(abs(drawer.origin(at: time) - origin) < 1e-9)
    #expect(abs(drawer.velocity(at: time) - velocity) < 1e-9)
    #expect(drawer.origin(at: drawer.restTime!) == 700)
    #expect(drawer.contentOffset(at: drawer.restTime!) == 0)
  }

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

  @Test("a drawer caught while hiding follows the pointer and snaps to a visible detent")
  func caughtHiding() {
    var drawer = drawer(.collapsed)
    drawer.snap(to: nil, at: 0)
    var pointer = ScriptedPointer(at: Vector2(100, 799), time: 0.1)
    let origin = drawer.origin(at: 0.1)
    #expect(origin > 705)
    drawer.handle([pointer.down()] + pointer.move(by: Vector2(0, -23)))
    #expect(abs(drawer.origin(at: pointer.time) - (origin - 20)) < 1e-9)
    drawer.handle([pointer.up()])
    #expect(drawer.target != nil)
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
    #expect(DrawerPosition.fromTop(fraction: 0.25).origin(in: layout) == 40 + 0.25 * 740)
    #expect(DrawerPosition.fraction(0.25).origin(in: layout) == 780 - 0.25 * 740)
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

  // MARK: - Wheel

  @Test("a wheel raises the sheet by detents and then scrolls the list, and back in reverse order")
  func wheel() {
    var drawer = drawer(.collapsed)
    var time = 0.0
    var way: [Height?] = []
    func turn(_ notches: Double) {
      time += 3
      drawer.send(
        WheelEvent(delta: Vector2(0, notches), isPrecise: false, position: Vector2(100, 780), time: time))
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
