/// The heading of a group in the inspector: its title, with its part in the last gesture.
struct InspectorHeading: Equatable, Sendable {
  enum Part: Sendable { case none, driving, used, unused }
  let frame: Rect
  let title: String
  let part: Part
  let isFirst, isFolded: Bool
  /// Whether the chain between two groups is closed; `nil` if the heading shows no chain.
  let isChained: Bool?
  let hasMenu: Bool
  /// Whether a row differs from its default. A dot marks a folded group with such a row.
  let isChanged: Bool
  let ink, accent: Color
  let theme: Theme

  /// Returns the frame of a button, by its number from the right.
  static func buttonFrame(_ number: Int, in heading: Rect) -> Rect {
    Rect(x: heading.maxX - 40 - 28 * Double(number), y: heading.midY - 11, width: 24, height: 24)
  }

  func draw(on canvas: inout Canvas) {
    if !isFirst { canvas.fill(Rect(x: 0, y: 0, width: frame.width, height: 1), theme.hairline) }
    drawArrow(on: &canvas)
    let words = frame.inset(by: EdgeInsets(top: 2, left: InspectorRow.gutter, right: InspectorRow.margin))
    canvas.text(title, in: words, Theme.Text.strong, part == .driving ? accent : theme.text)
    if part == .driving { canvas.fill(Rect(x: 1, y: 6, width: 3, height: frame.height - 12), radius: 1.5, accent) }
    var rest = words
    let chain = isChained.map { $0 ? Icon.chain : Icon.brokenChain }
    for (number, icon) in [chain, hasMenu ? Icon.more : nil].compactMap({ $0 }).enumerated() {
      let button = Self.buttonFrame(number, in: frame)
      icon.draw(on: &canvas, centeredIn: button, theme.secondaryText)
      rest.size.width = button.minX - 4 - rest.minX
    }
    let hidesChange = isChanged && isFolded
    if hidesChange { canvas.fillCircle(center: Vector2(rest.maxX - 4, rest.midY), radius: 3, theme.accent) }
    guard part == .unused, !hidesChange else { return }
    rest = rest.inset(by: EdgeInsets(left: canvas.measure.size(of: title, style: Theme.Text.strong).width + 8))
    let notes = ["not in this gesture", "not used"]
    canvas.text(firstFitting: notes, in: rest, Theme.Text.caption, theme.secondaryText, alignment: .trailing)
  }

  private func drawArrow(on canvas: inout Canvas) {
    let center = Vector2(InspectorRow.gutter / 2 + 2, frame.midY + 1)
    let corners = [Vector2(-3.5, -1.75), Vector2(0, 1.75), Vector2(3.5, -1.75)].map {
      center + (isFolded ? Vector2($0.y, -$0.x) : $0)
    }
    canvas.stroke(Path(corners), Stroke(width: 1.6), ink)
  }
}

extension Icon {
  fileprivate static let more = Icon(
    blocks: [4.0, 10, 16].map { (rect: Rect(x: $0 - 1.5, y: 8.5, width: 3, height: 3), radius: 1.5) })
  fileprivate static let chain = Icon(
    frames: [2.0, 9].map { (rect: Rect(x: $0, y: 7, width: 9, height: 6), radius: 3) })
  fileprivate static let brokenChain = Icon(
    frames: [1, 11.5].map { (rect: Rect(x: $0, y: 7, width: 7.5, height: 6), radius: 3) })
}
