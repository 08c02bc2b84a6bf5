import OverscrollStudio

extension AppSetup {
  /// The scales at which the window may be drawn, relative to the desktop's.
  static let scales = 0.5...4.0

  /// Combines the command line, the trace and the settings, in this order of precedence.
  init(_ request: Request, _ replayedTrace: ReplayedTrace?, _ settings: Settings) throws(Failure) {
    self.init(catalog: .standard)
    let (header, recordedDemo) = (replayedTrace?.header, try replayedTrace?.demo())
    let latest = settings.demo.flatMap(DemoCatalog.standard.demo(named:))
    if let demo = request.demo ?? recordedDemo ?? (replayedTrace == nil ? latest : nil) { self.demo = demo }
    if let size = request.size ?? (header?.size ?? settings.size).flatMap(Size.init(pair:)) { self.size = size }
    isBare = request.isBare || header?.bare ?? false
    chosenAppearance = settings.theme.flatMap(Theme.Appearance.init)
    if let theme = request.appearance ?? chosenAppearance { appearance = theme }
    isMotionReduced = replayedTrace == nil ? settings.reducedMotion : header?.reducedMotion
    arrangement =
      (replayedTrace == nil ? settings.comparison : header?.comparison).flatMap(ComparisonArrangement.init) ?? .ghost
    scale = settings.scale
    presets = settings.presets ?? [:]
    panels = settings.panels ?? [:]
    graphHeight = settings.graphHeight
    foldedGroups = Set((settings.folded ?? []).compactMap(Parameter.Group.init))
    parametrization = settings.parametrization.flatMap(SpringParametrization.init) ?? .physical
    parameters = try AppSetup.parameters(request, replayedTrace, settings)
    values = header?.values ?? [:]
  }

  private static func parameters(
    _ request: Request, _ replayedTrace: ReplayedTrace?, _ settings: Settings
  ) throws(Failure) -> ParameterValues {
    let recorded = try replayedTrace?.feel()
    var values = ParameterValues(
      base: request.feel ?? recorded ?? settings.feel.flatMap(ScrollFeel.init(name:)) ?? .article)
    if let replayedTrace {
      for (parameter, value) in try replayedTrace.parameters() { values[parameter] = value }
    } else {
      for (name, value) in settings.parameters ?? [:] {
        if let parameter = DemoCatalog.standard.parameter(named: name) { values[parameter] = value }
      }
      values.preset = settings.preset.map(ChosenPreset.own) ?? settings.spring.map(ChosenPreset.spring)
    }
    for (parameter, value) in request.parameters { values[parameter] = value }
    return values
  }

  /// Adopts theme and reduced motion from the desktop, unless the user has chosen them for this program.
  mutating func follow(_ preferences: DesktopPreferences, unless isAppearanceAskedFor: Bool) {
    followsAppearance = !isAppearanceAskedFor
    if followsAppearance, chosenAppearance == nil, let scheme = preferences.colorScheme {
      appearance = scheme == .dark ? .dark : .light
    }
    desktop = preferences
  }
}

extension ReplayedTrace {
  fileprivate func demo() throws(Failure) -> (any Demo.Type)? {
    guard let name = header.demo else { return nil }
    guard let demo = DemoCatalog.standard.demo(named: name) else {
      throw malformedHeader("unknown demo \"\(name)\"")
    }
    return demo
  }

  fileprivate func feel() throws(Failure) -> ScrollFeel? {
    guard let name = header.feel else { return nil }
    guard let feel = ScrollFeel(name: name) else { throw malformedHeader("unknown feel \"\(name)\"") }
    return feel
  }

  fileprivate func parameters() throws(Failure) -> [(Parameter, Double)] {
    var found: [(Parameter, Double)] = []
    for (name, value) in header.parameters ?? [:] {
      guard let parameter = DemoCatalog.standard.parameter(named: name) else {
        throw malformedHeader("unknown parameter \"\(name)\"")
      }
      guard parameter.range.contains(value) else { throw malformedHeader("\(name) is out of range; see --list") }
      found.append((parameter, value))
    }
    return found
  }
}
