struct MetroDrawing {
  let picture: MetroPicture
  let scale: Double
  let offset: Vector2
  let theme: Theme
  let highlighted: Int?
  private var map: MetroMap { picture.map }
  private var measure: MetroMeasure { MetroMeasure(scale: scale) }

  func draw(on canvas: inout Canvas, _ drawGhost: (inout Canvas) -> Void) {
    let sheet = Rect(origin: -offset, size: map.size * scale)
    canvas.shadow(of: sheet, radius: 0, blur: 30, offset: 6, theme.shadow)
    canvas.fill(sheet, paper)
    canvas.clipped(to: sheet) { canvas in
      canvas.translated(by: -offset) { canvas in
        drawLand(on: &canvas)
        let title = TextStyle(size: (34 * scale).rounded(), weight: .bold, isMoving: true)
        canvas.text(map.city, at: Vector2(60, 44) * scale, title, ink)
      }
      drawGhost(&canvas)
      canvas.translated(by: -offset) { canvas in
        for (index, track) in picture.tracks.enumerated() {
          // A seam around the line separates it from the lines below.
          stroke(track, width: measure.line + 2 * measure.seam, paper, on: &canvas)
          stroke(track, width: measure.line, color(ofLine: index), on: &canvas)
        }
        for station in map.stations { drawMark(station, on: &canvas) }
        drawNames(on: &canvas)
      }
    }
    canvas.stroke(sheet, width: 1, theme.hairline)
    canvas.translated(by: -offset) { drawHighlight(on: &$0) }
  }

  /// Draws the network alone, in one color, unless it is within a point of that of `other`.
  func drawGhost(beside other: MetroDrawing, on canvas: inout Canvas) {
    let shift = offset - other.offset
    let end = Vector2(map.size.width, map.size.height) * (scale - other.scale) - shift
    guard shift.length > 1 || end.length > 1 else { return }
    canvas.translated(by: -offset) { canvas in
      canvas.stroke(Rect(origin: .zero, size: map.size * scale), width: 2, theme.ghost)
      for track in picture.tracks { stroke(track, width: 2, theme.ghost, on: &canvas) }
    }
  }

  // MARK: - Colors

  private var paper: Color { Color(theme.isDark ? 0x191C22 : 0xFCFBF7) }
  private var water: Color { Color(theme.isDark ? 0x20394F : 0xCDE3F2) }
  private var waterText: Color { Color(theme.isDark ? 0x8FBCE0 : 0x2F6C9E) }
  private var park: Color { Color(theme.isDark ? 0x22362A : 0xDDEED2) }
  private var parkText: Color { Color(theme.isDark ? 0x93C79B : 0x3D7A3A) }
  private var ink: Color { theme.text }

  private func color(ofLine index: Int) -> Color {
    let color = map.lines[index].color
    return theme.isDark ? color.mixed(with: .white, 0.14) : color
  }

  // MARK: - Land

  private func drawLand(on canvas: inout Canvas) {
    for (area, outline) in zip(map.areas, picture.areas) where area.kind == .park { fill(outline, park, on: &canvas) }
    for (river, track) in zip(map.rivers, picture.rivers) {
      stroke(track, width: river.width * scale, water, on: &canvas)
    }
    for (area, outline) in zip(map.areas, picture.areas) where area.kind == .water { fill(outline, water, on: &canvas) }
    for area in map.areas {
      guard let name = area.name, let label = area.label?.wrappedValue else { continue }
      let isWater = area.kind == .water
      write(name, at: label, size: isWater ? 17 : 11, isWater ? waterText : parkText, on: &canvas)
    }
    for river in map.rivers { write(river.name, at: river.label, size: 13, waterText, on: &canvas) }
  }

  private func fill(_ outline: [Vector2], _ color: Color, on canvas: inout Canvas) {
    let origin = outline[0] * scale
    canvas.translated(by: origin) { canvas in
      canvas.fill(color) { points in for point in outline { points.append(point * scale - origin) } }
    }
  }

  private func write(_ name: String, at center: Vector2, size: Double, _ color: Color, on canvas: inout Canvas) {
    let height = (size * scale).rounded()
    guard height >= 7 else { return }
    let style = TextStyle(size: height, weight: .medium, isMoving: true)
    let top = center.y * scale - canvas.measure.size(of: name, style: style).height / 2
    canvas.text(name, at: Vector2(center.x * scale, top), style, color.opacity(0.9), alignment: .center)
  }

  // MARK: - Lines

  private func stroke(_ track: RoundedTrack, width: Double, _ color: Color, on canvas: inout Canvas) {
    for stretch in track.stretches {
      line(from: stretch.from * scale, to: stretch.to * scale, width: width, color, on: &canvas)
    }
    let stroke = Stroke(width: width)
    for bend in track.bends {
      canvas.translated(by: bend.corner * scale) { canvas in
        canvas.stroke(stroke, color) { points in for point in bend.points { points.append(point * scale) } }
      }
    }
  }

