import Foundation
import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Copying and pasting feels") struct ExchangeTests {
  @Test("a feel copied as JSON and pasted is the same to six digits", arguments: ScrollFeel.all)
  func roundTrip(_ feel: ScrollFeel) throws {
    var values = ParameterValues(base: feel)
    values[.bounceStiffness] = 321
    values[.snapDampingRatio] = 0.4
    for demo in DemoCatalog.standard.demos {
      let ids = demo.card.parameters
      let text = CopiedFeel(values: values, parameters: ids).text(as: .json)
      let pasted = try PastedFeel(text, for: ScriptedApp(demo).app.tuning).values
      for id in ids { #expect((pasted[id] - values[id]).magnitude <= 5e-6 * values[id].magnitude) }
    }
  }

  @Test(
    "a format without deceleration or rubber band states both numbers in a comment",
    arguments: DemoCatalog.standard.names, CopyFormat.allCases)
  func omissions(_ demo: String, _ format: CopyFormat) throws {
    let parameters = try #require(DemoCatalog.standard.demo(named: demo)).card.parameters
    let text = CopiedFeel(values: ParameterValues(), parameters: parameters).text(as: format)
    let first = text.split(separator: "\n").first ?? ""
    let isWhole = text.isEmpty || [.swift, .json].contains(format)
    let (rate, band) = (parameters.contains(.decelerationRate), parameters.contains(.rubberBandCoefficient))
    #expect(first.contains("deceleration rate 0.998") == (rate && !isWhole && format != .compose))
    #expect(first.contains("rubber-band coefficient 0.55") == (band && !isWhole))
    let omits = (band || rate && format != .compose) && !isWhole
    let isComment = ["// ", "-- "].contains(where: first.hasPrefix) || first.hasPrefix("/* ") && first.hasSuffix(" */")
    #expect(first.contains("not included") == omits && (isComment || !omits))
  }

  @Test("saving a preset asks where to save if the settings file is broken, until settings have been saved")
  func broken() {
    var scripted = ScriptedApp {
      ($0.isSettingsFileIntact, $0.problems) = (false, ["settings.json, line 3: not valid JSON"])
    }
    scripted.wait(0.5)
    #expect(scripted.texts.contains { $0.contains("not valid JSON") })
    scripted.press("S", modifiers: .control)
    scripted.type("A")
    scripted.press("Return", "Left", "Right", "Left", "Return")
    #expect(scripted.effects == [.saveSettings(.overwriting)])
    scripted.app.report(.settingsSaved)
    scripted.press("S", modifiers: .control)
    scripted.enter("B")
    #expect(scripted.effects == [.saveSettings(.overwriting), .saveSettings(.usual)])
  }
}
