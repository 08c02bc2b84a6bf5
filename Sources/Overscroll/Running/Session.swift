import FoundationEssentials
import OverscrollStudio

/// The configuration of a run, from the command line, a replayed trace and the settings.
struct Session {
  let request: Request
  let replayedTrace: ReplayedTrace?
  let setup: AppSetup
  let stored: StoredSettings

  init(_ request: Request) throws(Failure) {
    self.request = request
    replayedTrace = try Session.replayedTrace(request.options)
    stored = try Session.settings(request.options)
    var setup = try AppSetup(request, replayedTrace, stored.settings)
    try setup.demo.prepare(setup.catalog.assets)
    setup.isFirstStart = stored.file != nil && !request.options.headless && !stored.settings.hasSeenHints
    setup.canSaveSettings = stored.brokenFile == nil
    setup.problems = [stored.warning].compactMap { $0 }
    if let document = try Session.document(request.options) {
      setup.document = document
      if request.demo == nil, replayedTrace == nil { setup.demo = document.demo }
    }
    self.setup = setup
  }

  /// The largest size of a recording, in bytes.
  static let longestRecording = 1 << 26

  /// Returns the recording named on the command line; `nil` if there is none.
  private static func document(_ options: Options) throws(Failure) -> DemoDocument? {
    guard let argument = options.recording else { return nil }
    let input = InputFile(argument: argument, limit: longestRecording)
    let contents = FileContents(path: input.path, data: try input.read())
    if let document = try DemoCatalog.standard.document(contents) { return document }
    throw .malformed(file: input.path, line: nil, "not a recording; use CSV, JSON Lines or a trace")
  }

  private static func replayedTrace(_ options: Options) throws(Failure) -> ReplayedTrace? {
    guard let argument = options.replay else { return nil }
    let input = InputFile(argument: argument)
    return try ReplayedTrace(jsonLines: try input.read(), file: input.path)
  }

  /// Returns the settings. Replays and headless runs read only a named file, so that they give the same everywhere.
  private static func settings(_ options: Options) throws(Failure) -> StoredSettings {
    if let path = options.settingsFile { return try StoredSettings(SettingsFile(path: path), isNamedByUser: true) }
    if options.noSettings || options.headless || options.replay != nil { return StoredSettings() }
    return try StoredSettings(SettingsFile.standard, isNamedByUser: false)
  }
}
