/// The frame, style and alignment of a text field.
struct TextFieldLayout: Hashable, Sendable {
  /// The frame of the whole field.
  let frame: Rect
  /// The space between the frame and the text.
  var padding = EdgeInsets.zero
  let style: TextStyle
  var alignment = TextAlignment.leading

  private var box: Rect { frame.inset(by: padding) }

  /// Returns the caret position that is nearest to `x`, in characters from the start.
  func place(at x: Double, in field: TextField, _ measure: any TextMeasuring) -> Int {
    let start = start(of: field, measure)
    let places = (0...field.count).map { (index: $0, x: start + width(of: field, to: $0, measure)) }
    return places.min { abs($0.x - x) < abs($1.x - x) }?.index ?? 0
  }

  private func width(of field: TextField, to place: Int, _ measure: any TextMeasuring) -> Double {
    measure.size(of: field.text(0..<place), style: style).width
  }

  /// Returns the left end of the text.
  private func start(of field: TextField, _ measure: any TextMeasuring) -> Double {
    let width = wholeWidth(of: field, measure)
    return alignment == .trailing && width <= box.width ? box.maxX - width : box.minX - scroll(of: field, measure)
  }

  /// Returns the distance by which the text is shifted to the left. Changes no more than necessary to show the caret,
  /// so that the words that the caret passes stay in view.
  func scroll(of field: TextField, _ measure: any TextMeasuring) -> Double {
    let caret = width(of: field, to: field.caret, measure) + width(of: field.composition, to: nil, measure)
    let shown = field.scroll.clamped(to: min(caret, caret + 2 - box.width)...caret)
    return shown.clamped(to: 0...max(0, wholeWidth(of: field, measure) - box.width))
  }

  private func wholeWidth(of field: TextField, _ measure: any TextMeasuring) -> Double {
    width(of: field, to: field.count, measure) + measure.size(of: field.composition.text, style: style).width + 2
  }

  /// Returns the width of the composition's first `place` characters; up to its caret if `place` is `nil`.
  private func width(of composition: TextComposition, to place: Int?, _ measure: any TextMeasuring) -> Double {
    measure.size(of: String(composition.text.prefix(place ?? composition.caret)), style: style).width
  }

  /// Returns the frame of the caret, which is inside the composition if there is one.
  func caretFrame(of field: TextField, _ measure: any TextMeasuring) -> Rect {
    let x = start(of: field, measure) + width(of: field, to: field.caret, measure)
    return Rect(x: x + width(of: field.composition, to: nil, measure), y: box.midY - 8, width: 1.5, height: 16)
  }

  func draw(_ field: TextField, on canvas: inout Canvas, _ theme: Theme) {
    let measure = canvas.measure
    let start = start(of: field, measure)
    let composition = field.composition
    let composed = measure.size(of: composition.text, style: style).width
    let caret = start + width(of: field, to: field.caret, measure)
    let (from, to) = (field.selection.lowerBound, field.selection.upperBound)
    canvas.clipped(to: box.inset(by: EdgeInsets(top: -4, bottom: -4))) { canvas in
      if from < to {
        let left = start + width(of: field, to: from, measure)
        let right = start + width(of: field, to: to, measure)
        canvas.fill(
          Rect(x: left, y: box.midY - 9, width: right - left, height: 18), radius: 2, theme.accent.opacity(0.28))
      }
      text(field.text(0..<field.caret), from: start, on: &canvas, theme)
      text(composition.text, from: caret, on: &canvas, theme)
      text(field.text(field.caret..<field.count), from: caret + composed, on: &canvas, theme)
      if composed > 0 {
        canvas.fill(Rect(x: caret, y: box.midY + 8, width: composed, height: 1), theme.text)
        let left = width(of: composition, to: composition.clause.lowerBound, measure)
        let right = width(of: composition, to: composition.clause.upperBound, measure)
        canvas.fill(Rect(x: caret + left, y: box.midY + 8, width: right - left, height: 2), theme.text)
      }
      canvas.fill(caretFrame(of: field, measure), theme.accent)
    }
  }

  private func text(_ text: String, from x: Double, on canvas: inout Canvas, _ theme: Theme) {
    guard !text.isEmpty else { return }
    let width = canvas.measure.size(of: text, style: style).width
    canvas.text(text, in: Rect(x: x, y: box.minY, width: width + 2, height: box.height), style, theme.text)
  }
}

/// A request to place a field's caret at the pointer.
struct CaretRequest: Hashable, Sendable {
  let x: Double
  /// Whether the selection extends to the requested position.
  var extends = false
  var selectsWord = false
}
