import ScrollInteraction
import Testing

@Suite("Content left behind by its limits")
struct LeftBehindTests {
  @Test("content that shrinks in flight by more than a viewport keeps position and velocity")
  func leftBehind() {
    func layout(_ height: Double) -> ScrollLayout {
      ScrollLayout(viewport: Size(300, 400), contentSize: Size(300, height))
    }
    var view = SimpleScrollView(layout: layout(40_000), feel: .article, contentOffset: Vector2(0, 20_000))
    for (step, phase) in [PointerEvent.Phase.down, .move, .move, .move, .up].enumerated() {
      let (time, y) = (Double(step) * 0.01, 350 - Double(min(step, 3)) * 40)
      _ = view.handle(PointerEvent(phase, position: Vector2(150, y), time: time), at: time)
    }
    let (offset, velocity) = (view.contentOffset(at: 0.1), view.velocity(at: 0.1))
    #expect(velocity.y > 1000)
    view.setLayout(layout(2000), at: 0.1)
    #expect(abs(view.contentOffset(at: 0.1).y - offset.y) < 1e-6)
    #expect(abs(view.velocity(at: 0.1).y - velocity.y) < 1e-6)
    #expect(view.contentOffset(at: 30) == Vector2(0, 1600))
    #expect(view.state(at: 30) == .idle)
  }
}
