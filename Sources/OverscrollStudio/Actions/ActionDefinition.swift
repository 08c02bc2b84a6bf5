/// The title, keys, state and effect of an action, for the keyboard, toolbar, tooltips, menus and palette.
struct ActionDefinition: Sendable {
  enum Group: String, Sendable, CaseIterable {
    case demos = "Demos"
    case tuning = "Tuning"
    case comparing = "Comparing"
    case time = "Time"
    case view = "View"
    case export = "Export"
    case window = "Window"
  }

  let title: String
  private(set) var titleWhenOn: String?
  /// Returns the title in a state of the app; `nil` if it depends only on whether the action is on.
  private(set) var currentTitle: (@Sendable (App) -> String)?
  private(set) var synonyms = ""
  /// The words of its tooltip; `nil` for the title.
  private(set) var tooltip: String?
  /// The group that lists the action; `nil` if only panels or other menus offer it.
  let group: Group?
  /// The keys of the action. Menus and tooltips show the first one.
  private(set) var keys: [KeyPress]
  private(set) var repeats = false
  /// The lines in the keyboard shortcuts; `nil` for one line with the first key and the title.
  private(set) var keyLines: [(keys: String, words: String)]?
  /// Whether the main menu lists the action if no control is visible for it.
  private(set) var isInMainMenu = true
  private(set) var isToggle = false
  /// The tool to which the action belongs; `nil` if it means something in every demo.
  private var tool: DemoTool?
  private(set) var isOn: @Sendable (App) -> Bool = { _ in false }
  /// Whether controls offer the action. Keys perform it anyway: it says why it has no effect, or does nothing.
  private(set) var isEnabled: @Sendable (App) -> Bool = { _ in true }
  /// Returns why the action currently has no effect; `nil` if it has one, or if its title is enough.
  private(set) var obstacle: @Sendable (App) -> String? = { _ in nil }
  let perform: @Sendable (inout App) -> Void

  init(
    _ title: String = "", _ group: Group? = nil, _ keys: KeyPress..., perform: @escaping @Sendable (inout App) -> Void
  ) { (self.title, self.group, self.keys, self.perform) = (title, group, keys, perform) }

  private func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }

  func on(titled title: String? = nil, _ isOn: @escaping @Sendable (App) -> Bool) -> Self {
    with(\.isOn, isOn).with(\.titleWhenOn, title).with(\.isToggle, true)
  }

  func titled(_ title: @escaping @Sendable (App) -> String) -> Self { with(\.currentTitle, title) }
  func enabled(_ isEnabled: @escaping @Sendable (App) -> Bool) -> Self { with(\.isEnabled, isEnabled) }
  func enabled(unless obstacle: @escaping @Sendable (App) -> String?) -> Self {
    enabled { obstacle($0) == nil }.with(\.obstacle, obstacle)
  }
  func of(_ tool: DemoTool) -> Self { with(\.tool, tool) }
  func isMeant(for tools: Set<DemoTool>) -> Bool { tool.map(tools.contains) ?? true }
  func synonyms(_ words: String) -> Self { with(\.synonyms, words) }
  func tooltip(_ words: String) -> Self { with(\.tooltip, words) }
  func keys(_ keys: [KeyPress]) -> Self { with(\.keys, keys) }
  func keyLines(_ lines: (keys: String, words: String)...) -> Self { with(\.keyLines, lines) }
  var repeating: Self { with(\.repeats, true) }
  var unlisted: Self { keyLines().with(\.isInMainMenu, false) }
  var keyLabel: String { keys.first.map { $0.caps.joined(separator: "+") } ?? "" }
}
