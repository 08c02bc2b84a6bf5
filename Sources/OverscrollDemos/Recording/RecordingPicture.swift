import OverscrollFitting

struct RecordingPicture: Equatable, Sendable {
  let scene: RecordingScene
  let theme: Theme
  private var page: RecordingPage { scene.page }

  func draw(on canvas: inout Canvas) {
    canvas.fill(Rect(origin: .zero, size: page.size), theme.surface)
    let (offsets, residuals) = (scene.offsets, scene.residuals)
    if offsets.area.width > 20, offsets.area.height > 20 {
      drawPhases(over: offsets, residuals, on: &canvas)
      offsets.draw(on: &canvas, reading: nil, theme)
      if residuals.area.height > 20 {
        let (area, level) = (residuals.area, residuals.position(of: .zero).y)
        canvas.line(from: Vector2(area.minX, level), to: Vector2(area.maxX, level), width: 1, theme.secondaryText)
        residuals.draw(on: &canvas, reading: nil, theme)
      }
      drawBorders(over: offsets, residuals, on: &canvas)
    }
    drawHead(on: &canvas)
    if page.hasPanel { drawPanel(on: &canvas) }
  }

  // MARK: - Phases

  private func color(of kind: FeelFit.Phase.Kind) -> Color {
    switch kind {
    case .drag: theme.secondaryText
    case .deceleration: Plot.Ink.first.color(theme)
    case .bounce: Plot.Ink.second.color(theme)
    case .return: Plot.Ink.third.color(theme)
    }
  }

  private func drawPhases(over offsets: PlotView, _ residuals: PlotView, on canvas: inout Canvas) {
    for phase in scene.fit?.phases ?? [] {
      let (left, right, color) = (page.x(of: phase.start), page.x(of: phase.end), color(of: phase.kind))
      for area in [offsets.area, residuals.area] where area.height > 20 {
        canvas.fill(Rect(x: left, y: area.minY, width: right - left, height: area.height), color.opacity(0.1))
      }
      let label = Rect(x: left, y: offsets.area.minY - 19, width: right - left, height: 17)
      canvas.fill(label, color.opacity(0.22))
      let words = phase.kind.rawValue.prefix(1).uppercased() + phase.kind.rawValue.dropFirst()
      if canvas.measure.size(of: words, style: Theme.Text.caption).width + 8 <= label.width {
        canvas.text(words, in: label, Theme.Text.caption, theme.text, alignment: .center)
      }
    }
  }

  private func drawBorders(over offsets: PlotView, _ residuals: PlotView, on canvas: inout Canvas) {
    for border in scene.borders.all {
      guard let time = scene.borders.time(of: border) else { continue }
      let x = page.x(of: time)
      let isActive = scene.selectedBorder == border || scene.hovered == .border(border)
      let color = isActive ? theme.accent : theme.text
      for (area, overhang) in [(offsets.area, 19.0), (residuals.area, 0)] where area.height > 20 {
        canvas.line(from: Vector2(x, area.minY - overhang), to: Vector2(x, area.maxY), width: isActive ? 2 : 1.2, color)
      }
      let knob = Rect(x: x - 4, y: offsets.area.minY - 24, width: 8, height: 14)
      canvas.fill(knob, radius: 3, color)
      guard isActive else { continue }
      let words = "\(time, decimals: 3) s"
      let width = canvas.measure.size(of: words, style: Theme.Text.smallFigures).width + 12
      let left = (x - width / 2).clamped(to: 0...max(0, page.size.width - width))
      let box = Rect(x: left, y: offsets.area.maxY - 22, width: width, height: 18)
      canvas.fill(box, radius: 4, theme.accent)
      canvas.text(words, in: box, Theme.Text.smallFigures, theme.onAccent, alignment: .center)
    }
  }

  // MARK: - The head

  private func drawHead(on canvas: inout Canvas) {
    let right = page.hasButtons ? (scene.isMoved ? page.findButton : page.saveButton).minX - 12 : page.size.width - 16
    let (title, room) = (scene.recording.title, right - RecordingPage.margin)
    let isWide = canvas.measure.size(of: title, style: Theme.Text.title).width <= room
    canvas.text(
      title, at: Vector2(RecordingPage.margin, isWide ? 10 : 13), isWide ? Theme.Text.title : Theme.Text.strong,
      theme.text, maxWidth: room)
    if page.hasButtons {
      drawButton(in: page.saveButton, title: "Save as preset", .savePreset, isEnabled: scene.fit != nil, on: &canvas)
      if scene.isMoved { drawButton(in: page.findButton, title: "Reset phases", .findPhases, on: &canvas) }
    }
    guard page.head.height > 50 else { return }
    let style = Theme.Text.body
    let legend = drawLegend(after: canvas.measure.size(of: status, style: style).width, on: &canvas)
    canvas.text(
      status, at: Vector2(RecordingPage.margin, 40), style,
      scene.results.problem == nil ? theme.secondaryText : theme.problem, maxWidth: legend - RecordingPage.margin - 12)
  }

