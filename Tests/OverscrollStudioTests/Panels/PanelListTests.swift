import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Lists in panels") struct PanelListTests {
  /// Returns an app whose inspector is longer than the window.
  private static func tall() -> ScriptedApp { ScriptedApp(ScrollDemo.self, size: Size(1120, 560)) }

  /// Returns a place on the name of a row in the lower half of the inspector.
  private func place(in scripted: ScriptedApp) throws -> Vector2 {
    let middle = try scripted.control("Parameters").frame.midY
    return try #require(scripted.rows.first { $0.frame.minY > middle }).frame.point(0.2, 0.3)
  }

  /// The place of the first row before any scrolling.
  private let top = PanelListTests.tall().rows[0].frame.minY
  private func offset(_ scripted: ScriptedApp) -> Double { top - scripted.rows[0].frame.minY }

  @Test("the inspector follows a drag point by point after the slop, and a drag is not a click")
  func dragging() throws {
    var scripted = Self.tall()
    let (place, selection) = (try place(in: scripted), scripted.focused?.name)
    scripted.pointer(.down, place)
    scripted.pointer(.move, place - Vector2(0, 23))
    #expect((offset(scripted) - 20).magnitude < 1e-9)
    scripted.pointer(.move, place - Vector2(0, 63))
    #expect((offset(scripted) - 60).magnitude < 1e-9)
    scripted.wait(0.5)
    scripted.pointer(.up, place - Vector2(0, 63))
    scripted.wait(1)
    #expect((offset(scripted) - 60).magnitude < 1e-9 && scripted.focused?.name == selection)
  }

  @Test("a flung list is caught by a press, which is not a click, and rests within its ends")
  func catching() throws {
    var scripted = Self.tall()
    let (place, selection) = (try place(in: scripted), scripted.focused?.name)
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
    #expect(offset(scripted) == caught && scripted.focused?.name == selection)
    scripted.flick(from: place, by: Vector2(0, -300), steps: 4)
    scripted.wait(10)
    let layout = try #require(scripted.app.inspector).listLayout
    #expect(offset(scripted) == layout.contentHeight - layout.frame.height && !scripted.app.isAnimating)
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
      let (row, list) = (try #require(scripted.focused), try #require(scripted.app.inspector).listLayout.frame)
      // The first row of a group, with the heading.
      let group = scripted.elements.last { group in
        group.role == .group && group.all.first { $0.role == .slider || $0.role == .checkBox } == row
      }
      let top = (group ?? row).frame.minY
      #expect(top >= list.minY - 1e-6 && row.frame.maxY <= list.maxY + 1e-6)
    }
  }

  @Test("wheels and touchpads scroll the panel under the pointer, not the stage")
  func wheels() throws {
    var scripted = Self.tall()
    let (place, before) = (try place(in: scripted), scripted.app.snapshot.values)
    scripted.wheel(Vector2(0, -1), at: place)
    scripted.wait(2)
    let notch = offset(scripted)
    #expect(notch > 20)
    for _ in 0..<5 { scripted.wheel(Vector2(0, -10), at: place, isPrecise: true) }
    #expect((offset(scripted) - notch - 50).magnitude < 1e-9)
    scripted.wait(3)
    #expect(scripted.app.snapshot.values == before)
    scripted.wheel(Vector2(0, -1), at: scripted.stage.center)
    let rested = offset(scripted)
    scripted.wait(2)
    #expect(offset(scripted) == rested && scripted.app.snapshot.values != before)
  }
}
