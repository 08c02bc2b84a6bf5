import OverscrollStudio

/// The settings at the start, and the place where they are saved while the program runs.
struct StoredSettings {
  /// The settings file; `nil` if settings may not be written.
  private(set) var file: SettingsFile?
  /// A damaged settings file, which is only overwritten if the user chooses that. `nil` once settings are saved.
  private(set) var brokenFile: SettingsFile?
  /// The settings that this run has last read or saved. Any difference is a change of this run.
  private(set) var settings = Settings()
  /// The problem with the file, in one line; the run starts with the defaults.
  private(set) var warning: String?
  private(set) var saveTime: Double?
  /// The place at which the user has asked to save the settings, until that is done.
  private(set) var requested: Effect.SettingsPlace?

  /// The delay of saving after a change, in seconds, because many changes come together.
  private static let delay = 0.5

  init() {}

  /// Reads the settings from `file`; throws `Failure.unreadable` if the user has named the file.
  init(_ file: SettingsFile?, isNamedByUser: Bool) throws(Failure) {
    guard let file else { return }
    do {
      settings = try file.read() ?? Settings()
      self.file = file
    } catch Failure.unreadable(let path, let problem) where isNamedByUser {
      throw Failure.unreadable(file: path, problem)
    } catch {
      warning = "\(error); using the defaults, and keeping the file as it is"
      brokenFile = file
    }
  }

  /// Schedules a save, because an event at `time` may have changed settings.
  mutating func noteChange(at time: Double) {
    if file != nil { saveTime = min(saveTime ?? .infinity, time + Self.delay) }
  }

  /// Schedules a save at the user's request, at `time`. Later changes are saved in the same file.
  mutating func request(_ place: Effect.SettingsPlace, at time: Double) {
    guard file(at: place) != nil else { return }
    (requested, saveTime) = (place, time)
  }

  /// Saves the app's changes when they are due, and returns whether there were any. Failed, tries at the next change.
  @discardableResult
  mutating func saveIfDue(_ app: App, at time: Double, patience: Double = 1) throws(Failure) -> Bool {
    guard let due = saveTime, time >= due else { return false }
    return try save(app, patience: patience)
  }

  /// Saves the app's changes at the requested place, and returns whether there were any. Other runs' changes stay.
  @discardableResult
  mutating func save(_ app: App, patience: Double = 1) throws(Failure) -> Bool {
    let place = requested ?? .usual
    (saveTime, requested) = (nil, nil)
    let new = app.settings(over: settings)
    guard let target = file(at: place), target != file || new != settings else { return false }
    // A copy may have the changes of an earlier run.
    if place == .overwriting || place == .elsewhere && (try? target.read()) == nil {
      try target.write(new)
    } else {
      let isSaved = try target.update(patience: patience) { [settings] in new.merged(over: $0, since: settings) }
      guard isSaved else { throw target.locked }
    }
    (file, brokenFile, settings) = (target, nil, new)
    return true
  }

  private func file(at place: Effect.SettingsPlace) -> SettingsFile? {
    switch place {
    case .usual: file
    case .elsewhere: brokenFile?.recovered
    case .overwriting: brokenFile
    case .file(let path): SettingsFile(path: UserFolder.expanded(path))
    }
  }

  /// Brings presets that other runs have saved into the app. A preset that this run has changed as well stays as it is.
  mutating func adoptPresets(into app: inout App) throws(Failure) {
    guard let saved = try file?.read()?.choices.presets, saved != settings.choices.presets else { return }
    app.adoptPresets(saved, since: settings.choices.presets)
    for name in Set(saved.keys).union(settings.choices.presets.keys) where app.tuning.presets[name] == saved[name] {
      settings.choices.presets[name] = saved[name]
    }
  }
}
