/// A list to choose one thing from, in the middle of the window; or one line of text to type above it.
struct Menu: Sendable {
  struct Item: Sendable {
    /// What the items from this one on have in common, as a heading above it.
    var heading: String?
    var title: String
    var detail = ""
    var isCurrent = false
    var action: AppAction
    /// What deletes the thing that the item stands for, where it can be deleted.
    var deletion: AppAction?
    /// A text that the item stands for, to be read before it is chosen.
    var preview: String?
  }

  /// What a key did to the menu.
  enum Outcome {
    case open, cancelled
    case chosen(AppAction)
    /// It stays open, and something else is done.
    case asked(AppAction)
  }

  let title: String
  let items: [Item]
  /// Whether the last item stays below the others when these scroll.
  let pinsLast: Bool
  private(set) var selection: Int
  /// The items, as they are scrolled.
  var list = PanelList()
  /// What is typed, where something is.
  private(set) var field: TextField?

  init(_ title: String, _ items: [Item], pinsLast: Bool = false, field: TextField? = nil) {
    (self.title, self.items, self.pinsLast, self.field) = (title, items, pinsLast, field)
    selection = items.firstIndex(where: \.isCurrent) ?? 0
  }

  /// The same menu with other items, selected and scrolled as `former` is.
  init(_ menu: Menu, replacing former: Menu) {
    self = menu
    (selection, list) = (min(former.selection, items.count - 1), former.list)
    list.reveal()
  }

  /// What an item does, with the text that was typed where it takes one.
  func action(of index: Int) -> AppAction { items[index].action.naming(field?.text) }

  mutating func handle(_ press: KeyPress) -> Outcome {
    switch field?.handle(press) {
    case .entered: return .chosen(action(of: selection))
    case .cancelled: return .cancelled
    case .changed: return .open
    case .copied(let text): return .asked(.copyText(text))
    case .paste: return .asked(.paste)
    case .ignored where press.key == .space: return .open
    case .ignored, nil: break
    }
    switch press.key {
    case .up: select(selection - 1)
    case .down: select(selection + 1)
    case .home: select(0)
    case .end: select(items.count - 1)
    case .enter, .keypadEnter, .space: return .chosen(action(of: selection))
    case .escape: return .cancelled
    case .delete: if let deletion = items[selection].deletion { return .asked(deletion) }
    default: break
    }
    return .open
  }

  mutating func editText(_ change: (inout TextField) -> Void) { if field != nil { change(&field!) } }

  private mutating func select(_ index: Int) {
    selection = index.clamped(to: 0...items.count - 1)
    list.reveal()
  }
}

/// A menu in its window: a click beside it closes it.
struct MenuPanel: Panel {
  let menu: Menu
  let window: Size
  /// The host's.
  let time: Double

  private let frame: Rect
  private let list: Rect
  /// How far the list is moved up.
  private let scroll: Double
  private let contentHeight: Double
  private let preview: MenuPreview?

  private static let rowHeight = 38.0
  private static let headingHeight = 28.0
  private static let header = 50.0
  private static let entryHeight = 46.0
  private static let padding = 8.0

  init(menu: Menu, window: Size, time: Double) {
    (self.menu, self.window, self.time) = (menu, window, time)
    let top = Self.header + (menu.field == nil ? 0 : Self.entryHeight)
    let bottom = Self.padding + (menu.pinsLast ? Self.rowHeight + Self.padding : 0)
    contentHeight = Self.heights(menu.items.dropLast(menu.pinsLast ? 1 : 0))
    let size = Size(400, top + contentHeight + bottom)
    preview = menu.items.contains { $0.preview != nil } ? MenuPreview(beside: size, below: top, in: window) : nil
    frame = preview?.menu ?? Rect(centering: size, in: window, margin: 12)
    list = preview?.list ?? frame.inset(by: EdgeInsets(top: top, bottom: bottom))
    scroll = menu.list.offset(at: time)
  }

  private static func heights(_ items: ArraySlice<Menu.Item>) -> Double {
    items.reduce(0) { $0 + rowHeight + ($1.heading == nil ? 0 : headingHeight) }
  }

  private func isPinned(_ index: Int) -> Bool { menu.pinsLast && index == menu.items.count - 1 }

  /// The top of a row from the list's beginning, below its heading.
  private func top(of index: Int) -> Double { Self.heights(menu.items[...index]) - Self.rowHeight }

  /// The rows of the items, in the window.
  private var rows: [Rect] {
    var y = list.minY - scroll
    return menu.items.indices.map { index in
      if isPinned(index) { return row(at: frame.maxY - Self.padding - Self.rowHeight) }
      if menu.items[index].heading != nil { y += Self.headingHeight }
      defer { y += Self.rowHeight }
      return row(at: y)
    }
  }

  private func row(at y: Double) -> Rect {
    Rect(x: list.minX + Self.padding, y: y, width: list.width - 2 * Self.padding, height: Self.rowHeight)
  }

  private func deleteButton(in row: Rect) -> Rect { Rect(x: row.maxX - 36, y: row.minY + 3, width: 32, height: 32) }

  var listLayout: PanelList.Layout { PanelList.Layout(frame: list, contentHeight: contentHeight) }