  private var status: String {
    if let problem = scene.results.problem { return "No fit: \(RecordingReader.words(problem))" }
    if scene.isDragging { return "Release to fit again" }
    if scene.results.isPending { return "Fitting…" }
    let motion = scene.recording.motion
    let unit = motion.assumption == nil ? "" : ", times taken for ms"
    return "\(motion.samples.count) samples in \(scene.recording.duration, decimals: 2) s\(unit)"
  }

  private func drawButton(
    in frame: Rect, title: String, _ part: RecordingPage.Part, isEnabled: Bool = true, on canvas: inout Canvas
  ) {
    let isHovered = isEnabled && scene.hovered == part
    canvas.fill(frame, radius: Theme.Radius.small, isHovered ? theme.buttonPressed : theme.button)
    canvas.text(
      title, in: frame.inset(by: EdgeInsets(left: 6, right: 6)), Theme.Text.small,
      isEnabled ? theme.text : theme.secondaryText, alignment: .center)
  }

  /// Draws as much of the legend as has room beside text of `width`, from the right, and returns its left edge.
  private func drawLegend(after width: Double, on canvas: inout Canvas) -> Double {
    var right = page.size.width - RecordingPage.margin
    let left = RecordingPage.margin + min(width, page.size.width / 2) + 12
    for curve in scene.offsets.plot.curves.reversed() {
      let words = curve.name == "Fit" ? scene.fit?.feel.title ?? curve.name : curve.name
      let width = canvas.measure.size(of: words, style: Theme.Text.small).width
      let isPoints = if case .points = curve.shape { true } else { false }
      let next = right - width - (isPoints ? 30 : 44)
      guard next >= left else { break }
      let color = curve.ink.color(theme)
      canvas.text(words, at: Vector2(right - width, 41), Theme.Text.small, theme.text)
      let mark = Vector2(right - width - 6, 48)
      if isPoints {
        canvas.fillCircle(center: mark - Vector2(4, 0), radius: curve.radius, color)
      } else {
        canvas.line(
          from: mark - Vector2(20, 0), to: mark, width: curve.width, dashes: curve.isDashed ? [6, 5] : [], color)
      }
      right = next
    }
    return right
  }

  // MARK: - The panel

  private func drawPanel(on canvas: inout Canvas) {
    canvas.fill(page.panel, theme.panel)
    canvas.fill(Rect(x: 0, y: page.panel.minY, width: page.size.width, height: 1), theme.hairline)
    drawNumbers(on: &canvas)
    drawRanking(on: &canvas)
  }

  private func drawNumbers(on canvas: inout Canvas) {
    let column = page.numbers
    guard let fit = scene.fit else {
      let chosen = scene.law?.appearance.title ?? "Numbers"
      let isDone = !scene.results.isPending && scene.law != nil
      canvas.text(
        isDone ? "\(chosen) does not fit" : chosen, in: RecordingPage.line(0, in: column), Theme.Text.strong, theme.text
      )
      if isDone, let refusal = scene.results.ranking.refusals.first(where: { $0.feel.platform == scene.law }) {
        canvas.text(
          RecordingReader.words(refusal.problem), in: RecordingPage.line(1, in: column), Theme.Text.small,
          theme.secondaryText)
      }
      return
    }
    canvas.text(fit.feel.title, in: RecordingPage.line(0, in: column), Theme.Text.strong, theme.text)
    var line = 1
    func write(_ label: String, value: String, _ color: Color) {
      drawEntry(label, value: value, in: RecordingPage.line(line, in: column), color, on: &canvas)
      line += 1
    }
    for name in FeelNumber.allCases {
      let number = fit.numbers.first { $0.name == name }
      write(name.title, value: number?.description ?? "not recorded", number == nil ? theme.secondaryText : theme.text)
      guard name == .decelerationRate else { continue }
      if let number = fit.decelerationNumber { write(number.name.title, value: number.description, theme.text) }
    }
    let maximum = fit.maximumError
    write("Root mean square", value: "\(fit.rootMeanSquare, decimals: 3) pt", theme.text)
    write("Largest error", value: "\(abs(maximum.error), decimals: 2) pt at \(maximum.time, decimals: 2) s", theme.text)
  }

  private func drawEntry(_ label: String, value: String, in line: Rect, _ color: Color, on canvas: inout Canvas) {
    let style = TextStyle(size: 12, hasTabularFigures: true)
    let width = canvas.measure.size(of: value, style: style).width
    canvas.text(value, in: line, style, color, alignment: .trailing)
    var left = line
    left.size.width = max(0, line.width - width - 10)
    canvas.text(label, in: left, Theme.Text.small, theme.secondaryText)
  }

