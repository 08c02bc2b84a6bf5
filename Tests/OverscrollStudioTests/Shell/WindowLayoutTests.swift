import AppTesting
import Overscroll
import OverscrollGraphics
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollStudio

@Suite("Window layout") struct WindowLayoutTests {
  private static let sizes = [Size(480, 360), Size(640, 400), Size(760, 500), Size(1120, 760), Size(1600, 1000)]

  @Test("no text of the interface crosses the window's edge", arguments: DemoCatalog.standard.names, sizes)
  func edges(_ demo: String, _ size: Size) throws {
    for keys in [[], ["D"], ["F"], ["F1"], ["V"], ["Return"], ["A", "B"]] {
      var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: demo)), size: size)
      for key in keys { scripted.press(key) }
      for command in scripted.commands { check(command, size, "\(demo) \(keys)") }
    }
  }

  /// Expects text to be within the window, unless it is clipped.
  private func check(_ command: Canvas.Command, _ size: Size, _ place: String) {
    guard case .text(let text, let style, let origin) = command.shape else { return }
    let box = Rect(origin: origin, size: EvenMeasure().size(of: text, style: style))
    let window = command.clip ?? Rect(origin: .zero, size: size)
    guard window.intersects(box), command.clip == nil else { return }
    #expect(box.minX >= -0.5 && box.maxX <= size.width + 0.5, "\(place): \(text)")
  }

  @Test("the parts of the window never overlap, and the stage has enough space", arguments: sizes)
  func parts(_ size: Size) {
    let layout = WindowLayout(window: size, isBare: false)
    let parts = [layout.sidebar, layout.header, layout.inspector, layout.graph, layout.stage].compactMap { $0 }
    for (index, part) in parts.enumerated() {
      for other in parts[(index + 1)...] { #expect(!part.intersects(other)) }
    }
    #expect(layout.stage.width >= 360 && layout.stage.height >= 260)
  }

  @Test("a bare window shows only the demo", arguments: DemoCatalog.standard.names)
  func bare(_ demo: String) throws {
    var setup = AppSetup(catalog: .standard)
    setup.demo = try #require(DemoCatalog.standard.demo(named: demo))
    (setup.isBare, setup.isFirstStart) = (true, true)
    let scripted = ScriptedApp(setup)
    #expect(scripted.app.shell.layout.stage == Rect(origin: .zero, size: setup.size))
    #expect(!scripted.texts.contains("Parameters") && !scripted.texts.contains("Try this"))
  }

  @Test("the first start shows suggestions until the first input")
  func firstStart() {
    var setup = AppSetup(catalog: .standard)
    setup.isFirstStart = true
    var scripted = ScriptedApp(setup)
    #expect(scripted.texts.contains("Try this"))
    scripted.pointer(.down, Vector2(500, 400))
    #expect(!scripted.texts.contains("Try this"))
  }
}
