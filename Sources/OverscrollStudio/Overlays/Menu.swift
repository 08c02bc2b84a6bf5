import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry

/// A list to choose one thing from, in the middle of the window; or one line of text to type above it.
package struct Menu: Equatable, Sendable {
  package struct Item: Equatable, Sendable {
    package var title: String
    package var detail = ""
    package var isCurrent = false
    package var action: MenuAction
  }

  package let title: String
  package var items: [Item]
  package private(set) var chosen = 0
  /// What is typed, where something is.
  package private(set) var typed: TypedText?

  package init(_ title: String, _ items: [Item], typing typed: TypedText? = nil) {
    (self.title, self.items, self.typed) = (title, items, typed)
    chosen = items.firstIndex(where: \.isCurrent) ?? 0
  }
}

/// What is done when an item of a menu is taken.
package enum MenuAction: Hashable, Sendable {
  case takeFeel(String)
  case takePreset(String)
  case namePreset
  case savePreset
  case deletePreset(String)
  case copy(CopyFormat)
  case saveSettingsElsewhere
  case overwriteSettings
  case close
}

// MARK: - Keys

extension Menu {
  package enum Outcome: Equatable, Sendable {
    case open, cancelled
    case taken(MenuAction)
  }

  package mutating func handle(_ key: Key) -> Outcome {
    if typed != nil, let outcome = type(key) { return outcome }
    switch key.name {
    case "Up": choose(chosen - 1)
    case "Down": choose(chosen + 1)
    case "Home": choose(0)
    case "End": choose(items.count - 1)
    case "Return", "Keypad Enter", "Space": return items.isEmpty ? .cancelled : .taken(items[chosen].action)
    case "Escape": return .cancelled
    case "Delete": if case .takePreset(let name) = items[chosen].action { return .taken(.deletePreset(name)) }
    default: break
    }
    return .open
  }

  private mutating func type(_ key: Key) -> Outcome? {
    switch typed?.handle(key) {
    case .entered: return .taken(items[chosen].action)
    case .cancelled: return .cancelled
    case .changed: return .open
    case .ignored, nil: return nil
    }
  }

  private mutating func choose(_ index: Int) {
    chosen = index.clamped(to: 0...max(0, items.count - 1))
  }
}

// MARK: - Where things are

extension Menu {
  private static let rowHeight = 38.0
  private static let header = 50.0
  private static let entryHeight = 46.0
  private static let padding = 8.0

  private var top: Double { Self.header + (typed == nil ? 0 : Self.entryHeight) }

  package func frame(in window: Size) -> Rect {
    let size = Size(
      min(400, window.width - 24), min(top + Double(items.count) * Self.rowHeight + Self.padding, window.height - 24))
    let corner = Rect(center: Vector2(window.width / 2, window.height / 2), size: size).origin
    return Rect(origin: Vector2(corner.x.rounded(), corner.y.rounded()), size: size)
  }

  private func list(_ window: Size) -> Rect {
    frame(in: window).inset(by: EdgeInsets(top: top, left: 0, bottom: Self.padding, right: 0))
  }

  private func row(_ index: Int, _ window: Size) -> Rect {
    let list = list(window)
    let most = max(0, Double(items.count) * Self.rowHeight - list.height)
    let scroll = (Double(chosen) * Self.rowHeight - list.height / 2).clamped(to: 0...most)
    return Rect(
      x: list.minX + Self.padding, y: list.minY + Double(index) * Self.rowHeight - scroll,
      width: list.width - 2 * Self.padding, height: Self.rowHeight)
  }

  /// The item at `point`.
  package func item(at point: Vector2, in window: Size) -> Int? {
    guard list(window).contains(point) else { return nil }
    return items.indices.first { row($0, window).contains(point) }
  }
}

// MARK: - Drawing

extension Menu {
  package func draw(on canvas: inout Canvas, in window: Size, hover: Vector2?, _ theme: Theme) {
    let frame = frame(in: window)
    canvas.fill(Rect(origin: .zero, size: window), theme.scrim)
    canvas.shadow(of: frame, radius: Theme.Radius.large, blur: 40, offset: 8, theme.shadow)
    canvas.fill(frame, radius: Theme.Radius.large, theme.surface)
    let box = Rect(x: frame.minX + 20, y: frame.minY + 4, width: frame.width - 40, height: Self.header - 8)
    canvas.text(title, in: box, Theme.Text.title, theme.text)
    drawEntry(on: &canvas, frame, theme)
    canvas.clipped(to: list(window)) { canvas in
      for index in items.indices { drawItem(index, row(index, window), hover, on: &canvas, theme) }
    }
  }

  private func drawEntry(on canvas: inout Canvas, _ frame: Rect, _ theme: Theme) {
    guard let typed else { return }
    let field = Rect(x: frame.minX + 16, y: frame.minY + Self.header - 4, width: frame.width - 32, height: 36)
    canvas.fill(field, radius: Theme.Radius.small, theme.button)
    canvas.stroke(field, radius: Theme.Radius.small, width: 2, theme.accent)
    TypedField.draw(typed.text, in: field.inset(by: 10), on: &canvas, Theme.Text.body, theme)
  }

  private func drawItem(_ index: Int, _ row: Rect, _ hover: Vector2?, on canvas: inout Canvas, _ theme: Theme) {
    let item = items[index]
    let isHovered = hover.map(row.contains) ?? false
    if index == chosen || isHovered {
      canvas.fill(row, radius: Theme.Radius.medium, theme.highlight.opacity(index == chosen ? 1 : 0.55))
    }
    if index == chosen { canvas.stroke(row, radius: Theme.Radius.medium, width: 2, theme.accent) }
    let words = row.inset(by: EdgeInsets(top: 0, left: 36, bottom: 0, right: 12))
    if item.isCurrent { Icon.check.draw(on: &canvas, at: Vector2(row.minX + 9, row.midY - 10), theme.accent) }
    let room = canvas.measure.size(of: item.detail, style: Theme.Text.small).width
    canvas.text(item.detail, in: words, Theme.Text.small, theme.secondaryText, alignment: .trailing)
    let title = words.inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: room + 10))
    canvas.text(item.title, in: title, item.isCurrent ? Theme.Text.strong : Theme.Text.body, theme.text)
  }
}

/// Text being typed, with its caret; its end is what is seen where it is too long.
package enum TypedField {
  package static func draw(
    _ text: String, in box: Rect, on canvas: inout Canvas, _ style: TextStyle, _ theme: Theme,
    alignment: TextAlignment = .leading
  ) {
    let width = canvas.measure.size(of: text, style: style).width
    let overflow = max(0, width + 2 - box.width)
    let start = alignment == .trailing && overflow == 0 ? box.maxX - width - 2 : box.minX - overflow
    canvas.clipped(to: box.inset(by: EdgeInsets(top: -4, left: 0, bottom: -4, right: 0))) { canvas in
      canvas.text(text, in: Rect(x: start, y: box.minY, width: width + 2, height: box.height), style, theme.text)
      canvas.fill(Rect(x: start + width + 1, y: box.midY - 8, width: 1.5, height: 16), theme.accent)
    }
  }
}
