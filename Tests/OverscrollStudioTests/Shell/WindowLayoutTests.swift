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
    let insets = WindowLayout.insets(in: size, isBare: false, hasGraph: true)
    let layout = WindowLayout(window: size, isBare: false, insets: insets)
    let parts = [layout.sidebar, layout.header, layout.inspector, layout.graph, layout.stage].compactMap { $0 }
    for (index, part) in parts.enumerated() {
      for other in parts[(index + 1)...] { #expect(!part.intersects(other)) }
    }
    #expect(layout.stage.width >= 360 && layout.stage.height >= 260)
  }

  @Test("the first start suggests a drag, then a slider, and then nothing more")
  func firstStart() {
    var setup = AppSetup(catalog: .standard)
    setup.isFirstStart = true
    var scripted = ScriptedApp(setup)
    let (drag, slider) = (setup.demo.card.hints[0], "Drag a slider, then do it again.")
    #expect(scripted.texts.contains(drag) && !scripted.texts.contains(slider))
    scripted.pointer(.down, Vector2(500, 400))
    scripted.pointer(.move, Vector2(500, 460))
    #expect(scripted.texts.contains(drag))
    scripted.pointer(.up, Vector2(500, 460))
    #expect(scripted.texts.contains(slider))
    scripted.app.perform(.set(.parameter(.decelerationRate), to: 0.99))
    #expect(!scripted.texts.contains(slider) && !scripted.texts.contains("Press ? for every key."))
  }

  @Test("the hints above the stage leave once the demo has been used, for good, and stay in its tooltip")
  func headerHints() throws {
    let ways: [(inout ScriptedApp) -> Void] = [
      { $0.click(Vector2(500, 300)) }, { $0.wheel(Vector2(0, -1), at: Vector2(500, 300)) }, { $0.press("PageDown") },
    ]
    for use in ways {
      var setup = AppSetup(catalog: .standard)
      setup.size = Size(1920, 1080)
      var scripted = ScriptedApp(setup)
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
      let title = try #require(scripted.app.header).frame
      scripted.hover(Vector2(title.minX + 30, title.minY + 44))
      #expect(isShown())
      setup.choices.usedDemos = scripted.app.choices.usedDemos
      #expect(!ScriptedApp(setup).texts.contains { $0.contains(hint) })
    }
  }

  @Test("the first start plays a flick that bounces at the edge, and any input takes the content over")
  func opening() throws {
    var setup = AppSetup(catalog: .standard)
    (setup.isFirstStart, setup.playsOpening, setup.parameters.base) = (true, true, .uikit)
    setup.values[.contentOffsetY] = 260
    let offset = { (app: App) in app.snapshot.values[.contentOffsetY] ?? 0 }
    var (left, caught) = (App(setup), App(setup))
    var (highest, times) = (0.0, stride(from: 100.0, through: 103, by: 1.0 / 60))
    for time in times {
      left.update(at: time)
      highest = min(highest, offset(left))
    }
    #expect(highest < -40 && offset(left) == 0 && left.stage.isAtRest)
    times = stride(from: 100.0, through: 100.7, by: 1.0 / 60)
    for time in times { caught.update(at: time) }
    let place = offset(caught)
    caught.handle(WindowEvent(time: 100.7, kind: .pointer(.down, .mouse, position: Vector2(500, 400))))
    for time in stride(from: 100.7, through: 103, by: 1.0 / 60) { caught.update(at: time) }
    #expect(place != 260 && abs(offset(caught) - place) < 50 && offset(caught) != 0)
  }
}
