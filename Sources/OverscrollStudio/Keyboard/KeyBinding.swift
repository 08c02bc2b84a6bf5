import OverscrollDemoKit
import OverscrollInput

/// What a key does. One table serves the keyboard and the help.
package struct KeyBinding: Sendable {
  package enum Group: String, Sendable, CaseIterable {
    case demos = "Demos"
    case tuning = "Tuning"
    case comparing = "Comparing"
    case time = "Time"
    case showing = "Showing"
    case taking = "Keeping and taking away"
    case window = "Window"
  }

  package let group: Group
  /// How the keys are written on screen: one cap each.
  package let caps: [String]
  package let words: String
  package let actions: [(key: Key, action: AppAction)]

  private init(_ group: Group, _ caps: String..., words: String, _ actions: [(key: Key, action: AppAction)]) {
    (self.group, self.caps, self.words, self.actions) = (group, caps, words, actions)
  }
}

extension KeyBinding {
  static func all(_ demoCount: Int) -> [KeyBinding] {
    demos(demoCount) + tuning + comparing + time + showing + taking + window
  }

  private static func demos(_ count: Int) -> [KeyBinding] {
    [
      KeyBinding(
        .demos, "1", "…", String(count), words: "Show a demo",
        (0..<count).map { (Key("\($0 + 1)"), .showDemo($0)) }),
      KeyBinding(.demos, "R", words: "Start over with the defaults", [(Key("R"), .resetDemo)]),
      KeyBinding(
        .demos, "Ctrl", "Z", words: "Take the parameters back", [(Key("Z", modifiers: .control), .undo)]),
    ]
  }

  private static let tuning = [
    KeyBinding(
      .tuning, "↑", "↓", words: "Choose a parameter",
      [(Key("Up"), .moveSelection(by: -1)), (Key("Down"), .moveSelection(by: 1))]),
    KeyBinding(.tuning, "←", "→", words: "Change it; Shift coarse, Alt fine", changes),
    KeyBinding(
      .tuning, "Enter", words: "Type a number",
      [(Key("Return"), .typeNumber), (Key("Keypad Enter"), .typeNumber)]),
    KeyBinding(.tuning, "Backspace", words: "Its default", [(Key("Backspace"), .resetSelected)]),
    KeyBinding(.tuning, "V", words: "Springs in other words", [(Key("V"), .toggleParametrization)]),
    KeyBinding(.tuning, "F", words: "Feels and presets", [(Key("F"), .showFeels)]),
  ]

  private static let comparing = [
    KeyBinding(.comparing, "A", words: "Keep as A, or forget A", [(Key("A"), .toggleReference)]),
    KeyBinding(.comparing, "X", words: "Exchange A and what is tuned", [(Key("X"), .exchange)]),
    KeyBinding(.comparing, "B", words: "Replay the last gesture with A", [(Key("B"), .replayGesture)]),
  ]

  private static let time = [
    KeyBinding(.time, "Space", words: "Pause", [(Key("Space"), .togglePause)]),
    KeyBinding(.time, "S", words: "Slow motion", [(Key("S"), .toggleSlowMotion)]),
    KeyBinding(.time, ".", words: "Pause and step one frame", [(Key("."), .step)]),
  ]

  private static let showing = [
    KeyBinding(.showing, "D", words: "What the physics knows", [(Key("D"), .togglePhysics)]),
    KeyBinding(.showing, "G", words: "The graph", [(Key("G"), .toggleGraph)]),
    KeyBinding(.showing, "I", words: "The inspector", [(Key("I"), .toggleInspector)]),
    KeyBinding(.showing, "T", words: "Light or dark", [(Key("T"), .toggleTheme)]),
  ]

  private static let taking = [
    KeyBinding(
      .taking, "Ctrl", "S", words: "Keep them as a preset",
      [(Key("S", modifiers: .control), .namePreset)]),
    KeyBinding(.taking, "Ctrl", "C", words: "Copy them as Swift", [(Key("C", modifiers: .control), .copy(.swift))]),
    KeyBinding(
      .taking, "Ctrl", "Shift", "C", words: "Copy them as …",
      [(Key("C", modifiers: [.control, .shift]), .showFormats)]),
    KeyBinding(.taking, "Ctrl", "V", words: "Paste JSON", [(Key("V", modifiers: .control), .paste)]),
    KeyBinding(.taking, "F9", words: "Begin a recording, or end it", [(Key("F9"), .toggleRecording)]),
    KeyBinding(.taking, "F12", words: "Screenshot", [(Key("F12"), .screenshot)]),
  ]

  private static let window = [
    KeyBinding(
      .window, "?", words: "This help",
      [
        (Key("?"), .toggleHelp), (Key("?", modifiers: .shift), .toggleHelp), (Key("/", modifiers: .shift), .toggleHelp),
        (Key("F1"), .toggleHelp), (Key("Escape"), .dismiss),
      ]),
    KeyBinding(
      .window, "Ctrl", "+", words: "Larger",
      [
        (Key("=", modifiers: .control), .scale(.larger)), (Key("+", modifiers: .control), .scale(.larger)),
        (Key("=", modifiers: [.control, .shift]), .scale(.larger)),
        (Key("Keypad +", modifiers: .control), .scale(.larger)),
      ]),
    KeyBinding(
      .window, "Ctrl", "−", words: "Smaller",
      [(Key("-", modifiers: .control), .scale(.smaller)), (Key("Keypad -", modifiers: .control), .scale(.smaller))]),
    KeyBinding(
      .window, "Ctrl", "0", words: "As large as usual",
      [(Key("0", modifiers: .control), .scale(.standard)), (Key("Keypad 0", modifiers: .control), .scale(.standard))]),
    KeyBinding(.window, "F11", words: "Full screen", [(Key("F11"), .toggleFullScreen)]),
    KeyBinding(.window, "Ctrl", "Q", words: "Quit", [(Key("Q", modifiers: .control), .quit)]),
  ]

  private static let changes: [(key: Key, action: AppAction)] = {
    let strides: [(Key.Modifiers, Parameter.Stride)] = [([], .normal), (.shift, .coarse), (.alt, .fine)]
    return strides.flatMap { modifiers, stride in
      [
        (Key("Left", modifiers: modifiers), AppAction.adjust(by: -1, stride)),
        (Key("Right", modifiers: modifiers), .adjust(by: 1, stride)),
      ]
    }
  }()
}
