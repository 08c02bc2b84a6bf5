import Foundation
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Settings") struct SettingsTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }
  private var file: SettingsFile { SettingsFile(path: folder + "/settings.json") }

  @Test("numbers that all demos have in common, as in earlier versions, are those of each, until it is tuned")
  func earlierVersion() throws {
    let old = #"{"version":1,"feel":"gtk","spring":"SwiftUI snappy","demo":"pip","parameters":{"snap.stiffness":2}}"#
    func app(_ text: Data) throws -> ScriptedApp {
      let settings = try JSONDecoder().decode(Settings.self, from: text)
      return ScriptedApp(AppSetup(try Options.parse([]), replaying: nil, settings))
    }
    var scripted = try app(Data(old.utf8))
    let all = DemoCatalog.standard.cards.map { scripted.app.tuning.all[$0] }
    #expect(all.allSatisfy { $0.base.name == "gtk" })
    #expect(
      DemoCatalog.standard.cards.allSatisfy {
        !$0.springs.contains(.snap) || scripted.app.tuning.all[$0][.snapStiffness] == 2
      })
    #expect(scripted.app.tuning.presetLabel.title == "SwiftUI snappy")
    scripted.press("1")
    #expect(scripted.app.tuning.presetLabel.title == ScrollFeel.gtk.title, "this demo has no spring of that preset")
    scripted.app.perform([.chooseSpring("SwiftUI bouncy"), .showDemo(3), .set(.parameter(.slop), to: 3)])
    let saved = scripted.app.settings(over: Settings())
    #expect(saved.common.parameters["slop"] == 3 && saved.demos["scroll"]?.chosen == .spring("SwiftUI bouncy"))
    #expect(saved.demos["paging"] == nil && saved.demos["pip"]?.parameters == ["snap.stiffness": 2])
    #expect(try app(try JSONEncoder().encode(saved)).app.tuning.all == scripted.app.tuning.all)
  }

  @Test("settings that cannot be saved can be saved in another file, and are from then on")
  func anotherFile() throws {
    var scripted = ScriptedApp()
    let first = SettingsFile(path: folder + "/settings.json")
    try first.write(Self.full)
    var stored = try StoredSettings(first, isNamedByUser: false)
    scripted.app = App(AppSetup(try Options.parse([]), replaying: nil, stored.settings))
    // A folder in place of the file cannot be written, not even by root.
    try FileManager.default.removeItem(atPath: first.path)
    try FileManager.default.createDirectory(atPath: first.path, withIntermediateDirectories: true)
    scripted.press("Down", "Right")
    #expect(throws: Failure.self) { try stored.save(scripted.app) }
    stored.request(.file(folder + "/mine.json"), at: 0)
    #expect(try stored.saveIfDue(scripted.app, at: 0) && stored.requested == nil)
    let file = stored.file
    let saved = try #require(try file?.read())
    #expect(saved.choices.presets == Self.full.choices.presets && saved.choices.appearance == .dark)
    #expect(saved.common.parameters.count > Self.full.common.parameters.count)
    scripted.press("T")
    #expect(try stored.save(scripted.app) && file?.read()?.choices.appearance == .light)
    #expect(try !stored.save(scripted.app))
  }

  @Test("a copy of the settings keeps the presets of an earlier copy")
  func earlierCopy() throws {
    let path = folder + "/settings.json"
    try Data("{".utf8).write(to: URL(fileURLWithPath: path))
    var copy: SettingsFile?
    for name in ["first", "second"] {
      var (scripted, stored) = (ScriptedApp(), try StoredSettings(SettingsFile(path: path), isNamedByUser: true))
      scripted.app.perform(.savePreset(name))
      stored.request(.elsewhere, at: 0)
      try stored.save(scripted.app)
      copy = stored.file
    }
    #expect(try copy?.read()?.choices.presets.keys.sorted() == ["first", "second"])
  }

  @Test("changes after a damaged file was overwritten, or saved in a copy, are saved there as well")
  func damagedFile() throws {
    let (path, damaged) = (folder + "/settings.json", Data("{".utf8))
    for (place, name) in [
      (Effect.SettingsDestination.elsewhere, "settings.recovered.json"), (.overwriting, "settings.json"),
    ] {
      try damaged.write(to: URL(fileURLWithPath: path))
      var (scripted, stored) = (ScriptedApp(), try StoredSettings(SettingsFile(path: path), isNamedByUser: true))
      scripted.press("Down", "Right")
      stored.noteChange(at: 0)
      stored.request(.usual, at: 0)
      #expect(try !stored.save(scripted.app) && stored.saveTime == nil)
      stored.request(place, at: 0)
      #expect(try stored.save(scripted.app))
      let file = try #require(stored.file)
      #expect(try file.path == folder + "/" + name && file.read()?.common.parameters["decelerationRate"] != nil)
      scripted.press("T")
      stored.noteChange(at: 1)
      #expect(try stored.saveIfDue(scripted.app, at: 2) && file.read()?.choices.appearance == .dark)
      #expect(try (Data(contentsOf: URL(fileURLWithPath: path)) == damaged) == (place == .elsewhere))
    }
  }

  @Test("a run in a window without saved settings begins with duration and bounce, and with three groups folded")
  func simple() throws {
    func setup(_ arguments: [String]) throws -> AppSetup {
      try Session(try Options.parse(["--no-settings"] + arguments)).setup
    }
    let window = try setup([])
    #expect(
      window.choices.parametrization == .durationAndBounce
        && window.choices.foldedGroups == [.content, .behavior, .advanced])
    for arguments in [["--headless"], ["--trace", "-"]] {
      let other = try setup(arguments)
      #expect(other.choices.parametrization == .physical && other.choices.foldedGroups == [.advanced], "\(arguments)")
    }
    var (chosen, settings) = (AppSetup(catalog: .standard), Settings())
    settings.hasSeenHints = true
    chosen.simplify(settings)
    #expect(chosen.choices.parametrization == .physical && chosen.choices.foldedGroups == [.advanced])
  }

  /// Settings of which none has its default value.
  private static var full: Settings {
    var settings = Settings()
    settings.choices.appearance = .dark
    settings.common = Preset(feel: "uikit", chosen: .own("mine"), parameters: ["slop": 4, "snap.mass": 2])
    settings.demos = ["drawer": Preset(feel: "gtk", chosen: .spring("SwiftUI bouncy"), parameters: ["snap.mass": 3])]
    settings.choices.presets = ["mine": Preset(feel: "uikit", parameters: ["slop": 1])]
    settings.size = Size(900, 700)
    settings.choices.scale = 1.25
    settings.choices.parametrization = .perceptual
    settings.choices.reducedMotion = true
    settings.hasSeenHints = true
    settings.demo = "pip"
    settings.choices.panels = ["inspector": false, "graph": true]
    settings.choices.foldedGroups = [.deceleration]
    settings.choices.usedDemos = ["drawer", "scroll"]
    settings.choices.graphHeight = 200
    settings.choices.copyFormat = .niri
    settings.choices.arrangement = .sideBySide
    settings.choices.device = .phone
    settings.pictures = ["/tmp/a.png"]
    settings.unknown = [
      "new": .object(["list": .array([.integer(1), .number(0.5), .text("a"), .boolean(true), .null])])
    ]
    return settings
  }

  @Test("every setting is written, read, merged and restored")
  func complete() throws {
    let (full, none) = (Self.full, Settings())
    for (value, standard) in [(full, none), (full.choices, none.choices)] as [(Any, Any)] {
      for (mine, standard) in zip(Mirror(reflecting: value).children, Mirror(reflecting: standard).children) {
        #expect("\(mine.value)" != "\(standard.value)", "\(mine.label ?? "") has its default: give it another here")
      }
    }
    #expect(try JSONDecoder().decode(Settings.self, from: try JSONEncoder().encode(full)) == full)
    var known = full
    known.unknown = [:]
    #expect(known.merged(over: none, since: none) == known)
    #expect(none.merged(over: known, since: known) == none)
    #expect(none.merged(over: full, since: none) == full)
    for preset in [ChosenPreset.own("mine"), .spring("SwiftUI bouncy")] {
      known.common.chosen = preset
      #expect(try JSONDecoder().decode(Settings.self, from: try JSONEncoder().encode(known)) == known)
      let setup = AppSetup(try Options.parse([]), replaying: nil, known)
      var saved = App(setup).settings(over: none)
      #expect(AppSetup(try Options.parse([]), replaying: nil, saved).parameters == setup.parameters)
      saved.demos = known.demos
      #expect(saved == known)
    }
  }

  @Test("members and parameters that this version does not know stay in the file")
  func unknown() throws {
    let text =
      #"{"version":1,"new":{"a":[9007199254740993,0.5,null,true,"b"]},"parameters":{"old":3,"slop":4},"#
      + #""demos":{"scroll":{"old":3,"slop":4,"note":"a"},"pip":{"old":3,"slop":4,"note":{"b":[true]}}}}"#
    let read = try JSONDecoder().decode(Settings.self, from: Data(text.utf8))
    var app = App(AppSetup(try Options.parse([]), replaying: nil, read))
    app.perform(.set(.parameter(.slop), to: 7))
    let merged = app.settings(over: read).merged(over: read, since: read)
    let copy = try JSONDecoder().decode(Settings.self, from: try JSONEncoder().encode(merged))
    #expect(copy.unknown == read.unknown && !copy.unknown.isEmpty)
    #expect(copy.common.parameters == ["old": 3, "slop": 7] && copy.demos["pip"]?.parameters == ["old": 3, "slop": 7])
    #expect(copy.demos["scroll"]?.unknown == ["note": .text("a")] && copy.demos["scroll"]?.parameters["slop"] == 7)
    #expect(copy.demos["pip"]?.unknown == ["note": .object(["b": .array([.boolean(true)])])])
  }

  @Test("a value of a wrong type is reported with its name", arguments: Setting.all.map(\.name) + ["version"])
  func wrongType(name: String) {
    let text = name == "version" ? #"{"version":[[[]]]}"# : #"{"version":1,"\#(name)":[[[]]]}"#
    let failure = #expect(throws: Failure.self) { try SettingsFile(path: "file").settings(Data(text.utf8)) }
    guard case .malformed("file", nil, let problem)? = failure
    else { return #expect(Bool(false), "not reported as malformed: \(String(describing: failure))") }
    #expect(problem.hasPrefix("\"\(name)") && problem.hasSuffix("is of the wrong type"), "\(problem)")
  }

  @Test("a wrong value is reported with its name")
  func wrongValues() {
    let problems = [
      #""feel":"windows""#: #"feel: unknown feel "windows""#, #""theme":"blue""#: #"theme: unknown theme "blue""#,
      #""vocabulary":"x""#: #"vocabulary: unknown spring parameters "x""#,
      #""copyAs":"x""#: #"copyAs: unknown format of code "x""#,
      #""folded":["x"]"#: #"folded: unknown group "x""#,
      #""comparison":"x""#: #"comparison: unknown comparison "x""#,
      #""size":[0,700]"#: "size: expected two numbers from 1 to 16384",
      #""size":[900,"x"]"#: #""size[1]" is of the wrong type"#, #""panels":3"#: #""panels" is of the wrong type"#,
      #""scale":9"#: "scale: expected a number from 0.5 to 4",
      #""graphHeight":95"#: "graphHeight: expected a number from 96 to 4000",
      #""parameters":{"slop":41}"#: "parameters.slop: slop is out of range; see overscroll --list",
      #""demos":{"pip":{"slop":41}}"#: "demos.pip.slop: slop is out of range; see overscroll --list",
      #""demos":{"pip":{"slop":"x"}}"#: "demos: slop of pip is not a number",
      #""demos":{"pip":{"feel":"windows"}}"#: #"demos: unknown feel of pip "windows""#,
      #""presets":{"a":{"slop":"x"}}"#: #""presets.a.slop" is of the wrong type"#,
      // Of several, the first by name.
      #""presets":{\#((10..<40).map { #""p\#($0)":{"z":[],"a":"x"}"# }.joined(separator: ","))}"#:
        #""presets.p10.a" is of the wrong type"#,
      #""version":2"#: "version: format 2 is from a newer version of overscroll; update overscroll",
    ]
    for (member, problem) in problems {
      let text = member.contains("version") ? "{\(member)}" : "{\"version\":1,\(member)}"
      let failure = #expect(throws: Failure.self) { try SettingsFile(path: "file").settings(Data(text.utf8)) }
      #expect(failure == .malformed(file: "file", line: nil, problem))
    }
  }

  @Test("changes of two runs are merged, in either order of saving")
  func merging() {
    var base = Settings()
    base.common.feel = "article"
    base.choices.presets = ["old": Preset(feel: "article"), "gone": Preset(feel: nil)]
    base.common.parameters = ["slop": 4, "snap.mass": 2]
    var (first, second) = (base, base)
    first.choices.presets["mine"] = Preset(feel: "uikit", parameters: ["slop": 1])
    first.choices.presets["gone"] = nil
    first.common.parameters = ["slop": 7, "snap.mass": 2]
    second.choices.presets["yours"] = Preset(feel: "uikit", parameters: [:])
    second.choices.appearance = .dark
    second.common.parameters = ["slop": 4]
    second.demos = ["drawer": Preset(feel: "gtk", parameters: ["slop": 4, "snap.mass": 5])]
    for (earlier, later) in [(first, second), (second, first)] {
      let merged = later.merged(over: earlier.merged(over: base, since: base), since: base)
      #expect(Set(merged.choices.presets.keys) == ["old", "mine", "yours"])
      #expect(merged.choices.appearance == .dark && merged.common == Preset(feel: "article", parameters: ["slop": 7]))
      #expect(merged.demos == ["drawer": Preset(feel: "gtk", parameters: ["slop": 7, "snap.mass": 5])])
    }
  }

  @Test("changed settings are saved after half a second, merged with another run's changes")
  func savedSoon() throws {
    var (ours, theirs) = (try StoredSettings(file, isNamedByUser: true), try StoredSettings(file, isNamedByUser: true))
    var (first, second) = (ScriptedApp(), ScriptedApp())
    first.press("Down", "Right")
    ours.noteChange(at: 10)
    try ours.saveIfDue(first.app, at: 10.4)
    #expect(try file.read() == nil)
    try ours.saveIfDue(first.app, at: 10.5)
    #expect(try file.read()?.common.parameters["decelerationRate"] != nil)
    second.press("T")
    try theirs.save(second.app)
    first.app.perform(.set(.parameter(.rubberBandCoefficient), to: 0.5))
    try ours.save(first.app)
    let saved = try #require(try file.read())
    #expect(saved.choices.appearance == .dark)
    #expect(Set(saved.common.parameters.keys) == ["decelerationRate", "rubberBandCoefficient"])
  }

  @Test(
    "settings wait a second for another program's lock without blocking, and are saved once it is free",
    arguments: [Effect.SettingsDestination.usual, .file("mine.json")])
  func locked(place: Effect.SettingsDestination) throws {
    let file = place == .usual ? self.file : SettingsFile(path: folder + "/mine.json")
    var (scripted, stored) = (ScriptedApp(), try StoredSettings(self.file, isNamedByUser: true))
    func ask(at time: Double) {
      if place == .usual { stored.noteChange(at: time - 0.5) } else { stored.request(.file(file.path), at: time) }
    }
    scripted.press("T")
    ask(at: 0.5)
    let isFree = try OutputFile.withLock(beside: file.path, patience: 0) { () throws(Failure) in
      for time in stride(from: 0.5, to: 1.49, by: 0.01) {
        #expect(try! !stored.saveIfDue(scripted.app, at: time))
        #expect(stored.saveTime.map { $0 > time } == true)
      }
      let failure = #expect(throws: Failure.self) { try stored.saveIfDue(scripted.app, at: 1.55) }
      #expect(failure == file.lockFailure && stored.saveTime == nil)
      ask(at: 2.5)
      #expect(try! !stored.saveIfDue(scripted.app, at: 2.5))
    }
    #expect(isFree)
    // A thread that ends the program saves what is still due.
    if place == .usual {
      let unsaved = UnsavedSettings()
      unsaved.replace(by: stored.pendingChange(of: scripted.app))
      for _ in 0..<2 { try unsaved.save() }
      #expect(try file.read()?.choices.appearance == .dark)
    }
    #expect(try stored.saveIfDue(scripted.app, at: 2.6))
    #expect(try file.read()?.choices.appearance == .dark)
  }

  @Test("undoing a deletion restores the preset in the file and keeps another run's changes")
  func undoneDeletion() throws {
    let (mine, yours) = (Preset(feel: "uikit", parameters: ["slop": 3]), Preset(feel: "uikit", parameters: ["slop": 5]))
    var settings = Settings()
    settings.choices.presets = ["mine": mine]
    try file.write(settings)
    func start() throws -> (app: ScriptedApp, stored: StoredSettings) {
      let stored = try StoredSettings(file, isNamedByUser: true)
      return (ScriptedApp { $0.choices.presets = stored.settings.choices.presets }, stored)
    }
    var (first, second) = (try start(), try start())
    first.app.app.perform(.deletePreset("mine"))
    try first.stored.save(first.app.app)
    #expect(try file.read()?.choices.presets["mine"] == nil)
    try second.app.app.importPresets(FileContents(path: "yours.json", text: #"{"feel":"uikit","slop":5}"#))
    try second.stored.save(second.app.app)
    first.app.press("Z", modifiers: .control)
    try first.stored.save(first.app.app)
    #expect(try file.read()?.choices.presets == ["mine": mine, "yours": yours])
  }

  @Test("a run adopts what other runs have saved of presets, and saves nothing of it as a change of its own")
  func adoptedPresets() throws {
    let presets = [1.0, 2, 3].map { Preset(feel: "uikit", parameters: ["slop": $0]) }
    var settings = Settings()
    settings.choices.presets = ["both": presets[0], "gone": presets[0]]
    try file.write(settings)
    var stored = try StoredSettings(file, isNamedByUser: true)
    var scripted = ScriptedApp { $0.choices.presets = stored.settings.choices.presets }
    scripted.app.perform(.savePreset("ours"))
    settings.choices.presets = ["both": presets[1], "theirs": presets[2], "ours": presets[2]]
    try file.write(settings)
    try stored.adoptPresets(into: &scripted.app)
    let ours = try #require(scripted.app.tuning.presets["ours"])
    #expect(scripted.app.tuning.presets == ["both": presets[1], "theirs": presets[2], "ours": ours])
    settings.choices.presets["theirs"] = nil
    try file.write(settings)
    try stored.save(scripted.app)
    // A preset that was saved in both runs meanwhile is kept twice.
    #expect(try file.read()?.choices.presets == ["both": presets[1], "ours": presets[2], "ours 2": ours])
  }

  @Test("presets with the same name from several runs are all kept, with numbers")
  func sameName() {
    let presets = [1.0, 2, 3].map { Preset(feel: "uikit", parameters: ["slop": $0]) }
    let base = Settings()
    var runs = [base, base, base]
    for index in runs.indices {
      runs[index].choices.presets = ["mine": presets[index]]
      runs[index].common.chosen = .own("mine")
    }
    let merged = runs.reduce(base) { $1.merged(over: $0, since: base) }
    #expect(merged.choices.presets == ["mine": presets[0], "mine 2": presets[1], "mine 3": presets[2]])
    #expect(merged.common.chosen == .own("mine 3"))
    #expect(runs[2].merged(over: merged, since: base).choices.presets == merged.choices.presets)
    // Another demo keeps the preset that another run has chosen there.
    (runs[1].common.chosen, runs[1].demos) = (nil, ["drawer": Preset(feel: nil, chosen: .own("mine"))])
    let both = runs[1].merged(over: runs[0], since: base).numbers
    #expect(both["scroll"]?.chosen == .own("mine") && both["drawer"]?.chosen == .own("mine 2"))
  }

  @Test("the command line counts before the settings: for the demo, the size, the feel, the theme and each parameter")
  func commandLineFirst() throws {
    func setup(_ arguments: [String]) throws -> AppSetup {
      AppSetup(try Options.parse(arguments), replaying: nil, Self.full)
    }
    let asked = try setup([
      "drawer", "--size", "640x480", "--feel", "gtk", "--theme", "light", "--set", "slop=9",
      "--set", "snap.stiffness=300",
    ])
    #expect(asked.demo.card.name == "drawer" && asked.size == Size(640, 480))
    let numbers = asked.parameters[DrawerDemo.card]
    #expect(numbers.base.name == "gtk" && !ScriptedApp(asked).theme.isDark)
    #expect(numbers[.slop] == 9 && numbers[.snapStiffness] == 300 && numbers[.snapMass] == 3)
    #expect(asked.parameters[MetroDemo.card][.slop] == 4, "what names a demo is about this demo")
    let saved = try setup([])
    #expect(saved.demo.card.name == "pip" && saved.size == Size(900, 700))
    #expect(try setup(["--set", "snap.mass=5"]).parameters[MetroDemo.card][.snapMass] == 5)
    #expect(saved.parameters[MetroDemo.card].base.name == "uikit" && saved.parameters[MetroDemo.card][.slop] == 4)
  }

  @Test("the first start has the feel of iOS, a run without settings the article's, and one that names a feel has that")
  func firstFeel() throws {
    func feel(_ arguments: [String]) throws -> String {
      try Session(try Options.parse(arguments)).setup.parameters[PagingDemo.card].base.name
    }
    #expect(try feel(["--settings", file.path]) == "uikit")
    #expect(try feel(["--settings", file.path, "--feel", "gtk"]) == "gtk")
    #expect(try feel(["--no-settings"]) == "article")
    var settings = Settings()
    settings.common.feel = "android"
    try file.write(settings)
    #expect(try feel(["--settings", file.path]) == "android")
  }

  @Test("--recording opens its file in the demo of recordings, or behind another demo that is named")
  func recording() throws {
    let path = folder + "/flick.csv"
    let rows = (0..<40).map { "\(Double($0) / 64),\($0 * (80 - $0)),\($0 == 0 ? 1 : 0)" }
    try Data(rows.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
    for (words, demo) in [([], "recording"), (["drawer"], "drawer")] as [([String], String)] {
      let options = try Options.parse(words + ["--no-settings", "--recording", path])
      var scripted = ScriptedApp(try Session(options).setup)
      #expect(scripted.app.card.name == demo)
      scripted.press("9")
      let stage = try #require(scripted.elements.first { $0.role == .canvas })
      #expect(stage.description.contains("flick, 40 samples"), "\(stage.description)")
    }
  }
}
