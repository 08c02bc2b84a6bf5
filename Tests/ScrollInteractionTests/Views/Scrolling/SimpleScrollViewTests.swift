import ScrollInteraction
import SeededRandom
import Testing

@Suite("Scroll view") struct SimpleScrollViewTests {
  private func view(
    content: Size = Size(2000, 3000), inset: EdgeInsets = .zero, bounces: PerAxis<Bool> = PerAxis(x: true, y: true),
    feel: ScrollFeel = .article, offset: Vector2 = Vector2(500, 1000)
  ) -> SimpleScrollView {
    SimpleScrollView(
      layout: ScrollLayout(
        viewport: Size(400, 800), contentSize: content, contentInset: inset, bounces: bounces),
      feel: feel, contentOffset: offset)
  }

  @Test("catching overscrolled content does not move it, and the drag continues from there")
  func catchingStretched() {
    var view = view(offset: Vector2(500, 2150))
    var pointer = ScriptedPointer(at: Vector2(200, 700))
    view.handle(pointer.drag(by: Vector2(0, -600), over: 20))
    pointer.wait(0.06)
    let shown = view.contentOffset(at: pointer.time)
    #expect(shown.y > view.limits(along: .y).upperBound)
    view.handle([pointer.down()])
    #expect(abs(view.contentOffset(at: pointer.time).y - shown.y) < 1e-9)
    view.handle(pointer.move(by: Vector2(0, 3.5), over: 1))
    #expect(abs(view.contentOffset(at: pointer.time).y - shown.y) < 0.5)
  }

  @Test("content shorter than the viewport stretches only if its layout says so")
  func shortContent() throws {
    var still = view(content: Size(100, 100), offset: .zero)
    var pointer = ScriptedPointer(at: Vector2(200, 100))
    still.handle(pointer.drag(by: Vector2(80, 200)))
    #expect(still.contentOffset(at: pointer.time) == .zero)

    var layout = ScrollLayout(viewport: Size(400, 800), contentSize: Size(100, 100))
    layout.alwaysBounces = PerAxis(x: false, y: true)
    var elastic = SimpleScrollView(layout: layout, feel: .article)
    pointer = ScriptedPointer(at: Vector2(200, 100))
    elastic.handle(pointer.drag(by: Vector2(80, 200)))
    #expect(elastic.contentOffset(at: pointer.time).y < 0)
    #expect(elastic.contentOffset(at: try #require(elastic.restTime)) == .zero)
  }

  // MARK: - Options

  @Test("content can scroll into an inset and rest there")
  func inset() throws {
    var view = view(inset: EdgeInsets(top: 100, left: 30, bottom: 50, right: 70), offset: Vector2(0, 0))
    #expect(view.limits(along: .x) == -30...1670 && view.limits(along: .y) == -100...2250)
    let map = ZoomLayout(
      viewport: Size(400, 800), contentSize: Size(2000, 3000), zoomLimits: 1...2,
      contentInset: view.layout.contentInset)
    #expect(map.limits(along: .x, zoomScale: 2) == -30...3670 && map.limits(along: .y, zoomScale: 2) == -100...5250)
    view.scroll(to: Vector2(view.target.x, view.limits(along: .y).lowerBound), at: 0)
    #expect(view.contentOffset(at: try #require(view.restTime)).y == -100)
  }

  @Test("the ends of content without bounces are walls during a drag and in flight", arguments: ScrollFeel.all)
  func walls(feel: ScrollFeel) throws {
    var view = view(bounces: PerAxis(x: false, y: false), feel: feel, offset: Vector2(500, 60))
    var pointer = ScriptedPointer(at: Vector2(200, 400))
    view.handle([pointer.down()] + pointer.move(by: Vector2(0, 300), over: 10))
    #expect(view.contentOffset(at: pointer.time).y == 0)
    view.handle([pointer.up()])
    #expect(view.contentOffset(at: try #require(view.restTime)).y == 0)
    var flung = self.view(bounces: PerAxis(x: false, y: false), feel: feel, offset: Vector2(500, 300))
    pointer = ScriptedPointer(at: Vector2(200, 400))
    flung.handle(pointer.drag(by: Vector2(0, 100), over: 5))
    for step in 0...600 {
      let time = pointer.time + Double(step) / 200
      #expect(flung.contentOffset(at: time).y >= 0)
      #expect(flung.state(at: time) != .bouncing)
    }
    let rest = try #require(flung.restTime)
    #expect(flung.contentOffset(at: rest).y == 0)
    #expect(rest < pointer.time + 0.5)
  }

