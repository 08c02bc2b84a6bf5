import ScrollInteraction
import Testing

@Suite("Repeated flicks")
struct FlickBuildUpTests {
  private func view(_ buildUp: Double) -> SimpleScrollView {
    var feel = ScrollFeel.article
    feel.accumulation = .share(buildUp)
    return SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 100_000)), feel: feel,
      contentOffset: Vector2(0, 50_000))
  }

  /// Flicks `count` times, a fifth of a second apart, and returns the velocity after the last flick.
  private func speed(_ view: inout SimpleScrollView, count: Int, by way: Double = -100) -> Double {
    var pointer = ScriptedPointer(at: Vector2(200, 300))
    for _ in 0..<count {
      view.handle(pointer.drag(by: Vector2(0, way)))
      pointer.wait(0.2)
    }
    return view.velocity(at: pointer.time - 0.2).y
  }

  @Test("flicks in one direction build up by a share of the remaining velocity", arguments: [0.5, 1])
  func buildUp(share: Double) {
    var views = [1, 2, 3, 8].map { count in (count, view(share)) }
    let speeds = views.indices.map { speed(&views[$0].1, count: views[$0].0) }
    #expect(zip(speeds.dropFirst(), speeds).allSatisfy { $0 > $1 * 1.001 })
    #expect(speeds.last! < speeds[0] / (1 - share * 0.65))
  }

  @Test("a flick in the other direction starts from zero")
  func turn() {
    var (turned, fresh) = (view(1), view(1))
    _ = speed(&turned, count: 3)
    var pointer = ScriptedPointer(at: Vector2(200, 300), time: 3 * 0.28)
    turned.handle(pointer.drag(by: Vector2(0, 100)))
    #expect(abs(turned.velocity(at: pointer.time).y - speed(&fresh, count: 1, by: 100)) < 1e-6)
  }

  @Test("content that is held loses its momentum")
  func held() {
    var view = view(1)
    _ = speed(&view, count: 2)
    var pointer = ScriptedPointer(at: Vector2(200, 300), time: 0.6)
    view.handle([pointer.down()])
    pointer.wait(0.6)
    view.handle(pointer.move(by: Vector2(0, -100)) + [pointer.up()])
    var fresh = self.view(1)
    #expect(abs(view.velocity(at: pointer.time).y - speed(&fresh, count: 1)) < 40)
  }

  /// The rule of `ScrollDragController` in scroll_activity.dart, with a finger that reports every 8 ms.
  @Test("in Flutter's feel, a finger reported at rest for more than 20 ms loses the momentum")
  func flutterRest() {
    func speed(rests: Int, catches: Bool = true) -> Double {
      var view = SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 100_000)), feel: .flutter,
        contentOffset: Vector2(0, 50_000))
      var time = 0.0
      func event(_ phase: PointerEvent.Phase, _ y: Double) {
        view.handle(PointerEvent(phase, device: .touch, position: Vector2(200, y), time: time))
        time += 0.008
      }
      for flick in catches ? 0...1 : 1...1 {
        event(.down, 500)
        for step in 1...5 { event(.move, 500 - 15 * Double(step)) }
        if flick == 1 { for _ in 0..<rests { event(.move, 425) } }
        for step in 6...12 { event(.move, 500 - 15 * Double(step)) }
        time -= 0.008
        event(.up, 320)
        if flick == 0 { time += 0.05 }
      }
      return view.velocity(at: time).y
    }
    for rests in [0, 1, 2] { #expect(speed(rests: rests) > speed(rests: rests, catches: false) + 1000) }
    for rests in [3, 4] { #expect(abs(speed(rests: rests) - speed(rests: rests, catches: false)) < 1e-6) }
  }
}
