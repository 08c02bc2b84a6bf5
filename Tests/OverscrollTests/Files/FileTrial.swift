import AppTesting
import Foundation
import OverscrollSDL

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// A kind of file that the program reads, with a trial of its use by the program. The fuzzer uses this, too.
enum FileTrial: String, CaseIterable {
  case trace, settings, map, presets

  /// Returns a description of a program fault, or `nil` if the file is read or its error is reported in one line.
  func fault(in data: Data) -> String? {
    do {
      try use(data)
      return nil
    } catch let failure as Failure {
      if self == .presets, case .foreign("file", _) = failure { return nil }
      guard case .malformed(_, let line, let problem) = failure, line != nil || self != .trace && problem.hasPath else {
        return "reported without its place: \(failure)"
      }
      return failure.description.contains(where: \.isNewline) ? "reported in several lines: \(failure)" : nil
    } catch { return "\(error)" }
  }

  /// Reads the file and uses its contents.
  ///
  /// - Throws: `Failure` for an error in the file, and `Malformation` for an error in the program.
  func use(_ data: Data) throws {
    switch self {
    case .trace: try FileTrial.play(ReplayedTrace(jsonLines: data, file: "file"))
    case .settings: try FileTrial.begin(with: SettingsFile(path: "file").settings(data))
    case .presets: try FileTrial.importPresets(FileContents(path: "file", data: data))
    case .map: try FileTrial.show(FileContents(path: "file", data: data).decodeJSON())
    }
  }

  private static func options() throws -> Options { try Options.parse(["--headless", "--no-settings"]) }

  private static func play(_ recording: ReplayedTrace) throws {
    try writeAndRead(recording)
    var app = App(AppSetup(try options(), replaying: recording, Settings()))
    for event in recording.events { app.handle(event) }
    app.update(at: 2)
    try look(at: app)
  }

  /// Checks that every event is the same when it is written and read again.
  private static func writeAndRead(_ recording: ReplayedTrace) throws {
    for event in recording.events {
      let copy = try WindowEvent(try JSONTree([UInt8](try JSONEncoder().encode(event))[...]).root)
      guard copy == event else { throw Malformation("\(event) is written as \(copy)") }
    }
  }

  private static func begin(with settings: Settings) throws {
    let copy = try JSONDecoder().decode(Settings.self, from: try JSONEncoder().encode(settings))
    guard copy == settings else { throw Malformation("\(settings) is written as \(copy)") }
    var app = App(AppSetup(try options(), replaying: nil, settings))
    for preset in settings.choices.presets {
      app.replaceParameters(by: preset.value.values(replacing: app.tuning.parameters, .standard))
    }
    app.handle(WindowEvent(time: 0.1, kind: .key(KeyPress("F"))))
    try look(at: app)
    _ = app.settings(over: settings)
  }

  private static func importPresets(_ contents: FileContents) throws {
    var app = App(AppSetup(try options(), replaying: nil, Settings()))
    try app.importPresets(contents)
    let text = PresetFile(app.tuning.presets).text
    let copy = try PresetFile(FileContents(path: "copy", data: Data(text.utf8)), .standard)
    guard copy.presets == app.tuning.presets else { throw Malformation("\(app.tuning.presets) is written as \(text)") }
    app.handle(WindowEvent(time: 0.1, kind: .key(KeyPress("F"))))
    try look(at: app)
  }

  private static func show(_ map: MetroMap) throws {
    let demo = MetroDemo(DemoSetup(size: Size(400, 300)), .success(MetroPicture(map)))
    var canvas = Canvas(size: Size(400, 300), pixelRatio: 1, measure: EvenMeasure())
    demo.draw(on: &canvas, at: 0, Theme(appearance: .light))
    try check(canvas)
  }

  private static func look(at app: App) throws {
    let frame = app.snapshot
    guard (Array(frame.values.values) + Array(frame.velocities.values)).allSatisfy(\.isFinite) else {
      throw Malformation("a value that is not a number")
    }
    var canvas = Canvas(size: app.shell.size, pixelRatio: 1, measure: EvenMeasure())
    app.draw(on: &canvas)
    try check(canvas)
  }

  private static func check(_ canvas: Canvas) throws {
    if let command = canvas.commands.first(where: { !$0.isFinite }) { throw Malformation("draws \(command)") }
  }
}

extension String {
  /// Whether the string begins with the path of an existing or missing value, such as `presets.mine.slop` or
  /// `"size[1]"`.
  fileprivate var hasPath: Bool { prefixMatch(of: #/"?[A-Za-z]+[\[."]|[A-Za-z]+: /#) != nil }
}
