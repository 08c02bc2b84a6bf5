import ScrollInteraction
import Testing

@Suite("Drawer")
struct DrawerTests {
  private func drawer(at index: Int = 1, spring: Spring = .snap) -> Drawer {
    Drawer(anchors: [80, 400, 700], height: 800, anchorIndex: index, feel: SnapFeel(spring: spring))
  }

  @Test(
    "a drawer released at rest snaps exactly to the nearest anchor",
    arguments: [(-130.0, 1), (-200, 0), (190, 2), (100, 1)])
  func nearestAnchor(displacement: Double, index: Int) throws {
    var drawer = drawer()
    var pointer = ScriptedPointer(at: Vector2(100, 450))
    drawer.handle([pointer.down()] + pointer.move(by: Vector2(0, displacement), over: 20))
    pointer.wait(0.5)
    drawer.handle([pointer.up()])
    #expect(drawer.target == index)
    #expect(drawer.origin(at: try #require(drawer.restTime)) == drawer.anchors[index])
  }

  @Test("a short flick moves the drawer to the next anchor", arguments: [(-1.0, 0), (1.0, 2)])
  func flick(direction: Double, index: Int) throws {
    var drawer = drawer()
    var pointer = ScriptedPointer(at: Vector2(100, 450))
    drawer.handle(pointer.drag(by: Vector2(0, direction * 50), over: 6))
    #expect(drawer.target == index)
    #expect(drawer.origin(at: try #require(drawer.restTime)) == drawer.anchors[index])
  }

  @Test("a drag cannot pull the drawer off either edge of the screen", arguments: [(0, -5000.0), (2, 5000.0)])
  func staysOnScreen(index: Int, displacement: Double) {
    var drawer = drawer(at: index)
    var pointer = ScriptedPointer(at: Vector2(100, 750))
    drawer.handle([pointer.down()] + pointer.move(by: Vector2(0, displacement), over: 50))
    let origin = drawer.origin(at: pointer.time)
    #expect(origin > 0 && origin < 800)
    #expect(origin < 80 || origin > 700)
  }

  @Test("a drawer flung at its end stays on the screen", arguments: [0.2, 0.5, 1, 2])
  func overshootStaysOnScreen(ratio: Double) {
    var drawer = drawer(spring: Spring(stiffness: 200, dampingRatio: ratio))
    var pointer = ScriptedPointer(at: Vector2(100, 700))
    drawer.handle(pointer.drag(by: Vector2(0, -260), over: 3))
    for step in 0...400 {
      let origin = drawer.origin(at: pointer.time + Double(step) / 200)
      #expect(origin > 0 && origin < 800)
    }
  }

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
}
