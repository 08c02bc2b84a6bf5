/// A card with the name of a station and the badges of its lines.
struct MetroTag {
  let station: MetroMap.Station
  let lines: [(name: String, color: Color)]

  private static let badge = Size(24, 18)
  private static let style = TextStyle(size: 14, weight: .bold, isMoving: true)

  /// Draws the card above `point` if there is room, otherwise below.
  func draw(on canvas: inout Canvas, above point: Vector2, _ distance: Double, _ theme: Theme) {
    let size = size(canvas)
    var frame = Rect(
      x: point.x - size.width / 2, y: point.y - distance - size.height, width: size.width, height: size.height)
    if !canvas.shows(Rect(x: frame.midX, y: frame.minY - 3, width: 1, height: 1)) {
      frame.origin.y = point.y + distance
    }
    canvas.shadow(of: frame, radius: Theme.Radius.medium, blur: 16, offset: 3, theme.shadow)
    canvas.fill(frame, radius: Theme.Radius.medium, theme.surface)
    let name = Rect(x: frame.minX + 12, y: frame.minY + 8, width: frame.width - 24, height: 20)
    canvas.text(station.name, in: name, Self.style, theme.text)
    for (index, line) in lines.enumerated() { draw(line, index, in: frame, on: &canvas) }
  }

  private func size(_ canvas: Canvas) -> Size {
    let name = canvas.measure.size(of: station.name, style: Self.style).width
    let badges = Double(lines.count) * (Self.badge.width + 4) - 4
    return Size(max(name, badges).rounded(.up) + 24, 58)
  }

  private func draw(_ line: (name: String, color: Color), _ index: Int, in frame: Rect, on canvas: inout Canvas) {
    let place = Vector2(frame.minX + 12 + Double(index) * (Self.badge.width + 4), frame.minY + 32)
    let badge = Rect(origin: place, size: Self.badge)
    canvas.fill(badge, radius: 5, line.color)
    canvas.text(
      line.name, in: badge, TextStyle(size: 11, weight: .bold, isMoving: true), line.color.legible, alignment: .center)
  }
}
