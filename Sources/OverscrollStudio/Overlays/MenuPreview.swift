/// The preview of a menu's selected item, beside the list.
struct MenuPreview: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case code(String)
    /// The curves of a preset's values, over those of the current parameters.
    case curves([ResponseCurve.Subject], ParameterValues, beside: ParameterValues)
  }

  let frame: Rect
  let content: Content?

  private static let lineHeight = 17.0
  private static let style = Theme.Text.code

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    canvas.cached(Canvas.Slot("menu preview"), for: self, theme) { canvas in
      canvas.fill(frame, radius: Theme.Radius.medium, theme.background)
      switch content {
      case nil: break
      case .code(let words): drawCode(words, on: &canvas, theme)
      case .curves(let subjects, let values, let current):
        let height = min(220, frame.height / Double(max(1, subjects.count)))
        for (index, subject) in subjects.enumerated() {
          let place = Rect(x: frame.minX, y: frame.minY + Double(index) * height, width: frame.width, height: height)
          let plot = place.inset(by: EdgeInsets(top: 16, left: 16, bottom: 36, right: 16))
          let span = [values, current].map { ResponseCurve(subject, $0, in: plot).span }.max()
          let curve = ResponseCurve(subject, values, in: plot, span: span)
          let other = ResponseCurve(subject, current, in: plot, span: span)
          canvas.fill(Rect(x: plot.minX, y: curve.y(1).rounded(), width: plot.width, height: 1), theme.hairline)
          curve.drawCurves(on: &canvas, curve.key(other: other, isChanged: true, held: nil, theme))
          let foot = Rect(x: plot.minX, y: plot.maxY + 8, width: plot.width, height: 18)
          canvas.text(fitting: curve.figures, in: foot, Theme.Text.smallFigures, theme.secondaryText)
        }
      }
    }
  }

  private func drawCode(_ words: String, on canvas: inout Canvas, _ theme: Theme) {
    let box = frame.inset(by: EdgeInsets(top: 10, left: 14, bottom: 8, right: 14))
    let count = max(1, Int(box.height / Self.lineHeight))
    for (index, line) in lines(words, width: box.width, count: count, on: canvas).enumerated() {
      let row = Rect(
        x: box.minX + line.indent, y: box.minY + Double(index) * Self.lineHeight, width: box.width - line.indent,
        height: Self.lineHeight)
      canvas.text(line.words, in: row, Self.style, line.isComment ? theme.secondaryText : theme.text)
    }
  }

  private struct Line {
    var words: String
    let indent: Double
    let isComment: Bool
  }

  private func lines(_ words: String, width: Double, count: Int, on canvas: Canvas) -> [Line] {
    var found: [Line] = []
    for line in words.split(separator: "\n", omittingEmptySubsequences: false).dropLast(words.last == "\n" ? 1 : 0) {
      let trimmed = line.drop { $0 == " " }
      // Wrapped lines begin at the indentation of their first line.
      let indent = canvas.measure.size(of: String(line.prefix(line.count - trimmed.count)), style: Self.style).width
      let isComment = trimmed.hasPrefix("//") || trimmed.hasPrefix("/*")
      let parts = canvas.measure.lines(String(trimmed), style: Self.style, width: width - indent - 14)
      found += parts.enumerated().map { number, part in
        Line(words: part, indent: indent + (number == 0 ? 0 : 14), isComment: isComment)
      }
      if found.count > count {
        found.removeSubrange(count...)
        found[count - 1].words = "…"
        break
      }
    }
    return found
  }
}
