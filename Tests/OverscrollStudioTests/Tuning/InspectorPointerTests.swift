import Overscroll
import ScrollGeometry
import SeededRandom
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Inspector and pointer") struct InspectorPointerTests {
  private func scripted(_ demo: any Demo.Type, _ size: Size) -> ScriptedApp {
    var scripted = ScriptedApp(demo, size: size)
    scripted.wait(1)
    if scripted.app.inspector == nil { scripted.press("I") }
    scripted.wait(1)
    return scripted
  }

  @Test(
    "a pressed row stays in place at any selection and scroll position",
    arguments: DemoCatalog.standard.names, [Size(480, 360), Size(1120, 560), Size(1120, 760), Size(1120, 1400)])
  func still(_ demo: String, _ size: Size) throws {
    var random = SeededRandom(seed: 7)
    var scripted = scripted(try #require(DemoCatalog.standard.demo(named: demo)), size)
    let controls = scripted.app.tuning.controls
    for control in controls {
      for isAtTop in [true, false] {
        // Select another row, near or far, and scroll the row to be pressed to the top or less far.
        scripted.app.perform(.select(controls.randomElement(using: &random)!))
        scripted.wait(1)
        let list = try #require(scripted.app.inspector).listLayout.frame
        let row = try #require(scripted.app.inspector?.row(of: control)).frame
        let way = row.minY - list.minY - (isAtTop ? 0 : random.number(0...list.height - row.height))
        scripted.wheel(Vector2(0, -way), at: Vector2(list.midX, list.minY + 1), isPrecise: true)
        for _ in 0..<4 { scripted.wait(1) }
        let places = [
          scripted.place(.slider(control)), scripted.place(.button(.edit(control))),
          scripted.place(.button(.select(control))),
        ].compactMap { $0 }
        for place in places {
          let before = try #require(scripted.app.inspector?.row(of: control)).frame
          scripted.pointer(.down, place)
          for step in 1...6 {
            scripted.pointer(.move, place + Vector2(Double(step), 0))
            scripted.wait(0.05)
            #expect(scripted.app.inspector?.row(of: control)?.frame == before, "\(control)")
          }
          scripted.pointer(.up, place)
          scripted.wait(1)
          // A click on a number opens its field, for which the whole row scrolls into view.
          if scripted.app.tuning.entry == nil {
            #expect(scripted.app.inspector?.row(of: control)?.frame == before, "\(control)")
          }
          if scripted.app.tuning.entry != nil { scripted.press("Escape") }
        }
      }
    }
  }
}
