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
    replayedTrace = try Session.replayedTrace(request)
    stored = try Session.settings(request, isReplay: replayedTrace != nil)
    var setup = try AppSetup(request, replayedTrace, stored.settings)
    try setup.demo.prepare(setup.catalog.assets)
    setup.isFirstStart = stored.file != nil && !request.isHeadless && stored.settings.hasSeenHints != true
    setup.canSaveSettings = stored.brokenFile == nil
    setup.problems = [stored.warning].compactMap { $0 }
    if let document = try Session.document(request) {
      setup.document = document
      if request.demo == nil, replayedTrace == nil { setup.demo = document.demo }
    }
    self.setup = setup
  }

  /// The largest size of a recording, in bytes.
  static let longestRecording = 1 << 26

  /// Returns the recording named on the command line; `nil` if there is none.
  private static func document(_ request: Request) throws(Failure) -> DemoDocument? {
    guard let path = request.recordingPath else { return nil }
    let input = InputFile(path: path == "-" ? "standard input" : path, limit: longestRecording)
    let data = path == "-" ? try input.readStandardInput() : try input.read()
    if let document = try DemoCatalog.standard.document(FileContents(path: input.path, data: data)) { return document }
    throw .malformed(file: input.path, line: nil, "not a recording; use CSV, JSON Lines or a trace")
  }

  private static func replayedTrace(_ request: Request) throws(Failure) -> ReplayedTrace? {
    guard let path = request.replayPath else { return nil }
    guard path == "-" else { return try ReplayedTrace(jsonLines: try InputFile(path: path).read(), file: path) }
    let input = InputFile(path: "standard input")
    return try ReplayedTrace(jsonLines: try input.readStandardInput(), file: input.path)
  }

  /// Returns the settings. Replays and headless runs read only a named file, so that they give the same everywhere.
  private static func settings(_ request: Request, isReplay: Bool) throws(Failure) -> StoredSettings {
    switch request.settings {
    case .none: StoredSettings()
    case .standard where request.isHeadless || isReplay: StoredSettings()
    case .standard: try StoredSettings(SettingsFile.standard, isNamedByUser: false)
    case .file(let path): try StoredSettings(SettingsFile(path: path), isNamedByUser: true)
    }
  }
}