  @Test(
    "a directional lock keeps a drag to its axis, unless the drag is diagonal",
    arguments: [
      (Vector2(10, 100), [false, true]), (Vector2(-100, 30), [true, false]), (Vector2(80, 80), [true, true]),
    ])
  func directionalLock(way: Vector2, moves: [Bool]) throws {
    var view = view(offset: Vector2(500, 500))
    view.isDirectionalLockEnabled = true
    var pointer = ScriptedPointer(at: Vector2(200, 400))
    view.handle([pointer.down()] + pointer.move(by: way, over: 8) + pointer.move(by: Vector2(40, 40), over: 3))
    let offset = view.contentOffset(at: pointer.time)
    #expect([offset.x != 500, offset.y != 500] == moves)
    view.handle([pointer.up()])
    let rest = view.contentOffset(at: try #require(view.restTime))
    #expect([rest.x != 500, rest.y != 500] == moves)
  }

  @Test("a drag ignores an animated offset, and continues from one set at once")
  func programInDrag() {
    var view = view(offset: Vector2(500, 500))
    var pointer = ScriptedPointer(at: Vector2(200, 400))
    view.handle([pointer.down()] + pointer.move(by: Vector2(0, -50)))
    let held = view.contentOffset(at: pointer.time)
    view.scroll(to: Vector2(0, 0), animated: true, at: pointer.time)
    #expect(view.contentOffset(at: pointer.time) == held)
    view.scroll(to: Vector2(0, 1000), animated: false, at: pointer.time)
    view.handle(pointer.move(by: Vector2(0, -30)))
    #expect(abs(view.contentOffset(at: pointer.time).y - 1030) < 1e-9)
  }

  @Test("content stretches only along the axes that bounce")
  func bouncesPerAxis() {
    var view = view(bounces: PerAxis(x: false, y: true), offset: .zero)
    var pointer = ScriptedPointer(at: Vector2(200, 300))
    view.handle([pointer.down()] + pointer.move(by: Vector2(200, 200)))
    #expect(view.contentOffset(at: pointer.time).x == 0 && view.contentOffset(at: pointer.time).y < -80)
  }

  @Test("a rectangle comes into view by the shortest distance", arguments: 0..<100)
  func visible(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var view = view(
      content: Size(2000, 9000), inset: EdgeInsets(top: 50, left: 20, bottom: 30, right: 40), offset: Vector2(500, 2000)
    )
    let rect =
      seed == 0
      ? Rect(x: 600, y: 2100, width: 50, height: 40)
      : Rect(
        x: random.number(0...1500), y: random.number(0...8000), width: random.number(1...500),
        height: random.number(1...900))
    func visible(at time: Double) -> Rect { Rect(origin: view.contentOffset(at: time), size: view.layout.viewport) }
    let before = visible(at: 0)
    view.scrollRectToVisible(rect, at: 0)
    let shown = visible(at: max(0, try #require(view.restTime))).inset(by: view.layout.contentInset)
    for axis in Axis.allCases {
      let (low, high) = (shown.origin[axis], shown.origin[axis] + shown.size[axis])
      #expect(rect.origin[axis] >= low - 1e-9 && rect.origin[axis] <= high, "seed \(seed)")
      let fits = rect.size[axis] <= shown.size[axis]
      if fits { #expect(rect.origin[axis] + rect.size[axis] <= high + 1e-9, "seed \(seed)") }
      let room = before.inset(by: view.layout.contentInset)
      let wasIn =
        rect.origin[axis] >= room.origin[axis]
        && rect.origin[axis] + rect.size[axis] <= room.origin[axis] + room.size[axis]
      #expect(fits && wasIn || seed > 0)
      if wasIn { #expect(view.target[axis] == before.origin[axis], "seed \(seed)") }
    }
  }

  @Test("content pulled and released comes to the limit of an inset that grows at once or in steps, never past it")
  func pullToRefresh() {
    func layout(_ inset: Double) -> ScrollLayout {
      ScrollLayout(viewport: Size(390, 800), contentSize: Size(390, 3000), contentInset: EdgeInsets(top: inset))
    }
    for insets in [
      [(0.0, 60.0)], [(0.016, 60)], [(0.05, 60)], (1...6).map { (1.0 / 120 * Double($0), 10 * Double($0)) },
    ] {
      var view = SimpleScrollView(layout: layout(0), feel: .uikit)
      var pointer = ScriptedPointer(at: Vector2(200, 200), device: .touch)
      view.handle([pointer.down()] + pointer.move(by: Vector2(0, 260), over: 40))
      pointer.wait(0.5)
      view.handle([pointer.up()])
      #expect(view.contentOffset(at: pointer.time).y < -100)
      for (delay, inset) in insets { view.setLayout(layout(inset), at: pointer.time + delay) }
      let start = pointer.time + insets.last!.0
      let offsets = (0...240).map { view.contentOffset(at: start + Double($0) / 120).y }
      #expect(
        offsets.allSatisfy { $0 <= -60 + 1e-9 } && zip(offsets, offsets.dropFirst()).allSatisfy { $1 >= $0 - 1e-9 })
      #expect(offsets.last == -60)
    }
  }
}