  /// Where the selected row and its heading are from the list's beginning; `nil` where it does not scroll.
  var selectedRow: ClosedRange<Double>? {
    guard !isPinned(menu.selection) else { return nil }
    let top = top(of: menu.selection)
    return (top - (menu.items[menu.selection].heading == nil ? 0 : Self.headingHeight))...(top + Self.rowHeight)
  }

  var fieldFrame: Rect {
    Rect(x: frame.minX + 16, y: frame.minY + Self.header - 4, width: frame.width - 32, height: 36)
  }

  private var fieldLayout: TextFieldLayout { TextFieldLayout(box: fieldFrame.inset(by: 10), style: Theme.Text.body) }

  func hitTest(_ point: Vector2) -> Hit? {
    if menu.field != nil, fieldFrame.contains(point) { return Hit(panel: .overlay, part: .field) }
    guard frame.contains(point) else { return Hit(panel: .overlay, part: .button(.dismiss)) }
    let isInList = list.contains(point)
    guard !isInList || !menu.list.isFlung(at: time),
      let (index, row) = zip(menu.items.indices, rows).first(where: { index, row in
        (isInList || isPinned(index)) && row.contains(point)
      })
    else { return Hit(panel: .overlay, part: .background, isInList: isInList) }
    let deletion = deleteButton(in: row).contains(point) ? menu.items[index].deletion : nil
    return Hit(panel: .overlay, part: .button(deletion ?? menu.action(of: index)), isInList: isInList)
  }

  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction] {
    if hit.part == .field { return press.caretRequest(for: event, fieldLayout) }
    guard isClick, case .button(let action) = hit.part else { return [] }
    switch action {
    case .dismiss, .deletePreset: return [action]
    default: return [.closeMenu, action]
    }
  }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape {
    switch part {
    case .button(let action): action == .dismiss ? .arrow : .pointingHand
    case .field: .text
    default: .arrow
    }
  }

  // MARK: - Drawing

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: window), theme.scrim)
    canvas.card(frame, radius: Theme.Radius.large, blur: 40, offset: 8, theme)
    let box = Rect(x: frame.minX + 20, y: frame.minY + 4, width: frame.width - 40, height: Self.header - 8)
    canvas.text(menu.title, in: box, Theme.Text.title, theme.text)
    if let field = menu.field {
      canvas.fill(fieldFrame, radius: Theme.Radius.small, theme.button)
      canvas.stroke(fieldFrame, radius: Theme.Radius.small, width: 2, theme.accent)
      fieldLayout.draw(field, on: &canvas, theme)
    }
    let (rows, listHover) = (rows, hover.flatMap { list.contains($0) ? $0 : nil })
    canvas.clipped(to: list) { canvas in
      for (index, row) in zip(menu.items.indices, rows) where !isPinned(index) && isShown(row) {
        drawItem(index, row, listHover, on: &canvas, theme)
      }
    }
    menu.list.drawIndicator(on: &canvas, in: list, at: time, theme)
    let highlighted = listHover.flatMap { point in rows.firstIndex { $0.contains(point) } } ?? menu.selection
    preview?.draw(menu.items[highlighted].preview ?? "", on: &canvas, theme)
    if menu.pinsLast, let row = rows.last {
      canvas.fill(Rect(x: frame.minX, y: list.maxY, width: frame.width, height: 1), theme.hairline)
      drawItem(rows.count - 1, row, hover, on: &canvas, theme)
    }
  }

  private func isShown(_ row: Rect) -> Bool {
    row.maxY > list.minY && row.minY - Self.headingHeight < list.maxY
  }

  private func drawItem(_ index: Int, _ row: Rect, _ hover: Vector2?, on canvas: inout Canvas, _ theme: Theme) {
    let (item, isSelected) = (menu.items[index], index == menu.selection)
    if let heading = item.heading {
      let line = Rect(x: row.minX + 12, y: row.minY - 24, width: row.width - 24, height: 20)
      canvas.text(heading, in: line, Theme.Text.small, theme.secondaryText)
    }
    if isSelected || hover.map(row.contains) ?? false {
      canvas.fill(row, radius: Theme.Radius.medium, theme.highlight.opacity(isSelected ? 1 : 0.55))
    }
    if isSelected { canvas.stroke(row, radius: Theme.Radius.medium, width: 2, theme.accent) }
    let words = row.inset(by: EdgeInsets(left: 36, right: item.deletion == nil ? 12 : 40))
    if item.isCurrent { Icon.check.draw(on: &canvas, at: Vector2(row.minX + 9, row.midY - 10), theme.accent) }
    let room = item.detail.isEmpty ? 0 : canvas.measure.size(of: item.detail, style: Theme.Text.small).width + 10
    canvas.text(item.detail, in: words, Theme.Text.small, theme.secondaryText, alignment: .trailing)
    canvas.text(
      item.title, in: words.inset(by: EdgeInsets(right: room)),
      item.isCurrent ? Theme.Text.strong : Theme.Text.body, theme.text)
    if item.deletion != nil {
      let button = deleteButton(in: row)
      let isHovered = hover.map(button.contains) ?? false
      if isHovered { canvas.fill(button, radius: Theme.Radius.small, theme.buttonPressed) }
      let corner = Rect(center: button.center, size: Size(Icon.size, Icon.size)).origin
      Icon.trash.draw(on: &canvas, at: corner, isHovered ? theme.problem : theme.secondaryText)
    }
  }
}
