import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Escape during a drag") struct CancelledDragTests {
  /// Drags from `start` after a step that can be redone, presses Escape, drags on and releases. Expects no change.
  private func check(
    _ scripted: inout ScriptedApp, from start: Vector2, by way: Vector2, _ comment: Comment,
    _ shown: (ScriptedApp) -> Rect? = { _ in nil }
  ) {
    scripted.press("Up", "Right")
    scripted.press("Z", modifiers: .control)
    let (before, shownBefore) = (scripted.app.tuningState, shown(scripted))
    scripted.pointer(.down, start)
    for step in 1...8 { scripted.pointer(.move, start + way * (Double(step) / 8)) }
    #expect(scripted.app.tuningState != before || shown(scripted) != shownBefore, comment)
    scripted.press("Escape")
    #expect(scripted.app.tuningState == before && shown(scripted) == shownBefore, comment)
    scripted.pointer(.move, start + way * 1.5)
    scripted.pointer(.up, start + way * 1.5)
    #expect(scripted.app.tuningState == before && shown(scripted) == shownBefore, comment)
    #expect(!scripted.isEnabled("Undo") && scripted.isEnabled("Redo"), comment)
    scripted.wait(5)
    #expect(!scripted.app.isAnimating, comment)
  }

  @Test("Escape restores a dragged slider, without a step to undo")
  func rows() throws {
    var scripted = ScriptedApp(ScrollDemo.self, after: 1)
    let start = try scripted.control("Rubber-band coefficient").frame.point(0.5, 0.72)
    check(&scripted, from: start, by: Vector2(60, 0), "slider")
  }

  @Test("Escape restores a curve whose handle is dragged, and whose selected row is explained")
  func dots() throws {
    for handle in [ResponseCurve.Handle.rise, .overshoot] {
      var scripted = ScriptedApp(DrawerDemo.self, size: Size(1120, 1600), after: 1)
      let curve = try #require(scripted.app.inspector?.curve(of: .spring(.snap)))
      var held = scripted
      held.pointer(.down, curve.position(of: handle))
      let selected = try #require(held.app.tuning.visibleSelection)
      #expect(selected.role == .snap && held.app.inspector?.parameter(at: curve.position(of: handle)) == selected)
      check(&scripted, from: curve.position(of: handle), by: Vector2(-24, -18), "\(handle)")
    }
  }

  @Test("Escape restores the dragged height of the graph")
  func graph() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.flick(from: scripted.stage.center, by: Vector2(0, -160))
    scripted.wait(5)
    let edge = try scripted.control("Height of the graph").frame.center
    check(&scripted, from: edge, by: Vector2(0, -60), "edge") { try? $0.control("Graph", .image).frame }
  }

  @Test("Escape releases dragged content, which settles and no longer follows the pointer")
  func content() {
    var scripted = ScriptedApp(ScrollDemo.self)
    let (start, end) = (scripted.stage.point(0.5, 0.7), scripted.stage.point(0.5, 0.1))
    scripted.pointer(.down, start)
    for step in 1...10 { scripted.pointer(.move, start - Vector2(0, 10 * Double(step))) }
    scripted.press("Escape")
    let offset = scripted.app.snapshot.values
    scripted.pointer(.move, end)
    scripted.pointer(.up, end)
    scripted.wait(3)
    #expect(scripted.app.snapshot.values == offset && scripted.isAtRest)
  }
}
