import ScrollGeometry
import ScrollInteraction
import ScrollPhysics
import Testing

@Suite("Options of scroll views")
struct ScrollViewOptionsTests {
  private func view(
    inset: EdgeInsets = .zero, bounces: Bool = true, offset: Vector2 = Vector2(500, 500), feel: ScrollFeel = .article
  ) -> SimpleScrollView {
    SimpleScrollView(
      layout: ScrollLayout(
        viewport: Size(400, 800), contentSize: Size(2000, 3000), contentInset: inset,
        bounces: PerAxis { _ in bounces }),
      feel: feel, contentOffset: offset)
  }

  private let start = Vector2(200, 400)

  @Test("content can scroll into an inset and rest there")
  func inset() throws {
    var view = view(inset: EdgeInsets(top: 100, left: 0, bottom: 50, right: 0), offset: Vector2(0, 0))
    #expect(view.limits(along: .y) == -100...2250)
    view.scrollToTop(at: 0)
    #expect(view.contentOffset(at: try #require(view.restTime)).y == -100)
  }

  @Test("the ends of content without bounces are walls during a drag and in flight", arguments: ScrollFeel.all)
  func walls(feel: ScrollFeel) throws {
    var view = view(bounces: false, offset: Vector2(500, 60), feel: feel)
    var pointer = ScriptedPointer(at: start)
    view.handle([pointer.down()] + pointer.move(by: Vector2(0, 300), over: 10))
    #expect(view.contentOffset(at: pointer.time).y == 0)
    view.handle([pointer.up()])
    #expect(view.contentOffset(at: try #require(view.restTime)).y == 0)
    var flung = self.view(bounces: false, offset: Vector2(500, 300), feel: feel)
    pointer = ScriptedPointer(at: start)
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
    var view = view()
    view.isDirectionalLockEnabled = true
    var pointer = ScriptedPointer(at: start)
    view.handle([pointer.down()] + pointer.move(by: way, over: 8) + pointer.move(by: Vector2(40, 40), over: 3))
    let offset = view.contentOffset(at: pointer.time)
    #expect([offset.x != 500, offset.y != 500] == moves)
    view.handle([pointer.up()])
    let rest = view.contentOffset(at: try #require(view.restTime))
    #expect([rest.x != 500, rest.y != 500] == moves)
  }

  @Test("scrolling to an offset in flight keeps the velocity and arrives exactly")
  func animated() throws {
    var view = view()
    var pointer = ScriptedPointer(at: start)
    view.handle(pointer.drag(by: Vector2(0, -120)))
    let time = pointer.time + 0.1
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    view.scroll(to: Vector2(100, 5000), animated: true, at: time)
    #expect(view.contentOffset(at: time).distance(to: offset) < 1e-9)
    #expect(view.velocity(at: time).distance(to: velocity) < 1e-6)
    #expect(view.state(at: time) == .snapping)
    #expect(view.contentOffset(at: try #require(view.restTime)) == Vector2(100, 2200))
  }

  @Test("a drag ignores an animated offset, and continues from one set at once")
  func programInDrag() {
    var view = view()
    var pointer = ScriptedPointer(at: start)
    view.handle([pointer.down()] + pointer.move(by: Vector2(0, -50)))
    let held = view.contentOffset(at: pointer.time)
    view.scroll(to: Vector2(0, 0), animated: true, at: pointer.time)
    #expect(view.contentOffset(at: pointer.time) == held)
    view.scroll(to: Vector2(0, 1000), animated: false, at: pointer.time)
    view.handle(pointer.move(by: Vector2(0, -30)))
    #expect(abs(view.contentOffset(at: pointer.time).y - 1030) < 1e-9)
  }
}
