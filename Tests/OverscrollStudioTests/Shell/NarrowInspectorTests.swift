import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Inspector in a narrow window") struct NarrowInspectorTests {
  private static let sizes = [Size(480, 360), Size(700, 500), Size(703, 800)]

  private func frame(_ scripted: ScriptedApp) -> Rect? { scripted.app.inspector?.frame }

  @Test("the header's button opens and closes the inspector and shows its name", arguments: sizes + [Size(1120, 760)])
  func button(_ size: Size) throws {
    var scripted = ScriptedApp(ScrollDemo.self, size: size)
    for _ in 0..<2 {
      let wasShown = frame(scripted) != nil
      let place = try #require(scripted.app.header?.frame(of: .command(.toggleInspector))).center
      scripted.hover(place)
      #expect(scripted.texts.contains("Inspector"))
      scripted.click(place)
      scripted.wait(1)
      #expect((frame(scripted) != nil) != wasShown)
    }
  }

  @Test("a click beside the inspector only closes it, and Escape closes it as well", arguments: sizes)
  func closing(_ size: Size) {
    var scripted = ScriptedApp(PagingDemo.self, size: size)
    let before = scripted.app.snapshot.values
    scripted.press("I")
    scripted.wait(1)
    scripted.click(Vector2(150, 200))
    scripted.wait(1)
    #expect(frame(scripted) == nil && scripted.app.snapshot.values == before && scripted.app.card.name == "paging")
    scripted.press("I")
    scripted.wait(1)
    scripted.press("Escape")
    scripted.wait(1)
    #expect(frame(scripted) == nil)
  }

  @Test("the inspector is beside the stage again once the window is wide enough")
  func resizing() {
    var scripted = ScriptedApp(ScrollDemo.self, size: Size(480, 360))
    scripted.press("I")
    scripted.wait(1)
    scripted.resize(to: Size(1120, 760))
    #expect(frame(scripted) == scripted.app.shell.layout.inspector && frame(scripted) != nil)
    #expect(!scripted.app.shell.isInspectorOverStage)
    scripted.resize(to: Size(480, 360))
    #expect(frame(scripted) == nil)
  }

  @Test("the icons of a narrow sidebar show their names on hover")
  func names() throws {
    var scripted = ScriptedApp(ScrollDemo.self, size: Size(480, 360))
    let places = DemoCatalog.standard.demos.indices.map { scripted.find(.showDemo($0)) }
    for (place, demo) in zip(places, DemoCatalog.standard.demos) {
      let shown = scripted.texts
      scripted.hover(try #require(place) + Vector2(4, 4))
      #expect(scripted.texts.filter { $0 == demo.card.title }.count == shown.filter { $0 == demo.card.title }.count + 1)
      scripted.hover(Vector2(300, 200))
    }
  }
}
