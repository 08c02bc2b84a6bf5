/// The panel below the stage with position and velocity over time, in the past and in the future.
struct GraphPanel: Panel {
  let frame: Rect
  let picture: GraphPicture
  let time: Double
  let isDetailed, hasGesture: Bool
  let reference: Comparison.Slot
  let span: GraphState.Span?
  let strip: AttemptStrip?
  /// Whether the head shows the values at `time` instead of the gesture's sentence.
  var readsTime = false
  /// Whether everything is at rest, so that a moment stays on the stage after a drag.
  var isAtRest = false

  static let invitation = "Drag the content to plot its position and velocity."
  private static let stroke = Stroke(width: 2)
  private static let thin = Stroke(width: 1.25, dashes: [2, 3])
  private static let mark = Stroke(width: 1, dashes: [2, 3])
  private static let previous = Stroke(width: 1.25)
  private static let ghost = Stroke(width: 1.75, dashes: [5, 4])

  /// The height of the area below the upper edge in which a press drags the edge, in points.
  private static let edgeReach = 6.0

  func hitTest(_ point: Vector2) -> Hit? {
    guard frame.contains(point) else { return nil }
    let offset = frame.minY - point.y
    if -offset < Self.edgeReach { return Hit(panel: .graph, part: .edge, knobOffset: offset) }
    if let strip, strip.contains(point) {
      let number = strip.attempt(at: point)?.thumbnail.number
      return Hit(panel: .graph, part: number.map { Hit.Part.button(.playAttempt($0)) } ?? .background)
    }
    return Hit(panel: .graph, part: hasGesture ? .surface : .background)
  }

  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction] {
    switch hit.part {
    case .surface: press.modifiers.contains(.shift) ? measure(event, press) : scrub(event)
    case .button(let action): isClick ? [action] : []
    case .edge where press.isDoubleClick: event.phase == .down ? [.setGraphHeight(nil)] : []
    // The edge keeps its distance to the pointer.
    case .edge where event.phase == .move: [.setGraphHeight(frame.maxY - event.position.y - hit.knobOffset)]
    default: []
    }
  }

  func tooltip(at point: Vector2) -> Tooltip? {
    if hasGesture, handle.inset(by: -4).contains(point) {
      return Tooltip(words: "Drag to scrub", anchor: handle, side: .above)
    }
    guard let (attempt, cell) = strip?.attempt(at: point) else { return nil }
    // Above the graph, where it covers no other attempt.
    let anchor = Rect(x: cell.minX, y: frame.minY, width: cell.width, height: cell.maxY - frame.minY)
    return Tooltip(words: "Gesture \(attempt.number): \(attempt.summary)", anchor: anchor, side: .above)
  }

  private func scrub(_ event: PointerEvent) -> [AppAction] {
    switch event.phase {
    case .down, .move: [.scrub(to: picture.time(atX: event.position.x))]
    case .up where isAtRest && time < picture.lastTime: []
    case .up, .cancel: [.endScrubbing]
    }
  }

  private func measure(_ event: PointerEvent, _ press: PointerState.Press) -> [AppAction] {
    let span = GraphState.Span(from: picture.time(atX: press.start.x), to: picture.time(atX: event.position.x))
    return [.measure(event.phase == .up && span.from == span.to ? nil : span)]
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let hit = hover.flatMap { hitTest($0) }
    let pointed = hit?.part == .surface ? hover.map { picture.time(atX: $0.x) } : nil
    canvas.cached(Canvas.Slot("graph"), for: frame, picture.key, isDetailed, hasGesture, theme) {
      drawGround(on: &$0, theme)
    }
    canvas.clipped(to: lanes.inset(by: -3)) { canvas in
      if hasGesture { for line in picture.lines.reversed() { drawPast(line, on: &canvas, theme) } }
      if let pointed { drawMoment(pointed, theme.secondaryText, faded: 0.6, on: &canvas, theme) }
      if let span { drawSpan(span, on: &canvas, theme) }
      if hasGesture, picture.key.times.contains(time) { drawMoment(time, theme.text, on: &canvas, theme) }
    }
    canvas.cached(Canvas.Slot("graph's marks"), for: picture.key, hasGesture, theme) { drawWords(on: &$0, theme) }
    if hit?.part == .edge {
      canvas.fill(Rect(x: frame.midX - 18, y: frame.minY + 1, width: 36, height: 3), radius: 1.5, theme.secondaryText)
    }
    if hasGesture {
      canvas.fill(handle, radius: 4.5, theme.accent)
      drawHead(at: pointed ?? time, isPointed: pointed != nil, on: &canvas, theme)
    }
    strip?.draw(on: &canvas, hovered: hover.flatMap { strip?.attempt(at: $0)?.thumbnail.number }, theme)
  }

  private var lanes: Rect {
    let (top, bottom) = (picture.positionLane, picture.velocityLane)
    return Rect(x: top.minX, y: top.minY, width: top.width, height: bottom.maxY - top.minY)
  }

  /// The handle of the displayed time on the axis, at its end once everything is at rest.
  private var handle: Rect {
    Rect(center: Vector2(picture.x(time.clamped(to: picture.key.times)), lanes.maxY + 1), size: Size(9, 13))
  }

  private func drawGround(on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1), theme.hairline)
    for (scale, _) in hasGesture ? picture.scales : [] {
      canvas.fill(scale.lane.inset(by: -3), radius: Theme.Radius.small, theme.background.opacity(0.6))
      for tick in picture.hasAxes ? scale.ticks : [] {
        let level = Rect(x: lanes.minX, y: scale.y(tick.value).rounded(), width: lanes.width, height: 1)
        canvas.fill(level, theme.text.opacity(0.07))
      }
    }
    guard hasGesture, let main = picture.main else { return }
    for tick in picture.ticks { drawTick(tick, on: &canvas, theme) }
    let zero = Rect(x: lanes.minX, y: main.y(velocity: 0), width: lanes.width, height: 1)
    canvas.fill(zero, theme.text.opacity(0.18))
    canvas.clipped(to: lanes.inset(by: -3)) { canvas in
      for level in Set(main.bounds + main.curve.anchors).sorted() {
        guard let y = main.y(position: level)?.rounded() else { continue }
        let ink = main.bounds.contains(level) ? theme.boundMark.opacity(0.7) : theme.secondaryText.opacity(0.5)
        canvas.line(from: Vector2(lanes.minX, y), to: Vector2(lanes.maxX, y), width: 1, dashes: [6, 4], ink)
      }
      for line in picture.lines.reversed() { draw(line, on: &canvas, theme) }
    }
  }

  private func drawTick(_ tick: (time: Double, text: String), on canvas: inout Canvas, _ theme: Theme) {
    let x = picture.x(tick.time).rounded()
    canvas.fill(Rect(x: x, y: lanes.minY - 3, width: 1, height: lanes.height + 6), theme.text.opacity(0.07))
    guard frame.height >= 110, x > lanes.minX + 6, x < lanes.maxX - 6 else { return }
    let position = Vector2(x, lanes.maxY + 4)
    canvas.text(tick.text, at: position, Theme.Text.smallFigures, theme.secondaryText, alignment: .center)
  }

  private func draw(_ line: GraphLine, on canvas: inout Canvas, _ theme: Theme) {
    let (color, isPrevious) = (theme.curve(line.number), picture.key.isGhostPrevious)
    let other = theme.ghost.opacity(line.number == picture.main?.number ? 1 : 0.5)
    for ghost in [line.ghostPosition, line.ghostVelocity] {
      canvas.stroke(ghost, isPrevious ? Self.previous : Self.ghost, isPrevious ? color.opacity(0.4) : other)
    }
    if isDetailed || !line.curve.isMoved, let raw = line.raw {
      // The finger goes farther than the content that it pulls past an edge.
      canvas.clipped(to: picture.positionLane) { $0.stroke(raw, Self.thin, theme.boundMark) }
    }
    drawPaths(of: line, color.opacity(0.38), bounces: theme.boundMark.opacity(0.6), on: &canvas)
  }

  private func drawPaths(of line: GraphLine, _ color: Color, bounces: Color, on canvas: inout Canvas) {
    canvas.stroke(line.position, Self.stroke, color)
    canvas.stroke(line.velocity, Self.stroke, color)
    for bounce in line.bounces where line.number == picture.bouncing { canvas.stroke(bounce, Self.stroke, bounces) }
  }

  private func drawWords(on canvas: inout Canvas, _ theme: Theme) {
    guard hasGesture else {
      let box = frame.inset(by: 16)
      return canvas.text(Self.invitation, in: box, Theme.Text.body, theme.secondaryText, alignment: .center)
    }
    if picture.hasAxes { drawAxes(on: &canvas, theme) }
    guard let main = picture.main else { return }
    drawMarks(main, on: &canvas, theme)
    if picture.markRow != nil { drawMeasures(main, on: &canvas, theme) }
  }

  /// The x coordinate after the names of the lanes, which extend into the rows beside them.
  private var nameEnd: Double { picture.hasAxes ? frame.minX + 100 : lanes.minX }

  /// Draws the names of the lanes and the numbers of the scales. A scale of one line among several has its color.
  private func drawAxes(on canvas: inout Canvas, _ theme: Theme) {
    // Axes with short names have a legend: the curves of a throw often meet, where no label has room.
    let axes = picture.lines.count > 1 && picture.lines[0].curve.label.count == 1 ? picture.lines : []
    for (index, (name, corner)) in picture.laneNames.enumerated() where index > 0 || axes.isEmpty {
      canvas.text(name, at: corner, Theme.Text.caption, theme.secondaryText)
    }
    for (index, axis) in axes.enumerated() {
      let corner = picture.laneNames[0].corner + Vector2(26 * Double(index), 0)
      canvas.fillCircle(center: corner + Vector2(5, 7), radius: 4, theme.curve(axis.number))
      canvas.text(axis.curve.label, at: corner + Vector2(13, 0), Theme.Text.caption, theme.secondaryText)
    }
    for (scale, number) in picture.scales {
      let (ink, left) = (number.map(theme.curve) ?? theme.secondaryText, frame.minX + 4)
      for tick in scale.ticks {
        let box = Rect(x: left, y: scale.labelY(tick.value) - 8, width: lanes.minX - 7 - left, height: 16)
        canvas.text(tick.text, in: box, Theme.Text.smallFigures, ink, alignment: .trailing)
      }
    }
  }

  private func drawMarks(_ line: GraphLine, on canvas: inout Canvas, _ theme: Theme) {
    var (free, previous) = (nameEnd, Curve.Mark.Kind?.none)
    // Between the lanes, after the previous label: centered at the mark, or at least beginning near it.
    func tag(of mark: Curve.Mark, before end: Double) -> (words: String, frame: Rect)? {
      let subject = mark.kind == .rest && picture.lines.count > 1 ? line.curve.label + " " : ""
      for words in line.words(of: mark) {
        let (x, size) = (picture.x(mark.time), tagSize(subject + words, on: canvas))
        let left = max(free, x - size.width / 2).clamped(to: lanes.minX...max(lanes.minX, lanes.maxX - size.width))
        guard left >= free, left <= x + 4, left + size.width <= end, let row = picture.markRow else { continue }
        return (subject + words, Rect(origin: Vector2(left, row.midY - 8), size: size))
      }
      return nil
    }
    let rest = line.curve.rest.flatMap { picture.key.times.contains($0.time) ? tag(of: $0, before: lanes.maxX) : nil }
    for mark in line.curve.marks where picture.key.times.contains(mark.time) {
      defer { previous = mark.kind }
      // Notches or keys in a row have one line and label.
      let isRepeated = mark.kind == previous && mark.kind != .release
      let color = mark.kind == .crossing ? theme.boundMark : theme.secondaryText
      let x = picture.x(mark.time)
      for lane in isRepeated ? [] : [picture.positionLane, picture.velocityLane] {
        canvas.line(from: Vector2(x, lane.minY), to: Vector2(x, lane.maxY), Self.mark, color.opacity(0.9))
      }
      canvas.fillCircle(center: Vector2(x, line.nearestY(position: mark.value)), radius: 3, color)
      // The time of rest matters more than a label before it.
      let end = mark.kind == .rest ? lanes.maxX : (rest?.frame.minX ?? lanes.maxX + 4) - 4
      guard !isRepeated, let (words, frame) = tag(of: mark, before: end) else { continue }
      free = frame.maxX + 4
      drawTag(words, in: frame, color, on: &canvas, theme)
    }
  }

  private func drawMeasures(_ main: GraphLine, on canvas: inout Canvas, _ theme: Theme) {
    var positions = GraphLabelLayout(in: picture.positionLane, curves: picture.lines.flatMap(\.positionPaths))
    // The handle on the axis covers the lowest points.
    let lane = picture.velocityLane.inset(by: EdgeInsets(bottom: 5))
    var velocities = GraphLabelLayout(in: lane, curves: picture.lines.flatMap(\.velocityPaths))
    if let projection = main.curve.projection, let text = main.projectionText {
      let words = picture.lines.count > 1 ? "\(main.curve.label) \(text)" : text
      let color = theme.curve(main.number)
      let (y, size) = (main.nearestY(position: projection), tagSize(words, on: canvas))
      if let (tag, _) = positions.place(size, near: Vector2(lanes.maxX - size.width / 2 - 3, y)) {
        if main.y(position: projection) != nil {
          canvas.line(from: Vector2(lanes.maxX - 60, y), to: Vector2(lanes.maxX, y), width: 1.5, dashes: [1, 4], color)
        }
        drawTag(words, in: tag, color, on: &canvas, theme)
      }
    }
    let others = picture.lines.filter { $0.number != main.number }
    for line in [main] + others {
      let color = theme.curve(line.number)
      for (sample, words) in line.positionCallouts(isMain: line.number == main.number, isNamed: !others.isEmpty) {
        let point = Vector2(picture.x(sample.time), line.nearestY(position: sample.value))
        drawCallout(words, at: point, color, in: &positions, on: &canvas, theme)
      }
      for (sample, words) in line.velocityCallouts {
        let point = Vector2(picture.x(sample.time), line.y(velocity: sample.velocity))
        let ink = sample == line.dragPeak ? theme.secondaryText : color
        drawCallout(words, at: point, ink, in: &velocities, on: &canvas, theme)
      }
    }
    for (anchor, name) in zip(main.curve.anchors, main.curve.anchorNames) {
      guard let y = main.y(position: anchor) else { continue }
      let size = tagSize(name, on: canvas)
      let tag = positions.place(size, near: Vector2(lanes.minX + size.width / 2, y))?.label
      if let tag { drawTag(name, in: tag, theme.secondaryText, on: &canvas, theme) }
    }
  }

  /// Draws a label near a point of a curve, with a line to the point if they are apart.
  private func drawCallout(
    _ words: String, at point: Vector2, _ color: Color, in labels: inout GraphLabelLayout, on canvas: inout Canvas,
    _ theme: Theme
  ) {
    guard (lanes.minX...lanes.maxX).contains(point.x),
      let (tag, end) = labels.place(tagSize(words, on: canvas), near: point)
    else { return }
    canvas.line(from: point, to: end, width: 1, color.opacity(0.7))
    canvas.fillCircle(center: point, radius: 2.5, color)
    drawTag(words, in: tag, color, on: &canvas, theme)
  }

  private func tagSize(_ words: String, on canvas: Canvas) -> Size {
    Size(canvas.measure.size(of: words, style: Theme.Text.caption).width + 10, 16)
  }

  private func drawTag(_ words: String, in tag: Rect, _ color: Color, on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(tag, radius: 5, theme.panel)
    canvas.text(words, in: tag, Theme.Text.caption, color, alignment: .center)
  }

  private func drawPast(_ line: GraphLine, on canvas: inout Canvas, _ theme: Theme) {
    let color = theme.curve(line.number)
    let past = Rect(x: frame.minX, y: frame.minY, width: picture.x(time) - frame.minX, height: frame.height)
    canvas.clipped(to: past) { drawPaths(of: line, color, bounces: theme.boundMark, on: &$0) }
    for dot in line.dots where dot.x <= past.maxX { canvas.fillCircle(center: dot, radius: 2, color) }
  }

  private func drawSpan(_ span: GraphState.Span, on canvas: inout Canvas, _ theme: Theme) {
    let (left, right) = (picture.x(min(span.from, span.to)), picture.x(max(span.from, span.to)))
    canvas.fill(
      Rect(x: left, y: lanes.minY - 3, width: right - left, height: lanes.height + 6), theme.accent.opacity(0.1))
    drawMoment(span.from, theme.accent, on: &canvas, theme)
    drawMoment(span.to, theme.accent, on: &canvas, theme)
  }

  private func drawMoment(
    _ time: Double, _ color: Color, faded opacity: Double = 1, on canvas: inout Canvas, _ theme: Theme
  ) {
    let x = picture.x(time)
    canvas.fill(Rect(x: x - 0.5, y: lanes.minY - 3, width: 1, height: lanes.height + 6), color.opacity(0.6))
    for line in picture.lines {
      guard let sample = line.curve.sample(at: time) else { continue }
      let color = theme.curve(line.number).opacity(opacity)
      drawBead(at: Vector2(x, line.nearestY(position: sample.value)), color, on: &canvas, theme)
      drawBead(at: Vector2(x, line.y(velocity: sample.velocity)), color, on: &canvas, theme)
    }
  }

  private func drawBead(at point: Vector2, _ color: Color, on canvas: inout Canvas, _ theme: Theme) {
    canvas.fillCircle(center: point, radius: 5, theme.panel)
    canvas.fillCircle(center: point, radius: 3.5, color)
  }

  /// Draws the sentence of the gesture above the lanes, or the values at `moment`, or the differences in the measured span.
  private func drawHead(at moment: Double, isPointed: Bool, on canvas: inout Canvas, _ theme: Theme) {
    var (x, end) = (nameEnd, lanes.maxX)
    let isCompared = picture.lines.contains { $0.ghost != nil } && span == nil
    if let sentence = picture.sentence, let main = picture.main, span == nil, !isPointed, !readsTime {
      if isCompared {
        let beside = x + 20 + width(of: sentence.outcome, on: canvas)
        drawComparison(from: x + 120, beside, to: &end, on: &canvas, theme)
      }
      // Beside the letter of the compared set, the solid curve has one as well.
      let name = isCompared && !picture.key.isGhostPrevious ? reference.other.rawValue : ""
      return canvas.cached(Canvas.Slot("sentence"), for: picture.key, end, name, theme) { canvas in
        var box = Rect(x: x + 14, y: frame.minY + 6, width: end - x - 14, height: 18)
        canvas.text(name, in: box, Theme.Text.strong, theme.curve(0))
        box = box.inset(by: EdgeInsets(left: name.isEmpty ? 0 : 16))
        guard let words = sentence.text(where: { width(of: $0, on: canvas) <= box.width }) else { return }
        canvas.fillCircle(center: Vector2(x + 5, box.midY), radius: 4, theme.curve(main.number))
        canvas.text(words, in: box, Theme.Text.smallFigures, theme.text)
      }
    }
    let clock = span.map { $0.to - $0.from } ?? min(moment, picture.lastTime) - picture.origin
    end = draw(" s", endingAt: end, theme.secondaryText, on: &canvas)
    end = draw(DecimalFormat.text(clock, decimals: 3), endingAt: end, theme.secondaryText, on: &canvas) - 6
    if span != nil { end = draw("Δ", endingAt: end, theme.secondaryText, on: &canvas) - 6 }
    // Reserves space for four digits before the point, so that nothing shifts when the number grows.
    end = min(end, lanes.maxX - 66)
    if isCompared { drawComparison(from: x + 120, x + 120, to: &end, on: &canvas, theme) }
    for line in picture.lines {
      guard var sample = line.curve.sample(at: span?.to ?? moment) else { continue }
      if let first = span.flatMap({ line.curve.sample(at: $0.from) }) {
        sample.value -= first.value
        sample.velocity -= first.velocity
      }
      let other = span == nil ? line.ghost?.sample(at: moment) : nil
      drawEntry(line, sample, comparedTo: other, isChange: span != nil, at: &x, end: end, on: &canvas, theme)
    }
  }

  /// Draws the name of the compared run (the ghost). Beside an earlier run, adds the difference at rest that fits.
  private func drawComparison(
    from start: Double, _ changeStart: Double, to end: inout Double, on canvas: inout Canvas, _ theme: Theme
  ) {
    let isPrevious = picture.key.isGhostPrevious
    let name = isPrevious ? "before" : reference.rawValue
    let needed = width(of: name, on: canvas) + 47
    guard end - needed > start else { return }
    let changes = isPrevious ? picture.changes : []
    if let words = changes.first(where: { end - needed - width(of: $0, on: canvas) > changeStart }) {
      end = draw(words, endingAt: end - 1, theme.text, on: &canvas) - 11
    }
    let (color, y) = (isPrevious ? theme.secondaryText : theme.ghost, frame.minY + 15)
    end = draw(name, endingAt: end - 1, color, on: &canvas) - 11
    let ink = isPrevious ? theme.curve(picture.main?.number ?? 0).opacity(0.4) : color
    canvas.line(from: Vector2(end - 11, y), to: Vector2(end + 7, y), isPrevious ? Self.previous : Self.ghost, ink)
    end -= 23
  }

  private func width(of text: String, on canvas: Canvas) -> Double {
    text.isEmpty ? 0 : canvas.measure.size(of: text, style: Theme.Text.smallFigures).width
  }

  /// Draws a text of the legend that ends at `end`, and returns its beginning.
  private func draw(_ text: String, endingAt end: Double, _ color: Color, on canvas: inout Canvas) -> Double {
    let width = width(of: text, on: canvas)
    let box = Rect(x: end - width - 1, y: frame.minY + 6, width: width + 1, height: 18)
    canvas.text(text, in: box, Theme.Text.smallFigures, color, alignment: .trailing)
    return end - width
  }

  /// Draws the label and values of a line. `other` is the sample of the compared run, whose difference is added;
  /// `isChange` is whether `sample` is itself a difference between two times.
  private func drawEntry(
    _ line: GraphLine, _ sample: TimeSeries.Sample, comparedTo other: TimeSeries.Sample?, isChange: Bool,
    at x: inout Double, end: Double, on canvas: inout Canvas, _ theme: Theme
  ) {
    let (curve, box) = (line.curve, Rect(x: x + 14, y: frame.minY + 6, width: max(0, end - x - 14), height: 18))
    func measured(_ text: String) -> Double { width(of: text, on: canvas) }
    // A label without its value says nothing.
    let first = measured(curve.valueText(sample.value)) + 3 + measured(curve.unit)
    guard measured(curve.label) + 7 + (isChange ? measured("Δ") + 2 : 0) + first <= box.width else { return }
    canvas.fillCircle(center: Vector2(x + 5, box.midY), radius: 4, theme.curve(line.number))
    var row = box
    func draw(_ text: String, before unit: String = "", gap: Double) {
      // Text that does not fit is left out, with all text after it. A number is not shown without its unit.
      let width = measured(text)
      let fits = width + (unit.isEmpty ? 0 : gap + measured(unit)) <= row.width
      if fits { canvas.text(text, in: row, Theme.Text.smallFigures, theme.text) }
      row = row.inset(by: EdgeInsets(left: fits ? min(width + gap, row.width) : row.width))
    }
    // Numbers are drawn apart from the label and units, whose text layouts stay cached.
    func draw(_ amount: Double, comparedTo other: Double?, unit: String, _ text: (Double) -> String) {
      if isChange { draw("Δ", gap: 2) }
      draw(text(amount), before: unit, gap: 3)
      draw(unit, gap: other == nil ? 10 : 0)
      if let other { draw(curve.difference(of: amount, from: other, text), gap: 10) }
    }
    draw(curve.label, gap: 7)
    draw(sample.value, comparedTo: other?.value, unit: curve.unit, curve.valueText)
    draw(sample.velocity, comparedTo: other?.velocity, unit: curve.perSecond, curve.velocityText)
    // Rounded up in steps, so that the next entry does not shift with every digit.
    x += 14 + ((row.minX - box.minX + 10) / 24).rounded(.up) * 24
  }
}
