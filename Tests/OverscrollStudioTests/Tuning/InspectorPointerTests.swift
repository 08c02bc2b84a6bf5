import Overscroll
import SeededRandom
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Inspector and pointer") struct InspectorPointerTests {
  private func scripted(_ demo: any Demo.Type, _ size: Size) -> ScriptedApp {
    var scripted = ScriptedApp(demo, size: size, after: 1)
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
    let parameters = scripted.app.card.parameters.filter { $0.hasRow && $0.group != .release && $0.group != .input }
    let controls = ParameterControl.all(parameters, .physical)
    // Called ten thousand times, for which the tree of the whole window takes too long.
    func frame(_ control: ParameterControl) -> Rect? { scripted.app.inspector?.row(of: control)?.frame }
    var (presses, beside) = (0, 0)
    for control in controls {
      for isAtTop in [true, false] {
        // Select another row, near or far, and scroll the row to be pressed to the top or less far.
        scripted.app.perform(.select(controls.randomElement(using: &random)!))
        scripted.wait(1)
        let list = try #require(scripted.app.inspector).listLayout.frame
        let row = try #require(frame(control))
        let way = row.minY - list.minY - (isAtTop ? 0 : random.number(0...list.height - row.height))
        scripted.wheel(Vector2(0, -way), at: Vector2(list.midX, list.minY + 1), isPrecise: true)
        for _ in 0..<4 { scripted.wait(1) }
        for part in [(0.5, 0.72), (0.88, 0.33), (0.2, 0.26)] {
          let before = try #require(frame(control))
          let place = before.point(part.0, part.1)
          guard list.contains(place) else { continue }
          presses += 1
          scripted.pointer(.down, place)
          for step in 1...6 {
            scripted.pointer(.move, place + Vector2(Double(step), 0))
            scripted.wait(0.05)
            #expect(frame(control) == before, "\(control)")
          }
          scripted.pointer(.up, place)
          scripted.wait(1)
          // A click on a number opens its field, for which the whole row scrolls into view.
          beside += scripted.field == nil ? 1 : 0
          if scripted.field == nil { #expect(frame(control) == before, "\(control)") }
          if scripted.field != nil { scripted.press("Escape") }
        }
      }
    }
    #expect(presses > 4 * controls.count && beside > presses / 4)
  }
}
