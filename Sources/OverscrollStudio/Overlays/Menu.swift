/// A list of items to choose from, or a dialog with a button for each item.
struct Menu: Sendable {
  enum Style: Sendable {
    case dialog
    /// A menu below the frame of a control, or above it if it has more space there.
    case dropDown(from: Rect)
    case palette
    /// A list with a title and a close button, in columns if the window has room for them.
    case sheet

    /// The width of a column or without a preview, the heights of a row and a heading, and that above field and rows.
    fileprivate typealias Sizes = (width: Double, row: Double, heading: Double, header: Double)

    fileprivate var sizes: Sizes {
      switch self {
      case .dialog: (400, MenuPanel.buttonSize.height + 16, 0, 50)
      case .dropDown: (304, 28, 24, MenuPanel.padding)
      case .palette: (520, 32, 24, MenuPanel.padding)
      case .sheet: (328, 24, 28, 44)
      }
    }
  }

  struct Item: Sendable {
    /// The heading above this item, for this and the following items.
    var heading: String?
    var beginsColumn = false
    var title: String
    /// Words by which a search finds the item, beside those of its title.
    var synonyms = ""
    var detail = ""
    var isCurrent = false
    var isEnabled = true
    /// Why the item is disabled, for its tooltip; `nil` if its title is enough.
    var obstacle: String?
    var staysOpen = false
    var action: AppAction
    var deletion: AppAction?
    var preview: MenuPreview.Content?
    var value: Double?
  }

  let title: String
  private(set) var items: [Item]
  private(set) var style: Style
  let isUndoable, isSearched: Bool
  /// The selected item; −1 if there is none, or if the field of a dialog has the focus.
  private(set) var selection: Int
  var list = PanelList()
  private(set) var field: TextField?
  private(set) var problem: String?
  private let hint: String?
  /// The line below the field: the problem with its text, or else what it takes.
  var note: String? { problem ?? hint }
  private let searched: [Item]
  private static let page = 8

  init(
    _ title: String, _ items: [Item], style: Style = .palette, isUndoable: Bool = false, isSearched: Bool = false,
    hasSelection: Bool = true, field: TextField? = nil, problem: String? = nil, hint: String? = nil
  ) {
    (self.title, self.items, self.style, self.problem, self.hint) = (title, items, style, problem, hint)
    (self.isUndoable, self.isSearched) = (isUndoable, isSearched)
    self.field = isSearched ? TextField() : field
    // After an error, the text is kept for correction: typing does not replace it.
    if problem != nil { self.field?.moveCaret(to: field?.count ?? 0) }
    searched = isSearched ? items : []
    selection = items.firstIndex(where: \.isCurrent) ?? items.firstIndex(where: \.isEnabled) ?? 0
    if isDialog { selection = field == nil ? items.count - 1 : -1 }
    if !hasSelection { deselect() }
  }

  init(_ menu: Menu, replacing former: Menu) {
    self = menu
    (field, style) = (former.field, former.style)
    search()
    (selection, list) = (min(max(former.selection, isSearched ? 0 : -1), items.count - 1), former.list)
    list.reveal()
  }

  func dropped(from control: Rect) -> Menu {
    var menu = self
    menu.style = .dropDown(from: control)
    return menu
  }

  var anchor: Rect? { if case .dropDown(let control) = style { control } else { nil } }
  var hasPreview: Bool { items.contains { $0.preview != nil } }
  fileprivate var isSheet: Bool { if case .sheet = style { true } else { false } }
  /// The number of columns, which a search does not change.
  fileprivate var columns: Int { 1 + (isSearched ? searched : items).count { $0.beginsColumn } }
  var isDialog: Bool { if case .dialog = style { true } else { false } }

  fileprivate func height(of items: ArraySlice<Item>, columns: Int = 1) -> Double {
    items.reduce(into: (y: 0.0, highest: 0.0)) { place, item in
      place.y = (columns > 1 && item.beginsColumn ? 0 : place.y) + style.sizes.row
      if item.heading != nil { place.y += style.sizes.heading }
      place.highest = max(place.highest, place.y)
    }.highest
  }

  /// Returns the action of an item, with the text of the field if the action takes a text.
  func action(of index: Int) -> AppAction { items[index].action.naming(field?.text) }

  private func choice(_ index: Int) -> [AppAction] {
    guard items.indices.contains(index), items[index].isEnabled else { return [] }
    return (items[index].staysOpen ? [] : [.closeMenu]) + [action(of: index)]
  }

