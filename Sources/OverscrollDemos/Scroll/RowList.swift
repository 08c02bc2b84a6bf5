/// A list of any number of rows, of which only the visible ones are drawn.
struct RowList {
  static let rowHeight = 64.0

  let count: Int
  let width: Double

  var size: Size { Size(width, Double(count) * Self.rowHeight) }

  func draw(on canvas: inout Canvas, visible: Rect, _ theme: Theme) {
    canvas.fill(visible.intersection(Rect(origin: .zero, size: size)), theme.surface)
    for index in rows(in: visible) { drawRow(index, on: &canvas, theme) }
  }

  private func rows(in visible: Rect) -> Range<Int> {
    let first = (visible.minY / Self.rowHeight).rounded(.down).clamped(to: 0...Double(count))
    let last = (visible.maxY / Self.rowHeight).rounded(.up).clamped(to: first...Double(count))
    return Int(first)..<Int(last)
  }

  /// Draws the outlines of the rows' pictures, `way` from their place.
  func drawGhost(on canvas: inout Canvas, at way: Vector2, visible: Rect, _ theme: Theme) {
    for index in rows(in: visible.offset(by: -way)) {
      let (y, side) = (Double(index) * Self.rowHeight + 10, PlaceIcon.side)
      canvas.ghost(of: Rect(x: 20 + way.x, y: y + way.y, width: side, height: side).inset(by: -2), radius: 13, theme)
    }
  }

  private func drawRow(_ index: Int, on canvas: inout Canvas, _ theme: Theme) {
    let place = TownPlace.all[index &* 29 % TownPlace.all.count]
    let row = Rect(x: 0, y: Double(index) * Self.rowHeight, width: width, height: Self.rowHeight)
    PlaceIcon(kind: place.kind).draw(on: &canvas, at: Vector2(20, row.minY + 10))
    let room = max(0, width - 78 - 110)
    canvas.text(
      place.name, at: Vector2(78, row.minY + 13), TextStyle(size: 14, weight: .medium, isMoving: true), theme.text,
      maxWidth: room)
    canvas.text(
      place.words, at: Vector2(78, row.minY + 33), TextStyle(size: 13, isMoving: true), theme.secondaryText,
      maxWidth: room)
    canvas.text(
      Self.number(index + 1), at: Vector2(width - 24, row.midY - 8),
      TextStyle(size: 13, hasTabularFigures: true, isMoving: true), theme.secondaryText, alignment: .trailing)
    canvas.fill(Rect(x: 78, y: row.maxY - 1, width: max(0, width - 78), height: 1), theme.hairline)
  }

  /// Returns the number with its digits in groups of three.
  static func number(_ value: Int) -> String {
    guard value >= 1000 else { return String(value) }
    let group = value % 1000
    return "\(number(value / 1000))\u{202F}\(group < 100 ? "0" : "")\(group < 10 ? "0" : "")\(group)"
  }
}
