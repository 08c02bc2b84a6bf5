/// The sheet of the drawer demo, with its scrolling list.
struct DrawerSheet {
  static let headerHeight = 84.0
  private static let widest = 560.0
  static let rowHeight = 72.0

  static var contentHeight: Double { Double(TownPlace.all.count) * rowHeight + Theme.Space.large }

  let size: Size
  /// The origin of the sheet, from the top of the stage.
  let top: Double
  let offset: Double
  let selected: Int?
  /// The content in place of the list.
  let picture: OwnPicture?

  private var frame: Rect {
    let width = min(size.width, picture?.size.width ?? Self.widest)
    return Rect(x: ((size.width - width) / 2).rounded(), y: top, width: width, height: max(0, size.height - top) + 40)
  }

  private var listFrame: Rect { frame.inset(by: EdgeInsets(top: Self.headerHeight, left: 0, bottom: 0, right: 0)) }

  /// Returns the row at `y` points of the list's content; `nil` outside the rows.
  static func row(at y: Double) -> Int? {
    let index = (y / rowHeight).rounded(.down)
    return index >= 0 && index < Double(TownPlace.all.count) ? Int(index) : nil
  }

  // MARK: - Drawing

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    canvas.card(frame, radius: Theme.Radius.large, blur: 28, offset: 2, theme)
    canvas.clipped(to: listFrame) { canvas in
      if let picture {
        canvas.draw(picture.bitmap, in: page(picture))
      } else {
        for index in shownRows { drawRow(index, on: &canvas, theme) }
      }
    }
    drawHeader(on: &canvas, theme)
    drawHandle(theme.track, on: &canvas)
  }

  private func drawHandle(_ color: Color, on canvas: inout Canvas) {
    canvas.fill(Rect(center: Vector2(frame.midX, top + 10), size: Size(40, 5)), radius: 2.5, color)
  }

  /// Draws the outline of the sheet and of each row's picture, if they are farther than a point from those of `other`.
  func drawGhost(beside other: DrawerSheet, on canvas: inout Canvas, _ theme: Theme) {
    if (top - other.top).magnitude > 1 {
      canvas.ghost(of: frame, radius: Theme.Radius.large, theme)
      drawHandle(theme.ghost, on: &canvas)
    }
    guard (offset - other.offset).magnitude > 1 else { return }
    canvas.clipped(to: listFrame) { canvas in
      if let picture { return canvas.ghost(of: page(picture), radius: 0, theme) }
      for index in shownRows {
        let (row, side) = (row(index), PlaceIcon.side)
        let picture = Rect(x: row.minX + Theme.Space.huge, y: row.midY - 22, width: side, height: side)
        canvas.stroke(picture.inset(by: -2), radius: 13, width: 2, theme.ghost)
      }
    }
  }

  private func page(_ picture: OwnPicture) -> Rect {
    let left = (frame.midX - picture.size.width / 2).rounded()
    return Rect(origin: Vector2(left, listFrame.minY - offset), size: picture.size)
  }

  /// The rows that are at least partly visible.
  private var shownRows: Range<Int> {
    let first = max(0, Int((offset / Self.rowHeight).rounded(.down)))
    let last = min(TownPlace.all.count, Int(((offset + listFrame.height) / Self.rowHeight).rounded(.up)))
    return first..<max(first, last)
  }

  private func row(_ index: Int) -> Rect {
    Rect(
      x: frame.minX, y: listFrame.minY + Double(index) * Self.rowHeight - offset, width: frame.width,
      height: Self.rowHeight)
  }

  private func drawHeader(on canvas: inout Canvas, _ theme: Theme) {
    let left = frame.minX + Theme.Space.huge
    let title = picture?.name ?? "Around here"
    canvas.text(title, at: Vector2(left, top + 22), Theme.Text.title, theme.text, maxWidth: frame.width - 48)
    canvas.text(
      picture?.measures ?? Self.summary, at: Vector2(left, top + 46), Theme.Text.body, theme.secondaryText,
      maxWidth: frame.width - 48)
    canvas.fill(Rect(x: frame.minX, y: top + Self.headerHeight - 1, width: frame.width, height: 1), theme.hairline)
    // The header casts a shadow on a scrolled list.
    let depth = (offset / 24).clamped(to: 0...1)
    guard depth > 0 else { return }
    let edge = Rect(x: frame.minX, y: top + Self.headerHeight, width: frame.width, height: 8)
    canvas.fill(edge, .vertical(theme.shadow.opacity(0.7 * depth), theme.shadow.opacity(0)))
  }

  private static let summary = "\(TownPlace.all.count) places within half an hour on foot"

  private func drawRow(_ index: Int, on canvas: inout Canvas, _ theme: Theme) {
    let place = TownPlace.all[index]
    let row = row(index)
    guard canvas.shows(row) else { return }
    if index == selected { canvas.fill(row, theme.highlight) }
    PlaceIcon(kind: place.kind).draw(on: &canvas, at: Vector2(row.minX + Theme.Space.huge, row.midY - 22))
    drawWords(place, in: row, on: &canvas, theme)
  }

  private func drawWords(_ place: TownPlace, in row: Rect, on canvas: inout Canvas, _ theme: Theme) {
    let left = row.minX + Theme.Space.huge + PlaceIcon.side + 14
    let right = row.maxX - Theme.Space.huge
    let width = right - left - 56
    canvas.text(
      place.name, at: Vector2(left, row.midY - 19), TextStyle(size: 14, weight: .medium, isMoving: true), theme.text,
      maxWidth: width)
    canvas.text(
      place.words, at: Vector2(left, row.midY + 1), TextStyle(size: 13, isMoving: true), theme.secondaryText,
      maxWidth: width)
    canvas.text(
      "\(place.minutes) min", at: Vector2(right, row.midY - 8),
      TextStyle(size: 12, hasTabularFigures: true, isMoving: true), theme.secondaryText, alignment: .trailing)
    canvas.fill(Rect(x: left, y: row.maxY - 1, width: right - left, height: 1), theme.hairline)
  }

  func drawIndicator(_ bar: ScrollIndicator, on canvas: inout Canvas, _ theme: Theme) {
    let rect = Rect(x: frame.maxX - 9, y: listFrame.minY + 3 + bar.position, width: 6, height: bar.length)
    canvas.fill(rect, radius: 3, theme.text.opacity(0.45))
  }
}
