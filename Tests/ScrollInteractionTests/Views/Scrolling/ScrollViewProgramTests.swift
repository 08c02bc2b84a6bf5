import ScrollInteraction
import SeededRandom
import Testing

/// Changes that a program makes to scrolled content.
@Suite("Content moved by a program")
struct ScrollViewProgramTests {
  private func view(at offset: Vector2 = Vector2(500, 2000)) -> SimpleScrollView {
    SimpleScrollView(
      layout: ScrollLayout(
        viewport: Size(400, 600), contentSize: Size(2000, 9000), contentInset: EdgeInsets(top: 50, bottom: 30)),
      feel: .article,
      contentOffset: offset, slop: TouchedView.noSlop)
  }

  @Test("a rectangle comes into view by the shortest distance", arguments: 0..<100)
  func visible(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var view = view()
    let rect = Rect(
      x: random.number(0...1500), y: random.number(0...8000), width: random.number(1...500),
      height: random.number(1...900))
    let before = view.visibleRect(at: 0)
    view.scrollRectToVisible(rect, at: 0)
    let shown = view.visibleRect(at: max(0, try #require(view.restTime))).inset(by: view.layout.contentInset)
    for axis in Axis.allCases {
      let (low, high) = (shown.origin[axis], shown.origin[axis] + shown.size[axis])
      #expect(rect.origin[axis] >= low - 1e-9 && rect.origin[axis] <= high, "seed \(seed)")
      let fits = rect.size[axis] <= shown.size[axis]
      if fits { #expect(rect.origin[axis] + rect.size[axis] <= high + 1e-9, "seed \(seed)") }
      let room = before.inset(by: view.layout.contentInset)
      let wasIn =
        rect.origin[axis] >= room.origin[axis]
        && rect.origin[axis] + rect.size[axis] <= room.origin[axis] + room.size[axis]
      if wasIn { #expect(view.target[axis] == before.origin[axis], "seed \(seed)") }
    }
  }

  @Test("an animated layout change moves resting content to its new limits by a spring")
  func animatedLayout() throws {
    var view = view(at: Vector2(0, 8430))
    #expect(view.contentOffset(at: 0).y == 8430)
    var layout = view.layout
    layout.contentSize.height = 5000
    view.setLayout(layout, animated: true, at: 1)
    #expect(view.contentOffset(at: 1).y == 8430 && view.isMoving(at: 1))
    #expect(view.contentOffset(at: try #require(view.restTime)).y == 4430)
  }

  @Test("content stretches only along the axes that bounce")
  func bouncesPerAxis() {
    var layout = view().layout
    layout.bounces = PerAxis(x: false, y: true)
    var view = SimpleScrollView(layout: layout, feel: .article, slop: TouchedView.noSlop)
    var pointer = ScriptedPointer(at: Vector2(200, 300))
    for event in [pointer.down()] + pointer.move(by: Vector2(200, 200)) { view.handle(event) }
    #expect(view.contentOffset(at: pointer.time).x == 0 && view.contentOffset(at: pointer.time).y < -100)
  }
}
