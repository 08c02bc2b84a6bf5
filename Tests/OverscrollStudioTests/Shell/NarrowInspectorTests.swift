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
}
