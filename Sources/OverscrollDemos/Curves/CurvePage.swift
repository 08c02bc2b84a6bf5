struct CurvePage {
  private static let (margin, tabHeight) = (16.0, 28.0)

  let size: Size
  let figure: CurveFigure
  private(set) var content: CurveFigureContent
  private let parameters: ParameterValues
  private let drag: CurveDrag?
  /// Without tabs it is a figure for a paper.
  let hasTabs: Bool

  init(size: Size, figure: CurveFigure, parameters: ParameterValues, hasTabs: Bool, drag: CurveDrag? = nil) {
    (self.size, self.hasTabs, self.figure) = (size, hasTabs, figure)
    (self.parameters, self.drag) = (parameters, drag)
    content = figure.content(parameters)
    keepAxes()
  }

  private mutating func keepAxes() {
    guard let drag else { return }
    for (index, view) in drag.views.enumerated() where index < content.plots.count {
      (content.plots[index].x.range, content.plots[index].y.range) = (view.plot.x.range, view.plot.y.range)
    }
  }

  mutating func add(_ other: ParameterValues, named name: String) {
    for (index, plot) in figure.content(other).plots.enumerated() where index < content.plots.count {
      content.plots[index].add(plot, named: name)
    }
    keepAxes()
  }

  private var isSmall: Bool { size.height < 420 || size.width < 420 }

  private var tabs: [(figure: CurveFigure, frame: Rect)] {
    guard hasTabs else { return [] }
    // Long names have wide tabs.
    let shares = CurveFigure.allCases.map { Double($0.name.count + 2) }
    let unit = row.width / shares.reduce(0, +)
    var x = row.minX
    return zip(CurveFigure.allCases, shares).map { figure, share in
      defer { x += share * unit }
      return (figure, Rect(x: x, y: row.minY, width: share * unit, height: row.height))
    }
  }

  private var row: Rect { Rect(x: Self.margin, y: 10, width: size.width - 2 * Self.margin, height: Self.tabHeight) }
  var controls: [Rect] { [Rect(x: 0, y: 0, width: size.width, height: plots.first?.frame.minY ?? tabsEnd)] }
  private var tabsEnd: Double { hasTabs ? row.maxY + 12 : 12 }

  func tab(at point: Vector2) -> CurveFigure? {
    row.contains(point) ? tabs.first { $0.frame.contains(point) }?.figure : nil
  }

  // MARK: - Handles

  private static let reach = 12.0

  var handles: [(handle: CurveHandle, position: Vector2)] {
    guard hasTabs else { return [] }
    let view = plots[0]
    return content.handles.map { ($0, view.position(of: $0.position(parameters))) }
  }

  func handle(at point: Vector2) -> CurveHandle? { nearest(to: point)?.handle }

  private func nearest(to point: Vector2) -> (handle: CurveHandle, position: Vector2)? {
    let area = plots[0].area
    // A handle beyond the axes is drawn and pressed at their end.
    return handles.map { ($0, $1, ($1.clamped(to: area) - point).length) }
      .filter { $0.2 <= Self.reach }.min { $0.2 < $1.2 }.map { ($0.0, $0.1) }
  }

  /// Returns the ink of the curve that a handle lies on; that of marks if it lies on none.
  func ink(of handle: CurveHandle) -> Plot.Ink {
    let (plot, place) = (content.plots[0], handle.position(parameters))
    let slack = (plot.y.range.upperBound - plot.y.range.lowerBound) / 1000
    return plot.curves.first { $0.isRead && abs(($0.value(at: place.x) ?? .infinity) - place.y) < slack }?.ink ?? .plain
  }

  func drag(at point: Vector2) -> CurveDrag? {
    nearest(to: point).map { handle, position in
      CurveDrag(handle: handle, start: parameters[handle.parameter], views: plots, offset: position - point)
    }
  }

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
    canvas.clipped(to: row) { canvas in
      for (tab, frame) in tabs {
        let (isShown, isHovered) = (tab == figure, pointer.map(frame.contains) ?? false)
        if isShown || isHovered {
          canvas.fill(frame.inset(by: 1), radius: Theme.Radius.small, isShown ? theme.accent : theme.highlight)
        }
        let box = frame.inset(by: EdgeInsets(left: 4, right: 4))
        let style = TextStyle(size: 12, weight: isShown ? .medium : .regular)
        canvas.text(tab.name, in: box, style, isShown ? theme.onAccent : theme.text, alignment: .center)
      }
    }
    drawWords(on: &canvas, theme)
    let held = drag?.handle ?? pointer.flatMap(handle)
    // A value is read beside the handles only.
    let views = plots
    let point = held == nil ? pointer : nil
    let reading = point.flatMap { point in views.first { $0.frame.contains(point) }?.x(at: point) }
    let handles = handles.map { ($0.handle, $0.position.clamped(to: views[0].area)) }
    for view in views {
      view.draw(on: &canvas, theme)
      let hasLegend = reading != nil || view.plot.weight >= content.plots[0].weight
      if hasLegend { view.drawLegend(on: &canvas, reading: reading, beside: handles.map(\.1), theme) }
    }
    for (handle, center) in handles {
      let isHeld = held?.parameter == handle.parameter
      canvas.fillCircle(center: center, radius: isHeld ? 8 : 6.5, ink(of: handle).color(theme))
      canvas.fillCircle(center: center, radius: isHeld ? 4 : 3, theme.surface)
    }
  }

  private func drawWords(on canvas: inout Canvas, _ theme: Theme) {
    let width = size.width - 2 * Self.margin
    let isShort = !isSmall && canvas.measure.size(of: content.title, style: Theme.Text.title).width <= width
    let style = isShort ? Theme.Text.title : Theme.Text.strong
    canvas.text(content.title, at: Vector2(Self.margin, tabsEnd), style, theme.text, maxWidth: width)
    guard !isSmall else { return }
    let lines = content.captions.flatMap { caption in
      // No line ends within a term of a formula.
      let words = caption.replacing(" = ", with: "\u{A0}=\u{A0}").replacing("ln d", with: "ln\u{A0}d")
      return canvas.measure.lines(words, style: Theme.Text.body, width: width)
    }
    for (index, line) in lines.enumerated() {
      let corner = Vector2(Self.margin, tabsEnd + 26 + 19 * Double(index))
      canvas.text(line, at: corner, Theme.Text.body, theme.secondaryText)
    }
  }
}

extension Vector2 {
  fileprivate func clamped(to rect: Rect) -> Vector2 {
    Vector2(x.clamped(to: rect.minX...max(rect.minX, rect.maxX)), y.clamped(to: rect.minY...max(rect.minY, rect.maxY)))
  }
}
