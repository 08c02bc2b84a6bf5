import OverscrollDemoKit

/// A card that says why there is no map.
struct MetroFailure {
  let failure: Failure
  let size: Size

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    let width = min(460, size.width - 2 * Theme.Space.large)
    let lines = canvas.measure.lines(failure.description, style: Theme.Text.body, width: width - 48)
    let height = 92 + Double(lines.count) * 20
    let card = Rect(center: Vector2(size.width / 2, size.height / 2), size: Size(width, height))
    canvas.shadow(of: card, radius: Theme.Radius.large, blur: 24, offset: 4, theme.shadow)
    canvas.fill(card, radius: Theme.Radius.large, theme.surface)
    let left = card.minX + Theme.Space.huge
    canvas.text(
      "The map cannot be read", at: Vector2(left, card.minY + 20), Theme.Text.title, theme.boundMark,
      maxWidth: width - 48)
    for (index, line) in lines.enumerated() {
      canvas.text(line, at: Vector2(left, card.minY + 52 + Double(index) * 20), Theme.Text.body, theme.text)
    }
    canvas.text(
      "The other demos work without it.", at: Vector2(left, card.maxY - 34), Theme.Text.body, theme.secondaryText,
      maxWidth: width - 48)
  }
}
