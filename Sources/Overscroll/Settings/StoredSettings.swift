import OverscrollStudio

/// The settings at the start, and the place where they are saved while the program runs.
struct StoredSettings {
  /// The settings file; `nil` if settings may not be written.
  private(set) var file: SettingsFile?
  /// A damaged settings file, which is not written before the user chooses to overwrite it. `nil` once settings are saved
  /// anywhere.
  private(set) var brokenFile: SettingsFile?
  /// The settings that this run has last read or saved. Any difference is a change of this run.
  private(set) var settings = Settings()
  /// The problem with the file, in one line; the run starts with the defaults.
  private(set) var warning: String?
  /// The time at which changed settings are due to be saved.
  private(set) var saveTime: Double?

  /// The time since which another program's lock has kept due changes from being saved; `nil` if none has.
  private var lockTime: Double?

  /// The delay of saving after a change, in seconds, because many changes come together.
  private static let delay = 0.5
  /// The time for which another program may lock the file, in seconds.
  private static let patience = 1.0

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
  mutating func noteChange(at time: Double) { noteChange(dueAt: time + Self.delay) }

  mutating func noteChange(dueAt time: Double) { if file != nil { saveTime = min(saveTime ?? .infinity, time) } }

  /// Saves the app's changes when they are due, and returns whether there were any. Tries again soon while another
  /// program has locked the file, for a second. A failed save is tried again at the next change.
  @discardableResult
  mutating func saveIfDue(_ app: App, at time: Double) throws(Failure) -> Bool {
    guard let due = saveTime, time >= due else { return false }
    let start = lockTime ?? time
    lockTime = nil
    do {
      return try save(app, patience: 0)
    } catch  where error == file?.locked && time < start + Self.patience {
      (saveTime, lockTime) = (time + Self.patience / 20, start)
      return false
    }
  }

  /// Saves the app's changes, and returns whether there were any. Changes saved by other runs stay.
  ///
  /// - Parameter patience: The time for which to wait while another program has locked the file, in seconds.
  @discardableResult
  mutating func save(_ app: App, patience: Double = Self.patience) throws(Failure) -> Bool {
    saveTime = nil
    let new = app.settings(over: settings)
    guard new != settings, let file else { return false }
    try update(file, to: new, patience: patience)
    settings = new
    return true
  }

  /// Replaces the file by `new` and what other runs have saved.
  private func update(_ file: SettingsFile, to new: Settings, patience: Double = Self.patience) throws(Failure) {
    guard try file.update(patience: patience, { new.merged(over: $0, since: settings) }) else { throw file.locked }
  }

  /// Brings presets that other runs have saved into the app. A preset that this run has changed as well stays as it is.
  mutating func adoptPresets(into app: inout App) throws(Failure) {
    guard let saved = try file?.read()?.choices.presets, saved != settings.choices.presets else { return }
    app.adoptPresets(saved, since: settings.choices.presets)
    for name in Set(saved.keys).union(settings.choices.presets.keys) where app.tuning.presets[name] == saved[name] {
      settings.choices.presets[name] = saved[name]
    }
  }

  /// Saves at once at the user's request, and returns the file. Later changes are saved in the same file.
  mutating func save(_ app: App, _ destination: Effect.SettingsPlace) throws(Failure) -> SettingsFile? {
    let (chosen, new): (SettingsFile, Settings)
    switch destination {
    case .usual:
      try save(app)
      return file
    case .elsewhere, .overwriting:
      guard let brokenFile else { return nil }
      (chosen, new) = (destination == .elsewhere ? brokenFile.recovered : brokenFile, app.settings(over: settings))
      // The copy may have the changes of an earlier run.
      if destination == .elsewhere, (try? chosen.read()) != nil {
        try update(chosen, to: new)
      } else {
        try chosen.write(new)
      }
    case .file(let path):
      (chosen, new) = (SettingsFile(path: UserFolder.expanded(path)), app.settings(over: settings))
      try update(chosen, to: new)
    }
    (file, brokenFile, settings) = (chosen, nil, new)
    return chosen
  }
}
