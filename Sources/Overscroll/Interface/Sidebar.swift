import Geometry
import Graphics

/// The list of demos at the left.
struct Sidebar {
  private static let rowHeight = 40.0
  private static let top = 64.0

  let frame: Rect
  let isWide: Bool
  /// The name of the demo that is on the stage.
  let shown: String

  private func row(_ index: Int) -> Rect {
    Rect(
      x: frame.minX + Theme.Space.small, y: frame.minY + Self.top + Double(index) * (Self.rowHeight + 4),
      width: frame.width - 2 * Theme.Space.small, height: Self.rowHeight)
  }

  /// The demo whose row is at `point`.
  func demo(at point: Vector2) -> Int? {
    DemoRegistry.all.indices.first { row($0).contains(point) }
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.maxX - 1, y: frame.minY, width: 1, height: frame.height), theme.hairline)
    drawName(on: &canvas, theme)
    for (index, demo) in DemoRegistry.all.enumerated() {
      drawRow(index, demo.card, isHovered: hover.map(row(index).contains) ?? false, on: &canvas, theme)
    }
  }

  private func drawName(on canvas: inout Canvas, _ theme: Theme) {
    let box = Rect(x: frame.minX + 16, y: frame.minY, width: frame.width - 24, height: 60)
    if isWide { canvas.text("Overscroll", in: box, Theme.Text.title, theme.text) }
  }

  private func drawRow(_ index: Int, _ card: DemoCard, isHovered: Bool, on canvas: inout Canvas, _ theme: Theme) {
    let row = row(index)
    let isShown = card.name == shown
    if isShown || isHovered {
      canvas.fill(row, radius: Theme.Radius.medium, isShown ? theme.highlight : theme.highlight.opacity(0.5))
    }
    let badge = Rect(x: row.minX + 8, y: row.midY - 12, width: 24, height: 24)
    canvas.fill(badge, radius: Theme.Radius.small, isShown ? theme.accent : theme.track)
    canvas.text(
      "\(index + 1)", in: badge, Theme.Text.strong, isShown ? theme.onAccent : theme.text, alignment: .center)
    guard isWide else { return }
    let words = Rect(x: badge.maxX + 10, y: row.minY, width: row.maxX - badge.maxX - 18, height: row.height)
    canvas.text(card.title, in: words, isShown ? Theme.Text.strong : Theme.Text.body, theme.text)
  }
}
