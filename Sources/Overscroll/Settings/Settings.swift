import OverscrollStudio

/// The settings, which are saved for the next run.
struct Settings: Equatable {
  var feel: ScrollFeel?
  /// The theme that a person chose; `nil` for the desktop's.
  var theme: Theme.Appearance?
  /// The parameters that were set, by name.
  var parameters: [String: Double] = [:]
  var presets: [String: Preset] = [:]
  /// The last chosen preset or built-in spring.
  var preset: ChosenPreset?
  /// The size of the window, in points.
  var size: Size?
  /// The scale of the window relative to the desktop's.
  var scale: Double?
  var parametrization = SpringParametrization.physical
  /// The person's choice of reduced motion; `nil` for the desktop's.
  var reducedMotion: Bool?
  /// Whether the hints of the first start have been shown.
  var hasSeenHints = false
  var demo: String?
  /// Whether a panel is shown, for panels that a person has switched: the inspector and the graph.
  var panels: [String: Bool] = [:]
  var foldedGroups: Set<Parameter.Group> = []
  /// The names of the demos whose hints have been followed.
  var usedDemos: Set<String> = []
  /// The height of the graph that a person chose, in points.
  var graphHeight: Double?
  var arrangement = ComparisonArrangement.ghost
  /// The paths of the person's pictures.
  var pictures: [String] = []
  /// The members of the file that this version does not know. They stay in the file.
  var unknown: [String: JSONValue] = [:]

  /// Merges this run's changes since `base` into another run's settings `saved`.
  func merged(over saved: Settings, since base: Settings) -> Settings {
    var merged = saved
    for setting in Setting.all { setting.merge(self, base, &merged) }
    merged.keepBothPresets(of: saved, ours: self, base)
    return merged
  }

  /// Keeps both presets if two runs have used the same name: this run's gets a number.
  private mutating func keepBothPresets(of saved: Settings, ours: Settings, _ base: Settings) {
    for (name, preset) in ours.presets where base.presets[name] == nil {
      guard let theirs = saved.presets[name], theirs != preset else { continue }
      let names = sequence(first: 2) { $0 + 1 }.lazy.map { "\(name) \($0)" }
      let free = names.first { presets[$0] == nil || presets[$0] == preset } ?? name
      presets[name] = theirs
      presets[free] = preset
      if self.preset == .own(name) { self.preset = .own(free) }
    }
  }
}

/// The format of the settings file.
extension Settings: Codable {
  private static let currentVersion = 1
  private static let version = JSONKey("version")

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: JSONKey.self)
    let version = try fields.decode(Int.self, forKey: Self.version)
    guard version <= Self.currentVersion else {
      throw Malformation("version: format \(version) is from a newer version of overscroll; update overscroll")
    }
    let settings = Setting.all
    for setting in settings { try setting.read(fields, &self) }
    let names = settings.map(\.name) + [Self.version.stringValue]
    for key in fields.allKeys where !names.contains(key.stringValue) {
      unknown[key.stringValue] = try? fields.decode(JSONValue.self, forKey: key)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: JSONKey.self)
    try fields.encode(Self.currentVersion, forKey: Self.version)
    for setting in Setting.all { try setting.write(self, &fields) }
    for (name, value) in unknown { try fields.encode(value, forKey: JSONKey(name)) }
  }
}

extension App {
  /// Returns the app's settings, to be saved for the next run.
  func settings(over earlier: Settings) -> Settings {
    var settings = earlier
    settings.feel = tuning.parameters.base
    settings.theme = shell.chosenAppearance
    let unknown = earlier.parameters.filter { DemoCatalog.standard.parameter(named: $0.key) == nil }
    settings.parameters = tuning.parameters.recorded.merging(unknown) { known, _ in known }
    settings.presets = tuning.presets
    settings.preset = tuning.parameters.preset
    settings.parametrization = tuning.parametrization
    if !shell.isBare, !shell.isFullScreen { settings.size = shell.size }
    settings.scale = shell.scale == 1 ? nil : shell.scale
    settings.reducedMotion = shell.chosenReducedMotion
    settings.hasSeenHints = true
    settings.demo = card.name
    settings.panels = shell.chosenPanels
    settings.foldedGroups = tuning.foldedGroups
    settings.usedDemos = usedDemos
    settings.graphHeight = shell.graphHeight
    settings.arrangement = arrangement
    settings.pictures = picturePaths
    return settings
  }
}
