import ScrollInteraction
import Testing

@Suite("Wheels on pages, drawers and tiles") struct SnappingWheelTests {
  private func precise(_ x: Double, _ y: Double = 0, at time: Double) -> WheelEvent {
    ScriptedWheel.precise(y, x: x, at: time, position: Vector2(100, 760))
  }

  private func pages(_ reach: PagingReach = .anyPage) -> PagingScrollView<PageLayout> {
    PagingScrollView(layout: .equal(9, viewport: 400), anchorIndex: 4, reach: reach)
  }

  @Test("a swipe turns as many pages as its distance, and at least one", arguments: [900.0, 4000])
  func nextPage(velocity: Double) {
    var view = pages(.nextPage)
    for index in 1...15 { view.send(precise(velocity / 125, at: Double(index) / 125)) }
    let pulled = velocity * 0.12
    #expect(view.target == 4 + max(1, Int((pulled / 400).rounded())))
  }

  @Test("a swipe across the axis turns pages, and a swipe along it ignores the other axis")
  func across() {
    var (across, along) = (pages(), pages())
    for index in 1...10 {
      let time = Double(index) / 125
      across.send(precise(0, 7, at: time))
      along.send(precise(7, index > 2 ? 30 : 0, at: time))
    }
    #expect(abs(across.contentOffset(at: 0.08).x - (1600 + 70)) < 1e-9)
    #expect(across.contentOffset(at: 0.08) == along.contentOffset(at: 0.08))
  }

  @Test("each notch turns one page and keeps the velocity", arguments: [0.01, 0.1])
  func notches(interval: Double) {
    var view = pages()
    for index in 0..<3 {
      let time = Double(index) * interval
      let velocity = view.velocity(at: time).x
      view.send(ScriptedWheel.notch(1, at: time))
      #expect(abs(view.velocity(at: time).x - velocity) < 1e-6)
    }
    #expect(view.target == 7)
    view.send(ScriptedWheel.notch(-9, at: 3))
    #expect(view.target == 0)
  }

  private let list = TouchedView.sheet(slop: .standard)

  @Test("a swipe that starts on the handle moves only the sheet")
  func handle() {
    var drawer = list
    for index in 1...60 {
      drawer.send(ScriptedWheel.precise(10, at: Double(index) / 125, position: Vector2(100, 420)))
      #expect(drawer.contentOffset(at: Double(index) / 125) == 0)
    }
    #expect(drawer.origin(at: 0.48) < 80)
    #expect(drawer.origin(at: 9) == 80)
  }

  @Test("a swipe is one drag that ends once the fingers have lifted")
  func events() {
    var drawer = list
    for index in 1...12 { drawer.send(precise(0, 8, at: Double(index) / 125)) }
    let events = drawer.events(in: -1..<30)
    guard case .willEndDragging(let velocity, target: .expanded)? = events.dropFirst().first?.kind else {
      Issue.record("no end of the drag")
      return
    }
    #expect(abs(velocity.y + 1000) < 1)
    #expect(
      events.map(\.kind) == [
        .willBeginDragging, events[1].kind, .didEndDragging(willDecelerate: true), .handedOver(to: 1),
        .didEndDecelerating, .didSettle(at: .expanded),
      ])
    #expect(events.map(\.time) == events.map(\.time).sorted())
    #expect(events[1].time >= 12 / 125 + 0.04)
    #expect(drawer.events(in: -1..<0.1).count == 1)
  }

  @Test("keys move the sheet by detents and then the list by pages, at most two pages ahead")
  func keys() throws {
    var drawer = list
    drawer.scroll(.pages(1), at: 0)
    #expect(drawer.target == .expanded)
    for index in 0..<30 {
      let time = 3 + Double(index) / 30
      drawer.scroll(.pages(1), isRepeat: index > 0, at: time)
      #expect(drawer.list.target(at: time) - drawer.contentOffset(at: time) <= 2 * 0.9 * drawer.listHeight + 1e-9)
    }
    drawer.scroll(.toEnd, at: 5)
    #expect(drawer.contentOffset(at: 9) == drawer.listLimits.upperBound)
    drawer.scroll(.toStart, at: 9)
    #expect(drawer.contentOffset(at: 14) == 0)
    drawer.scroll(.lines(-1), at: 14)
    #expect(drawer.target == .middle)
  }

  @Test("a touchpad beside the tile and a wheel's notches do not move the tile")
  func tile() {
    var tile = PictureInPicture(layout: TouchedView.tileLayout, corner: .topLeft)
    let origin = tile.origin(at: 0)
    let beside = WheelEvent(delta: Vector2(0, 9), isPrecise: true, position: Vector2(400, 300), time: 0)
    let notch = WheelEvent(delta: Vector2(0, 9), isPrecise: false, position: Vector2(60, 60), time: 0.1)
    for wheel in [beside, notch] { tile.handle(wheel, at: wheel.time) }
    #expect(tile.origin(at: 0.2) == origin && tile.state(at: 0.2) == .idle)
  }
}
