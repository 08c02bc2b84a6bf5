struct PlaceRow {
  let place: TownPlace
  let frame: Rect
  let detail: String

  private static let initialStyle = TextStyle(size: 20, weight: .medium, isMoving: true)
  private static let nameStyle = TextStyle(size: 14, weight: .medium, isMoving: true)
  private static let wordsStyle = TextStyle(size: 13, isMoving: true)
  private static let detailStyle = TextStyle(size: 12, hasTabularFigures: true, isMoving: true)

  private static func icon(in frame: Rect) -> Rect {
    Rect(x: frame.minX + Theme.Space.huge, y: frame.midY - 22, width: 44, height: 44)
  }

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    let icon = Self.icon(in: frame)
    canvas.fill(icon, radius: 11, .vertical(place.color.mixed(with: .white, 0.16), place.color))
    canvas.text(String(place.name.prefix(1)), in: icon, Self.initialStyle, .white, alignment: .center)
    let (left, right) = (icon.maxX + 14, frame.maxX - Theme.Space.huge)
    let width = max(0, right - left - max(56, 8 * Double(detail.count)))
    canvas.text(place.name, at: Vector2(left, frame.midY - 19), Self.nameStyle, theme.text, maxWidth: width)
    canvas.text(place.words, at: Vector2(left, frame.midY + 1), Self.wordsStyle, theme.secondaryText, maxWidth: width)
    canvas.text(detail, at: Vector2(right, frame.midY - 8), Self.detailStyle, theme.secondaryText, alignment: .trailing)
    canvas.fill(Rect(x: left, y: frame.maxY - 1, width: right - left, height: 1), theme.hairline)
  }

  static func drawGhost(in frame: Rect, on canvas: inout Canvas, _ theme: Theme) {
    canvas.ghost(of: icon(in: frame).inset(by: -2), radius: 13, theme)
  }
}
