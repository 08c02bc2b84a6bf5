/// The suggestions of the first start, one after the other, in a corner of the stage. Each leaves once it is done.
struct FirstHints: Sendable {
  enum Hint: Sendable { case gesture, slider }

  private(set) var hint: Hint?
  /// The names of the demos that the user has used. Their hints are no longer above the stage.
  private(set) var usedDemos: Set<String>

  mutating func endGesture(on demo: String, hasSliders: Bool) {
    usedDemos.insert(demo)
    if hint == .gesture { hint = hasSliders ? .slider : nil }
  }

  mutating func dismiss() { hint = nil }
  mutating func endSlider() { if hint == .slider { hint = nil } }

  func words(_ card: DemoCard) -> String? {
    hint.map { $0 == .gesture ? card.hints[0] : "Drag a slider, then do it again." }
  }

  func draw(
    _ card: DemoCard, on canvas: inout Canvas, in stage: Rect, avoiding controls: @autoclosure () -> [Rect],
    _ theme: Theme
  ) {
    guard let words = words(card) else { return }
    let lines = canvas.measure.lines(words, style: Theme.Text.strong, width: min(352, stage.width - 32) - 28)
    let widest = (lines + [Self.help]).map { canvas.measure.size(of: $0, style: Theme.Text.strong).width }.max() ?? 0
    let size = Size(widest.rounded(.up) + 28, Double(lines.count) * 20 + 40)
    let corners = [StageCorner.topRight, .bottomLeft, .bottomRight, .topLeft, .belowTopRight]
    let place = StageCorner.place(size, on: stage.size, avoiding: controls(), corners)
    let frame = place.offset(by: stage.origin)
    canvas.card(frame, radius: Theme.Radius.large, blur: 24, offset: 6, theme)
    let inner = frame.inset(by: EdgeInsets(top: 10, left: 14, bottom: 8, right: 14))
    canvas.text(lines: lines, in: inner, lineHeight: 20, Theme.Text.strong, theme.text)
    let last = Rect(x: inner.minX, y: inner.maxY - 20, width: inner.width, height: 20)
    canvas.text(Self.help, in: last, Theme.Text.small, theme.secondaryText)
  }

  private static let help = "Press ? for every key."
}
