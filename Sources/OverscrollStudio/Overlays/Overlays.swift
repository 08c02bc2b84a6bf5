/// An overlay above all panels that takes keys and the pointer: a menu, or the help.
protocol Modal: Sendable {
  var list: PanelList { get set }
  func panel(in window: Size, at time: Double) -> any ModalPanel
}

protocol ModalPanel: Panel {
  var listLayout: PanelList.Layout { get }
  /// The vertical range of the selected row in the list; `nil` if no row is selected, or if it does not scroll.
  var selectedRow: ClosedRange<Double>? { get }
  /// The frame of the overlay, which no message covers.
  var body: Rect { get }
  var node: AccessibleNode { get }
}

/// Everything drawn over the stage and the panels.
struct Overlays: Sendable {
  var modal: (any Modal)?
  private var leaving: (any Modal)?
  private var presence = Glide(0)
  var toast: Toast?
  /// The notices that wait until the current problem has been seen.
  private var waiting: [(notice: Notice, isReport: Bool)] = []
  private static let mostWaiting = 4
  var hints: FirstHints

  init(_ hints: FirstHints) { self.hints = hints }
  var isHelpShown: Bool { modal is Help }

  private(set) var menu: Menu? {
    get { modal as? Menu }
    set { modal = newValue }
  }

  func field(in window: Size, at time: Double) -> (field: TextField, layout: TextFieldLayout)? {
    guard let menu, let field = menu.field else { return nil }
    return (field, MenuPanel(menu: menu, window: window, time: time).fieldLayout)
  }

  /// Opens an overlay, or closes it with `nil`. A toast without a problem disappears, as it would cover the overlay.
  mutating func show(_ new: (any Modal)?) {
    if modal == nil, new != nil, toast?.notice.isProblem == false { toast?.dismiss(at: -.infinity) }
    if new == nil { close() } else { modal = new }
  }

  private mutating func close() { (leaving, modal) = (modal ?? leaving, nil) }

  mutating func dismiss(at time: Double) {
    if modal != nil { close() } else { toast?.dismiss(at: time) }
  }

  /// Shows a notice, or lets it wait until the current problem has been seen for long enough.
  mutating func show(_ notice: Notice, isReport: Bool = false, _ start: Glide.Start) {
    if let toast, toast.mustBeSeen(at: start.time), toast.notice != notice {
      if waiting.last?.notice != notice, waiting.count < Self.mostWaiting { waiting.append((notice, isReport)) }
      self.toast?.makeWay()
    } else {
      toast = Toast(notice, isReport: isReport, start)
    }
  }

  mutating func closeDropDown() { if menu?.anchor != nil { close() } }

  mutating func select(_ item: Int?) {
    if let item { menu?.point(at: item) } else { menu?.deselect() }
  }

  /// Selects the item under the pointer. A dialog keeps its focus.
  mutating func hover(at point: Vector2, in window: Size, at time: Double) {
    guard let menu, !menu.isDialog,
      let index = MenuPanel(menu: menu, window: window, time: time).item(at: point)
    else { return }
    self.menu?.point(at: index)
  }

  mutating func update(_ start: Glide.Start) {
    presence.go(to: modal == nil ? 0 : 1, start)
    if modal != nil || !presence.isMoving(at: start.time) { leaving = nil }
    guard toast?.update(start) == false else { return }
    let next = waiting.isEmpty ? nil : waiting.removeFirst()
    toast = next.map { Toast($0.notice, isReport: $0.isReport, start) }
  }

  /// Replaces the text of a toast with the same buttons, unless it has been dismissed.
  mutating func renew(_ notice: Notice, _ start: Glide.Start) {
    if toast?.notice.actions == notice.actions { toast?.renew(notice, start) }
  }

  /// Returns the actions for a key press in the open overlay; `nil` if the overlay does not take the key.
  mutating func handle(_ press: KeyPress, _ start: Glide.Start) -> [AppAction]? {
    guard menu != nil else { return modal?.list.handle(press, start) ?? false ? [] : nil }
    return press.isQuit ? nil : menu?.handle(press)
  }

  mutating func editText(_ change: (inout TextField) -> Void) -> Bool {
    guard menu?.field != nil else { return false }
    menu?.editText(change)
    return true
  }

  mutating func layOutList(in window: Size, _ start: Glide.Start) {
    guard let panel = panel(in: window, at: start.time) else { return }
    modal?.list.layOut(panel.listLayout, revealing: panel.selectedRow, start)
  }

  /// Replaces the open menu by a newer version with the same title.
  mutating func replaceMenu(by new: Menu) {
    if let menu, menu.title == new.title { self.menu = Menu(new, replacing: menu) }
  }

  func isMoving(at time: Double) -> Bool {
    presence.isMoving(at: time) || toast?.isMoving(at: time) ?? false || modal?.list.isMoving(at: time) ?? false
  }

  /// The distance that an overlay moves while it appears, in points.
  private static let way = 14.0

  /// Draws the open or the leaving overlay, which move by a spring.
  func draw(on canvas: inout Canvas, in window: Size, at time: Double, hover: Vector2?, _ theme: Theme) {
    // Before its first frame, an overlay is drawn as it will be.
    let isBegun = presence.destination == (modal == nil ? 0 : 1)
    let share = isBegun ? presence.value(at: time).clamped(to: 0...1) : presence.destination == 0 ? 1 : 0
    guard modal != nil || share > 0.005, let shown = modal ?? leaving else { return }
    let panel = shown.panel(in: window, at: time)
    guard share < 0.995 else { return panel.draw(on: &canvas, hover: hover, theme) }
    // A menu comes from the control above it.
    let isDropped = (shown as? Menu).map { !$0.isDialog } ?? false
    let shift = canvas.pixelAligned(Vector2(0, (1 - share) * (isDropped ? -Self.way : Self.way)))
    canvas.faded(to: max(share, 0.01)) { canvas in
      canvas.translated(by: shift) { panel.draw(on: &$0, hover: modal == nil ? nil : hover, theme) }
    }
  }

  func panel(in window: Size, at time: Double) -> (any ModalPanel)? { modal?.panel(in: window, at: time) }
}

extension Canvas {
  /// Dims the window behind an overlay, also beyond its edges: an overlay moves by some points while it appears.
  mutating func dim(_ window: Size, _ scrim: Color) { fill(Rect(origin: .zero, size: window).inset(by: -20), scrim) }
}
