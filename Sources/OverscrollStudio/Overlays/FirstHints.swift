/// Three suggestions of what to try, shown over the stage at the very first start until the user does something.
struct FirstHints {
  let stage: Rect
  let hints: [String]

  private static let lineHeight = 34.0

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    let size = Size(min(420, stage.width - 32), Double(hints.count) * Self.lineHeight + 84)
    let corner = Rect(center: stage.center, size: size).origin
    let frame = Rect(origin: Vector2(corner.x.rounded(), corner.y.rounded()), size: size)
    canvas.card(frame, radius: Theme.Radius.large, blur: 34, offset: 8, theme)
    let box = frame.inset(by: EdgeInsets(top: 16, left: 22, right: 22))
    canvas.text("Try this", at: box.origin, Theme.Text.title, theme.text, maxWidth: box.width)
    for (index, hint) in hints.enumerated() { drawHint(hint, index, box, on: &canvas, theme) }
    canvas.text(
      "Or press ? for every key.", at: Vector2(box.minX, frame.maxY - 34), Theme.Text.small, theme.secondaryText,
      maxWidth: box.width)
  }

  private func drawHint(_ hint: String, _ index: Int, _ box: Rect, on canvas: inout Canvas, _ theme: Theme) {
    let line = Rect(
      x: box.minX, y: box.minY + 32 + Double(index) * Self.lineHeight, width: box.width, height: Self.lineHeight)
    let badge = Rect(x: line.minX, y: line.midY - 11, width: 22, height: 22)
    canvas.fill(badge, radius: 11, theme.accent)
    canvas.text(String(index + 1), in: badge, Theme.Text.strong, theme.onAccent, alignment: .center)
    canvas.text(hint, in: line.inset(by: EdgeInsets(left: 34)), Theme.Text.body, theme.text)
  }
}
