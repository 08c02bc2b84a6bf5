/// Three suggestions to try, shown over the stage at the first launch until the user does something.
struct FirstHints {
  let stage: Rect
  let hints: [String]

  private static let lineHeight = 18.0
  private static let gap = 14.0

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    let width = min(420, stage.width - 32)
    let lines = hints.map { canvas.measure.lines($0, style: Theme.Text.body, width: width - 78) }
    let height = lines.reduce(0) { $0 + Double($1.count) * Self.lineHeight + Self.gap }
    let size = Size(width, height + 86)
    let corner = Rect(center: stage.center, size: size).origin
    let frame = Rect(origin: Vector2(corner.x.rounded(), corner.y.rounded()), size: size)
    canvas.card(frame, radius: Theme.Radius.large, blur: 34, offset: 8, theme)
    let box = frame.inset(by: EdgeInsets(top: 16, left: 22, right: 22))
    canvas.text("Try this", at: box.origin, Theme.Text.title, theme.text, maxWidth: box.width)
    var y = box.minY + 40
    for (index, lines) in lines.enumerated() {
      drawHint(
        lines, index: index, first: Rect(x: box.minX, y: y, width: box.width, height: Self.lineHeight), on: &canvas,
        theme)
      y += Double(lines.count) * Self.lineHeight + Self.gap
    }
    canvas.text(
      "Or press ? for every key.", at: Vector2(box.minX, frame.maxY - 34), Theme.Text.small, theme.secondaryText,
      maxWidth: box.width)
  }

  private func drawHint(_ lines: [String], index: Int, first: Rect, on canvas: inout Canvas, _ theme: Theme) {
    let badge = Rect(x: first.minX, y: first.midY - 11, width: 22, height: 22)
    canvas.fill(badge, radius: 11, theme.accent)
    canvas.text(String(index + 1), in: badge, Theme.Text.strong, theme.onAccent, alignment: .center)
    for (number, line) in lines.enumerated() {
      let box = first.offset(by: Vector2(0, Double(number) * Self.lineHeight)).inset(by: EdgeInsets(left: 34))
      canvas.text(line, in: box, Theme.Text.body, theme.text)
    }
  }
}
