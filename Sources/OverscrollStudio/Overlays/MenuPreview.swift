/// The preview of a menu's highlighted item, beside the list; below the list in a narrow window.
struct MenuPreview: Equatable {
  /// The frame of the whole menu.
  let menu: Rect
  let list: Rect
  private let text: Rect

  private static let width = 440.0
  private static let padding = 8.0
  private static let lineHeight = 17.0
  private static let style = Theme.Text.code

  /// Creates the layout of a menu with a preview.
  ///
  /// `size` is the menu's size without a preview, and `top` the height above its list.
  init(beside size: Size, below top: Double, in window: Size) {
    let width = 280 + Self.width
    let isBeside = window.width >= width + 24
    menu = Rect(centering: isBeside ? Size(width, size.height) : size, in: window, margin: 12)
    let inner = menu.inset(by: EdgeInsets(top: top, bottom: Self.padding))
    if isBeside {
      list = inner.inset(by: EdgeInsets(right: Self.width))
      text = inner.inset(by: EdgeInsets(left: inner.width - Self.width, bottom: Self.padding, right: 16))
    } else {
      list = inner.inset(by: EdgeInsets(bottom: inner.height * 0.5))
      text = inner.inset(
        by: EdgeInsets(top: inner.height * 0.5 + Self.padding, left: 16, bottom: Self.padding, right: 16))
    }
  }

  func draw(_ words: String, on canvas: inout Canvas, _ theme: Theme) {
    canvas.cached(Canvas.Slot("menu preview"), for: self, words, theme) { canvas in
      canvas.fill(text, radius: Theme.Radius.medium, theme.background)
      let box = text.inset(by: EdgeInsets(top: 10, left: 14, bottom: 8, right: 14))
      let count = max(1, Int(box.height / Self.lineHeight))
      for (index, line) in lines(words, width: box.width, count: count, on: canvas).enumerated() {
        let row = Rect(
          x: box.minX + line.indent, y: box.minY + Double(index) * Self.lineHeight, width: box.width - line.indent,
          height: Self.lineHeight)
        canvas.text(line.words, in: row, Self.style, line.isComment ? theme.secondaryText : theme.text)
      }
    }
  }

  private struct Line {
    var words: String
    let indent: Double
    let isComment: Bool
  }

  /// Returns the wrapped lines that fit into `count` lines. The last line is an ellipsis if there are more.
  private func lines(_ words: String, width: Double, count: Int, on canvas: Canvas) -> [Line] {
    var found: [Line] = []
    for line in words.split(separator: "\n", omittingEmptySubsequences: false).dropLast(words.last == "\n" ? 1 : 0) {
      let trimmed = line.drop { $0 == " " }
      // Wrapped lines begin at the indentation of their first line.
      let indent = canvas.measure.size(of: String(line.prefix(line.count - trimmed.count)), style: Self.style).width
      let isComment = trimmed.hasPrefix("//") || trimmed.hasPrefix("/*")
      for (number, part) in canvas.measure.lines(String(trimmed), style: Self.style, width: width - indent - 14)
        .enumerated()
      {
        found.append(Line(words: part, indent: indent + (number == 0 ? 0 : 14), isComment: isComment))
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
