/// A list to choose one thing from, in the middle of the window; or one line of text to type above it.
struct Menu: Sendable {
  struct Item: Sendable {
    var title: String
    var detail = ""
    var isCurrent = false
    var action: AppAction
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
  private(set) var selection: Int
  /// What is typed, where something is.
  private(set) var field: TextField?

  init(_ title: String, _ items: [Item], field: TextField? = nil) {
    (self.title, self.items, self.field) = (title, items, field)
    selection = items.firstIndex(where: \.isCurrent) ?? 0
  }

  /// What an item does, with the name that was typed where it takes one.
  func action(of index: Int) -> AppAction {
    if case .savePreset = items[index].action { .savePreset(field?.text ?? "") } else { items[index].action }
  }

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
    case .delete: if case .choosePreset(let name) = items[selection].action { return .chosen(.deletePreset(name)) }
    default: break
    }
    return .open
  }

  mutating func editText(_ change: (inout TextField) -> Void) { if field != nil { change(&field!) } }

  private mutating func select(_ index: Int) { selection = index.clamped(to: 0...items.count - 1) }
}

/// A menu in its window: a click beside it closes it.
struct MenuPanel: Panel {
  let menu: Menu
  let window: Size

  private static let rowHeight = 38.0
  private static let header = 50.0
  private static let entryHeight = 46.0
  private static let padding = 8.0

  private var top: Double { Self.header + (menu.field == nil ? 0 : Self.entryHeight) }

  private var frame: Rect {
    Rect(centering: Size(400, top + Double(menu.items.count) * Self.rowHeight + Self.padding), in: window, margin: 12)
  }

  private var list: Rect { frame.inset(by: EdgeInsets(top: top, bottom: Self.padding)) }

  private func row(_ index: Int) -> Rect {
    let list = list
    let most = max(0, Double(menu.items.count) * Self.rowHeight - list.height)
    let scroll = (Double(menu.selection) * Self.rowHeight - list.height / 2).clamped(to: 0...most)
    return Rect(
      x: list.minX + Self.padding, y: list.minY + Double(index) * Self.rowHeight - scroll,
      width: list.width - 2 * Self.padding, height: Self.rowHeight)
  }

  var fieldFrame: Rect {
    Rect(x: frame.minX + 16, y: frame.minY + Self.header - 4, width: frame.width - 32, height: 36)
  }

  private var fieldLayout: TextFieldLayout { TextFieldLayout(box: fieldFrame.inset(by: 10), style: Theme.Text.body) }

  func hitTest(_ point: Vector2) -> Hit? {
    if menu.field != nil, fieldFrame.contains(point) { return Hit(panel: .overlay, part: .field) }
    let item = list.contains(point) ? menu.items.indices.first { row($0).contains(point) } : nil
    if let item { return Hit(panel: .overlay, part: .button(menu.action(of: item))) }
    return Hit(panel: .overlay, part: frame.contains(point) ? .background : .button(.dismiss))
  }

  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction] {
    if hit.part == .field { return press.caretRequest(for: event, fieldLayout) }
    guard isClick, case .button(let action) = hit.part else { return [] }
    return action == .dismiss ? [.dismiss] : [.closeMenu, action]
  }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape {
    switch part {
    case .button(let action): action == .dismiss ? .arrow : .pointingHand
    case .field: .text
    case .background, .slider, .surface: .arrow
    }
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let frame = frame
    canvas.fill(Rect(origin: .zero, size: window), theme.scrim)
    canvas.card(frame, radius: Theme.Radius.large, blur: 40, offset: 8, theme)
    let box = Rect(x: frame.minX + 20, y: frame.minY + 4, width: frame.width - 40, height: Self.header - 8)
    canvas.text(menu.title, in: box, Theme.Text.title, theme.text)
    if let field = menu.field {
      canvas.fill(fieldFrame, radius: Theme.Radius.small, theme.button)
      canvas.stroke(fieldFrame, radius: Theme.Radius.small, width: 2, theme.accent)
      fieldLayout.draw(field, on: &canvas, theme)
    }
    canvas.clipped(to: list) { canvas in
      for index in menu.items.indices { drawItem(index, hover, on: &canvas, theme) }
    }
  }

  private func drawItem(_ index: Int, _ hover: Vector2?, on canvas: inout Canvas, _ theme: Theme) {
    let (item, row, isSelected) = (menu.items[index], row(index), index == menu.selection)
    if isSelected || hover.map(row.contains) ?? false {
      canvas.fill(row, radius: Theme.Radius.medium, theme.highlight.opacity(isSelected ? 1 : 0.55))
    }
    if isSelected { canvas.stroke(row, radius: Theme.Radius.medium, width: 2, theme.accent) }
    let words = row.inset(by: EdgeInsets(left: 36, right: 12))
    if item.isCurrent { Icon.check.draw(on: &canvas, at: Vector2(row.minX + 9, row.midY - 10), theme.accent) }
    let room = canvas.measure.size(of: item.detail, style: Theme.Text.small).width
    canvas.text(item.detail, in: words, Theme.Text.small, theme.secondaryText, alignment: .trailing)
    canvas.text(
      item.title, in: words.inset(by: EdgeInsets(right: room + 10)),
      item.isCurrent ? Theme.Text.strong : Theme.Text.body, theme.text)
  }
}