  mutating func handle(_ press: KeyPress) -> [AppAction] {
    let text = field?.text
    defer { if field?.text != text { noteTyping() } }
    let isAtEnd = field.map { $0.selection.isEmpty && $0.caret == $0.count && $0.composition.isEmpty } ?? true
    if press.key == .delete, isAtEnd, items.indices.contains(selection), let deletion = items[selection].deletion {
      return [deletion]
    }
    // A button with the focus takes the keys.
    switch isDialog && selection >= 0 ? nil : field?.handle(press) {
    case .entered: return choice(isDialog ? items.count - 1 : selection)
    case .cancelled: return [.closeMenu]
    case .changed: return []
    case .copied(let text): return [.effect(.copy(text))]
    case .paste: return [.command(.paste)]
    case .ignored where press.key == .space: return []
    case .ignored, nil: break
    }
    switch press.key {
    case .left where isDialog, .up: select(selection, by: -1)
    case .tab where isDialog:
      let (first, count) = field == nil ? (0, items.count) : (-1, items.count + 1)
      selection = first + (selection - first + (press.modifiers.contains(.shift) ? count - 1 : 1)) % count
    case .tab: select(selection, by: press.modifiers.contains(.shift) ? -1 : 1)
    case .right where isDialog, .down: select(selection, by: 1)
    case .pageUp: select(max(0, selection - Self.page), by: 0)
    case .pageDown: select(min(items.count - 1, selection + Self.page), by: 0)
    case .home: select(0, by: 0)
    case .end: select(items.count - 1, by: 0)
    case .enter, .keypadEnter, .space: return press.isRepeat ? [] : choice(selection)
    case .escape: return [.closeMenu]
    default: break
    }
    return []
  }

  /// Edits the text of the field, and returns whether there is one.
  mutating func editText(_ change: (inout TextField) -> Void) -> Bool {
    guard let text = field?.text else { return false }
    change(&field!)
    if isDialog { deselect() }
    if field?.text != text { noteTyping() }
    return true
  }

  private mutating func noteTyping() {
    problem = nil
    search()
  }

  // MARK: - Selecting

  /// Selects the next enabled item from `index` by `step`; with a step of 0, the item itself or one near it.
  private mutating func select(_ index: Int, by step: Int) {
    var next = index + step
    while items.indices.contains(next), !items[next].isEnabled { next += step == 0 ? (index == 0 ? 1 : -1) : step }
    if items.indices.contains(next) { selection = next }
    list.reveal()
  }

  /// Selects no item, so that Enter chooses none before an arrow.
  mutating func deselect() { selection = -1 }
  mutating func point(at index: Int) { if items[index].isEnabled { selection = index } }

  private mutating func search() {
    guard isSearched else { return }
    items = searched.matching(field?.text ?? "")
    (selection, list) = (items.firstIndex(where: \.isEnabled) ?? 0, PanelList())
  }
}

extension [Menu.Item] {
  func headed(_ heading: String?, beginsColumn: Bool = false) -> [Menu.Item] {
    var items = self
    if !isEmpty { (items[0].heading, items[0].beginsColumn) = (heading, beginsColumn) }
    return items
  }
}

/// A menu laid out in its window. A click outside the menu closes it.
struct MenuPanel: Panel {
  let menu: Menu
  let window: Size
  let time: Double

  let frame, list: Rect
  private let previewFrame: Rect?
  private let scroll, contentHeight: Double
  private let columns: Int

  private let sizes: Menu.Style.Sizes
  private static let (entryHeight, noteLineHeight) = (46.0, 16.0)
  fileprivate static let (padding, margin) = (8.0, 12.0)
  fileprivate static let buttonSize = Size(104, 34)
  private static let previewWidth = 340.0

