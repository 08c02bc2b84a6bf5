import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Opening files in a demo") struct DocumentTests {
  /// Returns the CSV of a flick by UIKit's law with another rate, rounded to thirds of a point.
  private func flick(_ rate: Double = 0.9975) -> String {
    var feel = ScrollFeel.uikit
    feel.decelerationRate = DecelerationRate(rawValue: rate)
    let motion = ScrollMotion(from: 0, velocity: 1500, limits: -1e6...1e6, feel: feel)
    return (0..<150).map { index in
      let time = Double(index) / 60
      return "\(time),\((motion.value(at: time) * 3).rounded() / 3),\(index == 0 ? 1 : 0)"
    }.joined(separator: "\n")
  }

  private func open(_ text: String, _ path: String, on scripted: inout ScriptedApp) -> Failure? {
    do { try scripted.app.open(FileContents(path: path, text: text)) } catch { return error }
    return nil
  }

  private func scene(_ scripted: ScriptedApp) throws -> RecordingScene {
    let demo = scripted.app.demo as? RecordingDemo
    return try #require(demo?.scene)
  }

  private func title(_ scripted: ScriptedApp) throws -> String { try scene(scripted).recording.title }

  @Test("an opened recording is shown by its demo and kept while another demo is shown")
  func recording() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    #expect(open(flick(), "~/flick.csv", on: &scripted) == nil)
    #expect(scripted.app.card.name == "recording")
    #expect(try title(scripted) == "flick")
    #expect(scripted.message == "Opened “flick”: 150 samples." && !scripted.isProblem)
    scripted.press("1", "9")
    #expect(try title(scripted) == "flick")
  }

  @Test("each moved border is a step that can be undone and redone from any demo")
  func undoneBorders() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    #expect(open(flick(), "~/flick.csv", on: &scripted) == nil)
    var borders = [try scene(scripted).borders]
    scripted.press("PageDown")
    for _ in 0..<3 {
      scripted.press("Right", modifiers: .control)
      borders.append(try scene(scripted).borders)
    }
    #expect(borders[3] != borders[2])
    for step in [2, 1, 0] {
      scripted.press("Z", modifiers: .control)
      #expect(try scene(scripted).borders == borders[step])
    }
    scripted.press("Z", modifiers: [.control, .shift])
    // Resetting the demo is also a step, and an undo in another demo counts.
    scripted.press("R")
    #expect(try !scene(scripted).isMoved)
    scripted.press("Z", modifiers: .control)
    #expect(try scene(scripted).borders == borders[1])
    scripted.press("1")
    scripted.press("Z", modifiers: .control)
    scripted.press("9")
    #expect(try scene(scripted).borders == borders[0])
    // Undoing has no effect on the borders of another recording.
    #expect(open(flick(0.997), "~/other.csv", on: &scripted) == nil)
    scripted.press("Z", modifiers: .control)
    #expect(try title(scripted) == "other" && !scene(scripted).isMoved)
  }

  @Test(
    "a broken recording is reported in one line and changes nothing",
    arguments: [
      "0,1\n0.1,x\n", "0,1\n1,2\n0.5,3\n", "0,1\n", "0,nan\n1,2\n", "1,1\n2,1\n3,1\n4,1\n5,1\n6,1\n7,1\n8,1\n9,1",
    ])
  func broken(_ text: String) throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    #expect(open(flick(), "~/flick.csv", on: &scripted) == nil)
    let feel = scripted.savedNumbers
    let failure = try #require(open(text, "~/broken.csv", on: &scripted))
    #expect(failure.description.hasPrefix("~/broken.csv") && !failure.description.contains { $0.isNewline })
    #expect(scripted.savedNumbers == feel)
    #expect(try title(scripted) == "flick")
    scripted.app.paste(text)
    #expect(scripted.isProblem)
    #expect(try title(scripted) == "flick")
  }

  @Test(
    "a file of another format is told by its name, with what it should be, and one of JSON with the line",
    arguments: [
      ("~/bad.png", "no picture", "bad.png is not a picture that can be read (PNG or JPEG)"),
      ("scan", "GIF89a…", "scan is not a picture that can be read (PNG or JPEG)"),
      ("a.txt", "", "a.txt is not a picture (PNG or JPEG), a recording (CSV or JSON Lines) or presets (JSON)"),
      ("~/mine.json", "{\n", "~/mine.json, line 2: not valid JSON"), ("mine", " [", "mine, line 1: not valid JSON"),
    ])
  func foreign(_ path: String, _ text: String, _ problem: String) {
    var scripted = ScriptedApp(ScrollDemo.self)
    #expect(open(text, path, on: &scripted)?.description == problem)
  }

  @Test("a recording can be pasted, unless a text field is open")
  func pasting() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.press("Return")
    scripted.app.paste(flick())
    #expect(scripted.app.card.name == "scroll")
    scripted.press("Escape")
    scripted.app.paste(flick())
    #expect(scripted.app.card.name == "recording")
    #expect(try title(scripted) == "Clipboard")
  }

  @Test("saving a fit chooses a preset named after the file, and is undone as one step")
  func preset() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    #expect(open(flick(), "~/flick.csv", on: &scripted) == nil)
    scripted.wait(0.1)
    let before = scripted.savedNumbers
    scripted.press("P")
    #expect(scripted.effects == [.saveSettings(.usual)])
    #expect(scripted.message == "Saved “flick”.")
    #expect(scripted.app.choices.presets["flick"]?.feel == "uikit")
    #expect(abs(try scripted.value(of: "Deceleration rate") - 0.9975) < 1e-5)
    #expect(scripted.app.tuning.presetLabel.text == "flick")
    // The tuned curve is now the fit.
    #expect(try scene(scripted).results.tuned.map { $0.rootMeanSquare < 0.12 } == true)
    scripted.press("Z", modifiers: .control)
    #expect(scripted.savedNumbers == before)
    #expect(scripted.app.choices.presets["flick"] == nil, "one step is undone as a whole")
    scripted.press("Y", modifiers: .control)
    #expect(scripted.app.choices.presets["flick"] != nil)
    scripted.press("1")
    scripted.app.perform(.choosePreset("flick"))
    #expect(abs(try scripted.value(of: "Deceleration rate") - 0.9975) < 1e-5)
  }
}
