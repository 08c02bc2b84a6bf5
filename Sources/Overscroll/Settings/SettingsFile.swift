import FoundationEssentials
import OverscrollDemoKit

/// The settings file: read once, and replaced as a whole.
struct SettingsFile: Equatable {
  let path: String

  /// No sensible settings file is longer, in bytes.
  private static let maximumLength = 1 << 24

  /// `$XDG_CONFIG_HOME/overscroll/settings.json`, or below `~/.config`; `nil` where there is no home.
  static var standard: SettingsFile? {
    UserFolder.configuration.map { SettingsFile(path: $0 + "/overscroll/settings.json") }
  }

  /// Beside it: where settings go that may not replace a broken file.
  var recovered: SettingsFile {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().relativePath
    return SettingsFile(path: stem + ".recovered.json")
  }

  /// `nil` where there is no file yet.
  ///
  /// - Throws: `Failure.unreadable`, or `Failure.malformed` for a file that is broken or from a newer version.
  func read() throws(Failure) -> Settings? {
    guard let text = try InputFile(path: path, limit: Self.maximumLength).readIfPresent() else { return nil }
    return try settings(text)
  }

  /// What the contents of the file say.
  func settings(_ text: Data) throws(Failure) -> Settings {
    do {
      let settings = try JSONDecoder().decode(Settings.self, from: text)
      try settings.validate()
      return settings
    } catch {
      let line = JSONProblem.line(of: error, in: text, as: Settings.self)
      throw Failure.malformed(file: path, line: line, JSONProblem.description(of: error))
    }
  }

  /// Replaces the file by what `change` makes of what is in it then. Two programs that do so at once wait for each other.
  ///
  /// - Throws: also where the file makes no sense any more: it is left as it is.
  func update(_ change: (Settings) -> Settings) throws(Failure) {
    try AtomicFile(path: path).withLock { () throws(Failure) in try write(change(try read() ?? Settings())) }
  }

  /// Replaces the file: whatever happens meanwhile, there is one that is whole.
  func write(_ settings: Settings) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let text = try? encoder.encode(settings) else {
      throw Failure.unwritable(file: path, "a value that is not a number")
    }
    try AtomicFile(path: path).write(text + [UInt8(ascii: "\n")])
  }
}