  private func drawRanking(on canvas: inout Canvas) {
    let column = page.ranking
    let heading = RecordingPage.line(0, in: column)
    canvas.text("Law", in: leading(of: heading), Theme.Text.strong, theme.text)
    if page.isWide {
      canvas.text("as is, pt", in: middle(of: heading), Theme.Text.small, theme.secondaryText, alignment: .trailing)
    }
    canvas.text("fitted, pt", in: heading, Theme.Text.small, theme.secondaryText, alignment: .trailing)
    let ranking = scene.results.ranking
    let chosen = scene.law ?? ranking.fits.first?.feel.platform
    for index in 0..<ranking.count {
      let (feel, line) = (ranking.feel(at: index), RecordingPage.line(index + 1, in: column))
      if feel.platform == chosen || scene.hovered == .law(index) {
        canvas.fill(line.inset(by: EdgeInsets(left: -6, right: -6)), radius: 4, theme.highlight)
      }
      canvas.fillCircle(center: Vector2(line.minX + 5, line.midY), radius: 4, feel.ink.color(theme))
      let figures = TextStyle(size: 12, hasTabularFigures: true)
      let name = leading(of: line).inset(by: EdgeInsets(left: 16))
      let isMet = index < ranking.fits.count
      canvas.text(feel.title, in: name, Theme.Text.small, isMet ? theme.text : theme.secondaryText)
      guard isMet else {
        canvas.text("no fit", in: line, Theme.Text.small, theme.secondaryText, alignment: .trailing)
        continue
      }
      let ranked = ranking.fits[index]
      if page.isWide {
        canvas.text(
          Self.text(ranked.ownRootMeanSquare), in: middle(of: line), figures, theme.secondaryText, alignment: .trailing)
      }
      canvas.text(Self.text(ranked.rootMeanSquare), in: line, figures, theme.text, alignment: .trailing)
    }
  }

  private static func text(_ error: Double) -> String {
    error < 10 ? "\(error, decimals: 3)" : error < 1000 ? "\(error, decimals: 1)" : "> 1000"
  }

  private func leading(of line: Rect) -> Rect { line.inset(by: EdgeInsets(right: page.isWide ? 124 : 64)) }
  private func middle(of line: Rect) -> Rect { line.inset(by: EdgeInsets(right: 60)) }

  // MARK: - Reading

  func drawReading(at time: Double, on canvas: inout Canvas) {
    let (offsets, residuals) = (scene.offsets, scene.residuals)
    guard offsets.area.width > 20, offsets.area.height > 20 else { return }
    let sample = scene.recording.sample(nearest: time)
    offsets.drawReading(at: sample.time, on: &canvas, theme)
    if residuals.area.height > 20 { residuals.drawReading(at: sample.time, on: &canvas, theme) }
    var lines = [("t", "\(sample.time, decimals: 3) s"), ("Recorded", "\(sample.offset, decimals: 2) pt")]
    let fits = scene.fits
    for curve in fits.filter(\.isSelected) + fits.filter({ !$0.isSelected }) {
      guard let value = curve.fit.value(at: sample.time) else { continue }
      lines.append((curve.name, "\(value, decimals: 2) pt   Δ \(sample.offset - value, decimals: 2)"))
    }
    let size = Size(216, Double(lines.count) * RecordingPage.line + 10)
    let area = offsets.area.inset(by: 8)
    guard area.width > size.width + 20, area.height > size.height else { return }
    // The card is on the other side of the pointer, and away from the curve.
    let isLeft = offsets.position(of: Vector2(sample.time, 0)).x > area.midX
    let left = isLeft ? area.minX : area.maxX - size.width
    let there = scene.recording.sample(nearest: page.time(at: left + size.width / 2))
    let isHigh = offsets.position(of: Vector2(0, there.offset)).y < area.midY
    let box = Rect(origin: Vector2(left, isHigh ? area.maxY - size.height : area.minY), size: size)
    canvas.fill(box, radius: Theme.Radius.small, theme.surface.opacity(0.94))
    canvas.stroke(box, radius: Theme.Radius.small, theme.hairline)
    for (index, line) in lines.enumerated() {
      let frame = Rect(
        x: box.minX + 10, y: box.minY + 5 + Double(index) * RecordingPage.line, width: box.width - 20,
        height: RecordingPage.line)
      drawEntry(line.0, value: line.1, in: frame, theme.text, on: &canvas)
    }
  }
}

extension DecelerationNumber.Name {
  fileprivate var title: String {
    switch self {
    case .resistance: "Resistance"
    case .friction: "Scroll friction"
    case .scale: "Velocity for one second"
    case .deceleration: "Deceleration"
    }
  }
}

extension FeelNumber {
  var title: String {
    switch self {
    case .decelerationRate: "Deceleration rate"
    case .bounceStiffness: "Bounce stiffness"
    case .bounceDamping: "Bounce damping"
    case .releaseStiffness: "Stiffness after a pull"
    case .releaseDamping: "Damping after a pull"
    case .rubberBandCoefficient: "Rubber-band coefficient"
    }
  }
}
