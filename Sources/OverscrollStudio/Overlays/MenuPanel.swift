import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry

/// A menu in its window: whatever is beside it closes it.
struct MenuPanel: Panel {
  let menu: Menu
  let window: Size

  private static let rowHeight = 38.0
  private static let header = 50.0
  private static let entryHeight = 46.0
  private static let padding = 8.0

  private var top: Double { Self.header + (menu.typed == nil ? 0 : Self.entryHeight) }

  private var frame: Rect {
    let size = Size(
      min(400, window.width - 24),
      min(top + Double(menu.items.count) * Self.rowHeight + Self.padding, window.height - 24))
    let corner = Rect(center: Vector2(window.width / 2, window.height / 2), size: size).origin
    return Rect(origin: Vector2(corner.x.rounded(), corner.y.rounded()), size: size)
  }

  private var list: Rect {
    frame.inset(by: EdgeInsets(top: top, left: 0, bottom: Self.padding, right: 0))
  }

  private func row(_ index: Int) -> Rect {
    let list = list
    let most = max(0, Double(menu.items.count) * Self.rowHeight - list.height)
    let scroll = (Double(menu.selection) * Self.rowHeight - list.height / 2).clamped(to: 0...most)
    return Rect(
      x: list.minX + Self.padding, y: list.minY + Double(index) * Self.rowHeight - scroll,
      width: list.width - 2 * Self.padding, height: Self.rowHeight)
  }

  func hitTest(_ point: Vector2) -> Hit? {
    let item = list.contains(point) ? menu.items.indices.first { row($0).contains(point) } : nil
    if let item { return Hit(panel: .overlay, part: .button(menu.action(of: item))) }
    return Hit(panel: .overlay, part: frame.contains(point) ? .background : .button(.dismiss))
  }

  func handle(_ event: PanelEvent) -> [AppAction] {
    guard event.isClick, case .button(let action) = event.hit.part else { return [] }
    return action == .dismiss ? [.dismiss] : [.closeMenu, action]
  }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape {
    if case .button(let action) = part, action != .dismiss { .pointingHand } else { .arrow }
  }
}

// MARK: - Drawing

extension MenuPanel {
  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let frame = frame
    canvas.fill(Rect(origin: .zero, size: window), theme.scrim)
    canvas.shadow(of: frame, radius: Theme.Radius.large, blur: 40, offset: 8, theme.shadow)
    canvas.fill(frame, radius: Theme.Radius.large, theme.surface)
    let box = Rect(x: frame.minX + 20, y: frame.minY + 4, width: frame.width - 40, height: Self.header - 8)
    canvas.text(menu.title, in: box, Theme.Text.title, theme.text)
    drawEntry(on: &canvas, theme)
    canvas.clipped(to: list) { canvas in
      for index in menu.items.indices { drawItem(index, row(index), hover, on: &canvas, theme) }
    }
  }

  private func drawEntry(on canvas: inout Canvas, _ theme: Theme) {
    guard let typed = menu.typed else { return }
    let field = Rect(x: frame.minX + 16, y: frame.minY + Self.header - 4, width: frame.width - 32, height: 36)
    canvas.fill(field, radius: Theme.Radius.small, theme.button)
    canvas.stroke(field, radius: Theme.Radius.small, width: 2, theme.accent)
    TypedField.draw(typed.text, in: field.inset(by: 10), on: &canvas, Theme.Text.body, theme)
  }

  private func drawItem(_ index: Int, _ row: Rect, _ hover: Vector2?, on canvas: inout Canvas, _ theme: Theme) {
    let (item, isSelected) = (menu.items[index], index == menu.selection)
    let isHovered = hover.map(row.contains) ?? false
    if isSelected || isHovered {
      canvas.fill(row, radius: Theme.Radius.medium, theme.highlight.opacity(isSelected ? 1 : 0.55))
    }
    if isSelected { canvas.stroke(row, radius: Theme.Radius.medium, width: 2, theme.accent) }
    let words = row.inset(by: EdgeInsets(top: 0, left: 36, bottom: 0, right: 12))
    if item.isCurrent { Icon.check.draw(on: &canvas, at: Vector2(row.minX + 9, row.midY - 10), theme.accent) }
    let room = canvas.measure.size(of: item.detail, style: Theme.Text.small).width
    canvas.text(item.detail, in: words, Theme.Text.small, theme.secondaryText, alignment: .trailing)
    let title = words.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: room + 10))
    canvas.text(item.title, in: title, item.isCurrent ? Theme.Text.strong : Theme.Text.body, theme.text)
  }
}
