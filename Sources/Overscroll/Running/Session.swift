import FoundationEssentials
import OverscrollStudio
import ScrollGeometry

/// The configuration of a run, from the command line, a replayed trace and the settings.
struct Session {
  let options: Options
  let replayedTrace: ReplayedTrace?
  let setup: AppSetup
  let stored: StoredSettings
  let pictures: StoredPictures

  init(_ options: Options) throws(Failure) {
    self.options = options
    replayedTrace = try Session.replayedTrace(options)
    stored = try Session.settings(options)
    let isFirstStart = stored.file != nil && !options.headless && !stored.settings.hasSeenHints
    // The feel that people know best.
    let first = isFirstStart && !options.bare && replayedTrace == nil ? ScrollFeel.uikit : .article
    var setup = AppSetup(options, replaying: replayedTrace, stored.settings, first: first)
    try setup.demo.card.check(setup.catalog.assets)
    pictures = StoredPictures(stored.settings.pictures)
    if options.headless { pictures.read(into: &setup) } else { pictures.readInBackground() }
    if replayedTrace == nil, !options.headless, options.trace == nil { setup.simplify(stored.settings) }
    setup.version = Options.configuration.version
    setup.isSettingsFileIntact = stored.brokenFile == nil
    if let warning = stored.warning { setup.problems.insert(warning, at: 0) }
    if let document = try Session.document(options) {
      setup.document = document
      if options.demo == nil, replayedTrace == nil { setup.demo = document.demo }
    }
    self.setup = setup
  }

  /// The largest size of a recording, in bytes.
  static let maximumRecordingSize = 1 << 26

  /// Returns the recording named on the command line; `nil` if there is none.
  private static func document(_ options: Options) throws(Failure) -> DemoDocument? {
    guard let argument = options.recording else { return nil }
    let input = InputFile(argument: argument, limit: maximumRecordingSize)
    let contents = FileContents(path: input.path, data: try input.read())
    if let document = try DemoCatalog.standard.document(contents) { return document }
    throw .malformed(file: input.path, line: nil, "not a recording; use CSV, JSON Lines or a trace")
  }

  private static func replayedTrace(_ options: Options) throws(Failure) -> ReplayedTrace? {
    if options.diagnose { return Diagnosis.flicks }
    guard let argument = options.replay else { return nil }
    let input = InputFile(argument: argument)
    return try ReplayedTrace(jsonLines: try input.read(), file: input.path)
  }

  /// Returns the settings. Replays and headless runs read only a named file, so that they give the same everywhere.
  private static func settings(_ options: Options) throws(Failure) -> StoredSettings {
    if let path = options.settingsFile { return try StoredSettings(SettingsFile(path: path), isNamedByUser: true) }
    if options.noSettings || options.headless || options.replay != nil || options.diagnose { return StoredSettings() }
    return try StoredSettings(SettingsFile.standard, isNamedByUser: false)
  }
}

extension AppSetup {
  /// The scales at which the window may be drawn, relative to the desktop's.
  static let scales = 0.5...4.0

  /// Combines the command line, the trace and the settings, in this order. Pictures are missing until they are read.
  init(_ options: Options, replaying trace: ReplayedTrace?, _ settings: Settings, first: ScrollFeel = .article) {
    self.init(catalog: .standard)
    let settings = trace?.settings(over: settings, for: options.demo) ?? settings
    if let demo = options.demo ?? settings.demo.flatMap(catalog.demo(named:)) { self.demo = demo }
    if let size = options.size ?? settings.size { self.size = size }
    askedAppearance = options.appearance
    isBare = options.bare || trace?.header.bare ?? false
    values = trace?.header.values ?? [:]
    (choices, missingPictures) = (settings.choices, settings.pictures)
    let numbers = settings.numbers
    for card in catalog.cards {
      var values = ParameterValues(base: first, defaults: card.defaults)
      if let saved = numbers[card.name] { values = saved.values(replacing: values, catalog) }
      // The command line is about the demo that it names, or about all.
      if options.demo == nil || options.demo?.card.name == card.name {
        values.base = options.feel ?? values.base
        for (parameter, value) in options.assignments { values[parameter] = value }
      }
      parameters[card] = values
    }
  }

  /// Begins the inspector with duration and bounce, and with the groups that tune no motion folded, until a person's
  /// settings have been saved. Traces do not contain this choice, so that a recorded run begins without it.
  mutating func simplify(_ settings: Settings) {
    guard !settings.hasSeenHints, choices.foldedGroups == Choices().foldedGroups, choices.parametrization == .physical
    else { return }
    (choices.parametrization, choices.foldedGroups) = (.durationAndBounce, [.content, .behavior, .advanced])
  }
}

extension ReplayedTrace {
  /// Returns `earlier` with everything that the trace records, from which the replay starts.
  fileprivate func settings(over earlier: Settings, for demo: (any Demo.Type)?) -> Settings {
    var settings = earlier
    settings.demo = header.demo
    settings.common = Preset(feel: header.feel ?? earlier.common.feel)
    settings.demos = header.demos ?? [:]
    // The numbers are those of the demo that begins.
    let numbers = Preset(feel: settings.common.feel, parameters: header.parameters ?? [:])
    settings.demos[header.demo ?? DemoCatalog.standard.names[0]] = numbers
    if let asked = demo?.card.name { settings.demos[asked] = settings.demos[asked] ?? numbers }
    if let size = header.size { settings.size = Size(pair: size) }
    settings.choices.reducedMotion = header.reducedMotion
    settings.choices.device = header.device.flatMap(Device.init)
    settings.choices.arrangement = header.comparison.flatMap(ComparisonArrangement.init) ?? .ghost
    return settings
  }
}

extension Size {
  /// The allowed width and height of a window, in points.
  private static let windowExtents = 1.0...16384.0

  /// Creates a window's size; `nil` unless `pair` has two numbers in the allowed range.
  init?(pair: [Double]) {
    guard pair.count == 2, pair.allSatisfy(Size.windowExtents.contains) else { return nil }
    self.init(pair[0], pair[1])
  }
}
