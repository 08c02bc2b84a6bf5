extension Tuning {
  var springs: [SpringRole] { card.springs }

  /// The preset that was chosen last; `nil` for the feel, and if the preset does not exist, or sets none of the springs.
  var chosenPreset: ChosenPreset? {
    let isChosen =
      switch parameters.preset {
      case .own(let name)?: presets[name] != nil
      case .spring(let title)?: KnownSpring.named(title) != nil && springs.contains { parameters.isSet($0.stiffness) }
      case nil: false
      }
    return isChosen ? parameters.preset : nil
  }

  var ownPreset: String? { if case .own(let name)? = chosenPreset { name } else { nil } }

  /// Returns the values that a preset, or else the feel, gives a demo. Parameters without a row keep theirs.
  func values(of preset: ChosenPreset?, base: ScrollFeel, for card: DemoCard) -> ParameterValues {
    var new = ParameterValues(base: base, defaults: card.defaults)
    switch preset {
    case .own(let name)?: if let saved = presets[name] { new = saved.values(replacing: new, catalog) }
    case .spring(let title)?:
      if let known = KnownSpring.named(title) { for role in card.springs { new.set(role, to: known.spring) } }
    case nil: break
    }
    new.preset = preset
    for parameter in card.parameters where !parameter.hasRow && !new.isSet(parameter) {
      new.reset(parameter, to: all[card])
    }
    return new
  }

  /// Resets a demo to the preset that was chosen for it, or to its feel.
  mutating func reset(_ card: DemoCard) { all[card] = values(of: all[card].preset, base: all[card].base, for: card) }

  mutating func savePreset(_ typed: String) -> Notice {
    let name = typed.trimmed
    guard !name.isEmpty else { return .problem("A preset needs a name.") }
    let isNew = presets[name] == nil
    presets[name] = Preset(parameters)
    all[card].preset = .own(name)
    return .done(isNew ? "Saved “\(name.excerpt)”." : "Replaced “\(name.excerpt)”. Ctrl+Z to undo.")
  }

  mutating func renamePreset(_ name: String, to typed: String, alsoIn other: inout DemoParameters?) -> Notice {
    let new = typed.trimmed
    guard !new.isEmpty else { return .problem("A preset needs a name.") }
    guard let preset = presets[name] else { return .problem("There is no preset “\(name.excerpt)” any more.") }
    guard new == name || presets[new] == nil else { return .problem("There is a preset “\(new.excerpt)” already.") }
    presets[name] = nil
    presets[new] = preset
    all.replacePreset(.own(name), by: .own(new))
    other?.replacePreset(.own(name), by: .own(new))
    return .done("Renamed to “\(new.excerpt)”.")
  }

  mutating func deletePreset(_ name: String) -> Notice {
    presets[name] = nil
    all.replacePreset(.own(name), by: nil)
    return .done("Deleted “\(name.excerpt)”. Ctrl+Z to undo.")
  }

  /// Adds the new presets of a file, and returns their names. A name that is taken gets a number.
  mutating func importPresets(_ file: PresetFile) -> [String] {
    var new: [String] = []
    for (given, preset) in file.presets.sorted(by: { $0.key < $1.key }) {
      let name = freeName(given, for: preset)
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
  func freeName(_ given: String, for preset: Preset) -> String {
    let plain = given.trimmed.isEmpty ? "Preset" : given
    // A file cannot have a longer name.
    let stem = plain.bounded(bytes: PresetFile.maximumNameLength - 20)
    var (name, number) = (plain.bounded(bytes: PresetFile.maximumNameLength), 1)
    while let other = presets[name], other != preset {
      number += 1
      name = "\(stem) \(number)"
    }
    return name
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
  var text: String { isModified ? "• \(title)" : title }
}
