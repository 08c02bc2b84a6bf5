import AppTesting
import Testing

@testable import OverscrollDemos

@Suite("Paging demo") struct PagingDemoTests {
  private func parameters(_ values: [Parameter: Double]) -> ParameterValues {
    ParameterValues(setting: values, defaults: PagingDemo.card.defaults)
  }

  private func demo(size: Size = Size(600, 640), _ values: [Parameter: Double] = [:]) -> PagingDemo {
    PagingDemo(DemoSetup(size: size, parameters: parameters(values)))
  }

  private func anchors(_ demo: PagingDemo) throws -> [Double] {
    guard case .numbers(let anchors) = try #require(demo.layout.anchors) else { return [] }
    return anchors
  }

  /// Returns the offset at rest.
  private func end(_ demo: PagingDemo) throws -> Double {
    try demo.snapshot(at: #require(demo.restTime)).values[.contentOffsetX] ?? .nan
  }

  @Test("a click on a card or a dot scrolls to its page")
  func clicks() throws {
    var cards = demo(size: Size(900, 640))
    let second = try anchors(cards)[1]
    cards.click(Vector2(560, 300), at: 0)
    #expect(try end(cards) == second)

    var equal = demo([.equalPages: 1])
    let dot = PageIndicator(count: 9, progress: 0, center: Vector2(300, 617)).frame(4).center
    equal.click(dot, at: 0)
    #expect(try end(equal) == 2400)
  }

  @Test("keys turn pages and stop at the ends")
  func keys() throws {
    var demo = demo()
    let anchors = try anchors(demo)
    for name in ["PageUp", "PageDown", "PageDown"] { demo.handle(.key(KeyPress(named: name)), at: 0) }
    #expect(try end(demo) == anchors[2])
    demo.handle(.key(KeyPress(.end)), at: 1)
    demo.handle(.key(KeyPress(.pageDown)), at: 1)
    #expect(try end(demo) == anchors.last)
    demo.handle(.key(KeyPress(.home)), at: 2)
    #expect(try end(demo) == anchors[0])
  }

  @Test("any number of pages is drawn and accepts input", arguments: 0...12, [0.0, 1])
  func anyCount(count: Int, equal: Double) throws {
    var demo = demo([.pageCount: Double(count), .equalPages: equal])
    #expect(try anchors(demo).isEmpty == (count == 0))
    for (step, phase) in [PointerEvent.Phase.down, .move, .move, .up].enumerated() {
      let event = PointerEvent(phase, position: Vector2(500 - 60 * Double(step), 300), time: 0.02 * Double(step))
      demo.handle(.pointer(event), at: event.time)
    }
    for name in ["PageDown", "End", "Home", "PageUp"] { demo.handle(.key(KeyPress(named: name)), at: 0.2) }
    demo.draw(Size(600, 640), at: 0.3)
    #expect(try end(demo) == anchors(demo).first ?? 0)
  }

  @Test("with one page per flick, no flick goes past the next page, also if it is switched on later")
  func onePagePerFlick() throws {
    for (isAtStart, isLater) in [(false, false), (true, false), (false, true)] {
      var demo = demo(isAtStart ? [.onePagePerFlick: 1] : [:])
      if isLater { demo.setParameters(parameters([.onePagePerFlick: 1]), at: 0) }
      for step in 0...7 {
        let (phase, moved): (PointerEvent.Phase, Int) = (step == 0 ? .down : step == 7 ? .up : .move, min(step, 6))
        let event = PointerEvent(phase, position: Vector2(500 - 20 * Double(moved), 300), time: 0.008 * Double(moved))
        demo.handle(.pointer(event), at: event.time)
      }
      // 117 pt, and 415 more at 2500 pt/s, are nearest to the third page, at 589 pt. The second is at 340 pt.
      #expect(try end(demo) == (isAtStart || isLater ? 340 : 589))
    }
  }
}
