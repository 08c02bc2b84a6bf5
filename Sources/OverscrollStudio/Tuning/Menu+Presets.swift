extension Menu {
  /// The feels that there are, and a person's own presets.
  static func feels(_ tuning: Tuning) -> Menu {
    let feels = ScrollFeel.all.enumerated().map { index, feel in
      Item(
        heading: index == 0 ? "Built-in" : nil, title: feel.title,
        isCurrent: feel.name == tuning.parameters.base.name, action: .chooseFeel(feel.name))
    }
    let own = tuning.presets.keys.sorted().enumerated().map { index, name in
      Item(
        heading: index == 0 ? "My presets" : nil, title: name, action: .choosePreset(name),
        deletion: .deletePreset(name))
    }
    return Menu(
      "Presets", feels + own + [Item(title: "Save preset…", detail: "Ctrl+S", action: .namePreset)],
      pinsLast: true)
  }

  /// Asks for the name of a preset.
  static let presetName = Menu(
    "Save preset",
    [
      Item(title: "Save", detail: "Enter", action: .savePreset("")),
      Item(title: "Cancel", detail: "Esc", action: .closeMenu),
    ], field: TextField())

  /// Asks where settings go that may not replace a broken file.
  static let brokenSettings = Menu(
    "The settings file is damaged",
    [
      Item(title: "Save a copy", detail: "under another name", action: .saveSettings(.elsewhere)),
      Item(title: "Overwrite", detail: "the damaged file is lost", action: .saveSettings(.overwriting)),
      Item(title: "Don’t save", action: .closeMenu),
    ])
}
