extension Tuning {
  /// What the parameters are called now.
  func describePreset() -> PresetLabel {
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
    return PresetLabel(
      parameters.base.title, isModified: Parameter.feel.contains { parameters.isChanged($0) })
  }

  /// The springs of the demo.
  var springs: [SpringRole] {
    SpringRole.allCases.filter { role in controls.contains { $0.role == role } }
  }

  /// The person's own preset that was chosen last.
  var ownPreset: String? {
    guard case .own(let name)? = parameters.preset, presets[name] != nil else { return nil }
    return name
  }

  /// Whether nothing but a feel was chosen.
  var isFeelChosen: Bool {
    guard case .spring(let title)? = parameters.preset else { return ownPreset == nil }
    return KnownSpring.named(title) == nil
  }

  // MARK: - Choosing

  /// The parameters with a known spring in place of the springs of the demo; the rest stays as it is.
  func parameters(with known: KnownSpring) -> ParameterValues {
    var new = parameters
    set(known, in: &new)
    return new
  }

  func set(_ known: KnownSpring, in values: inout ParameterValues) {
    for role in springs { values.set(role, to: known.spring) }
    values.preset = .spring(known.title)
  }

  /// The parameters of one of the person's own presets; `nil` where there is none of that name.
  func parameters(ofPreset name: String) -> ParameterValues? {
    guard let preset = presets[name] else { return nil }
    var new = preset.values(replacing: parameters, catalog)
    new.preset = .own(name)
    return new
  }

  /// The feel of one of the person's own presets and all of its numbers, in words.
  func contents(ofPreset name: String) -> String {
    guard let preset = presets[name] else { return "" }
    let numbers = preset.parameters.sorted { $0.key < $1.key }.map { id, value in
      guard let parameter = catalog.parameter(named: id) else {
        return "\(id) \(DecimalFormat.short(value, decimals: 4))"
      }
      let figures = parameter.isSwitch ? parameter.figures(value) : DecimalFormat.short(value, decimals: 6)
      return "\(parameter.term) \(figures)"
    }
    return ([preset.feel.flatMap(ScrollFeel.init(name:))?.title].compactMap(\.self) + numbers).joined(separator: ", ")
  }

  // MARK: - Keeping

  /// Keeps the parameters under a name.
  mutating func savePreset(_ typed: String) -> Notice {
    let name = typed.trimmed
    guard !name.isEmpty else { return .problem("A preset needs a name.") }
    let isNew = presets[name] == nil
    presets[name] = Preset(parameters)
    mark(as: .own(name))
    return .done(isNew ? "Saved “\(name)”" : "Replaced “\(name)”. Ctrl+Z to undo.")
  }

  /// Keeps the parameters in the preset that was chosen last.
  mutating func updatePreset() -> Notice {
    guard let name = ownPreset else { return .problem("No preset of yours is chosen.") }
    presets[name] = Preset(parameters)
    return .done("Updated “\(name)”. Ctrl+Z to undo.")
  }

  mutating func renamePreset(_ name: String, to typed: String) -> Notice {
    let new = typed.trimmed
    guard !new.isEmpty else { return .problem("A preset needs a name.") }
    guard let preset = presets[name] else { return .problem("There is no preset “\(name)” any more.") }
    guard new == name || presets[new] == nil else { return .problem("There is a preset “\(new)” already.") }
    let isChosen = ownPreset == name
    presets[name] = nil
    presets[new] = preset
    if isChosen { mark(as: .own(new)) }
    return .done("Renamed to “\(new)”")
  }

  mutating func deletePreset(_ name: String) -> Notice {
    if ownPreset == name { mark(as: nil) }
    presets[name] = nil
    return .done("Deleted “\(name)”. Ctrl+Z to undo.")
  }

  /// Takes the presets of a file. A name that another preset has gets a number; a preset that is there already is not
  /// taken twice.
  ///
  /// - Returns: the names of those that are new, in order.
  mutating func importPresets(_ file: PresetFile) -> [String] {
    var new: [String] = []
    for (given, preset) in file.presets.sorted(by: { $0.key < $1.key }) {
      for name in Self.names(given) {
        if presets[name] == preset { break }
        guard presets[name] == nil else { continue }
        presets[name] = preset
        new.append(name)
        break
      }
    }
    return new
  }

  /// A name, with a number where another preset has it that is not the same.
  func freeName(_ given: String) -> String {
    Self.names(given).first { presets[$0].map { $0 == Preset(parameters) } ?? true } ?? given
  }

  /// A name as it is, and with numbers.
  private static func names(_ given: String) -> some Sequence<String> {
    let plain = given.trimmed.isEmpty ? "Preset" : given
    return sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? plain : "\(plain) \($0)" }
  }
}

extension Spring {
  /// Whether it is set by the same numbers, but for rounding.
  fileprivate func isSame(as other: Spring) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * abs(b) }
    return isNear(mass, other.mass) && isNear(stiffness, other.stiffness) && isNear(dampingRatio, other.dampingRatio)
  }
}

extension String {
  /// Without white space at its ends.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
