import OverscrollFitting

struct RecordingPicture: Equatable, Sendable {
  let scene: RecordingScene
  let theme: Theme
  private var page: RecordingPage { scene.page }

  func draw(on canvas: inout Canvas) {
    canvas.fill(Rect(origin: .zero, size: page.size), theme.surface)
    let (offsets, residuals) = (scene.offsets, scene.residuals)
    if offsets.isShown {
      drawPhases(over: offsets, residuals, on: &canvas)
      offsets.draw(on: &canvas, theme)
      if residuals.isShown {
        let (area, level) = (residuals.area, residuals.position(of: .zero).y)
        canvas.line(from: Vector2(area.minX, level), to: Vector2(area.maxX, level), width: 1, theme.secondaryText)
        residuals.draw(on: &canvas, theme)
      }
      drawBorders(over: offsets, residuals, on: &canvas)
    }
    drawHead(on: &canvas)
    guard page.hasPanel else { return }
    canvas.fill(page.panel, theme.panel)
    canvas.fill(Rect(x: 0, y: page.panel.minY, width: page.size.width, height: 1), theme.hairline)
    drawNumbers(on: &canvas)
    drawRanking(on: &canvas)
  }

  // MARK: - Phases

  private func color(of kind: FeelFit.Phase.Kind) -> Color {
    switch kind {
    case .drag: theme.secondaryText
    case .deceleration: Plot.Ink.first.color(theme)
    case .bounce: Plot.Ink.sixth.color(theme)
    case .return: Plot.Ink.third.color(theme)
    }
  }

  private func drawPhases(over offsets: PlotView, _ residuals: PlotView, on canvas: inout Canvas) {
    for phase in scene.phases {
      let (left, right, color) = (page.x(of: phase.start), page.x(of: phase.end), color(of: phase.kind))
      for area in [offsets.area, residuals.area] where area.height > 20 {
        canvas.fill(Rect(x: left, y: area.minY, width: right - left, height: area.height), color.opacity(0.1))
      }
      let label = Rect(x: left, y: offsets.area.minY - 19, width: right - left, height: 17)
      canvas.fill(label, color.opacity(0.22))
      if canvas.measure.size(of: phase.kind.title, style: Theme.Text.caption).width + 2 <= label.width {
        canvas.text(phase.kind.title, in: label, Theme.Text.caption, theme.text, alignment: .center)
      }
    }
  }

  /// Draws the name of the phase at a time, if the phase is too narrow for it.
  private func drawNarrowName(at time: Double, over area: Rect, on canvas: inout Canvas) {
    guard let phase = scene.phases.last(where: { $0.start <= time && time <= $0.end }) else { return }
    let (left, right, ink) = (page.x(of: phase.start), page.x(of: phase.end), color(of: phase.kind))
    let width = canvas.measure.size(of: phase.kind.title, style: Theme.Text.caption).width + 8
    guard width - 6 > right - left, width < area.width else { return }
    let x = ((left + right - width) / 2).clamped(to: area.minX...area.maxX - width)
    let label = Rect(x: x, y: area.minY + 1, width: width, height: 17)
    canvas.fill(label, radius: 4, ink.mixed(with: theme.surface, 0.78))
    canvas.text(phase.kind.title, in: label, Theme.Text.caption, theme.text, alignment: .center)
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
    let (top, style) = isWide ? (10.0, Theme.Text.title) : (13.0, Theme.Text.strong)
    canvas.text(title, at: Vector2(RecordingPage.margin, top), style, theme.text, maxWidth: room)
    if page.hasButtons {
      drawButton(in: page.saveButton, title: "Save as preset", .savePreset, isEnabled: scene.fit != nil, on: &canvas)
      if scene.isMoved { drawButton(in: page.findButton, title: "Reset phases", .findPhases, on: &canvas) }
    }
    guard page.head.height > 50 else { return }
    let (corner, width) = (Vector2(RecordingPage.margin, 40), page.size.width - 2 * RecordingPage.margin)
    let ink = scene.results.problem == nil ? theme.secondaryText : theme.problem
    canvas.text(status, at: corner, Theme.Text.body, ink, maxWidth: width)
  }

  private var status: String {
    if let problem = scene.results.problem { return "No fit: \(RecordingReader.words(problem))" }
    if scene.dragged != nil { return "Release to fit again" }
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
    let (box, ink) = (frame.inset(by: EdgeInsets(left: 6, right: 6)), isEnabled ? theme.text : theme.secondaryText)
    canvas.text(title, in: box, Theme.Text.small, ink, alignment: .center)
  }

