import Foundation
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
      let settings = try JSONDecoder().decode(Settings.self, from: data)
      try check(settings)
      return settings
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.malformed(file: path, line: Self.line(of: error, in: data), Recording.sentence(for: error))
    }
  }

  private func check(_ settings: Settings) throws(Failure) {
    guard settings.version <= Settings.currentVersion else {
      throw Failure.malformed(
        file: path, line: nil, "written by a newer version of overscroll (format \(settings.version))")
    }
    for (name, value) in settings.parameters ?? [:] {
      if let id = Parameter.ID(rawValue: name), !Parameter[id].range.contains(value) {
        throw Failure.malformed(file: path, line: nil, "\(name) is out of its range")
      }
    }
  }

  /// The line of a syntax error, where the decoder tells it.
  private static func line(of error: any Error, in data: Data) -> Int? {
    guard case DecodingError.dataCorrupted(let context) = error, context.codingPath.isEmpty else { return nil }
    let detail = (context.underlyingError as? CocoaError)?.userInfo[NSDebugDescriptionErrorKey] as? String
    let words = detail?.split(separator: " ").map(String.init) ?? []
    guard let mark = words.firstIndex(of: "line"), mark + 1 < words.count else { return nil }
    return Int(words[mark + 1].trimmingCharacters(in: .punctuationCharacters))
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
