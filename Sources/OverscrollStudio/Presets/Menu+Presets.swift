extension Menu {
  /// Returns the menu of feels, of the user's presets, and of known springs if the demo has springs.
  static func feels(_ tuning: Tuning) -> Menu {
    let (chosen, changed) = (tuning.parameters.preset, tuning.presetLabel.isModified ? "modified" : "")
    func item(_ title: String, in heading: String?, isCurrent: Bool, _ action: AppAction) -> Item {
      Item(heading: heading, title: title, detail: isCurrent ? changed : "", isCurrent: isCurrent, action: action)
    }
    let isFeel = tuning.isFeelChosen
    let feels = ScrollFeel.all.enumerated().map { index, feel in
      item(
        feel.title, in: index == 0 ? "Built-in" : nil, isCurrent: isFeel && feel.name == tuning.parameters.base.name,
        .chooseFeel(feel.name))
    }
    let springs = (tuning.springs.isEmpty ? [] : KnownSpring.all).enumerated().map { index, known in
      let isFirst = index == 0 || KnownSpring.all[index - 1].family != known.family
      return item(
        known.title, in: isFirst ? "\(known.family) springs" : nil, isCurrent: chosen == .spring(known.title),
        .chooseSpring(known.title))
    }
    let own = tuning.presets.keys.sorted().enumerated().map { index, name in
      var item = item(name, in: index == 0 ? "My presets" : nil, isCurrent: chosen == .own(name), .choosePreset(name))
      item.deletion = .deletePreset(name)
      if tuning.isUnsaved(name) { item.detail = "not saved" }
      return item
    }
    let save = Command.namePreset.definition
    let last = Item(title: save.title, detail: save.keyLabel, action: .command(.namePreset))
    return Menu("Presets", feels + own + keeping(tuning) + springs + [last], pinsLast: true, isUndoable: true)
  }

  /// Returns the items for updating, renaming, exporting and importing the user's presets.
  static func keeping(_ tuning: Tuning) -> [Item] {
    var items: [Item] = []
    if let name = tuning.ownPreset {
      if tuning.presetLabel.isModified { items.append(Item(title: "Update “\(name)”", action: .updatePreset)) }
      items.append(Item(title: "Rename “\(name)”…", action: .editPresetName(name)))
      items.append(Item(title: "Export “\(name)”", action: .exportPresets([name])))
    }
    if tuning.presets.count > 1 {
      items.append(Item(title: "Export all presets", action: .exportPresets(tuning.presets.keys.sorted())))
    }
    items.append(Item(title: "Import presets…", detail: "or drop a file", action: .typeImportPath))
    items[0].heading = "Manage presets"
    return items
  }

  /// Returns a dialog for the name of a new preset.
  ///
  /// - Parameter problem: The error in the name that was entered before.
  static func presetName(typed: String, _ problem: String? = nil) -> Menu {
    entry("Save preset", Item(title: "Save", detail: "Enter", action: .savePreset("")), typed: typed, problem: problem)
  }

  /// Returns a dialog for a new name of a preset.
  static func presetRenaming(_ name: String, typed: String, problem: String? = nil) -> Menu {
    let item = Item(title: "Rename", detail: "Enter", action: .renamePreset(name, to: ""))
    return entry("Rename preset", item, typed: typed, problem: problem)
  }

  /// Returns a dialog for the path of a file with presets.
  ///
  /// - Parameter problem: The reason why the file at the path `typed` cannot be imported.
  static func importPath(typed: String = "", problem: String? = nil) -> Menu {
    let item = Item(title: "Import", detail: "or drop a file onto the window", action: .importPresets(""))
    return entry("Import presets from a JSON file", item, typed: typed, problem: problem)
  }

  /// Returns a dialog for the path of another settings file, because the usual one cannot be written.
  static func settingsPlace(typed: String, problem: String?) -> Menu {
    let item = Item(title: "Save", detail: "Enter", action: .saveSettings(.file("")))
    let proposed = typed.isEmpty ? "~/overscroll-settings.json" : typed
    return entry("Save settings in another file", item, typed: proposed, problem: problem)
  }

  /// Returns a dialog with a text field, an item for its text, and an item for canceling.
  private static func entry(_ title: String, _ item: Item, typed: String = "", problem: String?) -> Menu {
    let cancel = Item(title: "Cancel", detail: "Esc", action: .closeMenu)
    return Menu(title, [item, cancel], field: TextField(typed), problem: problem)
  }

  /// A dialog for saving settings whose existing file is damaged.
  static let brokenSettings = Menu(
    "The settings file is damaged",
    [
      Item(title: "Save a copy", detail: "under another name", action: .saveSettings(.elsewhere)),
      Item(title: "Overwrite", detail: "the damaged file is lost", action: .saveSettings(.overwriting)),
      Item(title: "Don’t save", action: .closeMenu),
    ])
}
