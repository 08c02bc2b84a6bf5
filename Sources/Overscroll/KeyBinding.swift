import SDLBackend

/// What a key does. One table serves the keyboard and the help.
struct KeyBinding: Sendable {
  enum Group: String, Sendable, CaseIterable {
    case demos = "Demos"
    case tuning = "Tuning"
    case time = "Time"
    case window = "Window"
  }

  let group: Group
  /// How the keys are written on screen.
  let label: String
  let words: String
  let actions: [(key: Key, action: AppAction)]
}

/// Something that a person asks of the program.
enum AppAction: Hashable, Sendable {
  case showDemo(Int)
  case choose(by: Int)
  case change(by: Double, Parameter.Stride)
  case resetParameter
  case startOver
  case undoReset
  case togglePause
  case toggleSlowMotion
  case step
  case togglePhysics
  case toggleHelp
  case toggleFullScreen
  case dismiss
  case quit
}

extension KeyBinding {
  static let all: [KeyBinding] = [
    KeyBinding(
      group: .demos, label: "1 … \(DemoRegistry.all.count)", words: "Show a demo",
      actions: DemoRegistry.all.indices.map { (Key("\($0 + 1)"), .showDemo($0)) }),
    KeyBinding(
      group: .demos, label: "R", words: "Start over, all parameters at their defaults",
      actions: [(Key("R"), .startOver)]),
    KeyBinding(
      group: .demos, label: "Ctrl Z", words: "Take the parameters back",
      actions: [(Key("Z", modifiers: .control), .undoReset)]),
    KeyBinding(
      group: .tuning, label: "↑ ↓", words: "Choose a parameter",
      actions: [(Key("Up"), .choose(by: -1)), (Key("Down"), .choose(by: 1))]),
    KeyBinding(
      group: .tuning, label: "← →", words: "Change it; with Shift coarsely, with Alt finely", actions: changes),
    KeyBinding(
      group: .tuning, label: "Backspace", words: "Its default", actions: [(Key("Backspace"), .resetParameter)]),
    KeyBinding(group: .time, label: "Space", words: "Pause", actions: [(Key("Space"), .togglePause)]),
    KeyBinding(group: .time, label: "S", words: "Slow motion", actions: [(Key("S"), .toggleSlowMotion)]),
    KeyBinding(group: .time, label: ".", words: "Pause and step one frame", actions: [(Key("."), .step)]),
    KeyBinding(group: .window, label: "D", words: "Show what the physics knows", actions: [(Key("D"), .togglePhysics)]),
    KeyBinding(
      group: .window, label: "?", words: "Show or hide this help",
      actions: [
        (Key("?"), .toggleHelp), (Key("?", modifiers: .shift), .toggleHelp), (Key("/", modifiers: .shift), .toggleHelp),
        (Key("F1"), .toggleHelp), (Key("Escape"), .dismiss),
      ]),
    KeyBinding(group: .window, label: "F11", words: "Full screen", actions: [(Key("F11"), .toggleFullScreen)]),
    KeyBinding(
      group: .window, label: "Ctrl Q", words: "Quit", actions: [(Key("Q", modifiers: .control), .quit)]),
  ]

  private static let changes: [(key: Key, action: AppAction)] = {
    let strides: [(Key.Modifiers, Parameter.Stride)] = [([], .normal), (.shift, .coarse), (.alt, .fine)]
    return strides.flatMap { modifiers, stride in
      [
        (Key("Left", modifiers: modifiers), AppAction.change(by: -1, stride)),
        (Key("Right", modifiers: modifiers), .change(by: 1, stride)),
      ]
    }
  }()

  private static let actionByKey = Dictionary(
    all.flatMap(\.actions).map { ($0.key, $0.action) }, uniquingKeysWith: { first, _ in first })

  /// What `key` does; a key that is held down does it again only where that makes sense.
  static func action(for key: Key) -> AppAction? {
    guard let action = actionByKey[Key(key.name, modifiers: key.modifiers)] else { return nil }
    return key.isRepeat && !action.repeats ? nil : action
  }
}

extension AppAction {
  fileprivate var repeats: Bool {
    switch self {
    case .choose, .change, .step: true
    default: false
    }
  }
}
