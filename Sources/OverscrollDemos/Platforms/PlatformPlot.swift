/// How far each column has gone since it was let go, over time.
struct PlatformPlot {
  let columns: [PlatformColumn]
  /// When they were let go, and where each was.
  let since: Double
  let starts: [Double]
  let frame: Rect

  /// When the last of them rests, in seconds.
  private var duration: Double {
    let rest = columns.compactMap { $0.view.restTime }.filter(\.isFinite).max() ?? since
    return max(0.25, rest - since) * 1.04
  }

  private var plot: Plot {
    let duration = duration
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
        let since = since
        return Plot.Curve(
          name: column.feel.title, ink: column.feel.ink,
          shape: .function { column.position(at: since + $0) - start })
      })
  }

  /// The curves, which stay the same until something is done.
  func drawCurves(on canvas: inout Canvas, _ theme: Theme) {
    PlotView(plot: plot, frame: frame).draw(on: &canvas, reading: nil, theme)
  }

  /// Where each of them is by now.
  func drawNow(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let elapsed = time - since
    let view = PlotView(plot: plot, frame: frame)
    guard elapsed >= 0, elapsed <= duration, view.area.width > 20, view.area.height > 20 else { return }
    for (column, start) in zip(columns, starts) {
      let place = view.place(Vector2(elapsed, column.position(at: time) - start))
      canvas.fillCircle(center: place, radius: 4, theme.surface)
      canvas.fillCircle(center: place, radius: 3, column.feel.ink.color(theme))
    }
  }
}
