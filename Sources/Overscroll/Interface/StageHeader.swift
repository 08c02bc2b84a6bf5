import Geometry
import Graphics

/// What the demo is called and what to try, above the stage.
struct StageHeader {
  let frame: Rect
  let card: DemoCard

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.minX, y: frame.maxY - 1, width: frame.width, height: 1), theme.hairline)
    let inner = frame.inset(by: EdgeInsets(top: 0, left: Theme.Space.large, bottom: 0, right: Theme.Space.large))
    canvas.text(
      card.title, at: Vector2(inner.minX, frame.minY + 9), Theme.Text.title, theme.text, maxWidth: inner.width)
    canvas.text(
      hints(fitting: inner.width, on: canvas), at: Vector2(inner.minX, frame.minY + 34), Theme.Text.body,
      theme.secondaryText, maxWidth: inner.width)
  }

  /// As many of the hints as there is room for.
  private func hints(fitting width: Double, on canvas: Canvas) -> String {
    let choices = (1...card.hints.count).reversed().map { card.hints.prefix($0).joined(separator: "  ·  ") }
    return choices.first { canvas.measure.size(of: $0, style: Theme.Text.body).width <= width } ?? card.hints[0]
  }
}
