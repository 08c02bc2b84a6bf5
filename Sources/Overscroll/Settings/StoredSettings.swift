import OverscrollStudio

/// The settings as they were at the start, and where they may be saved.
struct StoredSettings {
  /// `nil` where none may be written.
  private(set) var file: SettingsFile?
  /// A file that makes no sense: it stays as it is until a person chooses to overwrite it.
  private(set) var brokenFile: SettingsFile?
  private(set) var settings = Settings()
  /// What is wrong with the file, in a line; the run begins with the defaults.
  private(set) var warning: String?

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

  /// Saves the app's settings at the end of the run, if they differ from what was read.
  func save(_ app: App) throws(Failure) {
    let new = app.settings(over: settings)
    if new != settings { try file?.write(new) }
  }

  /// Saves at once, because the user asked for it; returns the file.
  func save(_ app: App, _ destination: Effect.SettingsPlace) throws(Failure) -> SettingsFile? {
    let file =
      switch destination {
      case .usual: file
      case .elsewhere: brokenFile?.recovered
      case .overwriting: brokenFile
      }
    try file?.write(app.settings(over: settings))
    return file
  }
}
