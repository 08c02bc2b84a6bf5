extension App {
  /// Adopts changes from `base` to `saved` that other windows have made in the settings file. Undo keeps them.
  package mutating func adoptPresets(_ saved: [String: Preset], since base: [String: Preset]) {
    tuning.adoptPresets(saved, since: base)
    overlays.replaceMenu(by: .feels(tuning))
  }

  /// Sets every row of the demo to the numbers of a preset, or of a feel. Rows of input that it does not set stay.
  mutating func choose(_ preset: ChosenPreset?, of feel: ScrollFeel) {
    var new = tuning.values(of: preset, base: feel, for: card)
    for parameter in Parameter.input where !new.isSet(parameter) { new.reset(parameter, to: tuning.parameters) }
    replaceParameters(by: new)
  }

  mutating func chooseSpring(_ title: String) {
    guard KnownSpring.named(title) != nil else { return }
    choose(.spring(title), of: tuning.parameters.base)
    show(.done("Preset: \(title)."))
  }

  /// Shows a notice about the user's presets, and saves these. A problem stays in the dialog of `entry`, with the name.
  mutating func keepPresets(_ notice: Notice, or entry: AppAction? = nil, typed: String = "") {
    if notice.isProblem, let entry { return overlays.show(Menu.entry(entry, typed: typed, problem: notice.text)) }
    show(notice)
    guard !notice.isProblem else { return }
    overlays.replaceMenu(by: .feels(tuning))
    saveSettings()
  }

  mutating func renamePreset(_ name: String, to typed: String) {
    let notice = tuning.renamePreset(name, to: typed, alsoIn: &comparison.compared)
    keepPresets(notice, or: tuning.presets[name] == nil ? nil : .renamePreset(name, to: ""), typed: typed)
  }

  /// Imports the presets of a file. Chooses the preset if it is the only one in the file.
  package mutating func importPresets(_ contents: FileContents) throws(Failure) {
    let file = try PresetFile(contents, catalog)
    defer { noteChange() }
    let new = tuning.importPresets(file)
    overlays.replaceMenu(by: .feels(tuning))
    switch (new.count, file.presets.count) {
    case (0, 1): show(.done("“\((file.presets.keys.first ?? "").excerpt)” is there already."))
    case (0, _): show(.done("These presets are there already."))
    default:
      if file.presets.count == 1 { choose(.own(new[0]), of: tuning.parameters.base) }
      show(.done("Imported \(new.count == 1 ? "“\(new[0].excerpt)”" : "\(new.count) presets")."))
    }
    if !new.isEmpty, !isSettingsFileIntact { overlays.show(Menu.brokenSettings) }
  }
}
