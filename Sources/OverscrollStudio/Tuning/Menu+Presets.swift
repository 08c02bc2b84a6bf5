extension Menu {
  /// The feels that there are, and a person's own presets.
  static func feels(_ tuning: Tuning) -> Menu {
    let feels = ScrollFeel.all.map { feel in
      Item(
        title: feel.name, detail: details[feel.name] ?? "", isCurrent: feel.name == tuning.parameters.base.name,
        action: .chooseFeel(feel.name))
    }
    let own = tuning.presets.keys.sorted().map {
      Item(title: $0, detail: "own · Delete forgets it", action: .choosePreset($0))
    }
    return Menu(
      "Feels and presets", feels + own + [Item(title: "Keep as a preset …", detail: "Ctrl S", action: .namePreset)])
  }

  private static let details = [
    "article": "Lobanov’s numbers", "uikit": "as iOS does it", "uikit-dynamics": "resistance, attachment",
  ]

  /// Asks for the name of a preset.
  static let presetName = Menu(
    "Keep the parameters as",
    [
      Item(title: "Keep", detail: "Enter", action: .savePreset("")),
      Item(title: "Do not", detail: "Esc", action: .closeMenu),
    ], typing: TypedText(.name))

  /// Asks where settings go that may not replace a broken file.
  static let brokenSettings = Menu(
    "The settings file is broken",
    [
      Item(title: "Save beside it", detail: "another name", action: .saveSettings(.elsewhere)),
      Item(title: "Overwrite it", detail: "what is in it is lost", action: .saveSettings(.overwriting)),
      Item(title: "Save nothing", action: .closeMenu),
    ])
}
