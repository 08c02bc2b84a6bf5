struct RecordingPage: Equatable, Sendable {
  enum Part: Hashable, Sendable {
    case border(PhaseBorders.Border)
    case savePreset
    case findPhases
    /// A law by its index in the ranking, from the top.
    case law(Int)
  }

  static let margin = 16.0
  static let line = 18.0
  private static let reach = 6.0

  let size: Size
  let duration: Double
  var isWide: Bool { size.width >= 600 }
  private var isSmall: Bool { size.width < 420 || size.height < 330 }
  var head: Rect { Rect(x: 0, y: 0, width: size.width, height: isSmall ? 40 : 64) }

  var panel: Rect {
    let height = isSmall || size.height < 480 ? 0 : Double(Platform.allCases.count + 1) * Self.line + 18
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  var hasPanel: Bool { panel.height > 0 }

  // MARK: - Buttons

  var saveButton: Rect { Rect(x: size.width - Self.margin - 116, y: 8, width: 116, height: 26) }
  var findButton: Rect { Rect(x: saveButton.minX - 108, y: 8, width: 100, height: 26) }
  var hasButtons: Bool { size.width >= 420 }

  // MARK: - Plots

  private var plots: Rect {
    Rect(x: Self.margin, y: head.maxY, width: size.width - 2 * Self.margin, height: max(0, panel.minY - head.maxY))
  }

  func offsets(_ plot: Plot) -> PlotView {
    PlotView(plot: plot, frame: Rect(origin: plots.origin, size: Size(plots.width, (plots.height * 0.6).rounded())))
  }

  func residuals(_ plot: Plot) -> PlotView {
    PlotView(plot: plot, frame: plots.inset(by: EdgeInsets(top: (plots.height * 0.6).rounded())))
  }

  var time: Plot.Axis { Plot.Axis(name: "t", unit: "s", range: 0...duration) }
  private var axes: PlotView { offsets(Plot(x: time, y: time, curves: [])) }
  func x(of time: Double) -> Double { axes.position(of: Vector2(time, 0)).x }
  func time(at x: Double) -> Double { axes.point(at: Vector2(x, 0)).x }
  func time(at point: Vector2) -> Double? { plots.contains(point) ? axes.x(at: point) : nil }

  // MARK: - The panel

  private var division: Double { size.width * (isWide ? 0.48 : 0.59) }

  var numbers: Rect {
    Rect(x: Self.margin, y: panel.minY + 8, width: division - Self.margin - 12, height: panel.height - 16)
  }

  var ranking: Rect {
    let left = division + 12
    return Rect(x: left, y: panel.minY + 8, width: size.width - left - Self.margin, height: panel.height - 16)
  }

  static func line(_ number: Int, in column: Rect) -> Rect {
    Rect(x: column.minX, y: column.minY + Double(number) * line, width: column.width, height: line)
  }

  // MARK: - Input

  func part(at point: Vector2, _ borders: PhaseBorders) -> Part? {
    if hasButtons, saveButton.contains(point) { return .savePreset }
    if hasButtons, findButton.contains(point) { return .findPhases }
    if hasPanel, ranking.inset(by: -4).contains(point) {
      return Platform.allCases.indices.first { Self.line($0 + 1, in: ranking).contains(point) }.map { .law($0) }
    }
    guard plots.contains(point) else { return nil }
    func distance(_ border: PhaseBorders.Border) -> Double {
      borders.time(of: border).map { abs(x(of: $0) - point.x) } ?? .infinity
    }
    let nearest = borders.all.min { distance($0) < distance($1) }
    return nearest.flatMap { distance($0) <= Self.reach ? .border($0) : nil }
  }
}
