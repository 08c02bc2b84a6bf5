import OverscrollDemoKit
import OverscrollInput

/// What a key does. One table serves the keyboard and the help.
struct KeyBinding: Sendable {
  enum Group: String, Sendable, CaseIterable {
    case demos = "Demos"
    case tuning = "Tuning"
    case comparing = "Comparing"
    case time = "Time"
    case showing = "Showing"
    case taking = "Keeping and taking away"
    case window = "Window"
  }

  let group: Group
  /// How the keys are written on screen: one cap each.
  let caps: [String]
  let words: String
  let actions: [(key: Key, action: AppAction)]

  private init(_ group: Group, _ caps: String..., words: String, _ actions: [(key: Key, action: AppAction)]) {
    (self.group, self.caps, self.words, self.actions) = (group, caps, words, actions)
  }

  static func all(_ demoCount: Int) -> [KeyBinding] {
    let demos = (0..<demoCount).map { (key: Key("\($0 + 1)"), action: AppAction.showDemo($0)) }
    return [KeyBinding(.demos, "1", "…", String(demoCount), words: "Show a demo", demos)] + others
  }

  private static let others = [
    KeyBinding(.demos, "R", words: "Start over with the defaults", [(Key("R"), .resetDemo)]),
    KeyBinding(.demos, "Ctrl", "Z", words: "Take the parameters back", [(control("Z"), .undo)]),

    KeyBinding(
      .tuning, "↑", "↓", words: "Choose a parameter",
      [(Key("Up"), .moveSelection(by: -1)), (Key("Down"), .moveSelection(by: 1))]),
    KeyBinding(.tuning, "←", "→", words: "Change it; Shift coarse, Alt fine", adjustments),
    KeyBinding(
      .tuning, "Enter", words: "Type a number", [(Key("Return"), .typeNumber), (Key("Keypad Enter"), .typeNumber)]),
    KeyBinding(.tuning, "Backspace", words: "Its default", [(Key("Backspace"), .resetSelected)]),
    KeyBinding(.tuning, "V", words: "Springs in other words", [(Key("V"), .toggleParametrization)]),
    KeyBinding(.tuning, "F", words: "Feels and presets", [(Key("F"), .showFeels)]),

    KeyBinding(.comparing, "A", words: "Keep as A, or forget A", [(Key("A"), .toggleReference)]),
    KeyBinding(.comparing, "X", words: "Exchange A and what is tuned", [(Key("X"), .exchange)]),
    KeyBinding(.comparing, "B", words: "Replay the last gesture with A", [(Key("B"), .replayGesture)]),

    KeyBinding(.time, "Space", words: "Pause", [(Key("Space"), .togglePause)]),
    KeyBinding(.time, "S", words: "Slow motion", [(Key("S"), .toggleSlowMotion)]),
    KeyBinding(.time, ".", words: "Pause and step one frame", [(Key("."), .step)]),

    KeyBinding(.showing, "D", words: "What the physics knows", [(Key("D"), .togglePhysics)]),
    KeyBinding(.showing, "G", words: "The graph", [(Key("G"), .toggleGraph)]),
    KeyBinding(.showing, "I", words: "The inspector", [(Key("I"), .toggleInspector)]),
    KeyBinding(.showing, "T", words: "Light or dark", [(Key("T"), .toggleTheme)]),

    KeyBinding(.taking, "Ctrl", "S", words: "Keep them as a preset", [(control("S"), .namePreset)]),
    KeyBinding(.taking, "Ctrl", "C", words: "Copy them as Swift", [(control("C"), .copy(.swift))]),
    KeyBinding(.taking, "Ctrl", "Shift", "C", words: "Copy them as …", [(control("C", .shift), .showFormats)]),
    KeyBinding(.taking, "Ctrl", "V", words: "Paste JSON", [(control("V"), .paste)]),
    KeyBinding(.taking, "F9", words: "Begin a recording, or end it", [(Key("F9"), .toggleRecording)]),
    KeyBinding(.taking, "F12", words: "Screenshot", [(Key("F12"), .screenshot)]),

    KeyBinding(
      .window, "?", words: "This help",
      [
        (Key("?"), .toggleHelp), (Key("?", modifiers: .shift), .toggleHelp), (Key("/", modifiers: .shift), .toggleHelp),
        (Key("F1"), .toggleHelp), (Key("Escape"), .dismiss),
      ]),
    KeyBinding(
      .window, "Ctrl", "+", words: "Larger",
      [control("="), control("+"), control("=", .shift), control("Keypad +")].map { ($0, .scale(.larger)) }),
    KeyBinding(
      .window, "Ctrl", "−", words: "Smaller", [control("-"), control("Keypad -")].map { ($0, .scale(.smaller)) }),
    KeyBinding(
      .window, "Ctrl", "0", words: "As large as usual",
      [control("0"), control("Keypad 0")].map { ($0, .scale(.standard)) }),
    KeyBinding(.window, "F11", words: "Full screen", [(Key("F11"), .toggleFullScreen)]),
    KeyBinding(.window, "Ctrl", "Q", words: "Quit", [(control("Q"), .quit)]),
  ]

  private static func control(_ name: String, _ modifiers: Key.Modifiers = []) -> Key {
    Key(name, modifiers: modifiers.union(.control))
  }

  private static let adjustments: [(key: Key, action: AppAction)] = {
    let strides: [(Key.Modifiers, Parameter.Stride)] = [([], .normal), (.shift, .coarse), (.alt, .fine)]
    return strides.flatMap { modifiers, stride in
      [
        (Key("Left", modifiers: modifiers), .adjust(by: -1, stride)),
        (Key("Right", modifiers: modifiers), .adjust(by: 1, stride)),
      ]
    }
  }()
}

/// What every key does, for a number of demos.
package struct KeyMap: Sendable {
  let bindings: [KeyBinding]
  private let actionByKey: [Key: AppAction]

  init(demoCount: Int) {
    bindings = KeyBinding.all(demoCount)
    actionByKey = Dictionary(
      bindings.flatMap(\.actions).map { ($0.key, $0.action) }, uniquingKeysWith: { first, _ in first })
  }

  /// What `key` does; a key that is held down does it again only where that makes sense.
  func action(for key: Key) -> AppAction? {
    let action = actionByKey[Key(key.name, modifiers: key.modifiers)]
    return switch action {
    case .moveSelection, .adjust, .step: action
    default: key.isRepeat ? nil : action
    }
  }

  /// Whether `key` begins or ends a recording: it is no part of one.
  package func togglesRecording(_ key: Key) -> Bool { action(for: key) == .toggleRecording }
}
