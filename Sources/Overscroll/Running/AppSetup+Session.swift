import OverscrollStudio

extension AppSetup {
  /// The scales at which the window may be drawn, relative to the desktop's.
  static let scales = 0.5...4.0

  /// Combines the command line, the trace and the settings, in this order of precedence.
  init(_ request: Request, _ replayedTrace: ReplayedTrace?, _ settings: Settings) throws(Failure) {
    self.init(catalog: .standard)
    let settings = try replayedTrace?.settings(over: settings) ?? settings
    if let demo = request.demo ?? settings.demo.flatMap(catalog.demo(named:)) { self.demo = demo }
    if let size = request.size ?? settings.size { self.size = size }
    if let appearance = request.appearance ?? settings.theme { self.appearance = appearance }
    (isBare, values) = (
      request.options.bare || replayedTrace?.header.bare ?? false, replayedTrace?.header.values ?? [:]
    )
    (chosenAppearance, isMotionReduced, scale) = (settings.theme, settings.reducedMotion, settings.scale)
    (panels, graphHeight, arrangement) = (settings.panels, settings.graphHeight, settings.arrangement)
    (foldedGroups, parametrization) = (settings.foldedGroups, settings.parametrization)
    (presets, parameters.preset) = (settings.presets, settings.preset)
    parameters.base = request.feel ?? settings.feel ?? .article
    for (name, value) in settings.parameters {
      if let parameter = catalog.parameter(named: name) { parameters[parameter] = value }
    }
    for (parameter, value) in request.parameters { parameters[parameter] = value }
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
  /// Returns `earlier` with everything that the trace records, from which the replay starts.
  ///
  /// - Throws: `Failure.malformed` for a demo, a feel or a parameter that does not exist.
  fileprivate func settings(over earlier: Settings) throws(Failure) -> Settings {
    var settings = earlier
    if let name = header.demo, DemoCatalog.standard.demo(named: name) == nil {
      throw malformedHeader("unknown demo \"\(name)\"")
    }
    if let name = header.feel {
      settings.feel = ScrollFeel(name: name)
      if settings.feel == nil { throw malformedHeader("unknown feel \"\(name)\"") }
    }
    for (name, value) in header.parameters ?? [:] {
      guard let parameter = DemoCatalog.standard.parameter(named: name) else {
        throw malformedHeader("unknown parameter \"\(name)\"")
      }
      guard parameter.range.contains(value) else { throw malformedHeader("\(name) is out of range; see --list") }
    }
    (settings.demo, settings.parameters, settings.preset) = (header.demo, header.parameters ?? [:], nil)
    if let size = header.size { settings.size = Size(pair: size) }
    settings.reducedMotion = header.reducedMotion
    settings.arrangement = header.comparison.flatMap(ComparisonArrangement.init) ?? .ghost
    return settings
  }
}
