struct TextFieldLayout: Hashable, Sendable {
  let frame: Rect
  var padding = EdgeInsets.zero
  let style: TextStyle
  var alignment = TextAlignment.leading
  private var box: Rect { frame.inset(by: padding) }

  /// Returns the caret position that is nearest to `x`, in characters from the start.
  func index(at x: Double, in field: TextField, _ measure: any TextMeasuring) -> Int {
    let start = start(of: field, measure)
    let carets = (0...field.count).map { (index: $0, x: start + width(field.text(0..<$0), measure)) }
    return carets.min { abs($0.x - x) < abs($1.x - x) }?.index ?? 0
  }

  private func width(_ text: some StringProtocol, _ measure: any TextMeasuring) -> Double {
    measure.size(of: String(text), style: style).width
  }

  private func start(of field: TextField, _ measure: any TextMeasuring) -> Double {
    let width = wholeWidth(of: field, measure)
    return alignment == .trailing && width <= box.width ? box.maxX - width : box.minX - scroll(of: field, measure)
  }

  /// Returns the distance by which the text is shifted to the left: no more than necessary to show the caret.
  func scroll(of field: TextField, _ measure: any TextMeasuring) -> Double {
    let caret = caretWidth(of: field, measure)
    let shown = field.scroll.clamped(to: min(caret, caret + 2 - box.width)...caret)
    return shown.clamped(to: 0...max(0, wholeWidth(of: field, measure) - box.width))
  }

  private func wholeWidth(of field: TextField, _ measure: any TextMeasuring) -> Double {
    width(field.text, measure) + width(field.composition.text, measure) + 2
  }

  private func caretWidth(of field: TextField, _ measure: any TextMeasuring) -> Double {
    width(field.text(0..<field.caret), measure) + width(field.composition.text.prefix(field.composition.caret), measure)
  }

  func caretFrame(of field: TextField, _ measure: any TextMeasuring) -> Rect {
    Rect(x: start(of: field, measure) + caretWidth(of: field, measure), y: box.midY - 8, width: 1.5, height: 16)
  }

  func draw(_ field: TextField, on canvas: inout Canvas, _ theme: Theme) {
    let measure = canvas.measure
    let start = start(of: field, measure)
    let (composition, selection) = (field.composition, field.selection)
    let composed = width(composition.text, measure)
    let caret = start + width(field.text(0..<field.caret), measure)
    canvas.clipped(to: box.inset(by: EdgeInsets(top: -4, bottom: -4))) { canvas in
      if !selection.isEmpty {
        let left = start + width(field.text(0..<selection.lowerBound), measure)
        let right = start + width(field.text(0..<selection.upperBound), measure)
        canvas.fill(
          Rect(x: left, y: box.midY - 9, width: right - left, height: 18), radius: 2, theme.accent.opacity(0.28))
      }
      text(field.text(0..<field.caret), from: start, on: &canvas, theme)
      text(composition.text, from: caret, on: &canvas, theme)
      text(field.text(field.caret..<field.count), from: caret + composed, on: &canvas, theme)
      if composed > 0 {
        canvas.fill(Rect(x: caret, y: box.midY + 8, width: composed, height: 1), theme.text)
        let left = width(composition.text.prefix(composition.clause.lowerBound), measure)
        let right = width(composition.text.prefix(composition.clause.upperBound), measure)
        canvas.fill(Rect(x: caret + left, y: box.midY + 8, width: right - left, height: 2), theme.text)
      }
      canvas.fill(caretFrame(of: field, measure), theme.accent)
    }
  }

  private func text(_ text: String, from x: Double, on canvas: inout Canvas, _ theme: Theme) {
    let frame = Rect(x: x, y: box.minY, width: width(text, canvas.measure) + 2, height: box.height)
    canvas.text(text, in: frame, style, theme.text)
  }
}

struct CaretRequest: Hashable, Sendable {
  let x: Double
  var extends = false
  var selectsWord = false
}
