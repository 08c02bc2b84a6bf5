extension Tuning {
  var presetValues: ParameterValues {
    if let values = ownPreset.flatMap(parameters(ofPreset:)) { return values }
    var values = ParameterValues(base: parameters.base).with(defaults: parameters.defaults)
    if case .spring(let title)? = parameters.preset, let known = KnownSpring.named(title) { set(known, in: &values) }
    return values
  }

  var presetName: PresetLabel {
    switch parameters.preset {
    case .own(let name)?:
      if let preset = presets[name] {
        let unchanged = preset.values(replacing: parameters, catalog)
        return PresetLabel(
          name,
          isModified: unchanged.base.name != parameters.base.name || unchanged.recorded != parameters.recorded)
      }
    case .spring(let title)?:
      if let known = KnownSpring.named(title) {
        return PresetLabel(title, isModified: springs.contains { !parameters.spring($0).isSame(as: known.spring) })
      }
    case nil: break
    }
    return PresetLabel(parameters.base.title, isModified: Parameter.feel.contains { parameters.isChanged($0) })
  }

  var springs: [SpringRole] { SpringRole.allCases.filter { listed.contains($0.stiffness) } }

  /// The name of the user's preset that was chosen last; `nil` if none was chosen or it no longer exists.
  var ownPreset: String? {
    guard case .own(let name)? = parameters.preset, presets[name] != nil else { return nil }
    return name
  }

  var isFeelChosen: Bool {
    guard case .spring(let title)? = parameters.preset else { return ownPreset == nil }
    return KnownSpring.named(title) == nil
  }

  func set(_ known: KnownSpring, in values: inout ParameterValues) {
    for role in springs { values.set(role, to: known.spring) }
    if hasOneBounce { values.setOneBounce() }
    values.preset = .spring(known.title)
  }

  func parameters(ofPreset name: String) -> ParameterValues? {
    guard let preset = presets[name] else { return nil }
    var new = preset.values(replacing: parameters, catalog)
    new.preset = .own(name)
    return new
  }

  mutating func savePreset(_ typed: String) -> Notice {
    let name = typed.trimmed
    guard !name.isEmpty else { return .problem("A preset needs a name.") }
    let isNew = presets[name] == nil
    presets[name] = Preset(parameters)
    mark(as: .own(name))
    return .done(isNew ? "Saved “\(name.excerpt)”" : "Replaced “\(name.excerpt)”. Ctrl+Z to undo.")
  }

  mutating func renamePreset(_ name: String, to typed: String) -> Notice {
    let new = typed.trimmed
    guard !new.isEmpty else { return .problem("A preset needs a name.") }
    guard let preset = presets[name] else { return .problem("There is no preset “\(name.excerpt)” any more.") }
    guard new == name || presets[new] == nil else { return .problem("There is a preset “\(new.excerpt)” already.") }
    let isChosen = ownPreset == name
    presets[name] = nil
    presets[new] = preset
    if isChosen { mark(as: .own(new)) }
    return .done("Renamed to “\(new.excerpt)”")
  }

  mutating func deletePreset(_ name: String) -> Notice {
    if ownPreset == name { mark(as: nil) }
    presets[name] = nil
    return .done("Deleted “\(name.excerpt)”. Ctrl+Z to undo.")
  }

  /// Adds the new presets of a file, and returns their names. A name that is taken gets a number.
  mutating func importPresets(_ file: PresetFile) -> [String] {
    var new: [String] = []
    // Presets of the file that have one name once it is trimmed have a number each.
    var numbers: [String: Int] = [:]
    for (given, preset) in file.presets.sorted(by: { $0.key < $1.key }) {
      let plain = plainName(given)
      let (name, number) = freeName(plain, for: preset, from: numbers[plain] ?? 1)
      numbers[plain] = number + 1
      guard presets[name] == nil else { continue }
      presets[name] = preset
      new.append(name)
    }
    return new
  }

  /// Adopts presets that others have saved, also in the states to undo and to redo, unless they were changed here.
  mutating func adoptPresets(_ saved: [String: Preset], since base: [String: Preset]) {
    let names = Set(saved.keys).union(base.keys)
    func adopt(_ presets: inout [String: Preset]) {
      for name in names where presets[name] == base[name] { presets[name] = saved[name] }
    }
    adopt(&presets)
    adopt(&savedPresets)
    history.rewrite { adopt(&$0.presets) }
  }

  /// The name that a dialog proposes: that of the chosen preset, to update it.
  var proposedName: String {
    ownPreset ?? freeName("\(presetLabel.title)\(presetLabel.isModified ? ", tuned" : "")", for: Preset(parameters))
  }

  /// Returns `given`, with the number 2, 3 and so on if a preset other than `preset` has this name.
  func freeName(_ given: String, for preset: Preset) -> String { freeName(plainName(given), for: preset, from: 1).name }
  private func plainName(_ given: String) -> String { given.trimmed.isEmpty ? "Preset" : given }

  /// Returns the first name of `plain`, `plain 2`, `plain 3` and so on, from `number`, that is free or that of `preset`.
  private func freeName(_ plain: String, for preset: Preset, from number: Int) -> (name: String, number: Int) {
    // A file cannot have a longer name.
    let stem = plain.bounded(bytes: PresetFile.maximumNameLength - 20)
    var number = number
    while true {
      let name = number == 1 ? plain.bounded(bytes: PresetFile.maximumNameLength) : "\(stem) \(number)"
      if presets[name] == nil || presets[name] == preset { return (name, number) }
      number += 1
    }
  }
}

extension Spring {
  /// Returns whether both springs have the same numbers, apart from rounding.
  fileprivate func isSame(as other: Spring) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * abs(b) }
    return isNear(mass, other.mass) && isNear(stiffness, other.stiffness) && isNear(dampingRatio, other.dampingRatio)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// The name of the feel, known spring or preset chosen last, and whether parameters have been changed since.
struct PresetLabel: Equatable, Sendable {
  let title: String
  let isModified: Bool
  init(_ title: String, isModified: Bool) { (self.title, self.isModified) = (title, isModified) }
  var text: String { isModified ? "• \(title)" : title }
}
