import ScrollInteraction
import Testing

@Suite("Scroll view")
struct SimpleScrollViewTests {
  private func view(
    content: Size = Size(2000, 3000), feel: ScrollFeel = .article, offset: Vector2 = Vector2(500, 1000)
  ) -> SimpleScrollView {
    SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 800), contentSize: content), feel: feel, contentOffset: offset)
  }

  @Test("a flick ends at rest where its scroll motion ends", arguments: ScrollFeel.all)
  func flick(feel: ScrollFeel) throws {
    var view = view(feel: feel)
    var pointer = ScriptedPointer(at: Vector2(200, 600))
    view.handle(pointer.drag(by: Vector2(0, -103), over: 25))
    let released = 1000 + 100.0
    let velocity = 103 / 25 / pointer.interval
    let rest = try #require(view.restTime)
    let destination = view.contentOffset(at: rest)
    let expected = ScrollMotion(from: released, velocity: velocity, limits: view.limits(along: .y), feel: feel)
      .destination
    #expect(abs(destination.y - expected) < 1e-6)
    #expect(view.state(at: rest) == .idle)
    #expect(view.velocity(at: rest) == .zero)
  }

  @Test("catching content in flight does not move it", arguments: [0.05, 0.2, 0.5])
  func catching(delay: Double) {
    var view = view()
    var pointer = ScriptedPointer(at: Vector2(200, 600))
    view.handle(pointer.drag(by: Vector2(30, -200), over: 12))
    pointer.wait(delay)
    let shown = view.contentOffset(at: pointer.time)
    view.handle([pointer.down()])
    #expect(view.contentOffset(at: pointer.time) == shown)
    pointer.wait(1)
    #expect(view.contentOffset(at: pointer.time) == shown)
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

  @Test("an impact along one axis does not change the motion along the other")
  func axesAreIndependent() throws {
    func flung(_ displacement: Vector2) -> (SimpleScrollView, Double) {
      var view = view(offset: Vector2(30, 1000))
      var pointer = ScriptedPointer(at: Vector2(200, 400))
      view.pan.slop = .init(mouse: 0, touch: 0)
      view.handle(pointer.drag(by: displacement, over: 10))
      return (view, pointer.time)
    }
    let (both, start) = flung(Vector2(100, -100))
    let (alone, _) = flung(Vector2(0, -100))
    #expect(both[.x].value(at: start + 0.1) < 0, "x is past its bound")
    for step in 0...200 {
      let time = start + Double(step) / 100
      #expect(abs(both.contentOffset(at: time).y - alone.contentOffset(at: time).y) < 1e-9)
    }
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

  @Test("content at rest moves within limits that shrink")
  func shrunkAtRest() {
    var view = view(offset: Vector2(1600, 2200))
    var layout = view.layout
    layout.contentSize = Size(1000, 1000)
    view.setLayout(layout, at: 1)
    #expect(view.contentOffset(at: 1) == Vector2(600, 200))
  }

  @Test("slow motion does not change the strength of a flick")
  func slowMotion() throws {
    func destination(rate: Double) throws -> Double {
      var view = view()
      var pointer = ScriptedPointer(at: Vector2(200, 600))
      for event in pointer.drag(by: Vector2(0, -153), over: 15) { _ = view.handle(event, at: event.time * rate) }
      return view.contentOffset(at: try #require(view.restTime)).y
    }
    #expect(abs(try destination(rate: 0.1) - destination(rate: 1)) < 1e-9)
  }
}
