/// What the demo is called and what to try, above the stage.
struct StageHeader: Panel {
  let frame: Rect
  let card: DemoCard
  /// Whether what happens is being recorded.
  let isRecording: Bool

  private struct Key: Equatable {
    let frame: Rect
    let name: String
    let isRecording: Bool
    let theme: Theme
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let key = Key(frame: frame, name: card.name, isRecording: isRecording, theme: theme)
    canvas.cached(Canvas.Slot("header"), for: key) { drawAll(on: &$0, theme) }
  }

  private func drawAll(on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.minX, y: frame.maxY - 1, width: frame.width, height: 1), theme.hairline)
    let inner = frame.inset(by: EdgeInsets(left: Theme.Space.large, right: Theme.Space.large))
    canvas.text(
      card.title, at: Vector2(inner.minX, frame.minY + 9), Theme.Text.title, theme.text,
      maxWidth: inner.width - (isRecording ? 110 : 0))
    canvas.text(
      hints(fitting: inner.width, on: canvas), at: Vector2(inner.minX, frame.minY + 34), Theme.Text.body,
      theme.secondaryText, maxWidth: inner.width)
    if isRecording { drawRecording(on: &canvas, inner, theme) }
  }

  private func drawRecording(on canvas: inout Canvas, _ inner: Rect, _ theme: Theme) {
    let line = Rect(x: inner.maxX - 100, y: frame.minY + 9, width: 100, height: 20)
    canvas.fillCircle(center: Vector2(line.minX + 6, line.midY), radius: 5, theme.boundMark)
    canvas.text("recording", in: line.inset(by: EdgeInsets(left: 18)), Theme.Text.body, theme.text)
  }

  /// As many of the hints as there is room for.
  private func hints(fitting width: Double, on canvas: Canvas) -> String {
    for count in (1...card.hints.count).reversed() {
      let words = count == 1 ? card.hints[0] : card.hints.prefix(count).joined(separator: "  ·  ")
      if canvas.measure.size(of: words, style: Theme.Text.body).width <= width { return words }
    }
    return card.hints[0]
  }
}
