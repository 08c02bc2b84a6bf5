extension Menu {
  static func feels(_ tuning: Tuning) -> Menu {
    let (chosen, changed) = (tuning.chosenPreset, tuning.presetLabel.isModified ? "modified" : "")
    func item(_ title: String, isCurrent: Bool, _ action: AppAction) -> Item {
      Item(title: title, detail: isCurrent ? changed : "", isCurrent: isCurrent, action: action)
    }
    let feels = ([.uikit] + ScrollFeel.all.filter { $0.name != ScrollFeel.uikit.name }).map { feel in
      item(feel.title, isCurrent: chosen == nil && feel.name == tuning.parameters.base.name, .chooseFeel(feel.name))
    }
    let springs = (tuning.springs.isEmpty ? [] : KnownSpring.all).enumerated().map { index, known in
      var item = item(known.title, isCurrent: chosen == .spring(known.title), .chooseSpring(known.title))
      if index == 0 || KnownSpring.all[index - 1].family != known.family { item.heading = "\(known.family) springs" }
      return item
    }
    let own = tuning.presets.keys.sorted().map { name in
      var item = item(name, isCurrent: chosen == .own(name), .choosePreset(name))
      item.deletion = .deletePreset(name)
      if tuning.isUnsaved(name) { item.detail = "not saved" }
      return item
    }
    let save = Command.namePreset.definition
    let first = Item(title: save.title, detail: save.keyLabel, action: .command(.namePreset))
    let builtIn = Array(feels.prefix(1)).headed("Built-in") + Array(feels.dropFirst()).headed("Other built-in models")
    let managing = ([first] + keeping(tuning).headed(nil)).headed("Manage presets")
    let items = builtIn + own.headed("My presets") + springs + managing
    return Menu("Search presets", items, isUndoable: true, isSearched: true)
  }

  static func preset(_ tuning: Tuning) -> [Item] {
    guard let name = tuning.ownPreset else { return [] }
    return [
      Item(title: "Rename “\(name.excerpt)”…", action: .ask(.renamePreset(name, to: ""), typed: name)),
      Item(title: "Export “\(name.excerpt)”", action: .exportPresets([name])),
    ]
  }

  static func keeping(_ tuning: Tuning) -> [Item] {
    var items = preset(tuning)
    if tuning.presets.count > 1 {
      items.append(Item(title: "Export all presets", action: .exportPresets(tuning.presets.keys.sorted())))
    }
    items.append(Item(title: "Import presets…", detail: "or drop a file", action: .ask(.effect(.importPresets("")))))
    return items.headed("Manage presets")
  }

  /// Returns a dialog for the name or the path that an action takes, with the error in the text entered before.
  static func entry(_ action: AppAction, typed: String = "", problem: String? = nil) -> Menu {
    let (title, button, proposal) =
      switch action {
      case .savePreset: ("Save preset", "Save", "")
      case .renamePreset: ("Rename preset", "Rename", "")
      case .effect(.importPresets): ("Import presets from a JSON file", "Import", "")
      case .effect(.open): ("Open file", "Open", "")
      default: ("Save settings in another file", "Save", "~/overscroll-settings.json")
      }
    let items = [Item(title: "Cancel", action: .closeMenu), Item(title: button, action: action)]
    let hint: String? = if case .effect(.open) = action { openable } else { nil }
    let field = TextField(typed.isEmpty ? proposal : typed)
    return Menu(title, items, style: .dialog, field: field, problem: problem?.sentence, hint: hint)
  }

  private static let openable =
    "Path of a picture (PNG, JPEG), recording (CSV, JSON Lines), trace or presets (JSON). Or drop the file here."

  static let brokenSettings = Menu(
    "The settings file is damaged",
    [
      Item(title: "Don’t save", action: .closeMenu),
      Item(title: "Overwrite", action: .effect(.saveSettings(.overwriting))),
      Item(title: "Save a copy", action: .effect(.saveSettings(.elsewhere))),
    ], style: .dialog)
}
