import ScrollInteraction
import Testing

@Suite("Wheels with notches")
struct NotchTests {
  static func view(at offset: Vector2 = Vector2(500, 500), feel: ScrollFeel = .article) -> SimpleScrollView {
    SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000)), feel: feel, contentOffset: offset)
  }

  private var notch: Double { WheelFeel.standard.notch(in: 600) }

  @Test(
    "content scrolls to the sum of its notches at any rate, and a notch keeps position and velocity",
    arguments: [0.001, 0.03, 0.1, 0.4])
  func addUp(interval: Double) {
    var view = Self.view()
    for index in 0..<7 {
      let time = Double(index) * interval
      let (offset, velocity) = (view.contentOffset(at: time).y, view.velocity(at: time).y)
      view.send(ScriptedWheel.notch(1, at: time))
      #expect(abs(view.contentOffset(at: time).y - offset) < 1e-9)
      #expect(abs(view.velocity(at: time).y - velocity) < 1e-6)
    }
    #expect(abs(view.contentOffset(at: 60).y - (500 + 7 * notch)) < 1e-9)
    #expect(view.contentOffset(at: 60).x == 500)
  }

  @Test("notches scroll exactly to the end and never past it", arguments: [0.001, 0.02, 0.1])
  func end(interval: Double) {
    var view = Self.view(at: Vector2(500, 4200))
    for index in 0..<12 { view.send(ScriptedWheel.notch(1, at: Double(index) * interval)) }
    for step in 0...500 {
      let offset = view.contentOffset(at: Double(step) * 0.01).y
      #expect(offset <= 4400 + 1e-9)
    }
    #expect(view.contentOffset(at: 20).y == 4400)
    #expect(view.restTime! < 3)
  }

  @Test("a notch during a flick neither reverses the content nor overshoots its target")
  func flick() {
    var view = Self.view()
    var pointer = ScriptedPointer(at: Vector2(200, 400))
    view.handle(pointer.drag(by: Vector2(0, -200)))
    let time = pointer.time + 0.05
    let before = view.contentOffset(at: time).y
    view.send(ScriptedWheel.notch(1, at: time))
    let places = (0...200).map { view.contentOffset(at: time + Double($0) * 0.01).y }
    #expect(zip(places.dropFirst(), places).allSatisfy { $0 >= $1 - 1e-9 })
    #expect(abs(places.last! - before - notch) < 1e-9)
  }

  @Test("dragged content ignores wheel and touchpad")
  func dragged() {
    var view = Self.view()
    var pointer = ScriptedPointer(at: Vector2(200, 400))
    view.handle([pointer.down()] + pointer.move(by: Vector2(0, -50)))
    let before = view.contentOffset(at: pointer.time)
    view.send(ScriptedWheel.notch(3, at: pointer.time))
    view.send(ScriptedWheel.precise(40, at: pointer.time))
    #expect(view.contentOffset(at: pointer.time + 1) == before)
  }

  @Test("a wheel event that zooms does not scroll")
  func zoom() {
    var view = Self.view()
    view.send(WheelEvent(delta: Vector2(0, 1), isPrecise: false, isZoom: true, position: .zero, time: 0))
    #expect(view.contentOffset(at: 5) == Vector2(500, 500))
  }

  @Test("a notch grows with the viewport unless its length is set")
  func length() {
    #expect(abs(WheelFeel.standard.notch(in: 1000) - 100) < 1e-9)
    #expect(abs(WheelFeel.standard.notch(in: 343) - 49) < 1e-9)
    #expect(WheelFeel(notch: 30).notch(in: 1000) == 30)
    #expect(WheelFeel.standard.notch(in: 0) == 0)
  }
}
