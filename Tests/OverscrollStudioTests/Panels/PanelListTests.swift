import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Lists in panels") struct PanelListTests {
  /// Returns an app whose inspector is longer than the window.
  private static func tall() -> ScriptedApp { ScriptedApp(ScrollDemo.self, size: Size(1120, 500)) }

  /// Returns a place in the inspector that belongs to the list itself or to the text of a row.
  private func place(in app: App) throws -> Vector2 {
    let inspector = try #require(app.inspector)
    let frame = inspector.listLayout.frame
    let x = frame.minX + 60
    return try #require(
      stride(from: frame.midY, to: frame.maxY, by: 1).map { Vector2(x, $0) }.first {
        inspector.hitTest($0)?.isInList == true
      })
  }

  private func offset(_ scripted: ScriptedApp) -> Double {
    scripted.app.tuning.list.offset(at: scripted.app.stage.hostTime)
  }

  @Test("the inspector follows a drag point by point after the slop, and a drag is not a click")
  func dragging() throws {
    var scripted = Self.tall()
    let (place, selection) = (try place(in: scripted.app), scripted.app.tuning.selection)
    scripted.pointer(.down, place)
    scripted.pointer(.move, place - Vector2(0, 23))
    #expect((offset(scripted) - 20).magnitude < 1e-9)
    scripted.pointer(.move, place - Vector2(0, 63))
    #expect((offset(scripted) - 60).magnitude < 1e-9)
    scripted.wait(0.5)
    scripted.pointer(.up, place - Vector2(0, 63))
    scripted.wait(1)
    #expect((offset(scripted) - 60).magnitude < 1e-9)
    #expect(scripted.app.tuning.selection == selection)
  }

  @Test("a flung list is caught by a press, which is not a click, and rests within its ends")
  func catching() throws {
    var scripted = Self.tall()
    let (place, selection) = (try place(in: scripted.app), scripted.app.tuning.selection)
    scripted.flick(from: place, by: Vector2(0, -90))
    let released = offset(scripted)
    scripted.wait(0.05)
    #expect(offset(scripted) > released && scripted.app.isAnimating && scripted.app.isMovingByItself)
    scripted.pointer(.down, place)
    let caught = offset(scripted)
    scripted.wait(0.3)
    #expect(offset(scripted) == caught && !scripted.app.isMovingByItself)
    scripted.pointer(.up, place)
    scripted.wait(2)
    #expect(offset(scripted) == caught && scripted.app.tuning.selection == selection)
    scripted.flick(from: place, by: Vector2(0, -300), steps: 4)
    scripted.wait(10)
    let layout = try #require(scripted.app.inspector).listLayout
    #expect(offset(scripted) == layout.contentHeight - layout.frame.height)
    #expect(!scripted.app.isAnimating)
  }

  @Test("arrows keep the selected row in view, and the list scrolls there without a jump")
  func keys() throws {
    var scripted = Self.tall()
    var latest = offset(scripted)
    for key in [String](repeating: "Down", count: 30) + [String](repeating: "Up", count: 30) {
      scripted.press(key)
      for _ in 0..<30 {
        scripted.wait(1.0 / 120)
        #expect((offset(scripted) - latest).magnitude < 30)
        latest = offset(scripted)
      }
      scripted.wait(1)
      latest = offset(scripted)
      let inspector = try #require(scripted.app.inspector)
      let row = inspector.selectedRow
      #expect(row.lowerBound >= latest - 1e-6 && row.upperBound <= latest + inspector.listLayout.frame.height + 1e-6)
    }
  }

  @Test("wheels and touchpads scroll the panel under the pointer, not the stage")
  func wheels() throws {
    var scripted = Self.tall()
    let (place, before) = (try place(in: scripted.app), scripted.app.snapshot.values)
    scripted.wheel(Vector2(0, -1), at: place)
    scripted.wait(2)
    let notch = offset(scripted)
    #expect(notch > 20)
    for _ in 0..<5 { scripted.wheel(Vector2(0, -10), at: place, isPrecise: true) }
    #expect((offset(scripted) - notch - 50).magnitude < 1e-9)
    scripted.wait(3)
    #expect(scripted.app.snapshot.values == before)
    scripted.wheel(Vector2(0, -1), at: Vector2(400, 300))
    let rested = offset(scripted)
    scripted.wait(2)
    #expect(offset(scripted) == rested && scripted.app.snapshot.values != before)
  }
}

extension ScriptedApp {
  /// Returns a place where a click performs `action`.
  func find(_ action: AppAction, in xs: StrideTo<Double>? = nil) -> Vector2? {
    let xs = xs ?? stride(from: 4, to: app.shell.size.width, by: 12)
    for y in stride(from: 2, to: app.shell.size.height, by: 4) {
      for x in xs where app.hitTest(Vector2(x, y))?.part == .button(action) { return Vector2(x, y) }
    }
    return nil
  }
}
