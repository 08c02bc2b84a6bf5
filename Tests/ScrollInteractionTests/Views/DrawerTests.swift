import ScrollInteraction
import Testing

@Suite("Drawer") struct DrawerTests {
  private func drawer(at index: Int = 1) -> Drawer { Drawer(anchors: [80, 400, 700], height: 800, anchorIndex: index) }

  @Test("a press above the sheet or on a hidden sheet is ignored, and a hiding sheet can be caught")
  func background() {
    var drawer = drawer()
    var pointer = ScriptedPointer(at: Vector2(100, 390))
    #expect(drawer.handle(pointer.drag(by: Vector2(0, -200))).isEmpty && drawer.origin(at: pointer.time) == 400)
    drawer.hide(at: 1)
    pointer = ScriptedPointer(at: Vector2(100, 790), time: 1.05)
    drawer.handle([pointer.down()])
    #expect(drawer.isHeld)
    drawer.cancel(at: 1.1)
    drawer.hide(animated: false, at: 2)
    pointer = ScriptedPointer(at: Vector2(100, 810), time: 3)
    drawer.handle(pointer.drag(by: Vector2(0, -300)))
    #expect(drawer.isHidden && drawer.origin(at: pointer.time) == 800 && !drawer.pan.isPressed)
  }

  @Test(
    "a drawer without bounces follows the pointer only to its ends, and is placed or hidden at once if not animated")
  func withoutBounces() {
    var drawer = drawer()
    drawer.setBounces(false, at: 0)
    for (travel, origin) in [(-900.0, 80.0), (2000, 700)] {
      drawer.beginDragging(at: 0)
      drawer.drag(by: Vector2(0, travel), at: 0.1)
      #expect(drawer.origin(at: 0.1) == origin)
      drawer.cancel(at: 0.2)
    }
    drawer.snap(to: 0, animated: false, at: 1)
    #expect(drawer.origin(at: 1) == 80 && drawer.state(at: 1) == .idle)
    drawer.snap(to: 3, animated: false, at: 1)
    #expect(drawer.target == 0)
    drawer.hide(animated: false, at: 2)
    #expect(drawer.origin(at: 2) == 800 && drawer.isHidden)
  }

  @Test("a sheet has room for a notch to each detent above and below the one that it goes to, and none if hidden")
  func notchRange() {
    var drawer = Drawer(anchors: [80, 300, 500, 700], height: 800, anchorIndex: 3)
    for (index, range) in [(3, 0.0...3.0), (1, -2.0...1.0), (0, -3.0...0.0)] {
      drawer.snap(to: index, at: 0)
      #expect(drawer.notchRange(along: .y, at: 0) == range && drawer.notchRange(along: .x, at: 0) == nil)
    }
    drawer.hide(at: 0)
    #expect(drawer.notchRange(along: .y, at: 0) == nil)
  }
}
