/// Where things are on the stage of a recording.
struct RecordingPage: Equatable, Sendable {
  /// What can be clicked or dragged.
  enum Part: Hashable, Sendable {
    case border(Int)
    case savePreset
    case findPhases
    /// In the ranking, from the top.
    case law(Int)
  }

  static let margin = 16.0
  static let line = 18.0
  /// How far from a border it can be pressed.
  private static let reach = 6.0

  let size: Size

  private var isSmall: Bool { size.width < 420 || size.height < 330 }

  /// Title, buttons and captions.
  var head: Rect { Rect(x: 0, y: 0, width: size.width, height: isSmall ? 40 : 64) }

  /// The numbers and the ranking; without height where there is no room.
  var panel: Rect {
    let height = isSmall || size.height < 430 ? 0 : Double(ScrollFeel.all.count + 1) * Self.line + 18
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

  /// That of the offsets has the larger part.
  func offsets(_ plot: Plot) -> PlotView {
    PlotView(plot: plot, frame: Rect(origin: plots.origin, size: Size(plots.width, (plots.height * 0.64).rounded())))
  }

  func residuals(_ plot: Plot) -> PlotView {
    let top = (plots.height * 0.64).rounded()
    return PlotView(
      plot: plot, frame: Rect(x: plots.minX, y: plots.minY + top, width: plots.width, height: plots.height - top))
  }

  // MARK: - The panel

  var numbers: Rect {
    Rect(x: Self.margin, y: panel.minY + 8, width: size.width * 0.54 - Self.margin - 12, height: panel.height - 16)
  }

  var ranking: Rect {
    let left = size.width * 0.54 + 12
    return Rect(x: left, y: panel.minY + 8, width: size.width - left - Self.margin, height: panel.height - 16)
  }

  /// A line in a column of the panel; its heading has the number 0.
  static func line(_ number: Int, in column: Rect) -> Rect {
    Rect(x: column.minX, y: column.minY + Double(number) * line, width: column.width, height: line)
  }

  // MARK: - Input

  /// - Parameters:
  ///   - borders: where the borders are, in points.
  ///   - lawCount: how many laws are ranked.
  func part(at point: Vector2, borders: [Double], lawCount: Int) -> Part? {
    if hasButtons, saveButton.contains(point) { return .savePreset }
    if hasButtons, findButton.contains(point) { return .findPhases }
    if hasPanel, ranking.inset(by: -4).contains(point) {
      return (0..<lawCount).first { Self.line($0 + 1, in: ranking).contains(point) }.map { .law($0) }
    }
    guard plots.contains(point) else { return nil }
    let nearest = borders.indices.min { abs(borders[$0] - point.x) < abs(borders[$1] - point.x) }
    return nearest.flatMap { abs(borders[$0] - point.x) <= Self.reach ? .border($0) : nil }
  }

  var controls: [Rect] { [head, panel] }
}
