import Foundation
import OverscrollDemoKit
import OverscrollStudio
import ScrollGeometry
import ScrollPhysics

/// What is kept from one start to the next.
struct Settings: Codable, Equatable {
  static let currentVersion = 1

  var version = Settings.currentVersion
  var feel: String?
  /// Only where a person chose one; else it is the desktop's.
  var theme: String?
  /// Only what differs from the feel.
  var parameters: [String: Double]?
  var presets: [String: Preset]?
  /// The window's, in points.
  var size: [Double]?
  /// How much larger than the desktop says everything is drawn.
  var scale: Double?
  /// In which words springs are told.
  var vocabulary: String?
  var reducedMotion: Bool?
  /// Whether the first start with its hints is past.
  var hasSeenHints: Bool?
}

/// The settings file: read once, and replaced as a whole.
struct SettingsFile: Equatable {
  let path: String

  /// `$XDG_CONFIG_HOME/overscroll/settings.json`, or below `~/.config`; `nil` where there is no home.
  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> SettingsFile? {
    let config = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.config" : nil }
    return (config ?? home).map { SettingsFile(path: $0 + "/overscroll/settings.json") }
  }

  /// Nobody's settings are longer, in bytes.
  private static let longest = 1 << 24

  /// `nil` where there is no file yet.
  ///
  /// - Throws: `Failure.unreadable`, or `Failure.malformed` for a file that is broken or from a newer version.
  func read() throws(Failure) -> Settings? {
    guard let data = try InputFile(path: path, limit: Self.longest).readIfPresent() else { return nil }
    return try settings(data)
  }

  /// What the contents of the file say.
  func settings(_ data: Data) throws(Failure) -> Settings {
    do {
      return try settings(data, LocatedJSONReader.read(data))
    } catch {
      throw Failure.malformed(file: path, line: error.line, error.words)
    }
  }

  private func settings(_ data: Data, _ json: LocatedJSON) throws(LocatedJSON.Problem) -> Settings {
    do {
      let settings = try JSONDecoder().decode(Settings.self, from: data)
      try settings.check(json)
      return settings
    } catch let problem as LocatedJSON.Problem {
      throw problem
    } catch {
      throw LocatedJSON.Problem(line: json.line(of: error), words: Recording.sentence(for: error))
    }
  }

  /// Replaces the file: there is always one that is whole.
  func write(_ settings: Settings) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(settings) else {
      throw Failure.unwritable(file: path, "a value that is not a number")
    }
    try WholeFile(path: path).write(data + [UInt8(ascii: "\n")])
  }
}

// MARK: - Checking

extension Settings {
  /// Values that mean nothing here would be lost when the settings are saved: they are told instead.
  fileprivate func check(_ json: LocatedJSON) throws(LocatedJSON.Problem) {
    guard version <= Settings.currentVersion else {
      throw json.problem("version", words: "written by a newer version of overscroll (format \(version))")
    }
    if let feel, ScrollFeel(name: feel) == nil { throw json.problem("feel", words: "there is no feel \"\(feel)\"") }
    if let theme, Theme.Appearance(rawValue: theme) == nil {
      throw json.problem("theme", words: "there is no theme \"\(theme)\"")
    }
    if let vocabulary, SpringParametrization(rawValue: vocabulary) == nil {
      throw json.problem("vocabulary", words: "there is no vocabulary \"\(vocabulary)\"")
    }
    try checkNumbers(json)
  }

  private func checkNumbers(_ json: LocatedJSON) throws(LocatedJSON.Problem) {
    if let size, Size(pair: size) == nil { throw json.problem("size", words: "a size is two numbers from 1 to 16384") }
    if let scale, !AppSetup.scales.contains(scale) {
      throw json.problem("scale", words: "a scale is a number from 0.5 to 4")
    }
    for (name, value) in (parameters ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let parameter = DemoCatalog.standard.parameter(named: name), !parameter.range.contains(value) else {
        continue
      }
      throw json.problem("parameters", name, words: "\(name) is out of its range")
    }
  }
}

extension LocatedJSON {
  /// What is wrong with the value to which the keys lead.
  fileprivate func problem(_ keys: String..., words: String) -> Problem {
    Problem(line: line(at: keys), words: words)
  }

  /// The line of what a decoder stumbled over.
  fileprivate func line(of error: any Error) -> Int {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      line(at: context.codingPath.map(\.stringValue))
    default: line
    }
  }
}

// MARK: - What the app leaves

extension App {
  /// What is kept for the next start.
  func settings(over earlier: Settings) -> Settings {
    var settings = earlier
    settings.feel = tuning.parameters.base.name
    settings.theme = shell.chosenAppearance?.rawValue
    settings.parameters = tuning.parameters.recorded
    settings.presets = tuning.presets.isEmpty ? nil : tuning.presets
    settings.vocabulary = tuning.parametrization == .physical ? nil : tuning.parametrization.rawValue
    if !shell.isBare, !shell.isFullScreen { settings.size = [shell.size.width, shell.size.height] }
    settings.scale = shell.scale == 1 ? nil : shell.scale
    settings.hasSeenHints = true
    return settings
  }
}
