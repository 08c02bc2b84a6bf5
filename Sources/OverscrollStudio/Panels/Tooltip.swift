/// A label with the name and key of the icon under the pointer, or with the whole of a name that is cut off.
struct Tooltip {
  enum Side { case above, below, left, right }

  var words: String
  var key = ""
  let anchor: Rect
  let side: Side
  /// The width and style of a name on the screen: the tooltip appears only if the name is cut off there.
  var room: (width: Double, style: TextStyle)?

  private static let (gap, lineHeight, widest) = (6.0, 17.0, 460.0)

  func draw(on canvas: inout Canvas, in window: Size, _ theme: Theme) {
    let measure = canvas.measure
    if let room, measure.size(of: words, style: room.style).width <= room.width { return }
    let style = Theme.Text.small
    let space = side == .right ? window.width - anchor.maxX : side == .left ? anchor.minX : window.width
    let lines = measure.lines(words, style: style, width: (space - 40).clamped(to: 160...Self.widest))
    let words = (lines.map { measure.size(of: $0, style: style).width }.max() ?? 0).rounded(.up)
    let width = words + (key.isEmpty ? 20 : KeyCap.width(of: key, on: canvas) + 28)
    let height = 11 + Self.lineHeight * Double(lines.count)
    let corner: Vector2 =
      switch side {
      case .above: Vector2(anchor.midX - width / 2, anchor.minY - Self.gap - height)
      case .below: Vector2(anchor.midX - width / 2, anchor.maxY + Self.gap)
      case .left: Vector2(anchor.minX - Self.gap - width, anchor.midY - height / 2)
      case .right: Vector2(anchor.maxX + Self.gap, anchor.midY - height / 2)
      }
    let limits = Vector2(max(4, window.width - width - 4), max(4, window.height - height - 4))
    let origin = Vector2(corner.x.clamped(to: 4...limits.x).rounded(), corner.y.clamped(to: 4...limits.y).rounded())
    let frame = Rect(origin: origin, size: Size(width, height))
    canvas.card(frame, radius: Theme.Radius.small, blur: 12, offset: 2, theme, color: theme.inverse)
    let box = frame.inset(by: EdgeInsets(top: 5.5, left: 10, bottom: 5.5, right: 8))
    canvas.text(lines: lines, in: box, lineHeight: Self.lineHeight, style, theme.onInverse)
    guard !key.isEmpty else { return }
    KeyCap.draw(key, at: Vector2(box.minX + words + 10, frame.midY - 10), on: &canvas, theme)
  }
}

enum KeyCap {
  static func width(of label: String, on canvas: Canvas) -> Double {
    max(22, (canvas.measure.size(of: label, style: Theme.Text.small).width + 12).rounded(.up))
  }

  static func draw(_ label: String, at corner: Vector2, on canvas: inout Canvas, _ theme: Theme) {
    let frame = Rect(origin: corner, size: Size(width(of: label, on: canvas), 20))
    canvas.fill(frame.offset(by: Vector2(0, 1)), radius: 5, theme.track)
    canvas.fill(frame, radius: 5, theme.button)
    canvas.text(label, in: frame, Theme.Text.small, theme.text, alignment: .center)
  }
}