  init(menu: Menu, window: Size, time: Double) {
    (self.menu, self.window, self.time, sizes) = (menu, window, time, menu.style.sizes)
    let entry = menu.field == nil ? 0 : Self.entryHeight
    let top = sizes.header + entry + (menu.note == nil ? 0 : 2 * Self.noteLineHeight + 4)
    let (bottom, items) = (Self.padding, menu.items)
    columns = sizes.width * Double(menu.columns) <= window.width - 2 * Self.margin ? menu.columns : 1
    contentHeight = menu.isDialog ? sizes.row : menu.height(of: items[...], columns: columns)
    var height = top + max(contentHeight, items.isEmpty ? sizes.row : 0) + bottom
    let room = Self.frame(of: menu, columns, height: height, in: window).height
    if room < height {
      // A row that is cut off shows that there are more.
      let ends = items.indices.map { menu.height(of: items[...$0]) - 0.4 * menu.style.sizes.row }
      height = top + (ends.last { $0 <= room - top - bottom } ?? room - top - bottom) + bottom
    }
    frame = Self.frame(of: menu, columns, height: height, in: window)
    let inner = frame.inset(by: EdgeInsets(top: top, bottom: bottom))
    (list, previewFrame) = Self.divide(inner, of: menu)
    scroll = menu.list.offset(at: time)
  }

  /// Divides the space below the field between the list and a preview beside it, for which a narrow window has no space.
  private static func divide(_ inner: Rect, of menu: Menu) -> (list: Rect, preview: Rect?) {
    let width = menu.style.sizes.width
    guard menu.hasPreview, inner.width > width else { return (inner, nil) }
    let isLeft = (menu.anchor?.midX ?? 0) < inner.midX
    let list = inner.inset(by: isLeft ? EdgeInsets(right: previewWidth) : EdgeInsets(left: previewWidth))
    let beside = isLeft ? EdgeInsets(left: width, right: padding) : EdgeInsets(left: padding, right: width)
    return (list, inner.inset(by: beside))
  }

  private static func frame(of menu: Menu, _ columns: Int, height: Double, in window: Size) -> Rect {
    let (room, list) = (window.width - 2 * margin, menu.style.sizes.width * Double(columns))
    let width = menu.hasPreview && list + previewWidth <= room ? list + previewWidth : min(list, room)
    switch menu.style {
    case .dialog:
      let size = Size(width, min(height, window.height - 2 * margin))
      let corner = Rect(center: Vector2(window.width / 2, window.height / 2), size: size).origin
      return Rect(origin: corner.map { $0.rounded() }, size: size)
    case .dropDown(let control):
      // Aligned with the edge of the control that is nearer to the window's edge.
      let left = control.midX > window.width / 2 ? control.maxX - width : control.minX
      let x = left.clamped(to: margin...max(margin, window.width - margin - width))
      let (above, below) = (control.minY - 4 - margin, window.height - margin - control.maxY - 4)
      let isAbove = height > below && above > below
      let shown = max(1, min(height, isAbove ? above : below))
      return Rect(x: x, y: isAbove ? control.minY - 4 - shown : control.maxY + 4, width: width, height: shown)
    case .palette, .sheet:
      let y = max(margin, (window.height * (menu.isSheet ? 0.06 : 0.12)).rounded())
      return Rect(
        x: ((window.width - width) / 2).rounded(), y: y, width: width, height: min(height, window.height - margin - y))
    }
  }

  private func top(of index: Int) -> Double { menu.height(of: menu.items[...index]) - sizes.row }

  var rows: [Rect] {
    if menu.isDialog {
      return menu.items.indices.map { index in
        let x = list.maxX - 10 - Double(menu.items.count - index) * (Self.buttonSize.width + 10)
        return Rect(origin: Vector2(x, list.minY + 4), size: Self.buttonSize)
      }
    }
    let width = columns > 1 ? sizes.width : list.width
    var corner = list.origin + Vector2(Self.padding, -scroll)
    return menu.items.map { item in
      if columns > 1, item.beginsColumn { corner = Vector2(corner.x + width, list.minY - scroll) }
      if item.heading != nil { corner.y += sizes.heading }
      defer { corner.y += sizes.row }
      return Rect(origin: corner, size: Size(width - 2 * Self.padding, sizes.row))
    }
  }

  var closeButton: Rect? { menu.isSheet ? Rect(x: frame.maxX - 38, y: frame.minY + 8, width: 28, height: 28) : nil }

  private func deleteButton(in row: Rect) -> Rect { Rect(x: row.maxX - 32, y: row.midY - 13, width: 28, height: 26) }
  /// The frame that no message covers.
  var body: Rect { frame.inset(by: EdgeInsets(top: sizes.header)) }
  var listLayout: PanelList.Layout { (list, contentHeight) }

  /// The vertical range of the selected row and its heading in the list; `nil` if the row does not scroll.
  var selectedRow: ClosedRange<Double>? {
    guard !menu.isDialog, menu.items.indices.contains(menu.selection) else { return nil }
    let top = columns > 1 ? rows[menu.selection].minY - list.minY + scroll : top(of: menu.selection)
    return (top - (menu.items[menu.selection].heading == nil ? 0 : sizes.heading))...(top + sizes.row)
  }

