/// How far each column has gone since it was let go, over time: made when something is done, and not for every frame.
struct PlatformPlot: Sendable {
  /// What the curves depend on.
  struct Key: Equatable, Sendable {
    let feels: [ScrollFeel]
    /// When the columns were let go, where each was, where it will rest and when.
    let since: Double
    let starts, targets, restTimes: [Double]
    let rowCount: Int
    let frame: Rect
  }

  let key: Key
  private let columns: [PlatformColumn]
  /// When the last of them rests, in seconds from their start.
  private let duration: Double
  private let view: PlotView

  /// `nil` where nothing goes anywhere.
  init?(_ columns: [PlatformColumn], since: Double, starts: [Double], rowCount: Int, in frame: Rect) {
    let restTimes = columns.map { $0.view.restTime ?? -.infinity }
    guard since.isFinite, let rest = restTimes.max(), rest > since, rest.isFinite else { return nil }
    key = Key(
      feels: columns.map(\.feel), since: since, starts: starts, targets: columns.map(\.view.target.y),
      restTimes: restTimes, rowCount: rowCount, frame: frame)
    self.columns = columns
    duration = max(0.25, rest - since) * 1.04
    view = PlotView(plot: Self.plot(columns, since: since, starts, duration), frame: frame)
  }

  private static func plot(
    _ columns: [PlatformColumn], since: Double, _ starts: [Double], _ duration: Double
  ) -> Plot {
    var (low, high) = (0.0, 0.0)
    for (column, start) in zip(columns, starts) {
      for index in 0...60 {
        let way = column.position(at: since + duration * Double(index) / 60) - start
        (low, high) = (min(low, way), max(high, way))
      }
    }
    let margin = max(4, (high - low) * 0.06)
    return Plot(
      x: Plot.Axis(name: "t", unit: "s", range: 0...duration),
      y: Plot.Axis(name: "distance", unit: "pt", range: low - margin...high + margin),
      curves: zip(columns, starts).map { column, start in
        Plot.Curve(
          name: column.feel.title, ink: column.feel.ink,
          shape: .function { column.position(at: since + $0) - start })
      })
  }

  func drawCurves(on canvas: inout Canvas, _ theme: Theme) { view.draw(on: &canvas, reading: nil, theme) }

  /// Where each of them is by now.
  func drawNow(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let elapsed = time - key.since
    guard elapsed >= 0, elapsed <= duration, view.area.width > 20, view.area.height > 20 else { return }
    for (column, start) in zip(columns, key.starts) {
      let place = view.place(Vector2(elapsed, column.position(at: time) - start))
      canvas.fillCircle(center: place, radius: 4, theme.surface)
      canvas.fillCircle(center: place, radius: 3, column.feel.ink.color(theme))
    }
  }
}