  // MARK: - The panel

  private func drawNumbers(on canvas: inout Canvas) {
    let (fit, chosen) = (scene.fit, scene.law?.appearance.title ?? "Numbers")
    let refusal = scene.results.ranking.refusals.first { fit == nil && $0.feel.platform == scene.law }
    let title = fit?.feel.title ?? (refusal == nil ? chosen : "\(chosen) does not fit")
    canvas.text(title, in: RecordingPage.line(0, in: page.numbers), Theme.Text.strong, theme.text)
    var entries = refusal.map { [(label: RecordingReader.words($0.problem), value: "")] } ?? []
    if let fit {
      entries = fit.numbers.map { ($0.name.title, $0.description) }
      if let number = fit.decelerationNumber {
        entries.insert((number.name.title, number.description), at: min(1, entries.count))
      }
      let maximum = fit.maximumError
      entries.append(("Root mean square", "\(fit.rootMeanSquare, decimals: 3) pt"))
      entries.append(("Largest difference", "\(abs(maximum.error), decimals: 2) pt at \(maximum.time, decimals: 2) s"))
    }
    for (index, entry) in entries.enumerated() {
      let line = RecordingPage.line(index + 1, in: page.numbers)
      let width = canvas.measure.size(of: entry.value, style: Self.figures).width + 10
      canvas.text(entry.value, in: line, Self.figures, theme.text, alignment: .trailing)
      canvas.text(entry.label, in: line.inset(by: EdgeInsets(right: width)), Theme.Text.small, theme.secondaryText)
    }
  }

  private static let figures = TextStyle(size: 12, hasTabularFigures: true)

  private func drawRanking(on canvas: inout Canvas) {
    drawRow(0, "Model", Theme.Text.strong, ["Best fit, pt", "As published"], Theme.Text.small, theme.text, on: &canvas)
    let ranking = scene.results.ranking
    let chosen = scene.law ?? ranking.fits.first?.feel.platform
    for index in 0..<ranking.count {
      let (feel, line) = (ranking.feel(at: index), RecordingPage.line(index + 1, in: page.ranking))
      if feel.platform == chosen || scene.hovered == .law(index) {
        canvas.fill(line.inset(by: EdgeInsets(left: -6, right: -6)), radius: 4, theme.highlight)
      }
      canvas.fillCircle(center: Vector2(line.minX + 5, line.midY), radius: 4, feel.ink.color(theme))
      let fit = index < ranking.fits.count ? ranking.fits[index] : nil
      let errors = fit.map { [Self.text($0.rootMeanSquare), Self.text($0.ownRootMeanSquare)] } ?? ["no fit"]
      let color = fit == nil ? theme.secondaryText : theme.text
      drawRow(index + 1, feel.title, Theme.Text.small, errors, Self.figures, color, on: &canvas)
    }
  }

  /// Draws a row of the ranking, with its columns from the right one.
  private func drawRow(
    _ index: Int, _ name: String, _ nameStyle: TextStyle, _ columns: [String], _ style: TextStyle, _ color: Color,
    on canvas: inout Canvas
  ) {
    let line = RecordingPage.line(index, in: page.ranking)
    let room = EdgeInsets(left: index == 0 ? 0 : 16, right: page.isWide ? 158 : 74)
    canvas.text(name, in: line.inset(by: room), nameStyle, color)
    for (column, words) in columns.prefix(page.isWide ? 2 : 1).enumerated() {
      let box = line.inset(by: EdgeInsets(right: 76 * Double(column)))
      canvas.text(words, in: box, style, column == 0 ? color : theme.secondaryText, alignment: .trailing)
    }
  }

  private static func text(_ error: Double) -> String {
    error < 10 ? "\(error, decimals: 3)" : error < 1000 ? "\(error, decimals: 1)" : "> 1000"
  }

  func drawReading(at time: Double?, on canvas: inout Canvas) {
    let offsets = scene.offsets
    offsets.drawLegend(on: &canvas, reading: time, theme)
    guard let time else { return }
    scene.residuals.drawLegend(on: &canvas, reading: time, theme)
    if offsets.isShown { drawNarrowName(at: time, over: offsets.area, on: &canvas) }
  }
}

extension FeelFit.Phase.Kind {
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
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
    case .bounceStiffness: "Edge stiffness"
    case .bounceDamping: "Edge damping"
    case .releaseStiffness: "Stiffness after a pull"
    case .releaseDamping: "Damping after a pull"
    case .rubberBandCoefficient: "Rubber-band coefficient"
    }
  }
}
