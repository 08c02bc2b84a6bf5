import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("One bounce or two") struct BounceTests {
  private func springs(_ scripted: ScriptedApp) -> (bounce: Spring, release: Spring) {
    let parameters = scripted.app.tuning.parameters
    return (parameters.spring(.bounce), parameters.spring(.release))
  }

  private func rows(_ scripted: ScriptedApp) -> Set<SpringRole> { Set(scripted.app.tuning.controls.compactMap(\.role)) }

  @Test("one spring bounces after a flick and after a pull until a chain takes them apart")
  func chain() throws {
    var scripted = ScriptedApp(ScrollDemo.self, size: Size(1120, 1600))
    #expect(rows(scripted) == [.bounce] && scripted.texts.contains("Edge"))
    let ratio = ParameterControl.parameter(.bounceDampingRatio)
    scripted.app.perform(.set(ratio, to: 0.2))
    #expect(springs(scripted).release.dampingRatio == 0.2 && springs(scripted).release == springs(scripted).bounce)
    try scripted.click("Different spring after a pull")
    #expect(rows(scripted) == [.bounce, .release])
    #expect(scripted.texts.contains("Spring after a flick") && scripted.texts.contains("Spring after a pull"))
    scripted.app.perform(.set(ratio, to: 0.5))
    #expect(springs(scripted).bounce.dampingRatio == 0.5 && springs(scripted).release.dampingRatio == 0.2)
    try scripted.click("Different spring after a pull")
    #expect(rows(scripted) == [.bounce] && springs(scripted).release == springs(scripted).bounce)
    scripted.press("Z", modifiers: .control)
    #expect(rows(scripted) == [.bounce, .release] && springs(scripted).release.dampingRatio == 0.2)
    scripted.app.perform(.chooseFeel("uikit"))
    #expect(rows(scripted) == [.bounce])
    scripted.app.perform(.set(ratio, to: 0.3))
    scripted.app.perform(.reset(ratio))
    #expect(springs(scripted).release == ScrollFeel.uikit.release.spring)
    #expect(try !scripted.control("Presets").description.hasPrefix("•"))
  }

  @Test("the group that moves the content is lit, and one without a part in the gesture says so")
  func driving() throws {
    func lit(_ scripted: ScriptedApp) -> [String] {
      let (theme, inspector) = (scripted.theme, scripted.app.inspector!.frame)
      return scripted.commands.compactMap { command in
        guard case .text(let text, Theme.Text.strong, let origin) = command.shape, inspector.contains(origin) else {
          return nil
        }
        return [.solid(theme.accent), .solid(theme.boundMark)].contains(command.paint) ? text : nil
      }
    }
    func dragged(from offset: Double, by way: Double) -> ScriptedApp {
      var setup = AppSetup(catalog: .standard)
      (setup.size, setup.values) = (Size(1120, 1600), [.contentOffsetX: 100, .contentOffsetY: offset])
      var scripted = ScriptedApp(setup)
      scripted.wait(0.5)
      scripted.flick(from: scripted.stage.point(0.5, 0.4), by: Vector2(0, way))
      return scripted
    }
    var flicked = dragged(from: 400, by: 140)
    flicked.wait(0.02)
    #expect(lit(flicked) == ["Deceleration"])
    let marks = flicked.app.stage.timeline.curves[0].marks
    let crossing = try #require(marks.first { $0.kind == .crossing })
    flicked.wait(crossing.time - flicked.app.displayedTime + 0.05)
    #expect(lit(flicked) == ["Edge"])
    flicked.wait(9)
    #expect(lit(flicked).isEmpty && !flicked.texts.contains("not in this gesture"))
    var pulled = dragged(from: 0, by: 140)
    pulled.wait(0.05)
    #expect(lit(pulled) == ["Edge"])
    #expect(pulled.texts.count { $0 == "not in this gesture" } == 1)
    pulled.app.perform(.toggleOneBounce)
    #expect(lit(pulled) == ["Spring after a pull"])
    let picture = try #require(pulled.app.graphPicture)
    #expect(picture.main?.bounces.count == 2)
    pulled.wait(9)
    #expect(lit(pulled).isEmpty)
  }

  @Test(
    "where a release snaps, the deceleration has its part in the gesture: it projects the target",
    arguments: ["drawer", "pip", "paging"])
  func projection(_ demo: String) throws {
    var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: demo)))
    // The handle of the sheet, the tile, or the row of pages.
    let stage = scripted.stage
    let start = demo == "pip" ? scripted.app.demo.controls[3].center : Vector2(stage.width / 2, stage.height * 0.6)
    scripted.flick(from: stage.origin + start, by: demo == "drawer" ? Vector2(0, -130) : Vector2(-104, -78))
    scripted.wait(9)
    #expect(scripted.app.stage.timeline.curves.contains { !$0.marks.isEmpty })
    let heading = try #require(scripted.texts.firstIndex(of: "Deceleration"))
    #expect(scripted.texts[heading + 1] != "not in this gesture" && scripted.texts[heading + 1] != "not used")
  }
}
