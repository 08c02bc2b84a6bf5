import FoundationEssentials
import OverscrollFormats

/// The settings file, which is read once and replaced as a whole.
struct SettingsFile: Equatable {
  let path: String

  /// The file `$XDG_CONFIG_HOME/overscroll/settings.json`, or below `~/.config`; `nil` if there is no home folder.
  static var standard: SettingsFile? {
    UserFolder.configuration.map { SettingsFile(path: $0 + "/overscroll/settings.json") }
  }

  /// The file beside the settings file, for settings that may not replace a damaged one.
  var recovered: SettingsFile {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().relativePath
    return SettingsFile(path: stem + ".recovered.json")
  }

  /// Reads the settings; `nil` if there is no file yet. Throws for a file that is damaged or from a newer version.
  func read() throws(Failure) -> Settings? {
    guard let text = try InputFile(path: path, limit: 1 << 24).readIfPresent() else { return nil }
    return try settings(text)
  }

  func settings(_ text: Data) throws(Failure) -> Settings { try FileContents(path: path, data: text).decodeJSON() }

  /// Replaces the file by `change` of its current settings. Throws if it has been damaged since, and leaves it as it is,
  /// or if another program locks it for longer than `patience` seconds.
  func update(patience: Double, _ change: (Settings) -> Settings) throws(Failure) {
    let isFree = try OutputFile.withLock(beside: path, patience: patience) { () throws(Failure) in
      try write(change(try read() ?? Settings()))
    }
    if !isFree { throw lockFailure }
  }

  var lockFailure: Failure { .unwritable(file: path, "another program has locked its folder") }

  func write(_ settings: Settings) throws(Failure) {
    let text = settings.json()
    guard !text.isEmpty else { throw Failure.unwritable(file: path, "a value is not a finite number") }
    try OutputFile.makeFolder(of: path)
    try OutputFile.write(Data((text + "\n").utf8), to: path)
  }
}
