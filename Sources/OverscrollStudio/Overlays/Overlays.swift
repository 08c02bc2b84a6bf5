struct Overlays: Sendable {
  var menu: Menu?
  var toast: Toast?

  /// Opens a menu, or closes it with `nil`. A toast without a problem disappears, as it would cover the menu.
  mutating func show(_ new: Menu?) {
    if menu == nil, new != nil, toast?.notice.isProblem == false { toast?.dismiss(at: -.infinity) }
    menu = new
  }

  mutating func dismiss(at time: Double) { if menu != nil { menu = nil } else { toast?.dismiss(at: time) } }

  /// Shows a notice instead of the current one. A problem of the same moment, as of files dropped together, stays.
  mutating func show(_ notice: Notice, at time: Double) {
    let former = toast.flatMap { $0.isJoined(at: time) ? $0.notice : nil }
    toast = Toast(former?.followed(by: notice) ?? notice, at: time)
  }

  mutating func closeDropDown() { if menu?.anchor != nil { menu = nil } }

  /// Selects the item under the pointer. A dialog keeps its focus.
  mutating func hover(at point: Vector2, in window: Size, at time: Double) {
    guard menu?.isDialog == false, let index = panel(in: window, at: time)?.item(at: point) else { return }
    menu?.point(at: index)
    // An item that moved away from the pointer would not be clicked.
    menu?.list.stay()
  }

  mutating func update(at time: Double) { if let toast, time >= toast.leaveTime { self.toast = nil } }

  mutating func replaceMenu(by new: Menu) {
    if let menu, menu.title == new.title { self.menu = Menu(new, replacing: menu) }
  }

  func isMoving(at time: Double) -> Bool {
    toast.map { time >= $0.leaveTime } ?? false || menu?.list.isMoving(at: time) ?? false
  }

  func panel(in window: Size, at time: Double) -> MenuPanel? {
    menu.map { MenuPanel(menu: $0, window: window, time: time) }
  }
}
