import ScrollInteraction
import Testing
import UIKitRecordings

@Suite("Scroll view")
struct SimpleScrollViewTests {
  private func view(
    content: Size = Size(2000, 3000), feel: ScrollFeel = .article, offset: Vector2 = Vector2(500, 1000)
  ) -> SimpleScrollView {
    SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 800), contentSize: content), feel: feel, contentOffset: offset)
  }

  @Test("content follows the pointer point by point, less the slop")
  func follows() {
    var view = view()
    var pointer = ScriptedPointer(at: Vector2(200, 400))
    view.handle([pointer.down()] + pointer.move(by: Vector2(0, -103), over: 25))
    #expect(view.contentOffset(at: pointer.time) == Vector2(500, 1100))
    #expect(view.state(at: pointer.time) == .dragging)
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

  @Test("a tap during a bounce is not a click, and content returns to its limit")
  func tapInMidBounce() throws {
    var view = view(offset: Vector2(500, 2150))
    var pointer = ScriptedPointer(at: Vector2(200, 700))
    view.handle(pointer.drag(by: Vector2(0, -400), over: 12))
    pointer.wait(0.1)
    let taps = view.handle([pointer.down(), pointer.up()])
    #expect(taps.isEmpty)
    let rest = try #require(view.restTime)
    #expect(view.contentOffset(at: rest).y == view.limits(along: .y).upperBound)
  }

  @Test("a tap on resting content is a click")
  func click() {
    var view = view()
    var pointer = ScriptedPointer(at: Vector2(200, 700))
    #expect(view.handle([pointer.down(), pointer.up()]) == [Vector2(200, 700)])
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

  @Test("content that fits along one axis bounces only along the other")
  func oneAxisContent() {
    var view = view(content: Size(400, 3000), offset: .zero)
    var pointer = ScriptedPointer(at: Vector2(200, 100))
    view.handle([pointer.down()] + pointer.move(by: Vector2(80, 200)))
    let offset = view.contentOffset(at: pointer.time)
    #expect(offset.x == 0)
    #expect(offset.y < 0 && offset.y > -200)
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

  @Test("a cancelled drag past the edge settles at the edge")
  func cancelled() throws {
    var view = view(offset: .zero)
    var pointer = ScriptedPointer(at: Vector2(200, 100))
    view.handle([pointer.down()] + pointer.move(by: Vector2(100, 300)) + [pointer.cancel()])
    #expect(view.contentOffset(at: pointer.time).y < 0)
    #expect(view.contentOffset(at: try #require(view.restTime)) == .zero)
  }

  @Test("changing the feel keeps position and velocity of content in flight")
  func retuned() {
    var view = view()
    var pointer = ScriptedPointer(at: Vector2(200, 600))
    view.handle(pointer.drag(by: Vector2(20, -200), over: 12))
    let time = pointer.time + 0.2
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    var other = ScrollFeel.article
    other.decelerationRate = .fast
    other.bounce.spring = Spring(stiffness: 300, dampingRatio: 0.4)
    view.setFeel(other, at: time)
    #expect(view.contentOffset(at: time).distance(to: offset) < 1e-9)
    #expect(view.velocity(at: time).distance(to: velocity) < 1e-6)
  }

  @Test("a resize in flight keeps position and velocity, and content rests at the new end")
  func resizedInFlight() throws {
    var view = view(offset: Vector2(500, 1800))
    var pointer = ScriptedPointer(at: Vector2(200, 700))
    view.handle(pointer.drag(by: Vector2(0, -300), over: 10))
    let time = pointer.time + 0.05
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    var layout = view.layout
    layout.viewport = Size(300, 500)
    view.setLayout(layout, at: time)
    #expect(view.contentOffset(at: time).distance(to: offset) < 1e-9)
    #expect(view.velocity(at: time).distance(to: velocity) < 1e-6)
    #expect(view.contentOffset(at: try #require(view.restTime)).y == 2500)
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

  @Test(
    "the UIKit feel reproduces every recorded frame from the touches alone", arguments: UIKitRecording.all.map(\.name))
  func recordings(name: String) throws {
    let recording = try #require(UIKitRecording.all.first { $0.name == name })
    var view = SimpleScrollView(
      layout: ScrollLayout(
        viewport: Size(recording.viewport.width, recording.viewport.height),
        contentSize: Size(recording.contentSize.width, recording.contentSize.height)),
      feel: .uikit, contentOffset: Vector2(0, recording.startOffset))
    var touches = recording.touches[...]
    for frame in recording.frames {
      while let touch = touches.first, touch.time <= frame.time {
        _ = view.handle(touch.event(x: recording.x), at: touch.time)
        touches.removeFirst()
      }
      let offset = view.contentOffset(at: frame.time).y
      #expect(abs(offset - frame.offset) <= 0.35, "at \(frame.time): \(offset) for \(frame.offset)")
    }
    #expect(touches.isEmpty)
  }
}

extension UIKitRecording.Touch {
  func event(x: Double) -> PointerEvent {
    let phase: PointerEvent.Phase =
      switch self.phase {
      case .began: .down
      case .moved: .move
      case .ended: .up
      }
    return PointerEvent(phase, device: .touch, position: Vector2(x, y), time: time)
  }
}
