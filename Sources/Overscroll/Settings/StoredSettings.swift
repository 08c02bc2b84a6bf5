import OverscrollStudio

/// The settings as they were at the start, and where they are saved while the program runs.
struct StoredSettings {
  /// `nil` where none may be written.
  private(set) var file: SettingsFile?
  /// A file that makes no sense: it stays as it is until a person chooses to overwrite it.
  private(set) var brokenFile: SettingsFile?
  /// What this run has read or saved last: whatever differs from it was changed by this run.
  private(set) var settings = Settings()
  /// What is wrong with the file, in a line; the run begins with the defaults.
  private(set) var warning: String?
  /// When settings that may have changed are to be saved.
  private(set) var saveTime: Double?

  /// What is changed is saved within so many seconds: not at once, since changes come in numbers.
  private static let delay = 0.5

  init() {}

  /// - Throws: `Failure.unreadable` where the user has named the file.
  init(_ file: SettingsFile?, isNamedByUser: Bool) throws(Failure) {
    guard let file else { return }
    do {
      settings = try file.read() ?? Settings()
      self.file = file
    } catch Failure.unreadable(let path, let problem) where isNamedByUser {
      throw Failure.unreadable(file: path, problem)
    } catch {
      warning = "\(error); starting with defaults, and leaving the file as it is"
      brokenFile = file
    }
  }

  /// Something has happened at `time` that may have changed settings.
  mutating func noteChange(at time: Double) { if file != nil, saveTime == nil { saveTime = time + Self.delay } }

  /// Saves what has changed in the app, if it is time to; a file that cannot be written is tried again at the next change.
  mutating func saveIfDue(_ app: App, at time: Double) throws(Failure) {
    if let saveTime, time >= saveTime { try save(app) }
  }

  /// Saves what has changed in the app. What other runs have saved meanwhile stays.
  mutating func save(_ app: App) throws(Failure) {
    saveTime = nil
    let new = app.settings(over: settings)
    guard new != settings, let file else { return }
    try file.update { [settings] in new.merged(over: $0, since: settings) }
    settings = new
  }

  /// Saves at once, because the user asked for it; returns the file.
  mutating func save(_ app: App, _ destination: Effect.SettingsPlace) throws(Failure) -> SettingsFile? {
    switch destination {
    case .usual:
      try save(app)
      return file
    case .elsewhere, .overwriting:
      let file = destination == .elsewhere ? brokenFile?.recovered : brokenFile
      try file?.write(app.settings(over: settings))
      return file
    }
  }
}