  var fieldFrame: Rect {
    let margin = menu.isDialog ? 20.0 : Self.padding
    return Rect(x: frame.minX + margin, y: frame.minY + sizes.header, width: frame.width - 2 * margin, height: 36)
  }

  var fieldLayout: TextFieldLayout {
    TextFieldLayout(frame: fieldFrame, padding: EdgeInsets(left: 10, right: 10), style: Theme.Text.body)
  }

  func hitTest(_ point: Vector2) -> Hit? {
    if menu.field != nil, fieldFrame.contains(point) { return Hit(panel: .overlay, part: .field) }
    guard frame.contains(point), closeButton?.contains(point) != true else {
      return Hit(panel: .overlay, part: .button(.command(.dismiss)))
    }
    let isInList = list.contains(point)
    guard !isInList || !menu.list.isFlung(at: time), let index = item(at: point), menu.items[index].isEnabled else {
      return Hit(panel: .overlay, part: .background, isInList: isInList)
    }
    let deletion = deleteButton(in: rows[index]).contains(point) ? menu.items[index].deletion : nil
    return Hit(panel: .overlay, part: .button(deletion ?? menu.action(of: index)), isInList: isInList)
  }

  func item(at point: Vector2) -> Int? { list.contains(point) ? rows.firstIndex { $0.contains(point) } : nil }

  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction] {
    if hit.part == .field { return press.caretRequest(for: event) }
    guard isClick, case .button(let action) = hit.part else { return [] }
    let staysOpen = menu.items.contains { $0.staysOpen && $0.action == action || $0.deletion == action }
    return action == .command(.dismiss) || staysOpen ? [action] : [.closeMenu, action]
  }

  // MARK: - Drawing

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    if menu.anchor == nil {
      canvas.fill(Rect(origin: .zero, size: window), theme.scrim.opacity(menu.isDialog ? 1 : 0.5))
      canvas.card(frame, radius: Theme.Radius.large, blur: 40, offset: 8, theme)
    } else {
      canvas.card(frame, blur: 24, offset: 6, theme)
      canvas.stroke(frame, radius: Theme.Radius.medium, width: 1, theme.hairline)
    }
    if menu.isDialog || menu.isSheet {
      let (width, height) = (frame.width - (menu.isSheet ? 64 : 40), sizes.header - 8)
      let box = Rect(x: frame.minX + 20, y: frame.minY + 4, width: width, height: height)
      canvas.text(menu.title, in: box, Theme.Text.title, theme.text)
    }
    if let closeButton {
      let isHovered = hover.map(closeButton.contains) ?? false
      if isHovered { canvas.fill(closeButton, radius: Theme.Radius.small, theme.buttonPressed) }
      Icon.close.draw(on: &canvas, centeredIn: closeButton, theme.secondaryText)
    }
    if menu.isSearched, contentHeight == 0 {
      canvas.text("No results", in: list.inset(by: EdgeInsets(left: 20)), Theme.Text.body, theme.secondaryText)
    }
    if let field = menu.field {
      canvas.fill(fieldFrame, radius: Theme.Radius.small, theme.button)
      // Of the field and its buttons, one has the focus ring.
      let edge = menu.problem != nil ? theme.problem : menu.isDialog && menu.selection >= 0 ? nil : theme.accent
      if let edge { canvas.stroke(fieldFrame, radius: Theme.Radius.small, width: 2, edge) }
      drawNote(on: &canvas, theme)
      if menu.isSearched, field.count == 0, field.composition.isEmpty {
        let words = menu.isSheet ? "Search" : menu.title
        canvas.text(words, in: fieldFrame.inset(by: 10), Theme.Text.body, theme.secondaryText)
      }
      fieldLayout.draw(field, on: &canvas, theme)
    }
    let (rows, listHover) = (rows, hover.flatMap { list.contains($0) ? $0 : nil })
    let drawRow = menu.isDialog ? drawButton : drawItem
    canvas.clipped(to: list) { canvas in
      for (index, row) in zip(menu.items.indices, rows) where isShown(row) {
        drawRow(index, row, listHover, &canvas, theme)
      }
    }
    // Leaves out the round corners.
    menu.list.drawFades(on: &canvas, in: list.inset(by: EdgeInsets(left: 8, right: 8)), at: time, theme.surface)
    menu.list.drawIndicator(on: &canvas, in: list, at: time, theme)
    if let previewFrame, menu.items.indices.contains(menu.selection) {
      MenuPreview(frame: previewFrame, content: menu.items[menu.selection].preview).draw(on: &canvas, theme)
    }
    if menu.items.indices.contains(menu.selection), list.intersects(rows[menu.selection]) {
      let (item, row) = (menu.items[menu.selection], rows[menu.selection])
      let room = (titleFrame(item, in: row, canvas.measure).width, Theme.Text.body)
      Tooltip(words: item.title, anchor: row, side: .right, room: room).draw(on: &canvas, in: window, theme)
    }
    if let index = hover.flatMap(item), let words = menu.items[index].obstacle {
      Tooltip(words: words, anchor: rows[index], side: .right).draw(on: &canvas, in: window, theme)
    }
  }

  private func drawNote(on canvas: inout Canvas, _ theme: Theme) {
    let box = Rect(x: fieldFrame.minX + 2, y: fieldFrame.maxY + 6, width: fieldFrame.width - 4, height: 16)
    let lines = canvas.measure.lines(menu.note ?? "", style: Theme.Text.small, width: box.width)
    let ink = menu.problem == nil ? theme.secondaryText : theme.problem
    canvas.text(lines: lines.prefix(2), in: box, lineHeight: Self.noteLineHeight, Theme.Text.small, ink)
  }

  private func wordsFrame(_ item: Menu.Item, in row: Rect) -> Rect {
    row.inset(by: EdgeInsets(left: menu.isSheet ? 12 : 36, right: item.deletion == nil ? 12 : 40))
  }

  private func titleFrame(_ item: Menu.Item, in row: Rect, _ measure: any TextMeasuring) -> Rect {
    let room = item.detail.isEmpty ? 0 : measure.size(of: item.detail, style: Theme.Text.small).width + 10
    return wordsFrame(item, in: row).inset(by: EdgeInsets(right: room))
  }

  private func isShown(_ row: Rect) -> Bool { row.maxY > list.minY && row.minY - sizes.heading < list.maxY }

  private func drawButton(_ index: Int, in frame: Rect, hover: Vector2?, on canvas: inout Canvas, _ theme: Theme) {
    let isDefault = index == menu.items.count - 1
    let (color, ink) = isDefault ? (theme.accent, theme.onAccent) : (theme.button, theme.text)
    let isHovered = hover.map(frame.contains) ?? false
    canvas.fill(frame, radius: Theme.Radius.small, color.mixed(with: theme.text, isHovered ? 0.15 : 0))
    if index == menu.selection {
      canvas.stroke(frame.inset(by: -4), radius: Theme.Radius.small + 4, width: 2, theme.accent)
    }
    canvas.text(menu.items[index].title, in: frame, Theme.Text.strong, ink, alignment: .center)
  }

  private func drawItem(_ index: Int, in row: Rect, hover: Vector2?, on canvas: inout Canvas, _ theme: Theme) {
    let item = menu.items[index]
    if let heading = item.heading {
      let line = Rect(x: row.minX + 12, y: row.minY - sizes.heading + 4, width: row.width - 24, height: 20)
      canvas.text(heading, in: line, Theme.Text.small, theme.secondaryText)
    }
    if index == menu.selection { canvas.fill(row, radius: Theme.Radius.small, theme.highlight) }
    let disabled = theme.secondaryText.opacity(0.6)
    let (ink, detailInk) = item.isEnabled ? (theme.text, theme.secondaryText) : (disabled, disabled)
    if item.isCurrent { Icon.check.draw(on: &canvas, at: Vector2(row.minX + 9, row.midY - 10), theme.accent) }
    canvas.text(item.detail, in: wordsFrame(item, in: row), Theme.Text.small, detailInk, alignment: .trailing)
    canvas.text(item.title, in: titleFrame(item, in: row, canvas.measure), Theme.Text.body, ink)
    if item.deletion != nil {
      let button = deleteButton(in: row)
      let isHovered = hover.map(button.contains) ?? false
      if isHovered { canvas.fill(button, radius: Theme.Radius.small, theme.buttonPressed) }
      Icon.trash.draw(on: &canvas, centeredIn: button, isHovered ? theme.problem : theme.secondaryText)
    }
  }
}
