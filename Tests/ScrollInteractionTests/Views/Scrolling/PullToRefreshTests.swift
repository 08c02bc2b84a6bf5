import ScrollInteraction
import Testing

@Suite("Pull to refresh")
struct PullToRefreshTests {
  private static func layout(inset: Double) -> ScrollLayout {
    ScrollLayout(
      viewport: Size(390, 800), contentSize: Size(390, 3000), contentInset: EdgeInsets(top: inset))
  }

  /// Returns a view that was pulled past its start and released at rest.
  private func pulled() -> (view: SimpleScrollView, time: Double) {
    var view = SimpleScrollView(layout: Self.layout(inset: 0), feel: .uikit)
    var pointer = ScriptedPointer(at: Vector2(200, 200), device: .touch)
    view.handle([pointer.down()] + pointer.move(by: Vector2(0, 260), over: 40))
    pointer.wait(0.5)
    view.handle([pointer.up()])
    return (view, pointer.time)
  }

  @Test("released content comes to the limit of a growing inset without passing it", arguments: [0, 0.016, 0.05])
  func insetGrows(delay: Double) {
    var (view, time) = pulled()
    #expect(view.contentOffset(at: time).y < -100)
    view.setLayout(Self.layout(inset: 60), at: time + delay)
    expectArrival(of: view, from: time + delay)
  }

  @Test("released content comes to the limit of an inset that grows frame by frame")
  func insetGrowsInSteps() {
    var (view, time) = pulled()
    for step in 1...6 {
      time += 1.0 / 120
      view.setLayout(Self.layout(inset: 10 * Double(step)), at: time)
    }
    expectArrival(of: view, from: time)
  }

  private func expectArrival(of view: SimpleScrollView, from start: Double) {
    var last = view.contentOffset(at: start).y
    for frame in 0...240 {
      let offset = view.contentOffset(at: start + Double(frame) / 120).y
      #expect(offset <= -60 + 1e-9 && offset >= last - 1e-9)
      last = offset
    }
    #expect(last == -60)
  }
}
