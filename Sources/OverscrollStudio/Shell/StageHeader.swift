/// What the demo is called and what to try, above the stage.
struct StageHeader: Panel {
  let frame: Rect
  let card: DemoCard
  /// Whether what happens is being recorded.
  let isRecording: Bool
  /// Whether the inspector is to be seen, or on its way in.
  let hasInspector: Bool
  /// Where the inspector begins, if it lies over the header.
  let trailingEdge: Double

  private struct Key: Equatable {
    let frame: Rect
    let trailingEdge: Double
    let name: String
    let isRecording: Bool
    let hasInspector: Bool
    let isHovered: Bool
    let theme: Theme
  }

  private var inspectorButton: Rect { Rect(x: trailingEdge - 48, y: frame.minY + 14, width: 36, height: 32) }

  func hitTest(_ point: Vector2) -> Hit? {
    inspectorButton.contains(point) ? Hit(panel: .header, part: .button(.toggleInspector)) : nil
  }

  func tooltip(at point: Vector2) -> Tooltip? {
    guard inspectorButton.contains(point) else { return nil }
    return Tooltip(words: "Inspector", key: "I", anchor: inspectorButton, side: .below)
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let isHovered = hover.map(inspectorButton.contains) ?? false
    let key = Key(
      frame: frame, trailingEdge: trailingEdge, name: card.name, isRecording: isRecording, hasInspector: hasInspector,
      isHovered: isHovered,
      theme: theme)
    canvas.cached(Canvas.Slot("header"), for: key) { drawAll(on: &$0, isHovered: isHovered, theme) }
  }

  private func drawAll(on canvas: inout Canvas, isHovered: Bool, _ theme: Theme) {
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.minX, y: frame.maxY - 1, width: frame.width, height: 1), theme.hairline)
    let button = inspectorButton
    if isHovered || hasInspector {
      canvas.fill(button, radius: Theme.Radius.small, isHovered ? theme.buttonPressed : theme.button)
    }
    let corner = Rect(center: button.center, size: Size(Icon.size, Icon.size)).origin
    Icon.inspector.draw(on: &canvas, at: corner, hasInspector ? theme.accent : theme.secondaryText)
    let left = frame.minX + Theme.Space.large
    let inner = Rect(
      x: left, y: frame.minY, width: max(0, button.minX - Theme.Space.medium - left), height: frame.height)
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

  /// As many of the hints as there is room for: under the inspector there may be none.
  private func hints(fitting width: Double, on canvas: Canvas) -> String {
    for count in (1...card.hints.count).reversed() {
      let words = count == 1 ? card.hints[0] : card.hints.prefix(count).joined(separator: "  ·  ")
      if canvas.measure.size(of: words, style: Theme.Text.body).width <= width { return words }
    }
    return trailingEdge < frame.maxX ? "" : card.hints[0]
  }
}
