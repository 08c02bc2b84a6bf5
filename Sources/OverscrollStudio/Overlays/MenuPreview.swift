/// The code that a menu's selected item copies, beside the list.
struct MenuPreview: Equatable, Sendable {
  let frame: Rect
  let code: String?

  private static let lineHeight = 17.0
  private static let style = Theme.Text.code

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    canvas.cached(Canvas.Slot("menu preview"), for: self, theme) { canvas in
      canvas.fill(frame, radius: Theme.Radius.medium, theme.background)
      if let code { drawCode(code, on: &canvas, theme) }
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
