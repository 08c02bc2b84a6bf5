import AppTesting
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Typed numbers") struct NumberEntryTests {
  private static let duration = SpringRole.snap.duration

  @Test(
    "a number is typed as a calculation, with units, and by itself",
    arguments: [
      ("2*0.25", 0.5), ("1/4 + 0.25", 0.5), ("2*-0.25+1", 0.5), ("0,5", 0.5), ("500ms", 0.5), ("0.5 s", 0.5),
      ("250 ms + 0.25s", 0.5), ("*2", 0.8), ("/2", 0.2), ("50%", 0.2), ("0.4", 0.4), ("\u{2212}0.4 + 1", 0.6),
    ])
  func calculations(_ text: String, _ value: Double) throws {
    let entry = NumberEntry(Self.duration, 0.4)
    #expect((try #require(entry.value(of: text)) - value).magnitude < 1e-12)
  }

  @Test(
    "a percentage of a ratio is a fraction, and of another number a share of its value",
    arguments: [
      (Parameter.rubberBandCoefficient, 0.2, "50%", 0.5), (.decelerationRate, 0.95, "99.8 %", 0.998),
      (.snapDampingRatio, 2, "80%", 0.8), (.snapStiffness, 240, "50%", 120), (.wheelSpeed, 3, "150 %", 1.5),
      (SpringRole.snap.bounce, 0.5, "30%", 0.3),
    ] as [(Parameter, Double, String, Double)])
  func percentages(_ parameter: Parameter, _ former: Double, _ text: String, _ value: Double) throws {
    let found = NumberEntry(parameter, former).value(of: text)
    #expect((try #require(found) - value).magnitude < 1e-12)
  }

  @Test(
    "a parameter takes its own unit, and points as pixels",
    arguments: DemoCatalog.standard.parameters.filter { !$0.isSwitch })
  func units(_ parameter: Parameter) {
    let value = (parameter.range.lowerBound + parameter.range.upperBound) / 2
    let digits = parameter.digits(value)
    #expect(NumberEntry(parameter, value).value(of: digits + parameter.unit) != nil, "\(parameter.id)")
    let takesPixels = NumberEntry(parameter, value).value(of: digits + " px") != nil
    #expect(takesPixels == (parameter.unit == "pt"), "\(parameter.id)")
  }

  @Test(
    "what is no calculation or out of range has no value",
    arguments: [
      "", "x", "2*", "*", "0.4.1", "0.4 pt", "2//2", "(1)", "nan", "inf", "1e9", "1/0", "100", "-0.4", "0.4 s s", "%",
    ])
  func nonsense(_ text: String) { #expect(NumberEntry(Self.duration, 0.4).value(of: text) == nil) }

  @Test("an empty field cancels with Enter, Tab or a click elsewhere", arguments: ["Return", "Tab", "click"])
  func blank(_ key: String) {
    var scripted = ScriptedApp()
    let (before, rows) = (scripted.savedNumbers, scripted.rows.map(\.name))
    scripted.press("Down", "Down", "Return", "Delete")
    scripted.type(" ")
    if key == "click" { scripted.click(scripted.stage.center) } else { scripted.press(key) }
    #expect(scripted.savedNumbers == before)
    #expect((scripted.field == nil) == (key != "Tab") && scripted.field?.description ?? "" == "")
    #expect(scripted.focused?.name == (key == "Tab" ? "Value of \(rows[2])" : rows[1]))
  }

  @Test("a double click on a number opens its field with all of it selected")
  func doubleClick() throws {
    var scripted = ScriptedApp()
    scripted.wait(1)
    let number = try scripted.control("Deceleration rate").frame.point(0.8, 0.33)
    for _ in 0..<2 {
      scripted.click(number)
      scripted.app.placeCaret(measuring: EvenMeasure())
    }
    let text = try #require(scripted.field?.text)
    #expect(text.content == "0.998" && text.selection == 0..<5)
    scripted.wait(1)
    scripted.click(number)
    scripted.app.placeCaret(measuring: EvenMeasure())
    #expect(scripted.field?.text?.selection.isEmpty == true)
  }
}
