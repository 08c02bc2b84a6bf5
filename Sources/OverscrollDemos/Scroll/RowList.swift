struct RowList {
  static let rowHeight = 64.0

  let count: Int
  let width: Double
  var size: Size { Size(width, Double(count) * Self.rowHeight) }

  func draw(on canvas: inout Canvas, visible: Rect, _ theme: Theme) {
    canvas.fill(visible.intersection(Rect(origin: .zero, size: size)), theme.surface)
    for index in rows(in: visible) {
      let place = TownPlace.all[index &* 29 % TownPlace.all.count]
      PlaceRow(place: place, frame: frame(index), detail: Self.number(index + 1)).draw(on: &canvas, theme)
    }
  }

  func drawGhost(on canvas: inout Canvas, at shift: Vector2, visible: Rect, _ theme: Theme) {
    for index in rows(in: visible.offset(by: -shift)) {
      PlaceRow.drawGhost(in: frame(index).offset(by: shift), on: &canvas, theme)
    }
  }

  private func rows(in visible: Rect) -> Range<Int> {
    let first = (visible.minY / Self.rowHeight).rounded(.down).clamped(to: 0...Double(count))
    let last = (visible.maxY / Self.rowHeight).rounded(.up).clamped(to: first...Double(count))
    return Int(first)..<Int(last)
  }

  private func frame(_ index: Int) -> Rect {
    Rect(x: 0, y: Double(index) * Self.rowHeight, width: width, height: Self.rowHeight)
  }

  static func number(_ value: Int) -> String {
    guard value >= 1000 else { return String(value) }
    let group = value % 1000
    return "\(number(value / 1000))\u{202F}\(group < 100 ? "0" : "")\(group < 10 ? "0" : "")\(group)"
  }
}
