import OverscrollStudio
import Synchronization

/// The settings at the start, and the file in which they are saved while the program runs.
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
  /// The destination to which the user has asked to save the settings, until that is done.
  private(set) var requested: Effect.SettingsDestination?

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
  mutating func noteChange(at time: Double) {
    if file != nil { saveTime = min(saveTime ?? .infinity, time + Self.delay) }
  }

  /// Schedules a save at the user's request, at `time`. Later changes are saved in the same file.
  mutating func request(_ destination: Effect.SettingsDestination, at time: Double) {
    guard file(at: destination) != nil else { return }
    (requested, saveTime) = (destination, time)
  }

  /// Saves the app's changes when they are due, and returns whether there were any. Tries again soon while another
  /// program has locked the file, for a second. A failed save is tried again at the next change.
  @discardableResult
  mutating func saveIfDue(_ app: App, at time: Double) throws(Failure) -> Bool {
    guard let due = saveTime, time >= due else { return false }
    let (start, destination) = (lockTime ?? time, requested)
    lockTime = nil
    do {
      return try save(app, patience: 0)
    } catch  where error == file(at: destination ?? .usual)?.lockFailure && time < start + Self.patience {
      (saveTime, lockTime, requested) = (time + Self.patience / 20, start, destination)
      return false
    }
  }

  /// Saves the app's changes to the requested file, and returns whether there were any. Other runs' changes stay.
  @discardableResult
  mutating func save(_ app: App, patience: Double = Self.patience) throws(Failure) -> Bool {
    let destination = requested ?? .usual
    (saveTime, requested) = (nil, nil)
    let new = app.settings(over: settings)
    guard let target = file(at: destination), target != file || new != settings else { return false }
    // A copy may have the changes of an earlier run.
    if destination == .overwriting || destination == .elsewhere && (try? target.read()) == nil {
      try target.write(new)
    } else {
      // Another file gets everything, not only the changes since the start.
      let base = target == file ? settings : Settings()
      try SettingsChange(file: target, base: base, new: new).save(patience: patience)
    }
    (file, brokenFile, settings) = (target, nil, new)
    return true
  }

  func pendingChange(of app: App) -> SettingsChange? {
    guard saveTime != nil, let file else { return nil }
    return SettingsChange(file: file, base: settings, new: app.settings(over: settings))
  }

  private func file(at destination: Effect.SettingsDestination) -> SettingsFile? {
    switch destination {
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

/// A change of the settings, to be merged into what other runs have saved in a file.
struct SettingsChange: Sendable {
  let file: SettingsFile
  let base, new: Settings

  /// Merges the change into the file. Waits at most `patience` seconds for another program's lock.
  func save(patience: Double) throws(Failure) {
    try file.update(patience: patience) { new.merged(over: $0, since: base) }
  }
}

/// The change of the settings that is due to be saved, for a thread that ends the program outside of its event loop.
final class UnsavedSettings: Sendable {
  private let change = Mutex<SettingsChange?>(nil)

  func replace(by new: SettingsChange?) { change.withLock { $0 = new } }

  /// Saves the change, if there is one. Waits at most a second for another program's lock.
  func save() throws(Failure) { try change.withLock { $0 }?.save(patience: 1) }
}
