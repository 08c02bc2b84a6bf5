import OverscrollStudio

/// The settings, which are saved for the next run.
struct Settings: Codable, Equatable {
  static let currentVersion = 1

  var version = Settings.currentVersion
  var feel: String?
  /// Only where a person chose one; else it is the desktop's.
  var theme: String?
  /// Only what differs from the feel.
  var parameters: [String: Double]?
  var presets: [String: Preset]?
  /// The preset of the person's own that was chosen last.
  var preset: String?
  /// The known spring that was chosen last.
  var spring: String?
  /// The window's, in points.
  var size: [Double]?
  /// How much larger than the desktop says everything is drawn.
  var scale: Double?
  /// The parametrization of springs.
  var parametrization: String?
  /// Only where a person chose; else it is the desktop's.
  var reducedMotion: Bool?
  /// Whether the hints of the first start have been shown.
  var hasSeenHints: Bool?
  /// The demo that was shown last.
  var demo: String?
  /// Which panels are shown, where a person chose: the inspector and the graph.
  var panels: [String: Bool]?
  /// The groups of parameters that are folded, by name.
  var folded: [String]?
  /// How high a person has made the graph, in points.
  var graphHeight: Double?
  /// How A and B are compared, where it is not by a ghost.
  var comparison: String?

  /// The names in the file, which stay where a property is renamed.
  private enum CodingKeys: String, CodingKey {
    case version, feel, theme, parameters, presets, preset, spring, size, scale, reducedMotion, hasSeenHints, demo,
      panels, folded, graphHeight, comparison
    case parametrization = "vocabulary"
  }

  /// Values that mean nothing here would be lost when the settings are saved: they are reported instead.
  func validate() throws(Malformation) {
    guard version <= Settings.currentVersion else {
      throw Malformation("version: written by a newer version of overscroll (format \(version))")
    }
    if let feel, ScrollFeel(name: feel) == nil { throw Malformation("feel: there is no feel \"\(feel)\"") }
    if let theme, Theme.Appearance(rawValue: theme) == nil {
      throw Malformation("theme: there is no theme \"\(theme)\"")
    }
    if let parametrization, SpringParametrization(rawValue: parametrization) == nil {
      throw Malformation("vocabulary: there is no vocabulary \"\(parametrization)\"")
    }
    if let size, Size(pair: size) == nil { throw Malformation("size: a size is two numbers from 1 to 16384") }
    if let scale, !AppSetup.scales.contains(scale) { throw Malformation("scale: a scale is a number from 0.5 to 4") }
    for name in folded ?? [] where Parameter.Group(rawValue: name) == nil {
      throw Malformation("folded: there is no group \"\(name)\"")
    }
    if let graphHeight, !WindowLayout.graphHeights.contains(graphHeight) {
      throw Malformation("graphHeight: a graph is 96 to 4000 points high")
    }
    if let comparison, ComparisonArrangement(rawValue: comparison) == nil {
      throw Malformation("comparison: there is no way \"\(comparison)\" to compare")
    }
    for (name, value) in (parameters ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let parameter = DemoCatalog.standard.parameter(named: name), !parameter.range.contains(value) {
        throw Malformation("parameters.\(name): \(name) is out of its range")
      }
    }
  }
}

extension App {
  /// The app's settings, to be saved for the next run.
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
