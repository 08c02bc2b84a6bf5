import Foundation
import OverscrollDemoKit
import OverscrollStudio
import ScrollGeometry
import ScrollPhysics

/// Everything that a run is made of, put together from the command line, a replayed trace and the settings. What is
/// asked for on the command line goes first, then what the trace says, then the settings.
struct Session {
  let request: Request
  let recording: Recording?
  let setup: AppSetup
  /// Where the settings go at the end; `nil` where they must not be touched.
  let settingsFile: SettingsFile?
  /// A file of settings that makes no sense, and that stays as it is until a person says otherwise.
  let brokenSettingsFile: SettingsFile?
  let settings: Settings
  /// What could not be done at the start, in a line each; the run goes on without it.
  let warnings: [String]

  init(_ request: Request) throws(Failure) {
    self.request = request
    let recording = try Session.recording(request)
    let kept = try KeptSettings(request, isReplay: recording != nil)
    (settingsFile, settings, warnings) = (kept.file, kept.settings, kept.warnings)
    brokenSettingsFile = kept.broken
    self.recording = recording
    var setup = try AppSetup(request, recording, kept.settings)
    try setup.demo.prepare(setup.catalog.assets)
    setup.isFirstStart = kept.file != nil && !request.isHeadless && kept.settings.hasSeenHints != true
    setup.canSaveSettings = kept.broken == nil
    setup.problems = kept.warnings
    self.setup = setup
  }

  private static func recording(_ request: Request) throws(Failure) -> Recording? {
    guard let path = request.replayPath else { return nil }
    return try Recording(jsonLines: try contents(of: path), file: path == "-" ? "standard input" : path)
  }

  private static func contents(of path: String) throws(Failure) -> Data {
    path == "-" ? try InputFile(path: "standard input").readStandardInput() : try InputFile(path: path).read()
  }
}

/// The settings as they were found.
private struct KeptSettings {
  var file: SettingsFile?
  var broken: SettingsFile?
  var settings = Settings()
  var warnings: [String] = []

  /// A replay and a run without a display depend on nothing that is not said: they read only settings that are named.
  init(_ request: Request, isReplay: Bool) throws(Failure) {
    switch request.settings {
    case .none: return
    case .standard where request.isHeadless || isReplay: return
    case .standard: file = SettingsFile.standard()
    case .file(let path): file = SettingsFile(path: path)
    }
    try read(isNamed: request.settings != .standard)
  }

  /// A file that makes no sense stays as it is, and the run begins with the defaults.
  private mutating func read(isNamed: Bool) throws(Failure) {
    guard let file else { return }
    do {
      if let kept = try file.read() { settings = kept }
    } catch Failure.unreadable(let path, let problem) where isNamed {
      throw Failure.unreadable(file: path, problem)
    } catch {
      warnings.append("\(error); starting with defaults, and leaving the file as it is")
      (self.file, broken) = (nil, file)
    }
  }
}

extension AppSetup {
  /// How much larger than the desktop says everything may be drawn.
  static let scales = 0.5...4.0

  init(_ request: Request, _ recording: Recording?, _ settings: Settings) throws(Failure) {
    self.init(catalog: .standard)
    let header = recording?.header
    if let demo = try AppSetup.demo(recording) { self.demo = demo }
    if let demo = request.demo { self.demo = demo }
    let size = request.size ?? header?.size.flatMap(Size.init(pair:)) ?? settings.size.flatMap(Size.init(pair:))
    if let size { self.size = size }
    isBare = request.isBare || header?.bare ?? false
    chosenAppearance = settings.theme.flatMap(Theme.Appearance.init)
    if let theme = request.appearance ?? chosenAppearance { appearance = theme }
    isMotionReduced = recording == nil ? settings.reducedMotion ?? false : header?.reducedMotion ?? false
    scale = settings.scale
    presets = settings.presets ?? [:]
    parametrization = settings.vocabulary.flatMap(SpringParametrization.init) ?? .physical
    parameters = try AppSetup.parameters(request, recording, settings)
    values = header?.values ?? [:]
  }

  private static func demo(_ recording: Recording?) throws(Failure) -> (any Demo.Type)? {
    guard let recording, let name = recording.header.demo else { return nil }
    guard let demo = DemoCatalog.standard.demo(named: name) else {
      throw recording.malformedHeader("there is no demo \"\(name)\"")
    }
    return demo
  }

  private static func parameters(
    _ request: Request, _ recording: Recording?, _ settings: Settings
  ) throws(Failure) -> ParameterValues {
    let replayed = try feel(recording)
    let feel = request.feel ?? replayed ?? settings.feel.flatMap(ScrollFeel.init(name:)) ?? .article
    var values = ParameterValues(base: feel)
    for (name, value) in (recording == nil ? settings.parameters : nil) ?? [:] {
      if let parameter = DemoCatalog.standard.parameter(named: name) { values[parameter] = value }
    }
    if let recording {
      for (name, value) in recording.header.parameters ?? [:] { values[try parameter(name, value, recording)] = value }
    }
    for (parameter, value) in request.parameters { values[parameter] = value }
    return values
  }

  private static func feel(_ recording: Recording?) throws(Failure) -> ScrollFeel? {
    guard let recording, let name = recording.header.feel else { return nil }
    guard let feel = ScrollFeel(name: name) else {
      throw recording.malformedHeader("there is no feel \"\(name)\"")
    }
    return feel
  }

  private static func parameter(
    _ name: String, _ value: Double, _ recording: Recording
  ) throws(Failure) -> Parameter {
    guard let parameter = DemoCatalog.standard.parameter(named: name) else {
      throw recording.malformedHeader("there is no parameter \"\(name)\"")
    }
    guard parameter.range.contains(value) else {
      throw recording.malformedHeader("\(name) is out of its range")
    }
    return parameter
  }
}

extension Session {
  /// Keeps what the app was left with for the next start.
  func save(_ app: App) throws(Failure) {
    guard let settingsFile else { return }
    let kept = app.settings(over: settings)
    guard kept != settings else { return }
    try settingsFile.write(kept)
  }

  /// Where settings go that may not replace a broken file: beside it, under a name of their own.
  var otherSettingsFile: SettingsFile? {
    brokenSettingsFile.map { SettingsFile(path: ($0.path as NSString).deletingPathExtension + ".recovered.json") }
  }
}
