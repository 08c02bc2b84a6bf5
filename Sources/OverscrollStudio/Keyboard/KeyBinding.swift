/// The keys of one or several related actions, for the keyboard, the help, the toolbar, menus and the palette.
struct KeyBinding: Sendable {
  enum Group: String, Sendable, CaseIterable {
    case demos = "Demos"
    case tuning = "Tuning"
    case comparing = "Comparing"
    case time = "Time"
    case showing = "View"
    case taking = "Export"
    case window = "Window"
  }

  let group: Group
  /// The displayed keys, one string for each key cap.
  let caps: [String]
  let words: String
  let actions: [(press: KeyPress, action: AppAction)]
  /// The titles of the individual actions, if there are several.
  let titles: [String]

  private init(
    _ group: Group, _ caps: String..., words: String, each titles: [String] = [],
    _ actions: [(press: KeyPress, action: AppAction)]
  ) {
    (self.group, self.caps, self.words, self.titles, self.actions) = (group, caps, words, titles, actions)
  }

  /// The distinct actions as commands, each with the first of its keys.
  var commands: [Command] {
    var found: [Command] = []
    for (press, action) in actions where !found.contains(where: { $0.action == action }) {
      let title = titles.isEmpty ? words : titles[found.count]
      found.append(Command(action: action, title: title, keys: press.caps))
    }
    return found
  }

  static func all(_ catalog: DemoCatalog) -> [KeyBinding] {
    let demos = catalog.demos.map { $0.card.title }
    let shown = demos.indices.map { (press: KeyPress(Key(name: "\($0 + 1)")), action: AppAction.showDemo($0)) }
    return [
      KeyBinding(.demos, "1", "…", String(demos.count), words: "Show a demo", each: demos.map { "Show \($0)" }, shown)
    ] + others
  }

  private static let others = [
    KeyBinding(.demos, "R", words: "Reset demo", [(KeyPress("R"), .resetDemo)]),
    KeyBinding(.demos, "Ctrl", "Z", words: "Undo", [(control("Z"), .undo)]),
    KeyBinding(
      .demos, "Ctrl", "Shift", "Z", words: "Redo", [(control("Z", .shift), .redo), (control("Y"), .redo)]),

    KeyBinding(
      .tuning, "↑", "↓", words: "Select parameter", each: ["Previous parameter", "Next parameter"],
      [(KeyPress(.up), .moveSelection(by: -1)), (KeyPress(.down), .moveSelection(by: 1))]),
    KeyBinding(
      .tuning, "←", "→", words: "Adjust; Shift coarse, Alt fine",
      each: ["", " coarsely", " finely"].flatMap { ["Decrease value\($0)", "Increase value\($0)"] }, adjustments),
    KeyBinding(
      .tuning, "Enter", words: "Edit value",
      [(KeyPress(.enter), .typeNumber), (KeyPress(.keypadEnter), .typeNumber)]),
    KeyBinding(.tuning, "Backspace", words: "Reset to default", [(KeyPress(.backspace), .resetSelected)]),
    KeyBinding(.tuning, "V", words: "Spring parameters", [(KeyPress("V"), .toggleParametrization)]),
    KeyBinding(.tuning, "Z", words: "Enlarge curve", [(KeyPress("Z"), .toggleCurveEditor)]),
    KeyBinding(.tuning, "O", words: "Fold or unfold group", [(KeyPress("O"), .toggleSelectedGroup)]),
    KeyBinding(.tuning, "F", words: "Presets", [(KeyPress("F"), .showFeels)]),

    KeyBinding(.comparing, "A", words: "Set or clear A", [(KeyPress("A"), .toggleReference)]),
    KeyBinding(
      .comparing, "Shift", "A", words: "Compare side by side", [(KeyPress("A", modifiers: .shift), .toggleArrangement)]),
    KeyBinding(.comparing, "X", words: "Swap A and B", [(KeyPress("X"), .exchange)]),
    KeyBinding(.comparing, "B", words: "Replay gesture", [(KeyPress("B"), .replayGesture)]),
    KeyBinding(.comparing, "L", words: "Loop gesture", [(KeyPress("L"), .toggleLoop)]),

    KeyBinding(.time, "Space", words: "Pause", [(KeyPress(.space), .togglePause)]),
    KeyBinding(.time, "S", words: "Slow motion", [(KeyPress("S"), .toggleSlowMotion)]),
    KeyBinding(.time, ".", words: "Pause and step one frame", [(KeyPress("."), .step)]),

    KeyBinding(.showing, "D", words: "Physics overlay", [(KeyPress("D"), .togglePhysics)]),
    KeyBinding(.showing, "G", words: "Graph", [(KeyPress("G"), .toggleGraph)]),
    KeyBinding(
      .showing, "Alt", "+", words: "Zoom in on the graph",
      [alt("="), alt("+"), alt("=", .shift), alt(.keypad("+"))].map { ($0, .zoomGraph(.larger)) }),
    KeyBinding(
      .showing, "Alt", "−", words: "Zoom out of the graph",
      [alt("-"), alt(.keypad("-"))].map { ($0, .zoomGraph(.smaller)) }),
    KeyBinding(
      .showing, "Alt", "0", words: "Show all of the graph",
      [alt("0"), alt(.keypad("0"))].map { ($0, .showWholeGraph) }),
    KeyBinding(.showing, "Ctrl", "wheel", words: "Zoom the graph", []),
    KeyBinding(.showing, "Shift", "drag", words: "Measure in the graph", []),
    KeyBinding(.showing, "Ctrl", "M", words: "Measure the gesture", [(control("M"), .toggleMeasure)]),
    KeyBinding(.showing, "I", words: "Inspector", [(KeyPress("I"), .toggleInspector)]),
    KeyBinding(.showing, "T", words: "Toggle light and dark", [(KeyPress("T"), .toggleTheme)]),

    KeyBinding(.taking, "Ctrl", "S", words: "Save preset…", [(control("S"), .namePreset)]),
    KeyBinding(.taking, "Ctrl", "C", words: "Copy as Swift", [(control("C"), .copy(.swift))]),
    KeyBinding(.taking, "Ctrl", "Shift", "C", words: "Copy as…", [(control("C", .shift), .showFormats)]),
    KeyBinding(.taking, "Ctrl", "V", words: "Paste JSON or a recording", [(control("V"), .paste)]),
    KeyBinding(.taking, "Ctrl", "E", words: "Export graph as SVG", [(control("E"), .exportGraph(.svg))]),
    KeyBinding(
      .taking, "Ctrl", "Shift", "E", words: "Export graph as CSV", [(control("E", .shift), .exportGraph(.csv))]),
    KeyBinding(.taking, "F9", words: "Start or stop recording", [(KeyPress(.function(9)), .toggleRecording)]),
    KeyBinding(.taking, "F12", words: "Screenshot", [(KeyPress(.function(12)), .screenshot)]),

    KeyBinding(.window, "Ctrl", "K", words: "Command palette", [(control("K"), .showPalette)]),
    KeyBinding(
      .window, "Tab", words: "Next area; Shift back", each: ["Focus next area", "Focus previous area"],
      [(KeyPress(.tab), .moveFocus(by: 1)), (KeyPress(.tab, modifiers: .shift), .moveFocus(by: -1))]),
    KeyBinding(.window, "F10", words: "Main menu", [(KeyPress(.function(10)), .showMainMenu)]),
    KeyBinding(.window, "Ctrl", ",", words: "Preferences", [(control(","), .showPreferences)]),
    KeyBinding(
      .window, "?", words: "Keyboard shortcuts", each: ["Keyboard shortcuts", "Close"],
      [
        (KeyPress("?"), .toggleHelp), (KeyPress("?", modifiers: .shift), .toggleHelp),
        (KeyPress("/", modifiers: .shift), .toggleHelp),
        (KeyPress(.function(1)), .toggleHelp), (KeyPress(.escape), .dismiss),
      ]),
    KeyBinding(
      .window, "Ctrl", "+", words: "Zoom in",
      [control("+"), control("="), control("=", .shift), control(.keypad("+"))].map { ($0, .scale(.larger)) }),
    KeyBinding(
      .window, "Ctrl", "−", words: "Zoom out", [control("-"), control(.keypad("-"))].map { ($0, .scale(.smaller)) }),
    KeyBinding(
      .window, "Ctrl", "0", words: "Actual size",
      [control("0"), control(.keypad("0"))].map { ($0, .scale(.standard)) }),
    KeyBinding(.window, "F11", words: "Full screen", [(KeyPress(.function(11)), .toggleFullScreen)]),
    KeyBinding(.window, "Ctrl", "N", words: "New window", [(control("N"), .newWindow)]),
    KeyBinding(.window, "Ctrl", "Q", words: "Quit", [(control("Q"), .quit)]),
  ]