  /// Cheap at any scale: horizontal and vertical lines are boxes, diagonals rows of equal pieces, rasterized only once.
  private func line(from: Vector2, to: Vector2, width: Double, _ color: Color, on canvas: inout Canvas) {
    let segment = to - from
    // The width and height of a piece. Thick lines have longer pieces.
    let side = max(48, (width / 16).rounded(.up) * 16)
    if abs(segment.x) < 1e-6 || abs(segment.y) < 1e-6 {
      let size = Size(abs(segment.x) + width, abs(segment.y) + width)
      canvas.fill(Rect(center: (from + to) / 2, size: size), radius: width / 2, color)
    } else if abs(abs(segment.x) - abs(segment.y)) < 1e-3, abs(segment.x) > side {
      // Equal pieces from one end, and a last piece that ends at the other end.
      let piece = Vector2(segment.x > 0 ? side : -side, segment.y > 0 ? side : -side)
      let count = Int(abs(segment.x) / side)
      for index in 0...count {
        let start = index < count ? from + piece * Double(index) : to - piece
        canvas.line(from: start, to: start + piece, width: width, color)
      }
    } else {
      canvas.line(from: from, to: from + segment, width: width, color)
    }
  }

  // MARK: - Stations

  private func drawMark(_ station: MetroMap.Station, on canvas: inout Canvas) {
    let (center, radius) = (station.position * scale, measure.radius(of: station))
    let hole = station.isInterchange ? radius - (1.9 * scale).clamped(to: 1.4...4.5) : radius * 0.56
    canvas.fillCircle(center: center, radius: radius, station.isInterchange ? ink : color(ofLine: station.lines[0]))
    canvas.fillCircle(center: center, radius: hole, paper)
  }

  private func drawNames(on canvas: inout Canvas) {
    for (index, station) in map.stations.enumerated() where index != highlighted {
      // A name fades in while the scale grows by a twelfth from its own.
      let opacity = (log(scale / station.nameScale) * 12).clamped(to: 0...1)
      guard opacity > 0 else { continue }
      let style = TextStyle(size: measure.name, weight: station.isInterchange ? .bold : .regular, isMoving: true)
      let box = station.nameFrame(canvas.measure.size(of: station.name, style: style), scale: scale)
      guard canvas.shows(box) else { continue }
      canvas.text(station.name, at: box.origin, style, ink.opacity(opacity))
    }
  }

  private func drawHighlight(on canvas: inout Canvas) {
    guard let highlighted else { return }
    let station = map.stations[highlighted]
    let (center, radius) = (station.position * scale, measure.radius(of: station))
    canvas.strokeCircle(center: center, radius: radius + 6, width: 3, theme.accent)
    MetroTag(station: station, lines: station.lines.map { (map.lines[$0].name, color(ofLine: $0)) })
      .draw(on: &canvas, above: center, radius + 12, theme)
  }
}

/// The sizes of lines and marks at a scale. They grow less than the scale, and are clamped.
struct MetroMeasure {
  let scale: Double
  var line: Double { (8 * scale).clamped(to: 3...22) }
  var seam: Double { (1.6 * scale).clamped(to: 0.8...3) }

  /// Whole, because the glyphs of each size are rasterized and cached.
  var name: Double { 12 + (2 * (scale - 1.5)).clamped(to: 0...5).rounded() }

  func radius(of station: MetroMap.Station) -> Double {
    station.isInterchange ? line * 0.5 + (3.4 * scale).clamped(to: 2...8) : line * 0.62
  }
}

struct MetroTag {
  let station: MetroMap.Station
  let lines: [(name: String, color: Color)]

  private static let badge = Size(24, 18)
  private static let style = TextStyle(size: 14, weight: .bold, isMoving: true)

  func draw(on canvas: inout Canvas, above point: Vector2, _ distance: Double, _ theme: Theme) {
    let size = size(canvas)
    var frame = Rect(origin: Vector2(point.x - size.width / 2, point.y - distance - size.height), size: size)
    if !canvas.shows(Rect(x: frame.midX, y: frame.minY - 3, width: 1, height: 1)) {
      frame.origin.y = point.y + distance
    }
    canvas.card(frame, blur: 16, offset: 3, theme)
    let name = Rect(x: frame.minX + 12, y: frame.minY + 8, width: frame.width - 24, height: 20)
    canvas.text(station.name, in: name, Self.style, theme.text)
    let style = TextStyle(size: 11, weight: .bold, isMoving: true)
    for (index, line) in lines.enumerated() {
      let origin = Vector2(name.minX + Double(index) * (Self.badge.width + 4), frame.minY + 32)
      let badge = Rect(origin: origin, size: Self.badge)
      let legible: Color = line.color.contrast(with: .white) >= 3 ? .white : .black
      canvas.fill(badge, radius: 5, line.color)
      canvas.text(line.name, in: badge, style, legible, alignment: .center)
    }
  }

  private func size(_ canvas: Canvas) -> Size {
    let name = canvas.measure.size(of: station.name, style: Self.style).width
    let badges = Double(lines.count) * (Self.badge.width + 4) - 4
    return Size(max(name, badges).rounded(.up) + 24, 58)
  }
}
