import ScrollInteraction
import Testing

@Suite("Content that grows before its beginning")
struct GrowthBeforeTests {
  private static let times = [0.0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.5, 5]

  /// Expects `shifted` to move as `plain` does from `start` on, `distance` farther.
  private func expectSame<View: TestedView>(
    _ plain: View, _ shifted: View, _ index: Int, by distance: Double, from start: Double, _ name: String
  ) {
    for time in Self.times.map({ start + $0 }) {
      let (place, speed) = (plain.place(at: time)[index] + distance, plain.speed(at: time)[index])
      #expect(abs(shifted.place(at: time)[index] - place) < 1e-6, "\(name) at \(time)")
      #expect(abs(shifted.speed(at: time)[index] - speed) < 1e-4, "\(name) at \(time)")
    }
  }

  private func list(_ offset: Double) -> ListDrawer<Height> {
    ListDrawer(
      detents: [.expanded: .fromTop(60), .collapsed: .fromBottom(120)] as Detents<Height>,
      layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 6000), detent: .expanded,
      contentOffset: offset)
  }

  private func pages(_ count: Int) -> PageLayout { .equal(count, viewport: 320) }

  @Test("a list in a drawer stays in place at rest, in a drag and in flight", arguments: [700.0, -300])
  func list(distance: Double) {
    for moment in [-1.0, 0.02, 0.12, 0.4] {
      var (plain, shifted) = (list(2000), list(2000))
      if moment < 0 { shifted.shift(by: distance, at: moment) }
      for step in 0...4 {
        let time = Double(step) * 0.01
        let event = PointerEvent(
          step == 0 ? .down : step == 4 ? .up : .move, position: Vector2(150, 300 + 25 * Double(min(step, 3))),
          time: time)
        if abs(time - moment) < 1e-9 { shifted.shift(by: distance, at: time) }
        plain.handle(event)
        shifted.handle(event)
      }
      if moment > 0.04 { shifted.shift(by: distance, at: moment) }
      #expect(shifted.layout.contentHeight == 6000 + distance)
      expectSame(plain, shifted, 1, by: distance, from: max(moment, 0.04), "\(moment)")
    }
  }

  @Test("a list that flies to its top goes on into content that is inserted there")
  func intoNewContent() {
    var drawer = list(400)
    drawer.beginDragging(at: 0)
    drawer.endDragging(velocity: Vector2(0, 2500), at: 0)
    let (place, speed) = (drawer.contentOffset(at: 0.1), drawer.contentVelocity(at: 0.1))
    #expect(speed < -1500)
    drawer.shift(by: 3000, at: 0.1)
    #expect(abs(drawer.contentOffset(at: 0.1) - place - 3000) < 1e-9)
    #expect(abs(drawer.contentVelocity(at: 0.1) - speed) < 1e-6)
    #expect(drawer.contentOffset(at: 9) < 3000 && drawer.contentOffset(at: 9) > 1500)
    #expect(drawer.origin(at: 9) == 60 && drawer.detent == .expanded)
  }

  @Test("pages stay in place at rest, in a drag and in flight", arguments: [3, -2])
  func pages(count: Int) {
    let distance = 320 * Double(count)
    for moment in [-1.0, 0.02, 0.12, 0.3] {
      func made() -> PagingScrollView<PageLayout> { PagingScrollView(layout: pages(20), anchorIndex: 8) }
      var (plain, shifted) = (made(), made())
      func change(_ time: Double) { shifted.shift(by: count, to: pages(20 + count), at: time) }
      if moment < 0 { change(moment) }
      for step in 0...4 {
        let time = Double(step) * 0.01
        let event = PointerEvent(
          step == 0 ? .down : step == 4 ? .up : .move, position: Vector2(300 - 25 * Double(min(step, 3)), 150),
          time: time)
        if abs(time - moment) < 1e-9 { change(time) }
        plain.handle(event)
        shifted.handle(event)
      }
      if moment > 0.04 { change(moment) }
      #expect(shifted.target == plain.target + count, "\(moment)")
      expectSame(plain, shifted, 0, by: distance, from: max(moment, 0.04), "\(moment)")
    }
  }

  @Test("fingers on a touchpad go on dragging pages and a list whose content grows before them")
  func touchpad() {
    var (plain, shifted) = (
      PagingScrollView(layout: pages(20), anchorIndex: 8), PagingScrollView(layout: pages(20), anchorIndex: 8)
    )
    var (list, grown) = (list(2000), list(2000))
    for step in 0...8 {
      let time = Double(step) * 0.01
      if step == 4 {
        shifted.shift(by: 3, to: pages(23), at: time)
        grown.shift(by: 700, at: time)
      }
      let wheel = ScriptedWheel.precise(9, at: time, position: Vector2(80, 560))
      plain.handle(wheel)
      shifted.handle(wheel)
      list.handle(wheel)
      grown.handle(wheel)
    }
    #expect(shifted.target == plain.target + 3)
    expectSame(plain, shifted, 0, by: 960, from: 0.08, "pages")
    expectSame(list, grown, 1, by: 700, from: 0.08, "list")
  }

  @Test("content that is removed is at most all of it")
  func removed() {
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 4464)), contentOffset: Vector2(0, 2000))
    view.shift(by: Vector2(0, -9000), at: 0)
    #expect(view.layout.contentSize == Size(400, 0) && view.contentOffset(at: 0) == .zero)
    var drawer = list(2000)
    drawer.shift(by: -9000, at: 0)
    #expect(drawer.layout.contentHeight == 0 && drawer.contentOffset(at: 0) == 0)
    var row = PagingScrollView(layout: pages(20), anchorIndex: 8)
    row.shift(by: -20, to: pages(0), at: 0)
    #expect(row.target == 0 && row.contentOffset(at: 0) == .zero)
  }
}
