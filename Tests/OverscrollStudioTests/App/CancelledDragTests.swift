import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Escape during a drag") struct CancelledDragTests {
  /// Drags from `start` after a step that can be redone, presses Escape, drags on and releases. Expects no change.
  private func check(
    _ scripted: inout ScriptedApp, from start: Vector2, by way: Vector2, _ comment: Comment,
    _ shown: (App) -> [Double] = { _ in [] }
  ) {
    scripted.press("Up", "Right")
    scripted.press("Z", modifiers: .control)
    let (before, shownBefore) = (scripted.app.tuningState, shown(scripted.app))
    scripted.pointer(.down, start)
    for step in 1...8 { scripted.pointer(.move, start + way * (Double(step) / 8)) }
    #expect(scripted.app.tuningState != before || shown(scripted.app) != shownBefore, comment)
    scripted.press("Escape")
    #expect(scripted.app.tuningState == before && shown(scripted.app) == shownBefore, comment)
    scripted.pointer(.move, start + way * 1.5)
    scripted.pointer(.up, start + way * 1.5)
    #expect(scripted.app.tuningState == before && shown(scripted.app) == shownBefore, comment)
    #expect(!scripted.app.tuning.history.canUndo && scripted.app.tuning.history.canRedo, comment)
    scripted.wait(5)
    #expect(!scripted.app.isAnimating, comment)
  }

  @Test("Escape restores a dragged slider, without a step to undo")
  func rows() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.wait(1)
    let start = try #require(scripted.place(.slider(.parameter(.rubberBandCoefficient))))
    check(&scripted, from: start, by: Vector2(60, 0), "slider")
  }

  @Test("Escape restores a curve whose handle is dragged")
  func dots() throws {
    for handle in [ResponseCurve.Handle.rise, .overshoot] {
      var scripted = ScriptedApp(DrawerDemo.self, size: Size(1120, 1600))
      scripted.wait(1)
      let curve = try #require(scripted.app.inspector?.curve(of: .spring(.snap)))
      check(&scripted, from: curve.position(of: handle), by: Vector2(-24, -18), "\(handle)")
    }
  }

  @Test("Escape restores the dragged height of the graph")
  func graph() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.flick(from: Vector2(500, 300), by: Vector2(0, -160))
    scripted.wait(5)
    let frame = try #require(scripted.app.shell.layout.graph)
    check(&scripted, from: Vector2(frame.midX, frame.minY + 3), by: Vector2(0, -60), "edge") { app in
      [app.shell.layout.graph?.height ?? 0]
    }
  }

  @Test("Escape releases dragged content, which settles and no longer follows the pointer")
  func content() {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.pointer(.down, Vector2(500, 400))
    for step in 1...10 { scripted.pointer(.move, Vector2(500, 400 - 10 * Double(step))) }
    scripted.press("Escape")
    let offset = scripted.app.snapshot.values
    scripted.pointer(.move, Vector2(500, 100))
    scripted.pointer(.up, Vector2(500, 100))
    scripted.wait(3)
    #expect(scripted.app.snapshot.values == offset && scripted.app.stage.isAtRest)
  }
}
