import ScrollInteraction
import Testing

@Suite("Wheels with notches") struct NotchTests {
  static func view(at offset: Vector2 = Vector2(500, 500), feel: ScrollFeel = .article) -> SimpleScrollView {
    SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000)), feel: feel, contentOffset: offset)
  }

  private var notch: Double { WheelFeel.standard.notch(in: 600) }

  /// By a spring, and eased as in Chromium.
  static let wheels = [WheelFeel.standard, WheelFeel(of: .chromiumLinux)]

  @Test("notches at any rate scroll to their sum, never past an end, and keep position and velocity", arguments: wheels)
  func sum(wheel: WheelFeel) {
    for (interval, start) in [(0.001, 500.0), (0.03, 500), (0.1, 500), (0.4, 500), (0.001, 4200), (0.02, 4200)] {
      var view = Self.view(at: Vector2(500, start))
      view.wheelFeel = wheel
      for index in 0..<9 {
        let time = Double(index) * interval
        let (offset, velocity) = (view.contentOffset(at: time).y, view.velocity(at: time).y)
        // Seven notches down, and two up.
        view.send(ScriptedWheel.notch(index < 7 ? 1 : -1, at: time))
        #expect(abs(view.contentOffset(at: time).y - offset) < 1e-9)
        // A notch against the movement slows it down, so that it does not pass its target.
        if index < 7 { #expect(abs(view.velocity(at: time).y - velocity) < 1e-6 * (1 + abs(velocity))) }
      }
      for step in 0...500 { #expect(view.contentOffset(at: Double(step) * 0.01).y <= 4400 + 1e-9) }
      let sum = min(4400, start + 7 * wheel.notch(in: 600)) - 2 * wheel.notch(in: 600)
      #expect(view.contentOffset(at: 60).distance(to: Vector2(500, sum)) < 1e-9 && view.restTime! < 5)
    }
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
}
