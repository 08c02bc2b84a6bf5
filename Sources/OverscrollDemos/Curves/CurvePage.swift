/// A figure on the stage: tabs, title, captions, plots and legends.
struct CurvePage {
  private static let margin = 16.0
  private static let tabHeight = 28.0

  let size: Size
  let figure: CurveFigure
  private(set) var content: CurveFigureContent
  /// Whether the page has tabs. Without them it is a figure for a paper.
  let hasTabs: Bool

  init(size: Size, figure: CurveFigure, parameters: ParameterValues, hasTabs: Bool) {
    self.size = size
    self.hasTabs = hasTabs
    self.figure = figure
    content = figure.content(parameters)
  }

  /// Adds the figure's curves for other parameters, where they differ.
  mutating func add(_ other: ParameterValues, named name: String) {
    for (index, plot) in figure.content(other).plots.enumerated() where index < content.plots.count {
      content.plots[index].add(plot, named: name)
    }
  }

  /// Whether the stage is too small for captions.
  private var isSmall: Bool { size.height < 420 || size.width < 420 }

  private var tabs: [(figure: CurveFigure, frame: Rect)] {
    guard hasTabs else { return [] }
    let count = CurveFigure.allCases.count
    // As many columns as have room for the names, in rows of equal length.
    let fitting = Int((size.width - 2 * Self.margin) / 92)
    let columns = fitting >= count ? count : fitting.clamped(to: 2...count / 2)
    let rows = (count + columns - 1) / columns
    let width = (size.width - 2 * Self.margin) / Double(columns)
    return CurveFigure.allCases.enumerated().map { index, figure in
      (
        figure,
        Rect(
          x: Self.margin + Double(index % columns) * width, y: 10 + Double(index / columns) * Self.tabHeight,
          width: width, height: rows > 1 ? Self.tabHeight - 2 : Self.tabHeight)
      )
    }
  }

  /// The tabs and the text below them.
  var controls: [Rect] {
    [Rect(x: 0, y: 0, width: size.width, height: plots.first?.frame.minY ?? tabsEnd)]
  }

  private var tabsEnd: Double { (tabs.last?.frame.maxY ?? 0) + 12 }

  func tab(at point: Vector2) -> CurveFigure? { tabs.first { $0.frame.contains(point) }?.figure }

  /// The plots below the captions, whose line count is estimated, because input is handled without fonts.
  var plots: [PlotView] {
    let lines =
      isSmall ? 0.0 : content.captions.map { (Double($0.count) * 6.7 / (size.width - 32)).rounded(.up) }.reduce(0, +)
    let top = tabsEnd + (isSmall ? 24 : 34 + 19 * lines)
    let height = max(0, size.height - top - 8)
    let shown = height < 300 ? Array(content.plots.prefix(1)) : content.plots
    let whole = shown.map(\.weight).reduce(0, +)
    var y = top
    return shown.map { plot in
      let share = height * plot.weight / whole
      defer { y += share }
      return PlotView(plot: plot, frame: Rect(x: Self.margin, y: y, width: size.width - 2 * Self.margin, height: share))
    }
  }

  // MARK: - Drawing

  func draw(on canvas: inout Canvas, pointer: Vector2?, _ theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: size), theme.surface)
    for tab in tabs {
      draw(tab.figure, in: tab.frame, isHovered: pointer.map(tab.frame.contains) ?? false, on: &canvas, theme)
    }
    drawWords(on: &canvas, theme)
    let reading = pointer.flatMap { point in plots.first { $0.frame.contains(point) }?.x(at: point) }
    for plot in plots { draw(plot, reading: reading, on: &canvas, theme) }
  }

  private func draw(_ tab: CurveFigure, in frame: Rect, isHovered: Bool, on canvas: inout Canvas, _ theme: Theme) {
    let isShown = tab == figure
    if isShown || isHovered {
      canvas.fill(frame.inset(by: 1), radius: Theme.Radius.small, isShown ? theme.accent : theme.highlight)
    }
    canvas.text(
      tab.name, in: frame.inset(by: EdgeInsets(top: 0, left: 4, bottom: 0, right: 4)),
      TextStyle(size: 12, weight: isShown ? .medium : .regular),
      isShown ? theme.onAccent : theme.text, alignment: .center)
  }

  private func drawWords(on canvas: inout Canvas, _ theme: Theme) {
    let width = size.width - 2 * Self.margin
    canvas.text(
      content.title, at: Vector2(Self.margin, tabsEnd), isSmall ? Theme.Text.strong : Theme.Text.title, theme.text,
      maxWidth: width)
    guard !isSmall else { return }
    let lines = content.captions.flatMap { canvas.measure.lines($0, style: Theme.Text.body, width: width) }
    for (index, line) in lines.enumerated() {
      canvas.text(
        line, at: Vector2(Self.margin, tabsEnd + 26 + 19 * Double(index)), Theme.Text.body, theme.secondaryText,
        maxWidth: width)
    }
  }

  private func draw(_ view: PlotView, reading x: Double?, on canvas: inout Canvas, _ theme: Theme) {
    view.draw(on: &canvas, reading: x, theme)
    var size = view.legendSize(on: canvas, isReading: x != nil)
    size.width = min(size.width, view.area.width * 0.6)
    guard view.area.height > size.height + 20, x != nil || view.plot.weight >= content.plots[0].weight else { return }
    view.drawLegend(on: &canvas, in: legend(size, in: view), opacity: 0.88, weight: .medium, reading: x, theme)
  }

  /// Returns the legend's frame in the corner where it covers the least of the curves.
  private func legend(_ size: Size, in view: PlotView) -> Rect {
    let area = view.area.inset(by: 8)
    let corners = [
      Vector2(area.maxX - size.width, area.minY), Vector2(area.maxX - size.width, area.maxY - size.height), area.origin,
      Vector2(area.minX, area.maxY - size.height),
    ].map { Rect(origin: $0, size: size) }
    let best = corners.enumerated().min {
      (view.crossings($0.element), $0.offset) < (view.crossings($1.element), $1.offset)
    }
    return best?.element ?? corners[0]
  }
}

extension PlotView {
  /// Returns a measure of the curves and marks under `box`.
  func crossings(_ box: Rect) -> Int {
    plot.curves.filter(\.isRead).reduce(0) { $0 + crossings(of: $1, box) }
      + plot.marks.reduce(0) { $0 + crossings(of: $1, box) }
  }

  private func crossings(of mark: Plot.Mark, _ box: Rect) -> Int {
    switch mark {
    case .horizontal(let y, _, _):
      box.inset(by: -20).contains(place(Vector2(0, y)) + Vector2(box.midX - area.minX, 0)) ? 20 : 0
    case .point(let point, _, _): box.contains(place(point)) ? 1 : 0
    case .vertical(let x, _, _): box.contains(Vector2(place(Vector2(x, 0)).x, box.midY)) ? 1 : 0
    case .band: 0
    }
  }

  private func crossings(of curve: Plot.Curve, _ box: Rect) -> Int {
    if case .points(let points) = curve.shape { return points.filter { box.contains(place($0)) }.count }
    return stride(from: box.minX, through: box.maxX, by: 8).filter { left in
      x(at: Vector2(left, 0)).flatMap { x in curve.value(at: x).map { box.contains(place(Vector2(x, $0))) } } ?? false
    }.count
  }
}
