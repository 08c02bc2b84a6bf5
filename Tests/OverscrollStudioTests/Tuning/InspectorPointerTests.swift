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
          scripted.place(.slider(control)), scripted.place(.label(control)), scripted.place(.button(.edit(control))),
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

  // MARK: - The wheel

  @Test("a wheel turn that starts beside the selected number never changes a number", arguments: 1...40)
  func scrollingTurn(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var scripted = scripted(ScrollDemo.self, Size(1120, 560))
    let before = scripted.app.tuning.parameters
    let list = try #require(scripted.app.inspector).listLayout.frame
    func anywhere() -> Vector2 {
      Vector2(random.number(list.minX + 1...list.maxX - 1), random.number(list.minY + 1...list.maxY - 1))
    }
    var start = anywhere()
    while scripted.app.inspector?.selectedNumber(at: start) != nil { start = anywhere() }
    scripted.wheel(Vector2(0, -1), at: start)
    for _ in 0..<60 {
      scripted.wait(random.number(0...0.28))
      let numbers = scripted.app.tuning.controls.compactMap { scripted.place(.button(.edit($0))) }
      let place = random.coin() ? numbers.randomElement(using: &random) ?? anywhere() : anywhere()
      scripted.wheel(Vector2(0, random.coin() ? 1 : -1), at: place)
      #expect(scripted.app.tuning.parameters == before, "seed \(seed)")
    }
  }

  @Test("a wheel turn that changes a number continues beside the number until it pauses")
  func editingTurn() throws {
    var scripted = scripted(ScrollDemo.self, Size(1120, 560))
    let control = ParameterControl.parameter(.decelerationRate)
    let place = try #require(scripted.place(.button(.edit(control))))
    let offset = scripted.app.tuning.list.offset(at: scripted.time)
    var values = [control.value(in: scripted.app.tuning.parameters)]
    for step in 0..<5 {
      scripted.wheel(Vector2(0, -1), at: place + Vector2(-20 * Double(step), 0))
      scripted.wait(0.1)
      values.append(control.value(in: scripted.app.tuning.parameters))
    }
    #expect(zip(values, values.dropFirst()).allSatisfy(>))
    scripted.wait(0.5)
    scripted.wheel(Vector2(0, -1), at: place - Vector2(100, 0))
    scripted.wait(1)
    #expect(control.value(in: scripted.app.tuning.parameters) == values.last)
    #expect(scripted.app.tuning.list.offset(at: scripted.time) > offset)
  }
}
