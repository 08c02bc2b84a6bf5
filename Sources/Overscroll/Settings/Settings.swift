import OverscrollStudio

/// The contents of the settings file: a person's choices, and what the window last showed.
struct Settings: Equatable {
  var feel: ScrollFeel?
  var parameters: [String: Double] = [:]
  var choices = Choices()
  /// The size of the window, in points.
  var size: Size?
  /// Whether a window has saved settings before. Earlier versions noted here that they had shown hints.
  var hasSeenHints = false
  var demo: String?
  var pictures: [String] = []
  /// The members of the file that this version does not know. They stay in the file.
  var unknown: [String: JSONValue] = [:]

  /// Merges this run's changes since `base` into another run's settings `saved`.
  func merged(over saved: Settings, since base: Settings) -> Settings {
    var merged = saved
    for setting in Setting.all { setting.merge(self, base, &merged) }
    merged.choices.keepBothPresets(of: saved.choices, ours: choices, since: base.choices)
    return merged
  }
}

extension Choices {
  /// Keeps both presets if two runs have used the same name: this run's gets a number.
  fileprivate mutating func keepBothPresets(of saved: Choices, ours: Choices, since base: Choices) {
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
    // A whole number that is too large would be reported without its name.
    let version = try fields.decode(Double.self, forKey: Self.version)
    guard version <= Double(Self.currentVersion) else {
      throw Malformation(
        "version: format \(version.sixDigits) is from a newer version of overscroll; update overscroll")
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
    settings.choices = choices
    let unknown = earlier.parameters.filter { DemoCatalog.standard.parameter(named: $0.key) == nil }
    settings.parameters = tuning.parameters.recorded.merging(unknown) { known, _ in known }
    if !shell.isBare, !shell.isFullScreen { settings.size = shell.size }
    settings.hasSeenHints = true
    settings.demo = card.name
    settings.pictures = picturePaths
    return settings
  }
}
