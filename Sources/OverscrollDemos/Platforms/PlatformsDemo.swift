/// A demo of identical lists, a column for each selected feel: one drag moves all, and each decelerates by its own law.
package struct PlatformsDemo: Demo {
  package static let card = DemoCard(
    name: "platforms", title: "Platforms", icon: icon,
    hints: [
      "Flick a list: all of them go, each as on its platform.",
      "Pull them past the end: some move, some stretch, some glow.",
      "Click a head to see one alone.",
    ],
    parameters: Platform.allCases.map(Parameter.column) + [.listLength, .slop],
    keys: [.pages, .ends, .arrows("↑", "↓", words: "Scroll by line")], tools: [])

  private var size: Size
  private var parameters: ParameterValues
  private var columns: [PlatformColumn]
  private var solo, pressedHead: Platform?
  /// The motion of each column since the last release; empty before the first.
  private var flights: [Platform: PlatformFlight] = [:]
  /// Whether a list has been flicked. Until then, the plot shows an example.
  private var hasFlown = false
  /// The plot of the columns' motions; `nil` if no column moves.
  private(set) var plot: PlatformPlot?

  package init(_ setup: DemoSetup) {
    (size, parameters) = (setup.size, setup.parameters)
    columns = []
    updateColumns(at: 0) { setup.values[DemoValue(contentOffsetOf: $0)] }
  }

  // MARK: - Layout

  private var isPlotted: Bool { size.height >= 280 && size.width >= 240 }

  private var plotFrame: Rect {
    let height = isPlotted ? (size.height * 0.3).rounded().clamped(to: (size.height < 380 ? 110 : 120)...300) : 0
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  private var visible: [PlatformColumn] { solo == nil ? columns : columns.filter { $0.platform == solo } }

  private var columnWidth: Double {
    let gaps = Double(max(0, visible.count - 1))
    return max(0, ((size.width - gaps) / Double(max(1, visible.count))).rounded(.down))
  }

  /// The height of the columns' headers. A narrow header shows distance and time on two lines.
  private var headHeight: Double { columnWidth < 92 ? 60 : 46 }
  private var listSize: Size { Size(columnWidth, max(0, plotFrame.minY - headHeight)) }

  private func frame(ofColumn index: Int) -> Rect {
    let (room, count) = (size.width + 1, Double(max(1, visible.count)))
    let left = (Double(index) * room / count).rounded()
    let right = (Double(index + 1) * room / count).rounded() - 1
    return Rect(x: left, y: headHeight, width: max(0, right - left), height: listSize.height)
  }

  private func head(ofColumn index: Int) -> Rect {
    let column = frame(ofColumn: index)
    return Rect(x: column.minX, y: 0, width: column.width, height: headHeight)
  }

  private var rowCount: Int { Int(parameters[.listLength].rounded()) }

  /// Updates the columns to the parameters and the stage. A new column starts at the offset of the first.
  private mutating func updateColumns(at time: Double, start: (Platform) -> Double? = { _ in nil }) {
    let chosen = Platform.allCases.filter { parameters.isOn(.column($0)) }
    let (old, offset) = (columns, columns.first?.view.contentOffset(at: time).y ?? 0)
    columns = chosen.map { platform in
      old.first { $0.platform == platform }
        ?? PlatformColumn(
          platform, size: listSize, count: rowCount, offset: start(platform) ?? offset, slop: parameters.slop)
    }
    if !columns.contains(where: { $0.platform == solo }) { solo = nil }
    let layout = PlatformColumn.layout(listSize, rowCount)
    for index in columns.indices {
      columns[index].resize(to: layout, at: time)
      columns[index].view.pan.slop = parameters.slop
      flights[columns[index].platform]?.follow(columns[index], at: time)
    }
    updatePlot()
  }

  private mutating func updatePlot() {
    plot = PlatformPlot(
      hasFlown ? columns.compactMap { flights[$0.platform] } : columns.map(Self.example), isExample: !hasFlown,
      in: plotFrame.inset(by: EdgeInsets(top: 6, left: 4, bottom: 2, right: 8)))
  }

  private static func example(_ column: PlatformColumn) -> PlatformFlight {
    var column = column
    column.view = SimpleScrollView(
      layout: PlatformColumn.layout(column.view.layout.viewport, 100_000), feel: column.platform.feel,
      contentOffset: Vector2(0, 2_000_000))
    column.view.fling(velocity: Vector2(0, 1500), at: 0)
    return PlatformFlight(column, since: 0)
  }

  func result(of platform: Platform) -> String { flights[platform]?.result ?? "—" }

  package mutating func setSize(_ size: Size, at time: Double) {
    self.size = size
    updateColumns(at: time)
  }

  package mutating func setParameters(_ new: ParameterValues, at time: Double) {
    parameters = new
    updateColumns(at: time)
  }

  // MARK: - Input

  package mutating func handle(_ wheel: WheelEvent, at time: Double) {
    // Each platform has its own rules for wheels.
    change(at: time) { $0.handle(wheel, at: time) }
  }

  package mutating func handle(_ press: KeyPress, at time: Double) {
    guard let (step, axis) = ScrollStep.of(press), axis == .y else { return }
    change(at: time) { $0.scroll(step, .y, isRepeat: press.isRepeat, at: time) }
  }

  package mutating func handle(_ event: PointerEvent, at time: Double) {
    let head = visible.indices.first { self.head(ofColumn: $0).contains(event.position) }.map { visible[$0].platform }
    if event.phase == .down, !columns.contains(where: { $0.view.pan.isPressed }), let head {
      pressedHead = head
    } else if let pressed = pressedHead {
      guard event.phase != .move else { return }
      pressedHead = nil
      guard event.phase == .up, head == pressed else { return }
      solo = solo == pressed ? nil : pressed
      updateColumns(at: time)
    } else {
      change(at: time) { _ = $0.handle(event, at: time) }
    }
  }

  private mutating func change(at time: Double, _ change: (inout SimpleScrollView) -> Void) {
    for index in columns.indices { change(&columns[index].view) }
    hasFlown = hasFlown || restTime.map { $0 > time } ?? true
    flights =
      columns.contains { $0.view.isHeld }
      ? [:] : Dictionary(uniqueKeysWithValues: columns.map { ($0.platform, PlatformFlight($0, since: time)) })
    updatePlot()
  }

  // MARK: - State

  package func snapshot(at time: Double) -> DemoSnapshot {
    let states = columns.map { $0.view.state(at: time) }
    // The state of the busiest column stands for all.
    let state = [ViewState.dragging, .bouncing, .decelerating, .snapping].first(where: states.contains) ?? .idle
    var snapshot = DemoSnapshot(state, [:])
    for column in columns {
      let (offset, velocity) = (column.view.contentOffset(at: time).y, column.view.velocity(at: time).y)
      snapshot.set(DemoValue(contentOffsetOf: column.platform), offset, velocity: velocity)
      guard column.feel.edge.isStill, column.feel.edge != .stops else { continue }
      snapshot.set(DemoValue(pullOf: column.platform), column.view.pull(at: time).y, velocity: 0)
    }
    return snapshot
  }

  package var layout: DemoLayout {
    let limits = columns.map { (DemoValue(contentOffsetOf: $0.platform), $0.view.limits(along: .y)) }
    return DemoLayout(
      viewport: listSize, contentSize: Size(listSize.width, Double(rowCount) * PlatformColumn.rowHeight),
      limits: Dictionary(uniqueKeysWithValues: limits))
  }

  package var restTime: Double? {
    guard pressedHead == nil else { return nil }
    return columns.reduce(-Double.infinity) { latest, column in
      latest.flatMap { latest in column.view.restTime.map { max(latest, ScrollIndicatorFade.end(restTime: $0)) } }
    }
  }

  package func valueTexts(at time: Double) -> [String] {
    let now = snapshot(at: time)
    return columns.map { now.text(of: DemoValue(contentOffsetOf: $0.platform), $0.platform.appearance.title) }
  }

  package var controls: [Rect] { [Rect(x: 0, y: 0, width: size.width, height: headHeight), plotFrame] }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    if columns.contains(where: { $0.view.isHeld }) { return .closedHand }
    if point.y < headHeight { return columns.isEmpty ? .arrow : .pointingHand }
    return plotFrame.contains(point) || columns.isEmpty ? .arrow : .openHand
  }

  // MARK: - Drawing

  package func draw(on canvas: inout Canvas, at time: Double, beside ghost: DemoGhost<PlatformsDemo>?, _ theme: Theme) {
    for (index, column) in visible.enumerated() {
      let frame = frame(ofColumn: index)
      canvas.fill(Rect(x: frame.maxX, y: 0, width: 1, height: frame.maxY), theme.hairline)
      canvas.clipped(to: frame) { canvas in
        canvas.translated(by: frame.origin) { column.draw(on: &$0, width: frame.width, at: time, theme) }
      }
    }
    for (index, column) in visible.enumerated() { drawHead(column, at: index, on: &canvas, theme) }
    if columns.isEmpty {
      let room = Rect(x: 0, y: 0, width: size.width, height: plotFrame.minY)
      canvas.fill(room, theme.background)
      canvas.text("No column", in: room, Theme.Text.title, theme.secondaryText, alignment: .center)
    }
    if isPlotted { drawPlot(on: &canvas, at: time, theme) }
  }

  private func drawHead(_ column: PlatformColumn, at index: Int, on canvas: inout Canvas, _ theme: Theme) {
    let (platform, frame, isPressed) = (column.platform, head(ofColumn: index), column.platform == pressedHead)
    let result = plot?.isExample == true ? plot?.result(of: platform) ?? "" : result(of: platform)
    canvas.cached(Canvas.Slot("platforms.head", index), for: platform, result, frame, isPressed, theme) { canvas in
      let appearance = platform.appearance
      canvas.fill(frame, isPressed ? theme.highlight : theme.panel)
      let margin = frame.width < 80 ? 4.0 : 8
      let (left, width) = (frame.minX + margin, frame.width - 2 * margin)
      func fits(_ words: String, _ style: TextStyle) -> Bool {
        canvas.measure.size(of: words, style: style).width <= width
      }
      canvas.fill(Rect(x: frame.minX, y: 0, width: frame.width, height: 3), appearance.ink.color(theme))
      let styles = [13.0, 12, 10].map { TextStyle(size: $0, weight: .medium) }
      let (title, short) = (appearance.title, String(appearance.title.prefix { $0 != " " }))
      // The first word of the title says enough about the platforms that are compared by default.
      let shown = appearance.isCompared && !fits(title, styles[0]) ? short : title
      let name = styles.first { width >= 72 && fits(shown, $0) } ?? styles[2]
      canvas.text(shown, at: Vector2(left, 21 - name.size), name, theme.text, maxWidth: width)
      // A device of the platform is beside its name where there is room.
      let rest = Rect(x: left + width / 2, y: 8, width: width / 2, height: 16)
      if width >= 260 {
        canvas.text(appearance.device, in: rest, Theme.Text.small, theme.secondaryText, alignment: .trailing)
      }
      // A number without room for its unit is shown alone: cut off, it would be another number.
      let style = Theme.Text.smallFigures
      let parts = fits(result, style) ? [result] : result.split(separator: " · ").map(String.init)
      for (line, part) in parts.enumerated() where 26 + 14 * Double(line + 1) <= frame.height + 6 {
        let shown = fits(part, style) ? part : String(part.prefix { $0 != " " })
        canvas.text(shown, at: Vector2(left, 26 + 14 * Double(line)), style, theme.secondaryText)
      }
    }
  }

  private func drawPlot(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    canvas.fill(plotFrame, theme.surface)
    guard let plot else {
      return canvas.text(
        "Flick a list to plot how each goes", in: plotFrame, Theme.Text.body, theme.secondaryText, alignment: .center)
    }
    canvas.cached(Canvas.Slot("platforms.plot"), for: plot.flights, plot.view.frame, plot.isExample, theme) { canvas in
      plot.view.draw(on: &canvas, theme)
      let line = Rect(x: plotFrame.minX + 90, y: plotFrame.minY + 8, width: plotFrame.width - 114, height: 18)
      canvas.text(plot.title, in: line, Theme.Text.small, theme.secondaryText, alignment: .trailing)
    }
    plot.drawNow(on: &canvas, at: time, theme)
  }

  private static let icon = Icon(frames: [2.5, 8, 13.5].map { (Rect(x: $0, y: 3, width: 4, height: 14), 1.5) })
}

extension DemoValue {
  fileprivate init(contentOffsetOf platform: Platform) { self.init(rawValue: "\(platform.feel.name).contentOffset.y") }

  /// Creates the name of the pull in a platform's column, past an edge at which content does not move.
  fileprivate init(pullOf platform: Platform) { self.init(rawValue: "\(platform.feel.name).pull.y") }
}

extension Parameter {
  static func column(_ platform: Platform) -> Parameter {
    option(
      "columns.\(platform.feel.name)", .content, term: platform.appearance.title, effect: "Show a column of this feel",
      isOn: platform.appearance.isCompared)
  }

  static let listLength = Parameter(
    "listLength", .content, term: "Rows", range: 1...100_000, scale: .count, decimals: 0,
    effect: "Rows of each list", default: 200)
}
