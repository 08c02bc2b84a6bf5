import Foundation
import SeededRandom
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Presets") struct PresetTests {
  private static func app(_ demo: any Demo.Type = DrawerDemo.self, _ presets: [String: Preset] = [:]) -> ScriptedApp {
    ScriptedApp { ($0.demo, $0.choices.presets) = (demo, presets) }
  }

  /// Returns a random name, with more characters that are special in JSON, files or text layout.
  private static func name(_ random: inout SeededRandom) -> String {
    let special = "\"\\/{}[]:,\u{0}\u{7}\n\t\r\u{2028}\u{FEFF}é🇨🇭👩‍👩‍👧 ½~.-\u{301}"
    let scalars = (0..<random.count(1...30)).map { _ in
      random.coin()
        ? special.unicodeScalars.randomElement(using: &random)! : Unicode.Scalar(UInt32(random.count(1...0xD7FF)))!
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func preset(_ random: inout SeededRandom) -> Preset {
    var numbers: [String: Double] = [:]
    for parameter in DemoCatalog.standard.parameters where random.coin() {
      numbers[parameter.id.rawValue] = random.number(parameter.range)
    }
    return Preset(feel: ScrollFeel.all.randomElement(using: &random)?.name, parameters: numbers)
  }

  private func dropped(_ text: String, named path: String = "~/some file.json", on scripted: inout ScriptedApp)
    -> Failure?
  {
    do { try scripted.app.importPresets(FileContents(path: path, data: Data(text.utf8))) } catch { return error }
    return nil
  }

  @Test("exported presets with any names are the same when imported", arguments: 0..<200)
  func roundTrip(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var presets: [String: Preset] = [:]
    for _ in 0..<random.count(1...5) { presets[Self.name(&random)] = Self.preset(&random) }
    var scripted = Self.app(DrawerDemo.self, presets)
    let names = presets.keys.sorted()
    scripted.app.perform(.exportPresets(names))
    guard case .save(let text, let file?, "json")? = scripted.app.effects.last
    else { return #expect(Bool(false), "nothing was exported") }
    #expect(names.count > 1 || file == names[0])
    var other = Self.app()
    #expect(dropped(text, on: &other) == nil, "seed \(seed)")
    // A name of only white space counts as missing.
    let named = Dictionary(
      uniqueKeysWithValues: presets.map { ($0.key.allSatisfy(\.isWhitespace) ? "Preset" : $0.key, $0.value) })
    #expect(other.app.choices.presets == named, "seed \(seed)")
    // A second import changes nothing.
    #expect(dropped(text, on: &other) == nil)
    #expect(other.app.choices.presets == named)
  }

  @Test("a single imported preset is chosen, from any format, and can be undone")
  func alone() throws {
    let texts = [
      #"{"presets":{"some file":{"feel":"uikit","rubberBandCoefficient":0.7}},"version":1}"#,
      #"{"version":1,"theme":"dark","feel":"article","presets":{"some file":{"feel":"uikit","rubberBandCoefficient":0.7}}}"#,
      #"{"feel":"uikit","parameters":{"rubberBandCoefficient":0.7}}"#,
      #"{"feel":"uikit","rubberBandCoefficient":0.7}"#,
    ]
    for text in texts {
      var scripted = Self.app(ScrollDemo.self)
      let before = scripted.savedNumbers
      #expect(dropped(text, on: &scripted) == nil)
      #expect(scripted.message == "Imported “some file”." && !scripted.isProblem)
      #expect(scripted.savedNumbers["scroll"]?.feel == "uikit")
      #expect(try scripted.value(of: "Rubber-band coefficient") == 0.7)
      #expect(try scripted.control("Presets").description == "some file")
      scripted.press("Z", modifiers: .control)
      #expect(scripted.savedNumbers == before)
    }
  }

  @Test(
    "an invalid file of presets is reported in one line with its name and changes nothing",
    arguments: [
      "", " ", "hello", "[1]", "null", "3", "\"x\"", "{}", "{\"presets\":{}}", "{\"presets\":[]}", "{\"presets\":3}",
      "{\"presets\":{\"a\":3}}", "{\"presets\":{\"a\":{\"slop\":\"x\"}}}", "{\"presets\":{\"a\":{\"slop\":1e9}}}",
      "{\"presets\":{\"a\":{\"feel\":\"jelly\"}}}", "{\"presets\":{\"a\":{\"gravity\":9.81}}}",
      "{\"presets\":{\"good\":{\"slop\":3},\"bad\":{\"slop\":1e9}}}", "{\"version\":2,\"presets\":{\"a\":{}}}",
      "{\"name\":\"x\",\"version\":\"1.0.0\"}", "{\"name\":\"x\"}", "{\"presets\":{\"a\":{\"slop\":1e999}}}",
      "{\"presets\":{\"a\":{", "\u{0}\u{1}\u{2}", "{\"type\":\"header\"}\n{\"type\":\"event\"}\n",
      String(repeating: "[", count: 5000), "{\"presets\":{\"" + String(repeating: "a", count: 801) + "\":{}}}",
    ])
  func nonsense(_ text: String) throws {
    var scripted = Self.app(ScrollDemo.self, ["mine": Preset(feel: "uikit", parameters: [:])])
    scripted.press("Down", "Right")
    let (feel, presets) = (scripted.savedNumbers, scripted.app.choices.presets)
    let failure = try #require(dropped(text, on: &scripted))
    #expect(failure.description.hasPrefix("~/some file.json") && !failure.description.contains { $0.isNewline })
    #expect(failure.exitStatus == 65)
    #expect(scripted.savedNumbers == feel && scripted.app.choices.presets == presets)
  }

  @Test(
    "a preset sets every row, a change of any row marks it, and the preset again or a reset takes the mark away",
    arguments: DemoCatalog.standard.cards.filter { $0.tools.contains(.presets) }.map(\.name))
  func everyRow(_ name: String) throws {
    let numbers = DemoCatalog.standard.parameters.map { ($0.id.rawValue, $0.value(at: 0.37)) }
    let mine = Preset(feel: "gtk", parameters: Dictionary(uniqueKeysWithValues: numbers))
    var scripted = Self.app(try #require(DemoCatalog.standard.demo(named: name)), ["mine": mine])
    let presets: [(AppAction, String)] =
      ScrollFeel.all.map { (.chooseFeel($0.name), $0.title) }
      + (scripted.app.card.springs.isEmpty ? [] : KnownSpring.all.map { (.chooseSpring($0.title), $0.title) })
      + [(.choosePreset("mine"), "mine")]
    for (preset, title) in presets {
      func expect(_ marked: [ParameterControl]) throws {
        let isInput = marked.allSatisfy { Parameter.input.contains($0.parameter) }
        #expect(try scripted.control("Presets").description == (isInput ? title : "• \(title)"))
        #expect(scripted.app.tuning.controls.filter(scripted.app.tuning.isChanged) == marked, "\(title)")
      }
      scripted.app.perform(preset)
      let (chosen, values) = (scripted.app.tuning.all, scripted.app.tuning.parameters)
      let known = KnownSpring.named(title)?.spring
      #expect(scripted.app.card.springs.allSatisfy { known == nil || values.spring($0) == known })
      for control in scripted.app.tuning.controls {
        let fraction = control.descriptor.fraction(of: control.value(in: values)) < 0.5 ? 0.9 : 0.1
        // The preferences of a hand are no part of a feel.
        let isInput = Parameter.input.contains(control.parameter)
        for takesBack in (isInput ? [] : [preset]) + [.reset(control), .command(.resetParameters)] {
          scripted.app.perform(.set(control, to: control.descriptor.value(at: fraction)))
          try expect([control])
          scripted.app.perform(takesBack)
          try expect([])
        }
      }
      #expect(scripted.app.tuning.all == chosen)
      scripted.press("V")
    }
  }

  @Test("a demo is tuned by itself, until its numbers are applied to all demos, which is one step")
  func eachDemo() throws {
    var scripted = Self.app(ScrollDemo.self)
    scripted.app.perform([.set(.parameter(.contentWidth), to: 777), .showDemo(1)])
    let start = scripted.app.tuning.all
    scripted.app.perform([.chooseSpring("SwiftUI snappy"), .set(.parameter(.rubberBandCoefficient), to: 0.3)])
    scripted.app.perform(.set(.parameter(.snapDampingRatio), to: 0.4))
    let tuned = scripted.app.tuning.all
    #expect(DemoCatalog.standard.cards.allSatisfy { ($0.name == "drawer") == (tuned[$0] != start[$0]) })
    for (key, label) in [("1", "• Article (Lobanov)"), ("6", "Article (Lobanov)")] {
      scripted.press(key, "Backspace")
      #expect(try scripted.control("Presets").description == label)
    }
    #expect(scripted.app.tuning.all == tuned)
    scripted.app.perform([.showDemo(0), .set(.parameter(.reverseScrolling), to: 1), .chooseFeel("gtk")])
    #expect(scripted.app.tuning.parameters.isOn(.reverseScrolling), "a preference of the hand")
    scripted.press("Z", "Z", modifiers: .control)
    scripted.press("2")
    scripted.press("K", modifiers: .control)
    scripted.enter("apply to all")
    for (index, card) in DemoCatalog.standard.cards.enumerated() {
      scripted.app.perform(.showDemo(index))
      let title = card.springs.isEmpty ? "Article (Lobanov)" : "• SwiftUI snappy"
      #expect(try !card.tools.contains(.presets) || scripted.control("Presets").description == title, "\(card.name)")
      let values = scripted.app.tuning.parameters
      #expect(!card.parameters.contains(.snapDampingRatio) || values[.snapDampingRatio] == 0.4)
      #expect(!card.parameters.contains(.rubberBandCoefficient) || values[.rubberBandCoefficient] == 0.3)
      #expect(card.name != "scroll" || values[.contentWidth] == 777 && values.spring(.bounce).dampingRatio == 0.85)
    }
    scripted.press("Z", modifiers: .control)
    #expect(scripted.app.tuning.all == tuned)
    for words in ["Applied to all demos. Ctrl+Z to undo.", "All demos have these numbers already."] {
      scripted.app.perform([.showDemo(5), .command(.applyToAllDemos)])
      #expect(scripted.message == words)
    }
    scripted.app.perform(.showDemo(1))
    #expect(scripted.app.tuning.parameters[.snapDampingRatio] == 0.3, "a default that only one demo has")
  }

  @Test("a renamed preset keeps its demos, also in the set that is not tuned")
  func renamedInA() {
    var scripted = Self.app(DrawerDemo.self, ["mine": Preset(feel: "gtk", parameters: ["snap.dampingRatio": 0.3])])
    scripted.app.perform(.choosePreset("mine"))
    scripted.press("A")
    scripted.app.perform([.renamePreset("mine", to: "yours"), .closeMenu])
    for _ in 0..<2 {
      #expect(scripted.app.tuning.presetLabel.text == "yours")
      scripted.press("X")
    }
  }

  @Test("a pasted spring leaves two springs apart that were taken apart")
  func pastedApart() {
    var scripted = Self.app(ScrollDemo.self)
    scripted.app.perform([.toggleOneBounce, .set(.parameter(.releaseStiffness), to: 50)])
    scripted.app.paste(".spring(duration: 0.5, bounce: 0.2)")
    let values = scripted.app.tuning.parameters
    #expect(values.spring(.bounce) == values.spring(.release) && !scripted.app.tuning.hasOneBounce)
  }

  @Test("a preset can be updated, renamed, exported and deleted from the menu")
  func managing() throws {
    var scripted = Self.app(ScrollDemo.self)
    func label() throws -> String { try scripted.control("Presets").description }
    func presets() -> [String: Preset] { scripted.app.choices.presets }
    scripted.press("S", modifiers: .control)
    scripted.enter(" mine ")
    #expect(try label() == "mine")
    scripted.request(try scripted.control("Rubber-band coefficient"), .setValue(0.8))
    #expect(try label() == "• mine")
    scripted.press("S", modifiers: .control)
    scripted.press("Return")
    #expect(scripted.message == "Replaced “mine”. Ctrl+Z to undo." && !scripted.isProblem)
    #expect(try label() == "mine" && presets()["mine"]?.parameters["rubberBandCoefficient"] == 0.8)
    try scripted.choose("Rename “mine”…")
    scripted.press("A", modifiers: .control)
    scripted.enter("été / ½")
    #expect(try presets().keys.sorted() == ["été / ½"] && label() == "été / ½")
    try scripted.choose("Export “été / ½”")
    guard case .save(_, "été / ½"?, "json")? = scripted.effects.last
    else { return #expect(Bool(false), "nothing was exported") }
    scripted.app.perform(.deletePreset("été / ½"))
    #expect(try presets().isEmpty && label() == "• Article (Lobanov)")
  }

  @Test("the presets open below their button and are searched by typing")
  func menu() throws {
    let mine = Preset(feel: "uikit", parameters: ["bounce.dampingRatio": 0.3])
    var scripted = Self.app(ScrollDemo.self, ["mine": mine, "other": mine])
    let button = try scripted.control("Presets").frame
    scripted.click(button.center)
    let menu = try #require(scripted.menu).frame
    #expect(menu.minX...menu.maxX ~= button.midX && 0..<12 ~= menu.minY - button.maxY)
    #expect(scripted.effects == [.readPresets] && scripted.has("Save preset…", .menuItem))
    scripted.type("mine")
    #expect(scripted.menuItems.first?.name == "mine")
    scripted.hover(try scripted.control("mine").frame.center)
    scripted.press("Delete")
    #expect(scripted.app.choices.presets.keys.sorted() == ["other"] && scripted.field?.text?.content == "mine")
    #expect(scripted.message == "Deleted “mine”. Ctrl+Z to undo." && !scripted.isProblem)
    scripted.press("Z", modifiers: .control)
    #expect(scripted.message == "Restored the presets." && !scripted.isProblem)
    #expect(scripted.menuItems.first?.name == "mine")
    scripted.press("Return")
    #expect(try scripted.control("Presets").description == "mine" && scripted.menu == nil)
  }

  @Test("presets that another window has saved are listed, and no undo takes them away")
  func otherWindow() throws {
    let mine = Preset(feel: "uikit", parameters: ["slop": 3])
    let theirs = Preset(feel: "uikit", parameters: ["slop": 8])
    var scripted = Self.app(ScrollDemo.self, ["common": mine, "old": mine])
    let base = scripted.app.choices.presets
    scripted.app.perform(.savePreset("new"))
    scripted.app.perform(.deletePreset("old"))
    scripted.press("F")
    scripted.app.adoptPresets(["common": theirs, "old": theirs, "new": theirs, "more": theirs], since: base)
    func presets() -> [String: Preset] { scripted.app.choices.presets }
    #expect(presets()["common"] == theirs && presets()["more"] == theirs)
    #expect(presets()["old"] == nil && presets()["new"] != theirs, "changes of this window stay")
    #expect(scripted.has("more", .menuItem) && scripted.menuItems.last?.name == "Import presets…")
    while scripted.isEnabled("Undo") { scripted.app.perform(.undo) }
    #expect(presets() == ["common": theirs, "old": theirs, "new": theirs, "more": theirs])
    scripted.app.adoptPresets(["more": theirs], since: presets())
    #expect(presets() == ["more": theirs])
  }

  @Test("a file that cannot be read keeps its dialog open, with the path and the problem", arguments: [true, false])
  func failedImport(opens: Bool) throws {
    func effect(_ path: String) -> Effect { opens ? .open(path, isTyped: true) : .importPresets(path) }
    var scripted = Self.app()
    scripted.app.perform(opens ? .command(.openFile) : .ask(.effect(.importPresets(""))))
    #expect(scripted.texts.contains { $0.hasPrefix("Path of a picture (PNG, JPEG), recording") } == opens)
    scripted.enter("~/nome.json")
    #expect(scripted.effects == [effect("~/nome.json")])
    // The report that the program sends after reading the file fails.
    scripted.app.report(.failed("cannot read ~/nome.json: there is no such file", effect("~/nome.json")))
    #expect(scripted.message == nil)
    let field = try #require(scripted.field).frame
    let words = try #require(scripted.texts.first { $0.hasPrefix("Cannot read") })
    let problem = try #require(scripted.frame(ofText: words))
    #expect(problem.minY >= field.maxY && problem.minY < field.maxY + 20 && problem.minX >= field.minX)
    #expect(scripted.isEnabled(opens ? "Open" : "Import") && scripted.isEnabled("Cancel"))
    for _ in 0..<7 { scripted.press("Left") }
    scripted.press("Backspace")
    #expect(!scripted.texts.contains(words))
    scripted.enter("mi")
    #expect(scripted.effects.last == effect("~/nmime.json") && scripted.menu == nil)
    // A file that was dropped has no dialog.
    scripted.app.report(.failed("cannot read ~/dropped.json: there is no such file", .open("~/dropped.json")))
    #expect(scripted.menu == nil && scripted.isProblem)
  }

  private static let long = String(repeating: "a very long name, ", count: 10)

  /// Returns the drawn words, with those that are wrapped into several lines as one text.
  private func words(_ scripted: ScriptedApp) -> String {
    scripted.texts.filter { !$0.hasSuffix("…") }.joined(separator: " ")
  }

  @Test("the button of presets and the menu end a long name with an ellipsis, and a tooltip has all of it")
  func presets() throws {
    var scripted = Self.app(ScrollDemo.self, [Self.long: Preset(feel: "uikit", parameters: [:])])
    scripted.app.perform(.choosePreset(Self.long))
    scripted.wait(1)
    let name = Self.long.split(separator: " ").joined(separator: " ")
    #expect(scripted.texts.contains { $0.hasPrefix("a very") && $0.hasSuffix("…") })
    let button = try scripted.control("Presets").frame
    #expect(!words(scripted).contains(name))
    scripted.hover(button.center)
    #expect(words(scripted).contains(name))
    scripted.hover(scripted.stage.center)
    scripted.press("F")
    // The menu opens with the chosen preset selected.
    #expect(words(scripted).contains(name))
    scripted.press("Up")
    #expect(!words(scripted).contains(name))
    scripted.hover(try scripted.control(Self.long).frame.center)
    #expect(words(scripted).contains(name))
  }

  @Test("an imported preset whose name is taken by another gets a number, and the one that was there stays")
  func takenName() throws {
    let mine = Preset(feel: "uikit", parameters: ["slop": 3])
    var scripted = Self.app(ScrollDemo.self, ["mine": mine])
    let text = #"{"presets":{"mine":{"feel":"gtk","slop":9}},"version":1}"#
    #expect(dropped(text, on: &scripted) == nil)
    #expect(scripted.message == "Imported “mine 2”." && !scripted.isProblem)
    let both = ["mine": mine, "mine 2": Preset(feel: "gtk", parameters: ["slop": 9])]
    #expect(scripted.app.choices.presets == both)
    #expect(try scripted.control("Presets").description == "mine 2")
    #expect(scripted.app.tuning.parameters[.slop] == 9)
    #expect(dropped(text, on: &scripted) == nil)
    #expect(scripted.app.choices.presets == both, "the same preset is there already")
  }
}

extension ScriptedApp {
  /// Opens the presets and searches the item with a title.
  fileprivate mutating func choose(_ title: String) throws {
    press("F")
    type(title)
    #expect(menuItems.first?.name == title)
    press("Return")
  }
}
