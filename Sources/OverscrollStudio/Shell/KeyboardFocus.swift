/// The area with keyboard focus, marked by a ring. Begins with Tab and ends when the pointer is pressed.
struct KeyboardFocus: Sendable {
  /// The areas in Tab order. The inspector's `rows` and the `stage` handle their own keys.
  enum Area: Sendable, CaseIterable { case sidebar, toolbar, comparison, attempts, inspector, rows, stage, toast }

  let area: Area
  /// The action of the focused control; `nil` for `rows` and `stage`.
  var action: AppAction?
}

extension App {
  /// Returns the focusable controls of an area in order; `nil` if the area is not visible.
  func controls(in area: KeyboardFocus.Area) -> [Control]? {
    switch area {
    case .sidebar: sidebar?.controls
    case .toolbar: header?.controls
    case .comparison: statusLine?.comparison?.buttons
    case .inspector: inspector.flatMap { $0.controls.isEmpty ? nil : $0.controls }
    case .rows: inspector.map { _ in [] }
    case .stage: []
    case .attempts: attemptStrip?.controls
    case .toast: toastPanel.flatMap { $0.buttons.isEmpty ? nil : $0.buttons }
    }
  }

  var focusedControl: Control? {
    guard let focus = shell.focus, let controls = controls(in: focus.area) else { return nil }
    return controls.first { $0.action == focus.action } ?? controls.first
  }

  /// Moves the focus by `count` areas, in a circle. Without a ring, the stage has the focus.
  mutating func moveFocus(by count: Int) {
    guard !shell.isBare else { return }
    let areas = KeyboardFocus.Area.allCases.filter { controls(in: $0) != nil }
    let area = areas.element(after: shell.focus?.area ?? .stage, by: count)
    let action: AppAction? =
      switch area {
      case .sidebar: .showDemo(shownIndex)
      case .attempts: comparison.attempts.thumbnails.last.map { .playAttempt($0.number) }
      default: nil
      }
    focus(action, in: area)
    if area == .rows { tuning.revealSelection() }
  }

  /// Moves the focus to a control, and scrolls the inspector's list to it.
  mutating func focus(_ action: AppAction?, in area: KeyboardFocus.Area) {
    shell.focus = KeyboardFocus(area: area, action: action)
    if area == .inspector { tuning.list.reveal() }
  }

  /// Applies a key to the focused control, and returns `false` if no control has focus or the key has no meaning for it.
  mutating func handleFocus(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, let focus = shell.focus else { return false }
    if press.key == .escape {
      shell.focus = nil
      return true
    }
    guard let control = focusedControl, let controls = controls(in: focus.area),
      let index = controls.firstIndex(where: { $0.action == control.action })
    else { return false }
    let next: Int
    switch press.key {
    case .enter, .keypadEnter, .space:
      if !press.isRepeat { perform(control.action) }
      return true
    case .left, .up: next = index - 1
    case .right, .down: next = index + 1
    case .home: next = 0
    case .end: next = controls.count - 1
    default: return false
    }
    self.focus(controls[next.clamped(to: 0...controls.count - 1)].action, in: focus.area)
    return true
  }

  func drawFocus(on canvas: inout Canvas) {
    // An overlay, a field and a toast draw their own ring.
    guard overlays.menu == nil, tuning.entry == nil, shell.focus?.area != .toast else { return }
    let theme = shell.theme
    if let control = focusedControl {
      guard shell.focus?.area != .inspector || inspector?.shows(control) == true else { return }
      canvas.stroke(control.frame.inset(by: -2), radius: Theme.Radius.small + 2, width: 2, theme.accent)
    } else if shell.focus?.area == .rows {
      inspector?.drawFocus(on: &canvas, theme)
    } else if shell.focus?.area == .stage {
      canvas.stroke(shell.layout.stage.inset(by: 2), radius: Theme.Radius.small, width: 2, theme.accent)
    }
  }
}
