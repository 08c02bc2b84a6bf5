/// Where the keyboard is among the panels, once Tab was pressed: a ring shows it, until the pointer is pressed.
struct KeyboardFocus: Sendable {
  /// In the order in which Tab goes through them; the arrows go through what is in each, as in the toolbars and lists of
  /// desktops. Rows are those of the inspector, with keys of their own.
  enum Area: Sendable, CaseIterable { case sidebar, toolbar, comparison, inspector, rows }

  let area: Area
  /// What Enter does; `nil` for rows.
  var action: AppAction?
}

extension App {
  /// What the arrows go through in an area; `nil` where that is not to be seen.
  private func controls(in area: KeyboardFocus.Area) -> [Control]? {
    switch area {
    case .sidebar: sidebar?.controls
    case .toolbar: header?.toolbarControls
    case .comparison: header?.comparison.map { $0.buttons.map { Control(action: $0.action, frame: $0.frame) } }
    case .inspector: inspector?.buttons
    case .rows: inspector.map { _ in [] }
    }
  }

  /// What Enter does; a control that is gone or does nothing any more leaves it to the first of its area.
  var focusedControl: Control? {
    guard let focus = shell.focus, let controls = controls(in: focus.area) else { return nil }
    return controls.first { $0.action == focus.action } ?? controls.first
  }

  /// Goes to the next area or the one before; past the last one and before the first one is the stage.
  mutating func moveFocus(by count: Int) {
    let areas = KeyboardFocus.Area.allCases.filter { controls(in: $0) != nil }
    let current = shell.focus.flatMap { focus in areas.firstIndex(of: focus.area) }
    let next = current.map { $0 + count } ?? (count > 0 ? 0 : areas.count - 1)
    guard areas.indices.contains(next) else {
      shell.focus = nil
      return
    }
    let shown = setup.catalog.index(of: type(of: stage.timeline.latest))
    shell.focus = KeyboardFocus(area: areas[next], action: areas[next] == .sidebar ? .showDemo(shown) : nil)
    if areas[next] == .rows { tuning.list.reveal() }
  }

  /// What a key does to the control that has the keyboard; `nil` where there is none, or where it is any other key.
  mutating func handleFocus(_ press: KeyPress) -> [Effect]? {
    guard press.modifiers.isEmpty, let focus = shell.focus else { return nil }
    if press.key == .escape {
      shell.focus = nil
      return []
    }
    guard let control = focusedControl, let controls = controls(in: focus.area),
      let index = controls.firstIndex(where: { $0.action == control.action })
    else { return nil }
    let next: Int
    switch press.key {
    case .enter, .keypadEnter, .space: return press.isRepeat ? [] : perform(control.action)
    case .left, .up: next = index - 1
    case .right, .down: next = index + 1
    case .home: next = 0
    case .end: next = controls.count - 1
    default: return nil
    }
    shell.focus?.action = controls[next.clamped(to: 0...controls.count - 1)].action
    return []
  }

  func drawFocus(on canvas: inout Canvas) {
    let theme = shell.theme
    if let control = focusedControl {
      canvas.stroke(control.frame.inset(by: -2), radius: Theme.Radius.small + 2, width: 2, theme.accent)
    } else if shell.focus?.area == .rows {
      inspector?.drawFocus(on: &canvas, theme)
    }
  }
}