  private static func control(_ key: Key, _ modifiers: KeyPress.Modifiers = []) -> KeyPress {
    KeyPress(key, modifiers: modifiers.union(.control))
  }

  private static func alt(_ key: Key, _ modifiers: KeyPress.Modifiers = []) -> KeyPress {
    KeyPress(key, modifiers: modifiers.union(.alt))
  }

  private static let adjustments: [(press: KeyPress, action: AppAction)] = {
    let strides: [(KeyPress.Modifiers, Parameter.Stride)] = [([], .normal), (.shift, .coarse), (.alt, .fine)]
    return strides.flatMap { modifiers, stride in
      [
        (KeyPress(.left, modifiers: modifiers), .adjust(by: -1, stride)),
        (KeyPress(.right, modifiers: modifiers), .adjust(by: 1, stride)),
      ]
    }
  }()
}

/// The table of all keyboard shortcuts for a catalog of demos.
package struct KeyMap: Sendable {
  let bindings: [KeyBinding]
  private let actionByKey: [KeyPress: AppAction]
  private let commands: [AppAction: Command]

  init(_ catalog: DemoCatalog) {
    bindings = KeyBinding.all(catalog)
    actionByKey = Dictionary(
      bindings.flatMap(\.actions).map { ($0.press, $0.action) }, uniquingKeysWith: { first, _ in first })
    commands = Dictionary(
      bindings.flatMap(\.commands).map { ($0.action, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the action for `press`. For a repeated key, returns only actions that make sense repeatedly.
  func action(for press: KeyPress) -> AppAction? {
    let action = actionByKey[KeyPress(press.key, modifiers: press.modifiers)]
    return switch action {
    case .moveSelection, .moveFocus, .adjust, .step, .undo, .redo: action
    default: press.isRepeat ? nil : action
    }
  }

  /// Returns the title and key of an action; `nil` if the action has no key.
  func command(for action: AppAction) -> Command? { commands[action] }
}
