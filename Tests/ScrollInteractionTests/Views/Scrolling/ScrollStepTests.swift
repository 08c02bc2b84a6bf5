import ScrollInteraction
import Testing

@Suite("Scrolling by key") struct ScrollStepTests {
  @Test("a page step keeps a tenth of the viewport in sight")
  func page() {
    var view = NotchTests.view()
    view.scroll(.pages(1), .y, at: 0)
    #expect(abs(view.contentOffset(at: 9).y - (500 + 540)) < 1e-9)
    view.scroll(.pages(-1), .x, at: 9)
    #expect(abs(view.contentOffset(at: 20).x - (500 - 360)) < 1e-9)
  }

  @Test("steps to the start and the end arrive exactly, also in flight")
  func ends() {
    var view = NotchTests.view()
    view.scroll(.toEnd, .y, at: 0)
    #expect(view.contentOffset(at: 9).y == 4400)
    view.scroll(.toStart, .y, at: 9)
    view.scroll(.toEnd, .x, at: 9.05)
    #expect(view.contentOffset(at: 20) == Vector2(1600, 0))
  }

  @Test("a held key keeps content moving, with its target at most two pages ahead")
  func held() {
    var view = NotchTests.view(at: Vector2(500, 0))
    var underway = 0
    for index in 0..<60 {
      let time = Double(index) / 30
      view.scroll(.pages(1), .y, isRepeat: index > 0, at: time)
      #expect(view[.y].target(at: time) - view.contentOffset(at: time).y <= 2 * 540 + 1e-9)
      if index > 3, view.contentOffset(at: time).y < 4399 {
        underway += 1
        #expect(view.velocity(at: time).y > 0)
      }
    }
    #expect(underway > 2)
    #expect(view.contentOffset(at: 9).y == 4400)
  }
}
