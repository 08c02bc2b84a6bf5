struct DrawerSheet {
  static let (headerHeight, rowHeight) = (84.0, 72.0)
  private static let widest = 560.0

  static var contentHeight: Double { Double(TownPlace.all.count) * rowHeight + Theme.Space.large }

  let size: Size
  var top, offset: Double
  let selected: Int?
  let picture: OwnPicture?

  private var frame: Rect {
    let width = min(size.width, picture?.size.width ?? Self.widest)
    return Rect(x: ((size.width - width) / 2).rounded(), y: top, width: width, height: max(0, size.height - top) + 40)
  }

  var listFrame: Rect { frame.inset(by: EdgeInsets(top: Self.headerHeight, left: 0, bottom: 0, right: 0)) }

  static func row(at y: Double) -> Int? {
    let index = (y / rowHeight).rounded(.down)
    return index >= 0 && index < Double(TownPlace.all.count) ? Int(index) : nil
  }

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    canvas.card(frame, radius: Theme.Radius.large, blur: 28, offset: 2, theme)
    canvas.clipped(to: listFrame) { canvas in
      if let picture {
        canvas.draw(picture.bitmap, in: page(picture))
      } else {
        for index in shownRows {
          let row = row(index)
          if index == selected { canvas.fill(row, theme.highlight) }
          let place = TownPlace.all[index]
          PlaceRow(place: place, frame: row, detail: "\(place.minutes) min").draw(on: &canvas, theme)
        }
      }
    }
    drawHeader(on: &canvas, theme)
    drawHandle(theme.track, on: &canvas)
  }

  private func drawHandle(_ color: Color, on canvas: inout Canvas) {
    canvas.fill(Rect(center: Vector2(frame.midX, top + 10), size: Size(40, 5)), radius: 2.5, color)
  }

  func drawGhost(beside other: DrawerSheet, on canvas: inout Canvas, _ theme: Theme) {
    if (top - other.top).magnitude > 1 {
      canvas.ghost(of: frame, radius: Theme.Radius.large, theme)
      drawHandle(theme.ghost, on: &canvas)
    }
    guard (offset - other.offset).magnitude > 1 else { return }
    canvas.clipped(to: listFrame) { canvas in
      if let picture { return canvas.ghost(of: page(picture), radius: 0, theme) }
      for index in shownRows { PlaceRow.drawGhost(in: row(index), on: &canvas, theme) }
    }
  }

  private func page(_ picture: OwnPicture) -> Rect {
    let left = (frame.midX - picture.size.width / 2).rounded()
    return Rect(origin: Vector2(left, listFrame.minY - offset), size: picture.size)
  }

  private var shownRows: Range<Int> {
    let first = max(0, Int((offset / Self.rowHeight).rounded(.down)))
    let last = min(TownPlace.all.count, Int(((offset + listFrame.height) / Self.rowHeight).rounded(.up)))
    return first..<max(first, last)
  }

  private func row(_ index: Int) -> Rect {
    let y = listFrame.minY + Double(index) * Self.rowHeight - offset
    return Rect(x: frame.minX, y: y, width: frame.width, height: Self.rowHeight)
  }

  private func drawHeader(on canvas: inout Canvas, _ theme: Theme) {
    let (left, width) = (frame.minX + Theme.Space.huge, frame.width - 48)
    let (title, words) = (picture?.name ?? "Around here", picture?.measures ?? Self.summary)
    canvas.text(title, at: Vector2(left, top + 22), Theme.Text.title, theme.text, maxWidth: width)
    canvas.text(words, at: Vector2(left, top + 46), Theme.Text.body, theme.secondaryText, maxWidth: width)
    canvas.fill(Rect(x: frame.minX, y: top + Self.headerHeight - 1, width: frame.width, height: 1), theme.hairline)
    // The header casts a shadow on a scrolled list.
    let depth = (offset / 24).clamped(to: 0...1)
    guard depth > 0 else { return }
    let edge = Rect(x: frame.minX, y: top + Self.headerHeight, width: frame.width, height: 8)
    canvas.fill(edge, .vertical(theme.shadow.opacity(0.7 * depth), theme.shadow.opacity(0)))
  }

  private static let summary = "\(TownPlace.all.count) places within half an hour on foot"
}
