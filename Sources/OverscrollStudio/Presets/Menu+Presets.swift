extension Menu {
  /// Returns the menu of feels, of the user's presets, and of known springs if the demo has springs.
  static func feels(_ tuning: Tuning) -> Menu {
    let (chosen, changed) = (tuning.parameters.preset, tuning.presetLabel.isModified ? "modified" : "")
    let curves = tuning.groups.compactMap(\.curve)
    func item(_ title: String, isCurrent: Bool, _ action: AppAction, _ values: ParameterValues?) -> Item {
      Item(
        title: title, detail: isCurrent ? changed : "", isCurrent: isCurrent, action: action,
        preview: curves.isEmpty ? nil : values.map { .curves(curves, $0, beside: tuning.parameters) })
    }
    let isFeel = tuning.isFeelChosen
    let feels = ScrollFeel.all.map { feel in
      item(
        feel.title, isCurrent: isFeel && feel.name == tuning.parameters.base.name, .chooseFeel(feel.name),
        tuning.parameters(with: feel))
    }
    let springs = (tuning.springs.isEmpty ? [] : KnownSpring.all).enumerated().map { index, known in
      var item = item(
        known.title, isCurrent: chosen == .spring(known.title), .chooseSpring(known.title),
        tuning.parameters(with: known))
      let isFirst = index == 0 || KnownSpring.all[index - 1].family != known.family
      if isFirst { item.heading = "\(known.family) springs" }
      return item
    }
    let own = tuning.presets.keys.sorted().map { name in
      var item = item(name, isCurrent: chosen == .own(name), .choosePreset(name), tuning.parameters(ofPreset: name))
      item.deletion = .deletePreset(name)
      if tuning.isUnsaved(name) { item.detail = "not saved" }
      return item
    }
    let save = Command.namePreset.definition
    let last = Item(title: save.title, detail: save.keyLabel, action: .command(.namePreset))
    return Menu(
      "Search presets",
      feels.headed("Built-in") + own.headed("My presets") + keeping(tuning) + springs + [last], pinsLast: true,
      isUndoable: true, isSearched: true)
  }

  /// Returns the items for updating, renaming and exporting the user's preset that was chosen last, if there is one.
  static func preset(_ tuning: Tuning) -> [Item] {
    guard let name = tuning.ownPreset else { return [] }
    let update = tuning.presetLabel.isModified ? [Item(title: "Update “\(name.excerpt)”", action: .updatePreset)] : []
    return update + [
      Item(title: "Rename “\(name.excerpt)”…", action: .ask(.renamePreset(name, to: ""), typed: name)),
      Item(title: "Export “\(name.excerpt)”", action: .exportPresets([name])),
    ]
  }

  /// Returns the items for updating, renaming, exporting and importing the user's presets.
  static func keeping(_ tuning: Tuning) -> [Item] {
    var items = preset(tuning)
    if tuning.presets.count > 1 {
      items.append(Item(title: "Export all presets", action: .exportPresets(tuning.presets.keys.sorted())))
    }
    items.append(Item(title: "Import presets…", detail: "or drop a file", action: .ask(.effect(.importPresets("")))))
    return items.headed("Manage presets")
  }

  /// Returns a dialog for the name or the path that an action takes.
  ///
  /// - Parameter problem: The error in the text that was entered before.
  static func entry(_ action: AppAction, typed: String = "", problem: String? = nil) -> Menu {
    let (title, button, proposal) =
      switch action {
      case .savePreset: ("Save preset", "Save", "")
      case .renamePreset: ("Rename preset", "Rename", "")
      case .effect(.importPresets): ("Import presets from a JSON file", "Import", "")
      case .effect(.open): ("Open picture, recording or presets", "Open", "")
      default: ("Save settings in another file", "Save", "~/overscroll-settings.json")
      }
    let items = [Item(title: "Cancel", action: .closeMenu), Item(title: button, action: action)]
    let field = TextField(typed.isEmpty ? proposal : typed)
    return Menu(title, items, style: .dialog, field: field, problem: problem)
  }

  /// A dialog for saving settings whose existing file is damaged.
  static let brokenSettings = Menu(
    "The settings file is damaged",
    [
      Item(title: "Don’t save", action: .closeMenu),
      Item(title: "Overwrite", action: .effect(.saveSettings(.overwriting))),
      Item(title: "Save a copy", action: .effect(.saveSettings(.elsewhere))),
    ], style: .dialog)
}
