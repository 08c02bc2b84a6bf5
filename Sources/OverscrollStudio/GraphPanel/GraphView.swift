/// Position and velocity over time, below the stage: as they were, and as they will be.
struct GraphView: Panel {
  let frame: Rect
  let picture: GraphPicture
  /// The time that is displayed on the stage.
  let time: Double
  /// Whether what the physics knows is to be seen as well.
  let isDetailed: Bool
  let hasGesture: Bool
  /// The name of what the ghost was done with.
  let reference: Comparison.Slot

  /// What the parts that are cached from frame to frame depend on.
  private struct Key: Equatable {
    let picture: GraphPicture.Key
    let isDetailed: Bool
    let hasGesture: Bool
    let theme: Theme
  }

  private static let stroke = Stroke(width: 2)
  private static let thin = Stroke(width: 1.25, dashes: [2, 3])
  /// A gesture as it went, while other numbers are tried.
  private static let previous = Stroke(width: 1.25)
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

  private func color(_ line: GraphLine, _ theme: Theme) -> Color { theme.curve(line.number) }

  // MARK: - What stays the same

  private func drawGround(on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1), theme.hairline)
    for lane in [picture.positionLane, picture.velocityLane] {
      canvas.fill(lane.inset(by: -3), radius: Theme.Radius.small, theme.background.opacity(0.6))
    }
    for tick in picture.ticks { drawTick(tick, on: &canvas, theme) }
    guard let main = picture.main else { return }
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
    for level in line.bounds + (isDetailed ? line.curve.anchors : []) {
      guard let y = line.y(position: level)?.rounded() else { continue }
      let (left, right) = (Vector2(lanes.minX, y), Vector2(lanes.maxX, y))
      canvas.line(from: left, to: right, width: 1, dashes: [6, 4], theme.boundMark.opacity(0.7))
    }
  }

  private func draw(_ line: GraphLine, on canvas: inout Canvas, _ theme: Theme) {
    let color = color(line, theme)
    let isPrevious = picture.key.isGhostPrevious
    for ghost in [line.ghostPosition, line.ghostVelocity].compactMap({ $0 }) {
      canvas.stroke(ghost, isPrevious ? Self.previous : Self.ghost, isPrevious ? color.opacity(0.4) : theme.ghost)
    }
    if isDetailed, let raw = line.raw { canvas.stroke(raw, Self.thin, theme.boundMark) }
    canvas.stroke(line.position, Self.stroke, color.opacity(0.38))
    canvas.stroke(line.velocity, Self.stroke, color.opacity(0.38))
  }

  /// The names and numbers of the axes, moments with a name, and what is measured; each where it covers no curve.
  private func drawWords(on canvas: inout Canvas, _ theme: Theme) {
    if picture.hasAxes { drawAxes(on: &canvas, theme) }
    guard hasGesture else {
      canvas.text(
        "Drag the content to plot its position and velocity.", in: picture.positionLane.inset(by: 8),
        Theme.Text.body, theme.secondaryText, alignment: .center)
      return
    }
    guard let main = picture.main else { return }
    drawMarks(main, on: &canvas, theme)
    if picture.markRow != nil { drawMeasures(main, on: &canvas, theme) }
  }

  // MARK: - Axes

  /// How far the names of the lanes reach into the rows beside them.
  private func nameEnd(on canvas: Canvas) -> Double {
    guard picture.hasAxes else { return lanes.minX }
    let widths = picture.laneNames.map { canvas.measure.size(of: $0.text, style: Theme.Text.caption).width }
    return max(lanes.minX, frame.minX + 8 + (widths.max() ?? 0) + 12)
  }

  /// The numbers of the first line are on the left, those of the second, which has a centre of its own, on the right.
  private func drawAxes(on canvas: inout Canvas, _ theme: Theme) {
    for name in picture.laneNames { canvas.text(name.text, at: name.corner, Theme.Text.caption, theme.secondaryText) }
    let areMany = picture.lines.count > 1
    for (index, line) in picture.lines.prefix(2).enumerated() {
      let color = areMany ? color(line, theme) : theme.secondaryText
      let units = picture.isComparable ? ["", ""] : [" " + line.curve.unit, " " + line.curve.perSecond]
      drawAxis(line.positions, units[0], isLeft: index == 0, color, on: &canvas)
      guard index == 0 || !picture.isComparable else { continue }
      drawAxis(
        line.velocities, units[1], isLeft: index == 0, picture.isComparable ? theme.secondaryText : color, on: &canvas)
    }
  }

  private func drawAxis(_ scale: GraphScale, _ unit: String, isLeft: Bool, _ color: Color, on canvas: inout Canvas) {
    for tick in scale.ticks {
      let y = scale.y(tick.value)
      let left = isLeft ? frame.minX + 4 : scale.lane.maxX + 7
      let right = isLeft ? scale.lane.minX - 7 : frame.maxX - 4
      canvas.fill(Rect(x: isLeft ? right + 1 : left - 4, y: y.rounded(), width: 3, height: 1), color.opacity(0.6))
      canvas.text(
        tick.text + unit, in: Rect(x: left, y: y - 8, width: right - left, height: 16), Theme.Text.smallFigures, color,
        alignment: isLeft ? .trailing : .leading)
    }
  }

  // MARK: - Marks and measures

  private func drawMarks(_ line: GraphLine, on canvas: inout Canvas, _ theme: Theme) {
    var free = nameEnd(on: canvas)
    for mark in line.curve.marks where picture.key.times.contains(mark.time) {
      let color = mark.kind == .crossing ? theme.boundMark : theme.secondaryText
      let x = picture.x(mark.time)
      for lane in [picture.positionLane, picture.velocityLane] {
        canvas.line(
          from: Vector2(x, lane.minY), to: Vector2(x, lane.maxY), width: 1, dashes: [2, 3], color.opacity(0.9))
      }
      canvas.fillCircle(center: Vector2(x, line.nearestY(position: mark.value)), radius: 3, color)
      guard let row = picture.markRow else { continue }
      // Between the lanes, right of the last word: about its moment, or beginning near it.
      let words = line.words(of: mark)
      let width = tagWidth(words, on: canvas)
      let left = max(free, x - width / 2).clamped(to: lanes.minX...max(lanes.minX, lanes.maxX - width))
      guard left >= free, left <= x + 4 else { continue }
      free = left + width + 4
      drawTag(words, Vector2(left, row.midY - 8), color, on: &canvas, theme)
    }
  }

  /// The projection, the overshoot and the greatest velocity, each near its place.
  private func drawMeasures(_ line: GraphLine, on canvas: inout Canvas, _ theme: Theme) {
    let (curve, color, other) = (line.curve, color(line, theme), line.ghostMeasurements)
    var positions = GraphLabels(in: picture.positionLane, curves: picture.lines.flatMap(\.positionPaths))
    if let projection = curve.projection, let words = line.projectionText {
      let (y, width) = (line.nearestY(position: projection), tagWidth(words, on: canvas))
      let point = Vector2(lanes.maxX - width / 2 - 3, y)
      if let tag = positions.place(Size(width, Self.tagHeight), near: point) {
        if line.y(position: projection) != nil {
          canvas.line(
            from: Vector2(lanes.maxX - 60, y), to: Vector2(lanes.maxX, y), width: 1.5, dashes: [1, 4], color)
        }
        drawTag(words, tag.origin, color, on: &canvas, theme)
      }
    }
    guard let measurements = line.measurements else { return }
    if let overshoot = measurements.overshoot, let words = measurements.overshootText(curve, comparedTo: other) {
      let point = Vector2(picture.x(overshoot.sample.time), line.nearestY(position: overshoot.sample.value))
      drawCallout(words, point, color, in: &positions, on: &canvas, theme)
    }
    if let peak = measurements.peakVelocity, let words = measurements.peakVelocityText(curve, comparedTo: other) {
      var velocities = GraphLabels(in: picture.velocityLane, curves: picture.lines.flatMap(\.velocityPaths))
      let point = Vector2(picture.x(peak.sample.time), line.y(velocity: peak.sample.velocity))
      drawCallout(words, point, color, in: &velocities, on: &canvas, theme)
    }
  }

  /// Words beside a point of a curve, and a line to it where they are not next to it.
  private func drawCallout(
    _ words: String, _ point: Vector2, _ color: Color, in labels: inout GraphLabels, on canvas: inout Canvas,
    _ theme: Theme
  ) {
    guard (lanes.minX...lanes.maxX).contains(point.x),
      let tag = labels.place(Size(tagWidth(words, on: canvas), Self.tagHeight), near: point)
    else { return }
    let end = Vector2(point.x.clamped(to: tag.minX...tag.maxX), point.y.clamped(to: tag.minY...tag.maxY))
    canvas.line(from: point, to: end, width: 1, color.opacity(0.7))
    canvas.fillCircle(center: point, radius: 2.5, color)
    drawTag(words, tag.origin, color, on: &canvas, theme)
  }

  private static let tagHeight = 16.0

  private func tagWidth(_ words: String, on canvas: Canvas) -> Double {
    canvas.measure.size(of: words, style: Theme.Text.caption).width + 10
  }

  private func drawTag(_ words: String, _ corner: Vector2, _ color: Color, on canvas: inout Canvas, _ theme: Theme) {
    let tag = Rect(origin: corner, size: Size(tagWidth(words, on: canvas), Self.tagHeight))
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
    let row = Rect(x: lanes.minX, y: frame.minY + 5, width: lanes.width, height: 18)
    let clock = DecimalFormat.text(moment - picture.origin, decimals: 3) + " s"
    canvas.text(clock, in: row, Theme.Text.smallFigures, theme.secondaryText, alignment: .trailing)
    var x = nameEnd(on: canvas)
    let end = row.maxX - 66
    for line in picture.lines {
      guard let sample = line.curve.sample(at: moment) else { continue }
      drawEntry(line, sample, line.ghost?.sample(at: moment), &x, end, on: &canvas, theme)
    }
    guard picture.lines.contains(where: { $0.ghostPosition != nil }), x + 50 < end else { return }
    let isPrevious = picture.key.isGhostPrevious
    let color = isPrevious ? theme.secondaryText : theme.ghost
    canvas.line(
      from: Vector2(x, row.midY), to: Vector2(x + 18, row.midY), isPrevious ? Self.previous : Self.ghost, color)
    let box = Rect(x: x + 23, y: row.minY, width: max(0, end - x - 23), height: 18)
    canvas.text(isPrevious ? "before" : reference.rawValue, in: box, Theme.Text.smallFigures, color)
  }

  /// - Parameter other: what the run has there that this one is compared with: the difference is shown as well.
  private func drawEntry(
    _ line: GraphLine, _ sample: TimeSeries.Sample, _ other: TimeSeries.Sample?, _ x: inout Double, _ end: Double,
    on canvas: inout Canvas, _ theme: Theme
  ) {
    let (curve, box) = (line.curve, Rect(x: x + 14, y: frame.minY + 5, width: max(0, end - x - 14), height: 18))
    guard box.width > 60 else { return }
    canvas.fillCircle(center: Vector2(x + 5, box.midY), radius: 4, color(line, theme))
    var row = box
    func draw(_ text: String, gap: Double) {
      canvas.text(text, in: row, Theme.Text.smallFigures, theme.text)
      let width = canvas.measure.size(of: text, style: Theme.Text.smallFigures).width + gap
      row = row.inset(by: EdgeInsets(left: min(width, row.width)))
    }
    // Digits are drawn apart from the words, whose lines of text stay cached.
    draw(curve.label, gap: 7)
    draw(curve.valueText(sample.value), gap: 3)
    draw(curve.unit, gap: other == nil ? 10 : 0)
    if let other { draw(curve.difference(sample.value, other.value) { curve.valueText($0) }, gap: 10) }
    draw(curve.velocityText(sample.velocity), gap: 3)
    draw(curve.perSecond, gap: other == nil ? 10 : 0)
    if let other { draw(curve.difference(sample.velocity, other.velocity) { curve.velocityText($0) }, gap: 10) }
    // In steps, so that the next entry does not jitter with every digit.
    x += 14 + ((row.minX - box.minX + 10) / 24).rounded(.up) * 24
  }
}
