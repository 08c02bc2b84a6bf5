import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Enlarged curves") struct CurveEditorTests {
  private func editor(_ scripted: ScriptedApp) throws -> CurveEditor { try #require(scripted.app.curveEditor) }

  private func subjects(_ scripted: ScriptedApp) -> [ResponseCurve.Subject] {
    scripted.app.tuning.groups.compactMap(\.curve)
  }

  @Test("a button, a double click and Z enlarge a curve, and Escape, Z and a button close it")
  func opening() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.wait(3)
    let curve = try #require(scripted.app.inspector?.curve(of: .deceleration))
    let plain = Vector2(curve.box.midX, curve.box.maxY - 10)
    scripted.click(plain)
    #expect(scripted.app.curveEditor == nil)
    scripted.click(plain)
    #expect(try editor(scripted).subject == .deceleration)
    scripted.press("Escape")
    #expect(scripted.app.curveEditor == nil)
    scripted.click(curve.enlargeFrame.center)
    #expect(try editor(scripted).frame == scripted.app.shell.layout.stage)
    scripted.press("Z")
    #expect(scripted.app.curveEditor == nil)
    scripted.press("Z")
    let frame = try editor(scripted).frame
    scripted.click(Vector2(frame.maxX - 26, frame.minY + 20))
    #expect(scripted.app.curveEditor == nil)
  }

  @Test(
    "a dragged handle of a curve follows the pointer as one step to undo, enlarged or in the inspector",
    arguments: [Size(480, 326), Size(1120, 762), Size(1120, 2600)])
  func dragging(_ size: Size) throws {
    var scripted = ScriptedApp(ScrollDemo.self, size: size)
    let isEnlarged = size.height < 1000
    func curve(_ subject: ResponseCurve.Subject) throws -> ResponseCurve {
      isEnlarged ? try editor(scripted).curve : try #require(scripted.app.inspector?.curve(of: subject))
    }
    for subject in subjects(scripted) {
      if isEnlarged { scripted.app.perform(.enlargeCurve(subject)) }
      for handle in try curve(subject).handles {
        let before = scripted.app.tuning.parameters
        let start = try curve(subject).place(of: handle)
        let way = handle.isHorizontal ? Vector2(-24, 0) : Vector2(0, -18)
        scripted.pointer(.down, start)
        for step in 1...6 { scripted.pointer(.move, start + way * (Double(step) / 6)) }
        let place = try curve(subject).place(of: handle)
        let distance = handle.isHorizontal ? place.x - start.x - way.x : place.y - start.y - way.y
        #expect(distance.magnitude < 1, "\(subject) \(handle)")
        scripted.pointer(.up, start + way)
        #expect(scripted.app.tuning.parameters.recorded != before.recorded)
        scripted.press("Z", modifiers: .control)
        #expect(scripted.app.tuning.parameters.recorded == before.recorded)
        scripted.wait(1)
      }
      if isEnlarged { scripted.press("Escape") }
    }
  }
}
