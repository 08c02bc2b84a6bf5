import Geometry
import Graphics

/// The sheet of the drawer demo and what is written on it.
struct DrawerSheet {
  static let headerHeight = 84.0
  private static let widest = 560.0
  private static let rowHeight = 72.0

  private struct Place {
    var name: String
    var words: String
    var color: UInt32
  }

  private static let places = [
    Place(name: "Quayside Bakery", words: "Bread at six, sold out by nine", color: 0xE08A3C),
    Place(name: "Museum of Small Machines", words: "Closes when the last one stops", color: 0x5B7FD6),
    Place(name: "Elm Street Baths", words: "Two pools, one of them warm", color: 0x2FA3A0),
    Place(name: "The Reading Room", words: "Quiet until half past ten", color: 0x9A62C7),
    Place(name: "Harbour Light", words: "A hundred and nine steps", color: 0xD65B5B),
    Place(name: "Botanic Steps", words: "The fig is in fruit", color: 0x5A9A4A),
    Place(name: "Tram Depot", words: "Line 4 sleeps here", color: 0x7A7F8C),
    Place(name: "Corner Cinema", words: "Tonight: something with trains", color: 0xC75B93),
    Place(name: "North Ferry", words: "Every twenty minutes, weather permitting", color: 0x3C8FC7),
    Place(name: "Clockmaker", words: "Right twice a day, and usually more", color: 0xA07C3A),
  ]

  let size: Size
  /// The sheet's origin, from the top of the stage.
  let top: Double

  private var frame: Rect {
    let width = min(size.width, Self.widest)
    return Rect(x: ((size.width - width) / 2).rounded(), y: top, width: width, height: max(0, size.height - top) + 40)
  }

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    canvas.shadow(of: frame, radius: Theme.Radius.large, blur: 28, offset: 2, theme.shadow)
    canvas.fill(frame, radius: Theme.Radius.large, theme.surface)
    drawHandle(on: &canvas, theme)
    drawHeader(on: &canvas, theme)
    for (index, place) in Self.places.enumerated() { draw(place, index, on: &canvas, theme) }
  }

  private func drawHandle(on canvas: inout Canvas, _ theme: Theme) {
    let handle = Rect(center: Vector2(frame.midX, top + 10), size: Size(40, 5))
    canvas.fill(handle, radius: 2.5, theme.track)
  }

  private func drawHeader(on canvas: inout Canvas, _ theme: Theme) {
    let left = frame.minX + Theme.Space.huge
    canvas.text("Around here", at: Vector2(left, top + 22), Theme.Text.title, theme.text, maxWidth: frame.width - 48)
    canvas.text(
      "Ten places within a short walk", at: Vector2(left, top + 46), Theme.Text.body, theme.secondaryText,
      maxWidth: frame.width - 48)
    canvas.fill(
      Rect(x: frame.minX, y: top + Self.headerHeight - 1, width: frame.width, height: 1), theme.hairline)
  }

  private func draw(_ place: Place, _ index: Int, on canvas: inout Canvas, _ theme: Theme) {
    let row = Rect(
      x: frame.minX + Theme.Space.huge, y: top + Self.headerHeight + Double(index) * Self.rowHeight,
      width: frame.width - 2 * Theme.Space.huge, height: Self.rowHeight)
    guard canvas.shows(row) else { return }
    let badge = Rect(x: row.minX, y: row.midY - 20, width: 40, height: 40)
    canvas.fill(badge, radius: Theme.Radius.medium, Color(place.color))
    canvas.text(
      String(place.name.prefix(1)), in: badge, TextStyle(size: 17, weight: .bold, isMoving: true), .white,
      alignment: .center)
    drawWords(place, in: row, on: &canvas, theme)
  }

  private func drawWords(_ place: Place, in row: Rect, on canvas: inout Canvas, _ theme: Theme) {
    let left = row.minX + 56
    let width = row.maxX - left
    canvas.text(
      place.name, at: Vector2(left, row.midY - 19), TextStyle(size: 14, weight: .medium, isMoving: true), theme.text,
      maxWidth: width)
    canvas.text(
      place.words, at: Vector2(left, row.midY + 1), TextStyle(size: 13, isMoving: true), theme.secondaryText,
      maxWidth: width)
    canvas.fill(Rect(x: left, y: row.maxY - 1, width: width, height: 1), theme.hairline)
  }
}
