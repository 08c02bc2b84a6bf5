/// Position and velocity over time, below the stage: as they were, and as they will be.
struct GraphView: Panel {
  let frame: Rect
  let picture: GraphPicture
  /// The time that is displayed on the stage.
  let time: Double
  /// Whether what the physics knows is to be seen as well.
  let isDetailed: Bool
  let hasGesture: Bool

  /// What the parts that are cached from frame to frame depend on.
  private struct Key: Equatable {
    let picture: GraphPicture.Key
    let isDetailed: Bool
    let hasGesture: Bool
    let theme: Theme
  }

  private static let stroke = Stroke(width: 2)
  private static let thin = Stroke(width: 1.25, dashes: [2, 3])
  private static let ghost = Stroke(width: 1.75, dashes: [5, 4])

  func hitTest(_ point: Vector2) -> Hit? { frame.contains(point) ? Hit(panel: .graph, part: .surface) : nil }

  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction] {
    let time = picture.time(atX: event.position.x)
    switch event.phase {
    case .down: return [.beginScrubbing(at: time)]
    case .move: return [.scrub(to: time)]
    case .up, .cancel: return [.endScrubbing]
    }
  }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape { .resizeHorizontal }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let pointed = hover.flatMap { frame.contains($0) ? picture.time(atX: $0.x) : nil }
    let key = Key(picture: picture.key, isDetailed: isDetailed, hasGesture: hasGesture, theme: theme)
    canvas.cached(Canvas.Slot("graph"), for: key) { drawGround(on: &$0, theme) }
    canvas.clipped(to: lanes.inset(by: -3)) { canvas in
      if hasGesture { for line in picture.lines.reversed() { drawPast(line, on: &canvas, theme) } }
      drawPresent(pointed, on: &canvas, theme)
    }
    canvas.cached(Canvas.Slot("graph's marks"), for: key) { drawWords(on: &$0, theme) }
    drawLegend(at: pointed ?? time, on: &canvas, theme)
  }

  private var lanes: Rect {
    let (top, bottom) = (picture.positionLane, picture.velocityLane)
    return Rect(x: top.minX, y: top.minY, width: top.width, height: bottom.maxY - top.minY)
  }

  /// The line that goes farthest, whose bounds and moments are shown.
  private var main: GraphLine? { picture.lines.max { $0.curve.travel < $1.curve.travel } }

  private func color(_ line: GraphLine, _ theme: Theme) -> Color { theme.curve(line.number) }

  // MARK: - What stays the same

  private func drawGround(on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1), theme.hairline)
    for lane in [picture.positionLane, picture.velocityLane] {
      canvas.fill(lane.inset(by: -3), radius: Theme.Radius.small, theme.background.opacity(0.6))
    }
    for tick in picture.ticks { drawTick(tick, on: &canvas, theme) }
    guard let main else { return }
    let zero = Rect(x: lanes.minX, y: main.y(velocity: 0), width: lanes.width, height: 1)
    canvas.fill(zero, theme.text.opacity(0.18))
    guard hasGesture else { return }
    canvas.clipped(to: lanes.inset(by: -3)) { canvas in
      drawLevels(main, on: &canvas, theme)
      for line in picture.lines.reversed() { draw(line, on: &canvas, theme) }
    }
  }

  private func drawTick(_ tick: (time: Double, text: String), on canvas: inout Canvas, _ theme: Theme) {
    let x = picture.x(tick.time).rounded()
    canvas.fill(Rect(x: x, y: lanes.minY - 3, width: 1, height: lanes.height + 6), theme.text.opacity(0.07))
    guard frame.height >= 110, x > lanes.minX + 6, x < lanes.maxX - 6 else { return }
    let place = Vector2(x, lanes.maxY + 4)
    canvas.text(tick.text, at: place, Theme.Text.smallFigures, theme.secondaryText, alignment: .center)
  }

  /// Bounds and anchors.
  private func drawLevels(_ line: GraphLine, on canvas: inout Canvas, _ theme: Theme) {
    let bounds = Set(line.curve.limits.map { [$0.lowerBound, $0.upperBound] } ?? []).sorted()
    for level in bounds + (isDetailed ? line.curve.anchors : []) {
      guard let y = line.y(position: level)?.rounded() else { continue }
      let (left, right) = (Vector2(lanes.minX, y), Vector2(lanes.maxX, y))
      canvas.line(from: left, to: right, width: 1, dashes: [6, 4], theme.boundMark.opacity(0.7))
    }
  }

  private func draw(_ line: GraphLine, on canvas: inout Canvas, _ theme: Theme) {
    let color = color(line, theme)
    for ghost in [line.ghostPosition, line.ghostVelocity] {
      if let ghost { canvas.stroke(ghost, Self.ghost, theme.ghost) }
    }
    if isDetailed, let raw = line.raw { canvas.stroke(raw, Self.thin, theme.boundMark) }
    canvas.stroke(line.position, Self.stroke, color.opacity(0.38))
    canvas.stroke(line.velocity, Self.stroke, color.opacity(0.38))
  }

  /// Moments with a name, and the projection, each with its word where there is room for it.
  private func drawWords(on canvas: inout Canvas, _ theme: Theme) {
    if let main {
      drawMarks(main, on: &canvas, theme)
      if let projection = main.curve.projection { drawProjection(projection, main, on: &canvas, theme) }
    }
    guard !hasGesture else { return }
    canvas.text(
      "Drag the content to plot its position and velocity.", in: picture.positionLane.inset(by: 8),
      Theme.Text.body, theme.secondaryText, alignment: .center)
  }

  private func drawMarks(_ line: GraphLine, on canvas: inout Canvas, _ theme: Theme) {
    var free = frame.minX
    for mark in line.curve.marks where picture.key.times.contains(mark.time) {
      let color = mark.kind == .crossing ? theme.boundMark : theme.secondaryText
      let x = picture.x(mark.time)
      let (top, bottom) = (Vector2(x, lanes.minY), Vector2(x, lanes.maxY))
      canvas.line(from: top, to: bottom, width: 1, dashes: [2, 3], color.opacity(0.9))
      canvas.fillCircle(center: Vector2(x, line.nearestY(position: mark.value)), radius: 3, color)
      // On the line between the lanes, right of the last word: about its moment, or beginning near it.
      let width = tagWidth(mark.kind.words, on: canvas)
      let left = max(free, x - width / 2).clamped(to: lanes.minX...max(lanes.minX, lanes.maxX - width))
      guard left >= free, left <= x + 4 else { continue }
      free = left + width + 4
      drawTag(mark.kind.words, Vector2(left, picture.positionLane.maxY - 5), color, on: &canvas, theme)
    }
  }

  private func drawProjection(_ value: Double, _ line: GraphLine, on canvas: inout Canvas, _ theme: Theme) {
    let (y, lane) = (line.nearestY(position: value), picture.positionLane)
    let words = "projected: \(DecimalFormat.text(value, decimals: 0)) pt"
    let left = lanes.maxX - tagWidth(words, on: canvas)
    if line.y(position: value) != nil {
      canvas.line(from: Vector2(left - 40, y), to: Vector2(left, y), width: 1.5, dashes: [1, 4], color(line, theme))
    }
    let top = (y - 8).clamped(to: lane.minY - 2...max(lane.minY - 2, lane.maxY - 25))
    drawTag(words, Vector2(left, top), color(line, theme), on: &canvas, theme)
  }

  private func tagWidth(_ words: String, on canvas: Canvas) -> Double {
    canvas.measure.size(of: words, style: Theme.Text.caption).width + 10
  }

  private func drawTag(_ words: String, _ corner: Vector2, _ color: Color, on canvas: inout Canvas, _ theme: Theme) {
    let tag = Rect(origin: corner, size: Size(tagWidth(words, on: canvas), 16))
    canvas.fill(tag, radius: 5, theme.panel)
    canvas.text(words, in: tag, Theme.Text.caption, color, alignment: .center)
  }

  // MARK: - What moves

  /// What has been of a line, brighter than what will be.
  private func drawPast(_ line: GraphLine, on canvas: inout Canvas, _ theme: Theme) {
    let color = color(line, theme)
    let past = Rect(x: frame.minX, y: frame.minY, width: picture.x(time) - frame.minX, height: frame.height)
    canvas.clipped(to: past) { canvas in
      canvas.stroke(line.position, Self.stroke, color)
      canvas.stroke(line.velocity, Self.stroke, color)
    }
    for dot in line.dots where dot.x <= past.maxX { canvas.fillCircle(center: dot, radius: 2, color) }
  }

  private func drawPresent(_ pointed: Double?, on canvas: inout Canvas, _ theme: Theme) {
    if let pointed { drawCursor(pointed, theme.secondaryText, on: &canvas) }
    guard hasGesture, picture.key.times.contains(time) else { return }
    drawCursor(time, theme.text, on: &canvas)
    for line in picture.lines {
      guard let sample = line.curve.sample(at: time) else { continue }
      drawBead(Vector2(picture.x(time), line.nearestY(position: sample.value)), color(line, theme), on: &canvas, theme)
      drawBead(Vector2(picture.x(time), line.y(velocity: sample.velocity)), color(line, theme), on: &canvas, theme)
    }
  }

  private func drawCursor(_ time: Double, _ color: Color, on canvas: inout Canvas) {
    let x = picture.x(time)
    canvas.fill(Rect(x: x - 0.5, y: lanes.minY - 3, width: 1, height: lanes.height + 6), color.opacity(0.6))
  }

  private func drawBead(_ point: Vector2, _ color: Color, on canvas: inout Canvas, _ theme: Theme) {
    canvas.fillCircle(center: point, radius: 5, theme.panel)
    canvas.fillCircle(center: point, radius: 3.5, color)
  }

  /// What the lines are and where they are at `moment`, above them.
  private func drawLegend(at moment: Double, on canvas: inout Canvas, _ theme: Theme) {
    let line = Rect(x: lanes.minX, y: frame.minY + 5, width: lanes.width, height: 18)
    let clock = DecimalFormat.text(moment - picture.origin, decimals: 3) + " s"
    canvas.text(clock, in: line, Theme.Text.smallFigures, theme.secondaryText, alignment: .trailing)
    var x = line.minX
    let end = line.maxX - 66
    for line in picture.lines {
      guard let sample = line.curve.sample(at: moment) else { continue }
      drawEntry(line.curve, sample, color(line, theme), &x, end, on: &canvas, theme)
    }
    if picture.lines.contains(where: { $0.ghostPosition != nil }), x + 50 < end {
      canvas.line(from: Vector2(x, line.midY), to: Vector2(x + 18, line.midY), Self.ghost, theme.ghost)
      let box = Rect(x: x + 23, y: line.minY, width: 20, height: 18)
      canvas.text("A", in: box, Theme.Text.smallFigures, theme.ghost)
    }
  }

  private func drawEntry(
    _ curve: Curve, _ sample: TimeSeries.Sample, _ color: Color, _ x: inout Double, _ end: Double,
    on canvas: inout Canvas, _ theme: Theme
  ) {
    let box = Rect(x: x + 14, y: frame.minY + 5, width: max(0, end - x - 14), height: 18)
    guard box.width > 60 else { return }
    canvas.fillCircle(center: Vector2(x + 5, box.midY), radius: 4, color)
    let isLength = curve.unit == "pt"
    let value = DecimalFormat.text(sample.value, decimals: isLength ? 1 : 3)
    let velocity = DecimalFormat.text(sample.velocity, decimals: isLength ? 0 : 2)
    var row = box
    // Digits are drawn apart from the words, whose lines of text stay cached.
    for (text, gap) in [(curve.label, 7.0), (value, 3), (curve.unit, 10), (velocity, 3), (curve.perSecond, 10)] {
      canvas.text(text, in: row, Theme.Text.smallFigures, theme.text)
      let width = canvas.measure.size(of: text, style: Theme.Text.smallFigures).width + gap
      row = row.inset(by: EdgeInsets(left: min(width, row.width)))
    }
    // In steps, so that the next entry does not jitter with every digit.
    x += 14 + ((row.minX - box.minX + 10) / 24).rounded(.up) * 24
  }
}

extension Curve.Mark.Kind {
  fileprivate var words: String {
    switch self {
    case .release: "release"
    case .click: "click"
    case .key: "key"
    case .wheel: "wheel"
    case .crossing: "edge: deceleration → spring"
    case .rest: "at rest"
    }
  }
}
