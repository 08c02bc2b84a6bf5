/// A preview of what a menu's selected item copies or exports, beside the list.
struct MenuPreview: Equatable, Sendable {
  /// Code, or a sentence with a picture: the `part` of what `draw` draws.
  final class Content: Equatable, Sendable {
    let words: String
    let code: String?
    let part: Rect?
    let draw: @Sendable (inout Canvas) -> Void

    init(
      words: String = "", code: String? = nil, part: Rect? = nil,
      draw: @escaping @Sendable (inout Canvas) -> Void = { _ in }
    ) { (self.words, self.code, self.part, self.draw) = (words, code, part, draw) }

    static func == (a: Content, b: Content) -> Bool { a === b }
  }

  let frame: Rect
  let content: Content?

  private static let lineHeight = 17.0
  private static let style = Theme.Text.code

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    canvas.cached(Canvas.Slot("menu preview"), for: self, theme) { canvas in
      canvas.fill(frame, radius: Theme.Radius.medium, theme.background)
      guard let content else { return }
      let box = frame.inset(by: EdgeInsets(top: 10, left: 14, bottom: 8, right: 14))
      if let code = content.code { drawCode(code, in: box, on: &canvas, theme) }
      let lines = canvas.measure.lines(content.words, style: Theme.Text.small, width: box.width)
      let height = Double(lines.count) * Self.lineHeight
      let frame = box.inset(by: EdgeInsets(bottom: height + 6))
      if let part = content.part { canvas.miniature(of: part, in: frame, content.draw) }
      let words = Rect(x: box.minX, y: box.maxY - height, width: box.width, height: height)
      canvas.text(lines: lines[...], in: words, lineHeight: Self.lineHeight, Theme.Text.small, theme.secondaryText)
    }
  }

  private func drawCode(_ code: String, in box: Rect, on canvas: inout Canvas, _ theme: Theme) {
    let count = max(1, Int(box.height / Self.lineHeight))
    var lines: [(words: String, ink: Color)] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) where lines.count <= count {
      let (indent, words) = (String(line.prefix { $0 == " " }), line.drop { $0 == " " })
      let ink = words.hasPrefix("//") || words.hasPrefix("/*") ? theme.secondaryText : theme.text
      let width = box.width - canvas.measure.size(of: indent, style: Self.style).width
      lines += canvas.measure.lines(String(words), style: Self.style, width: width).map { (indent + $0, ink) }
    }
    if lines.count > count { lines[count - 1].words = "…" }
    for (index, line) in lines.prefix(count).enumerated() {
      let top = box.minY + Double(index) * Self.lineHeight
      let row = Rect(x: box.minX, y: top, width: box.width, height: Self.lineHeight)
      canvas.text(line.words, in: row, Self.style, line.ink)
    }
  }
}
