import AppTesting
import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Window layout") struct WindowLayoutTests {
  private static let sizes = [Size(480, 360), Size(640, 400), Size(760, 500), Size(1120, 760), Size(1600, 1000)]

  @Test("no text of the interface crosses the window's edge", arguments: DemoCatalog.standard.names, sizes)
  func edges(_ demo: String, _ size: Size) throws {
    for keys in [[], ["D"], ["F"], ["F1"], ["V"], ["Return"], ["A", "B"]] {
      var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: demo)), size: size)
      for key in keys { scripted.press(key) }
      let texts = scripted.commands.compactMap { unclippedText($0, in: size) }
      #expect(texts.count > 2)
      for (text, box) in texts { #expect(box.minX >= -0.5 && box.maxX <= size.width + 0.5, "\(demo) \(keys): \(text)") }
    }
  }

  /// Returns the area of a text that the window shows and nothing clips.
  private func unclippedText(_ command: Canvas.Command, in size: Size) -> (text: String, box: Rect)? {
    guard case .text(let text, let style, let origin) = command.shape, command.clip == nil else { return nil }
    let box = Rect(origin: origin, size: EvenMeasure().size(of: text, style: style))
    return Rect(origin: .zero, size: size).intersects(box) ? (text, box) : nil
  }

  @Test("the parts of the window never overlap, the stage has enough space, and a status line stays", arguments: sizes)
  func parts(_ size: Size) {
    let layout = WindowLayout(window: size, isBare: false, hasGraph: true)
    let panels = [layout.sidebar, layout.header, layout.status, layout.inspector, layout.graph]
    let parts = panels.compactMap { $0 } + [layout.stage]
    for (index, part) in parts.enumerated() { for other in parts[(index + 1)...] { #expect(!part.intersects(other)) } }
    #expect(layout.stage.width >= 360 && layout.stage.height >= 260)
    #expect(WindowLayout(window: Size(size.width, 240), isBare: false, hasGraph: true).status != nil)
  }

  @Test("the hints in the status line leave once the demo has been used, for good, and stay in its tooltip")
  func hints() throws {
    let ways: [(inout ScriptedApp) -> Void] = [
      { $0.click($0.stage.center) }, { $0.wheel(Vector2(0, -1), at: $0.stage.center) }, { $0.press("PageDown") },
    ]
    for use in ways {
      var scripted = ScriptedApp { $0.size = Size(1920, 1080) }
      let hint = scripted.app.card.hints[0]
      func isShown() -> Bool { scripted.texts.contains { $0.contains(hint) } }
      scripted.press("I", "I")
      #expect(isShown())
      use(&scripted)
      #expect(!isShown())
      scripted.press("2")
      #expect(scripted.texts.contains { $0.contains(scripted.app.card.hints[0]) })
      scripted.press("1")
      #expect(!isShown() && scripted.app.choices.usedDemos == ["scroll"])
      scripted.hover(try #require(scripted.app.statusLine).frame.origin + Vector2(30, 10))
      #expect(isShown())
      let next = ScriptedApp {
        $0.size = Size(1920, 1080)
        $0.choices.usedDemos = scripted.app.choices.usedDemos
      }
      #expect(!next.texts.contains { $0.contains(hint) })
    }
  }

  @Test(
    "a click beside the inspector only closes it, and Escape closes it as well",
    arguments: [Size(480, 360), Size(700, 500), Size(703, 800)])
  func closing(_ size: Size) {
    var scripted = ScriptedApp(PagingDemo.self, size: size)
    let before = scripted.app.snapshot.values
    scripted.press("I")
    scripted.wait(1)
    scripted.click(scripted.stage.point(0.2, 0.4))
    scripted.wait(1)
    #expect(
      scripted.app.inspector == nil && scripted.app.snapshot.values == before && scripted.app.card.name == "paging")
    scripted.press("I")
    scripted.wait(1)
    scripted.press("Escape")
    scripted.wait(1)
    #expect(scripted.app.inspector == nil)
  }
}
