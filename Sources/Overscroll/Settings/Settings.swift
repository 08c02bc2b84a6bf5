import OverscrollStudio

/// The settings, which are saved for the next run.
struct Settings: Codable, Equatable {
  static let currentVersion = 1

  var version = Settings.currentVersion
  var feel: String?
  /// The theme that a person chose; `nil` for the desktop's.
  var theme: String?
  /// The parameters that were set, by name.
  var parameters: [String: Double]?
  var presets: [String: Preset]?
  /// The last chosen preset of the person's own.
  var preset: String?
  /// The last chosen built-in spring.
  var spring: String?
  /// The size of the window, in points.
  var size: [Double]?
  /// The scale of the window relative to the desktop's.
  var scale: Double?
  /// The parametrization of springs.
  var parametrization: String?
  /// The person's choice of reduced motion; `nil` for the desktop's.
  var reducedMotion: Bool?
  /// Whether the hints of the first start have been shown.
  var hasSeenHints: Bool?
  /// The last shown demo.
  var demo: String?
  /// Whether a panel is shown, for panels that a person has switched: the inspector and the graph.
  var panels: [String: Bool]?
  /// The names of the folded groups of parameters.
  var folded: [String]?
  /// The height of the graph that a person chose, in points.
  var graphHeight: Double?
  /// The comparison of A and B; `nil` for a ghost.
  var comparison: String?

  /// The names in the file, which stay the same if a property is renamed.
  private enum CodingKeys: String, CodingKey {
    case version, feel, theme, parameters, presets, preset, spring, size, scale, reducedMotion, hasSeenHints, demo,
      panels, folded, graphHeight, comparison
    case parametrization = "vocabulary"
  }

  /// Throws if a value is unknown here, because it would be lost when the settings are saved.
  func validate() throws(Malformation) {
    guard version <= Settings.currentVersion else {
      throw Malformation("version: format \(version) is from a newer version of overscroll; update overscroll")
    }
    if let feel, ScrollFeel(name: feel) == nil { throw Malformation("feel: unknown feel \"\(feel)\"") }
    if let theme, Theme.Appearance(rawValue: theme) == nil {
      throw Malformation("theme: unknown theme \"\(theme)\"")
    }
    if let parametrization, SpringParametrization(rawValue: parametrization) == nil {
      throw Malformation("vocabulary: unknown vocabulary \"\(parametrization)\"")
    }
    if let size, Size(pair: size) == nil { throw Malformation("size: expected two numbers from 1 to 16384") }
    if let scale, !AppSetup.scales.contains(scale) { throw Malformation("scale: expected a number from 0.5 to 4") }
    for name in folded ?? [] where Parameter.Group(rawValue: name) == nil {
      throw Malformation("folded: unknown group \"\(name)\"")
    }
    if let graphHeight, !WindowLayout.graphHeights.contains(graphHeight) {
      throw Malformation("graphHeight: expected a number from 96 to 4000")
    }
    if let comparison, ComparisonArrangement(rawValue: comparison) == nil {
      throw Malformation("comparison: unknown comparison \"\(comparison)\"")
    }
    for (name, value) in (parameters ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let parameter = DemoCatalog.standard.parameter(named: name), !parameter.range.contains(value) {
        throw Malformation("parameters.\(name): \(name) is out of range; see overscroll --list")
      }
    }
  }
}

extension App {
  /// Returns the app's settings, to be saved for the next run.
  func settings(over earlier: Settings) -> Settings {
    var settings = earlier
    settings.feel = tuning.parameters.base.name
    settings.theme = shell.chosenAppearance?.rawValue
    settings.parameters = tuning.parameters.recorded
    settings.presets = tuning.presets.isEmpty ? nil : tuning.presets
    (settings.preset, settings.spring) = (nil, nil)
    switch tuning.parameters.preset {
    case .own(let name)?: settings.preset = name
    case .spring(let title)?: settings.spring = title
    case nil: break
    }
    settings.parametrization = tuning.parametrization == .physical ? nil : tuning.parametrization.rawValue
    if !shell.isBare, !shell.isFullScreen { settings.size = [shell.size.width, shell.size.height] }
    settings.scale = shell.scale == 1 ? nil : shell.scale
    settings.reducedMotion = shell.chosenReducedMotion
    settings.hasSeenHints = true
    settings.demo = card.name
    settings.panels = shell.chosenPanels.isEmpty ? nil : shell.chosenPanels
    let folded = tuning.foldedGroups.map(\.rawValue).sorted()
    settings.folded = folded.isEmpty ? nil : folded
    settings.graphHeight = shell.graphHeight
    settings.comparison = arrangement == .ghost ? nil : arrangement.rawValue
    return settings
  }
}
