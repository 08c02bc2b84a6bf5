import OverscrollStudio

/// The contents of the settings file: a person's choices, and what the window last showed.
struct Settings: Equatable {
  /// The numbers of the demo last shown, and of all that are not in `demos`: earlier versions had no others.
  var common = Preset(feel: nil)
  var demos: [String: Preset] = [:]
  var choices = Choices()
  /// The size of the window, in points.
  var size: Size?
  /// Whether a window has saved settings before. Earlier versions noted here that they had shown hints.
  var hasSeenHints = false
  var demo: String?
  var pictures: [String] = []
  /// The members of the file that this version does not know. They stay in the file.
  var unknown: [String: JSONValue] = [:]

  /// The numbers of every demo, by its name.
  var numbers: [String: Preset] {
    get {
      let names = DemoCatalog.standard.names + [shownName]
      return demos.merging(names.map { ($0, demos[$0] ?? common) }) { own, _ in own }
    }
    set {
      common = newValue[shownName] ?? common
      common.unknown = [:]
      demos = newValue.filter { $0.value != common }
    }
  }

  private var shownName: String { demo ?? DemoCatalog.standard.names[0] }

  /// Merges this run's changes since `base` into another run's settings `saved`.
  func merged(over saved: Settings, since base: Settings) -> Settings {
    var (merged, numbers) = (saved, saved.numbers)
    for setting in Setting.all { setting.merge(self, base, &merged) }
    for (name, ours) in self.numbers {
      let base = base.numbers[name] ?? base.common
      numbers[name] = ours.merged(over: numbers[name] ?? saved.common, since: base)
    }
    // Both presets stay if two runs have used the same name: this run's gets a number.
    for (name, preset) in choices.presets where base.choices.presets[name] == nil {
      guard let theirs = saved.choices.presets[name], theirs != preset else { continue }
      let (names, known) = (sequence(first: 2) { $0 + 1 }.lazy.map { "\(name) \($0)" }, merged.choices.presets)
      let free = names.first { known[$0] == nil || known[$0] == preset } ?? name
      (merged.choices.presets[name], merged.choices.presets[free]) = (theirs, preset)
      for (demo, ours) in self.numbers where ours.chosen == .own(name) { numbers[demo]?.chosen = .own(free) }
    }
    merged.numbers = numbers
    return merged
  }
}

extension Preset {
  fileprivate func merged(over saved: Preset, since base: Preset) -> Preset {
    var merged = saved
    if feel != base.feel { merged.feel = feel }
    if chosen != base.chosen { merged.chosen = chosen }
    Setting.each(parameters, since: base.parameters, into: &merged.parameters)
    return merged
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
    settings.choices = choices
    if !shell.isBare, !shell.isFullScreen { settings.size = shell.size }
    settings.hasSeenHints = true
    settings.demo = card.name
    var numbers = earlier.numbers
    for card in DemoCatalog.standard.cards {
      let (values, earlier) = (tuning.all[card], numbers[card.name]?.parameters ?? [:])
      var new = Preset(values, chosen: values.preset)
      for (name, value) in earlier where DemoCatalog.standard.parameter(named: name) == nil {
        new.parameters[name] = value
      }
      new.unknown = numbers[card.name]?.unknown ?? [:]
      numbers[card.name] = new
    }
    settings.numbers = numbers
    settings.pictures = picturePaths
    return settings
  }
}
