struct Sidebar: Panel {
  private static let (rowHeight, gap, top, footer) = (40.0, 2.0, 60.0, 52.0)

  let frame: Rect
  let catalog: DemoCatalog
  let shown: Int
  private var hasNames: Bool { frame.width > WindowLayout.narrowSidebar }
  /// The height of the line between the demos of content and those of curves.
  private var line: Double { catalog.lineIndex < catalog.demos.count ? 9 : 0 }

  private var rowHeight: Double {
    let room = frame.height - Self.top - Self.footer - line
    return min(Self.rowHeight, max(26, room / Double(catalog.demos.count) - Self.gap))
  }

  private func row(_ index: Int) -> Rect {
    let (top, margin) = (frame.minY + Self.top + (index < catalog.lineIndex ? 0 : line), Theme.Space.small)
    let y = top + Double(index) * (rowHeight + Self.gap)
    return Rect(x: frame.minX + margin, y: y, width: frame.width - 2 * margin, height: rowHeight)
  }

  private var keysButton: Rect { Rect(x: row(0).minX, y: frame.maxY - 44, width: row(0).width, height: 36) }

  var controls: [Control] {
    catalog.demos.indices.map { Control(action: .showDemo($0), frame: row($0)) }
      + [Control(action: .command(.showKeys), frame: keysButton)]
  }

  func hitTest(_ point: Vector2) -> Hit? {
    guard frame.contains(point), let control = controls.first(where: { $0.frame.contains(point) }) else { return nil }
    return Hit(panel: .sidebar, part: .button(control.action))
  }

  func tooltip(at point: Vector2) -> Tooltip? {
    guard !hasNames, let control = controls.first(where: { $0.frame.contains(point) }) else { return nil }
    let definition = control.action.definition
    var words = definition.title
    if case .showDemo(let index) = control.action { words = catalog.demos[index].card.title }
    return Tooltip(words: words, key: definition.keyLabel, anchor: control.frame, side: .right)
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.maxX - 1, y: frame.minY, width: 1, height: frame.height), theme.hairline)
    if line > 0 {
      let below = row(catalog.lineIndex)
      canvas.fill(Rect(x: below.minX, y: below.minY - 6, width: below.width, height: 1), theme.hairline)
    }
    drawName(on: &canvas, theme)
    canvas.fill(row(shown), radius: Theme.Radius.medium, theme.highlight)
    for index in catalog.demos.indices {
      let (card, key) = (catalog.demos[index].card, AppAction.demoKeys.dropFirst(index).first?.name ?? "")
      drawRow(row(index), card.title, key, card.icon, isShown: index == shown, hover: hover, on: &canvas, theme)
    }
    drawRow(keysButton, "Shortcuts", "?", nil, isShown: false, hover: hover, on: &canvas, theme)
  }

  private func drawName(on canvas: inout Canvas, _ theme: Theme) {
    let origin = Vector2(frame.minX + min(16, (frame.width - 28) / 2), frame.minY + 16)
    drawMark(in: Rect(origin: origin, size: Size(28, 28)), on: &canvas)
    let box = Rect(x: origin.x + 32, y: frame.minY, width: frame.maxX - origin.x - 40, height: 60)
    if hasNames { canvas.text("Overscroll", in: box, Theme.Text.title, theme.text) }
  }

  private func drawRow(
    _ row: Rect, _ name: String, _ key: String, _ icon: Icon?, isShown: Bool, hover: Vector2?,
    on canvas: inout Canvas, _ theme: Theme
  ) {
    if !isShown, hover.map(row.contains) ?? false {
      canvas.fill(row, radius: Theme.Radius.medium, theme.highlight.opacity(0.55))
    }
    let ink = isShown ? theme.accent : theme.secondaryText
    let corner = Vector2(row.minX + (hasNames ? 8 : 10), row.midY - Icon.size / 2)
    if let icon { icon.draw(on: &canvas, at: corner, ink) } else { KeyCap.draw(key, at: corner, on: &canvas, theme) }
    let (left, right) = (row.minX + 40, frame.maxX - Theme.Space.small)
    let title = Rect(x: left, y: row.minY, width: right - 20 - left, height: row.height)
    let end = Rect(x: right - 24, y: row.minY, width: 16, height: row.height)
    guard hasNames else { return }
    canvas.text(name, in: title, isShown ? Theme.Text.strong : Theme.Text.body, theme.text)
    if icon != nil { canvas.text(key, in: end, Theme.Text.small, theme.secondaryText, alignment: .trailing) }
  }

  /// Draws the logo of the program: a ball that has moved past the end of its track.
  private func drawMark(in frame: Rect, on canvas: inout Canvas) {
    canvas.fill(frame, radius: 8, .vertical(Color(0x5B8CFF), Color(0x3A56D6)))
    let track = Rect(x: frame.minX + 6, y: frame.midY + 5, width: frame.width - 12, height: 3)
    canvas.fill(track, radius: 1.5, Color.white.opacity(0.55))
    canvas.fillCircle(center: Vector2(frame.midX + 5, frame.midY - 1.5), radius: 5, .white)
    canvas.fillCircle(center: Vector2(frame.midX - 5.5, frame.midY - 1.5), radius: 2.5, Color.white.opacity(0.5))
  }
}
