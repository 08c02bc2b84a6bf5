/// What lies over the stage and over the panels.
struct Overlays: Sendable {
  /// What lies over everything and takes the keys and the pointer.
  indirect enum Modal: Sendable {
    case help(Help)
    case menu(Menu)

    /// The field in it that has the keyboard, and where its text is.
    func field(in window: Size, at time: Double) -> (field: TextField, layout: TextFieldLayout)? {
      guard case .menu(let menu) = self, let field = menu.field else { return nil }
      return (field, MenuPanel(menu: menu, window: window, time: time).fieldLayout)
    }

    /// What it lists, as it is scrolled.
    var list: PanelList {
      get {
        switch self {
        case .help(let help): help.list
        case .menu(let menu): menu.list
        }
      }
      set {
        switch self {
        case .help(var help):
          help.list = newValue
          self = .help(help)
        case .menu(var menu):
          menu.list = newValue
          self = .menu(menu)
        }
      }
    }
  }

  var modal: Modal?
  private(set) var toast: Toast?
  /// Whether it is shown what to try at first.
  private(set) var showsHints: Bool

  init(showsHints: Bool) { self.showsHints = showsHints }

  var isHelpShown: Bool { if case .help? = modal { true } else { false } }
  /// Whether something was done in the menu that is open which can be undone there.
  var isUndoable: Bool { if case .menu(let menu)? = modal { menu.isUndoable } else { false } }

  /// What was done before something opens is known by then, and would lie over it.
  mutating func show(_ new: Modal?) {
    if modal == nil, new != nil, toast?.notice.isProblem == false { toast?.dismiss(at: -.infinity) }
    modal = new
  }

  /// Closes what is open; where nothing is, the toast goes.
  mutating func dismiss(at time: Double) {
    if modal != nil { modal = nil } else { toast?.dismiss(at: time) }
  }

  mutating func show(_ notice: Notice, _ start: Glide.Start) { toast = Toast(notice, start) }

  /// A menu that drops from a control which is elsewhere now.
  mutating func closeDropDown() { if case .menu(let menu) = modal, menu.anchor != nil { modal = nil } }

  /// The item under the pointer is selected, where menus have no mark of their own for that.
  mutating func hover(at point: Vector2, in window: Size, at time: Double) {
    guard case .menu(var menu) = modal, menu.followsPointer else { return }
    guard let index = MenuPanel(menu: menu, window: window, time: time).item(at: point) else { return }
    menu.point(at: index)
    modal = .menu(menu)
  }

  /// The user has begun to try something.
  mutating func hideHints() { showsHints = false }
  mutating func update(_ start: Glide.Start) { if toast?.update(start) == false { toast = nil } }

  /// What a key asks of the overlay that takes it; `nil` where none does.
  mutating func handle(_ press: KeyPress, _ start: Glide.Start) -> [AppAction]? {
    switch modal {
    case .help: return modal?.list.handle(press, start) ?? false ? [] : nil
    case .menu(var menu):
      if press.isQuit { return nil }
      switch menu.handle(press, at: start.time) {
      case .open: modal = .menu(menu)
      case .asked(let action):
        modal = .menu(menu)
        return [action]
      case .cancelled: modal = nil
      case .chosen(let action):
        modal = nil
        return [action]
      }
      return []
    case nil: return nil
    }
  }

  /// Changes the text in the field of a menu; returns whether there is one.
  mutating func editText(_ change: (inout TextField) -> Void) -> Bool {
    guard case .menu(var menu) = modal, menu.field != nil else { return false }
    menu.editText(change)
    modal = .menu(menu)
    return true
  }

  mutating func placeCaret(measuring measure: any TextMeasuring) {
    if case .menu(let menu) = modal, menu.field?.caretRequest != nil {
      _ = editText { $0.placeCaret(measuring: measure) }
    }
  }

  /// Lays out what is listed, and keeps what is selected in sight.
  mutating func layOutList(in window: Size, _ start: Glide.Start) {
    switch modal {
    case .help(let help):
      modal?.list.layOut(HelpPanel(help: help, window: window, time: start.time).listLayout, revealing: nil, start)
    case .menu(let menu):
      let panel = MenuPanel(menu: menu, window: window, time: start.time)
      modal?.list.layOut(panel.listLayout, revealing: panel.selectedRow, start)
    case nil: break
    }
  }

  /// What the menu that is open offers has changed.
  mutating func replaceMenu(by new: Menu) {
    if case .menu(let menu) = modal, menu.title == new.title { modal = .menu(Menu(new, replacing: menu)) }
  }

  /// Whether something changes by itself.
  func isMoving(at time: Double) -> Bool {
    toast?.isMoving(at: time) ?? false || modal?.list.isMoving(at: time) ?? false
  }

  /// The overlay that takes the pointer.
  func panel(in window: Size, at time: Double) -> (any Panel)? {
    switch modal {
    case .help(let help): HelpPanel(help: help, window: window, time: time)
    case .menu(let menu): MenuPanel(menu: menu, window: window, time: time)
    case nil: nil
    }
  }
}
