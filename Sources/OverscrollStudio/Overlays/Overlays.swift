/// Everything drawn over the stage and the panels.
struct Overlays: Sendable {
  /// The open menu, which takes keys and the pointer.
  var menu: Menu?
  private var leaving: Menu?
  private var presence = Glide(0)
  var toast: Toast?

  func field(in window: Size, at time: Double) -> (field: TextField, layout: TextFieldLayout)? {
    menu?.field.flatMap { field in panel(in: window, at: time).map { (field, $0.fieldLayout) } }
  }

  /// Opens a menu, or closes it with `nil`. A toast without a problem disappears, as it would cover the menu.
  mutating func show(_ new: Menu?) {
    if menu == nil, new != nil, toast?.notice.isProblem == false { toast?.dismiss(at: -.infinity) }
    if new == nil { close() } else { menu = new }
  }

  private mutating func close() { (leaving, menu) = (menu ?? leaving, nil) }

  mutating func dismiss(at time: Double) {
    if menu != nil { close() } else { toast?.dismiss(at: time) }
  }

  /// Shows a notice in place of the current one. The text of a problem that is too new to have been read stays.
  mutating func show(_ notice: Notice, _ start: Glide.Start) {
    let unread = toast.flatMap { $0.isUnread(at: start.time) ? $0.notice : nil }
    toast = Toast(unread?.followed(by: notice) ?? notice, start)
  }

  mutating func closeDropDown() { if menu?.anchor != nil { close() } }

  mutating func select(_ item: Int?) {
    if let item { menu?.point(at: item) } else { menu?.deselect() }
  }

  /// Selects the item under the pointer. A dialog keeps its focus.
  mutating func hover(at point: Vector2, in window: Size, at time: Double) {
    guard menu?.isDialog == false, let index = panel(in: window, at: time)?.item(at: point) else { return }
    menu?.point(at: index)
  }

  mutating func update(_ start: Glide.Start) {
    presence.go(to: menu == nil ? 0 : 1, start)
    if menu != nil || !presence.isMoving(at: start.time) { leaving = nil }
    if toast?.update(start) == false { toast = nil }
  }

  /// Replaces the text of a toast with the same buttons, unless it has been dismissed.
  mutating func renew(_ notice: Notice, _ start: Glide.Start) {
    if toast?.notice.actions == notice.actions { toast?.renew(notice, start) }
  }

  /// Returns the actions for a key press in the open menu; `nil` if the menu does not take the key.
  mutating func handle(_ press: KeyPress) -> [AppAction]? { press.isQuit ? nil : menu?.handle(press) }

  mutating func editText(_ change: (inout TextField) -> Void) -> Bool {
    guard menu?.field != nil else { return false }
    menu?.editText(change)
    return true
  }

  mutating func layOutList(in window: Size, _ start: Glide.Start) {
    guard let panel = panel(in: window, at: start.time) else { return }
    menu?.list.layOut(panel.listLayout, revealing: panel.selectedRow, start)
  }

  /// Replaces the open menu by a newer version with the same title.
  mutating func replaceMenu(by new: Menu) {
    if let menu, menu.title == new.title { self.menu = Menu(new, replacing: menu) }
  }

  func isMoving(at time: Double) -> Bool {
    presence.isMoving(at: time) || toast?.isMoving(at: time) ?? false || menu?.list.isMoving(at: time) ?? false
  }

  /// The distance that a menu moves while it appears, in points.
  private static let way = 14.0

  /// Draws the open or the leaving menu, which move by a spring.
  func draw(on canvas: inout Canvas, in window: Size, at time: Double, hover: Vector2?, _ theme: Theme) {
    // Before its first frame, a menu is drawn as it will be.
    let isBegun = presence.destination == (menu == nil ? 0 : 1)
    let share = isBegun ? presence.value(at: time).clamped(to: 0...1) : presence.destination == 0 ? 1 : 0
    guard menu != nil || share > 0.005, let shown = menu ?? leaving else { return }
    let panel = MenuPanel(menu: shown, window: window, time: time)
    guard share < 0.995 else { return panel.draw(on: &canvas, hover: hover, theme) }
    // A menu comes from the control above it.
    let shift = canvas.pixelAligned(Vector2(0, (1 - share) * (shown.isDialog ? Self.way : -Self.way)))
    canvas.faded(to: max(share, 0.01)) { canvas in
      canvas.translated(by: shift) { panel.draw(on: &$0, hover: menu == nil ? nil : hover, theme) }
    }
  }

  func panel(in window: Size, at time: Double) -> MenuPanel? {
    menu.map { MenuPanel(menu: $0, window: window, time: time) }
  }
}

extension Canvas {
  /// Dims the window behind a menu, also beyond its edges: a menu moves by some points while it appears.
  mutating func dim(_ window: Size, _ scrim: Color) { fill(Rect(origin: .zero, size: window).inset(by: -20), scrim) }
}
