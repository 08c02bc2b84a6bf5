import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry
import ScrollInteraction
import ScrollPhysics

/// What will become of a ball from a moment on.
struct SpringFuture: Equatable, Sendable {
  let spring: Spring
  let target: Double
  let movement: DraggableValue.Movement
  /// How long before that moment the movement began.
  let lead: Double

  func value(_ time: Double) -> Double {
    let elapsed = time + lead
    return elapsed < movement.duration ? movement.state(at: max(0, elapsed)).value : movement.destination
  }

  var duration: Double { max(0, movement.duration - lead) }

  /// How far from its place it is then, and how fast.
  fileprivate var beginning: (displacement: Double, velocity: Double) {
    let isOver = lead >= movement.duration
    let state = isOver ? ScrollPhysics.MotionState(value: movement.destination) : movement.state(at: max(0, lead))
    return (state.value - target, state.velocity)
  }
}

/// What will become of all balls, with its graph: made when something changes, not for every frame.
struct SpringForecast: Sendable {
  let futures: [SpringFuture?]
  private let stage: SpringStage
  private let view: PlotView

  init(_ futures: [SpringFuture?], on stage: SpringStage) {
    (self.futures, self.stage) = (futures, stage)
    let known = futures.enumerated().compactMap { index, future in future.map { (stage.ink(index), $0) } }
    let longest = known.map(\.1.duration).filter(\.isFinite).max() ?? 1
    view = PlotView(
      plot: Plot(
        x: Plot.Axis(name: "t", unit: "s", range: 0...(longest * 1.06).clamped(to: 0.5...30)),
        y: Plot.Axis(name: "x", unit: "pt", range: stage.sight),
        curves: known.flatMap { SpringForecast.curves(of: $1, $0) },
        marks: known.map { .vertical($1.duration, "T", $0) }),
      frame: stage.graph)
  }

  private static func curves(of future: SpringFuture, _ ink: Plot.Ink) -> [Plot.Curve] {
    let curve = Plot.Curve(
      name: "ζ \(figures(future.spring.dampingRatio, 2))", ink: ink, shape: .function { future.value($0) })
    guard future.spring.regime == .underdamped, future.duration > 0 else { return [curve] }
    let (envelope, beginning) = (SpringEnvelope(future.spring), future.beginning)
    return [curve]
      + [1.0, -1].map { side in
        Plot.Curve(
          name: "", ink: ink,
          shape: .function {
            future.target + side * envelope.bound($0, from: beginning.displacement, velocity: beginning.velocity)
          },
          isDashed: true, width: 1, isRead: false)
      }
  }
}

// MARK: - Drawing

extension SpringForecast {
  private struct Key: Equatable {
    let size: Size
    let futures: [SpringFuture?]
    let reading: Double?
    let theme: Theme
  }

  /// - Parameters:
  ///   - elapsed: how long all have been under way; `nil` at rest.
  ///   - hover: where values are read.
  func draw(elapsed: Double?, hover: Vector2?, on canvas: inout Canvas, _ theme: Theme) {
    let reading = hover.flatMap { stage.graph.contains($0) ? view.x(at: $0) : nil }
    let key = Key(size: stage.size, futures: futures, reading: reading, theme: theme)
    canvas.kept(Canvas.Slot("springs' graph"), for: key) { view.draw(on: &$0, reading: reading, theme) }
    if let elapsed { drawNow(elapsed, on: &canvas, theme) }
    guard let reading else { return }
    canvas.kept(Canvas.Slot("springs' reading"), for: key) { drawReading(reading, on: &$0, theme) }
  }

  private func drawNow(_ elapsed: Double, on canvas: inout Canvas, _ theme: Theme) {
    guard view.plot.x.range.contains(elapsed) else { return }
    canvas.clipped(to: view.area.inset(by: -8)) { canvas in
      for (index, future) in futures.enumerated() {
        guard let future else { continue }
        let center = view.place(Vector2(elapsed, future.value(elapsed)))
        canvas.fillCircle(center: center, radius: 5, stage.ink(index).color(theme))
      }
    }
  }

  private func drawReading(_ x: Double, on canvas: inout Canvas, _ theme: Theme) {
    let height = 18.0 * Double(view.plot.curves.filter(\.isRead).count + 1) + 8
    let box = Rect(x: view.area.maxX - 158, y: view.area.maxY - height - 8, width: 150, height: height)
    guard view.area.width > 170, view.area.height > height + 16 else { return }
    canvas.fill(box, radius: Theme.Radius.small, theme.surface.opacity(0.9))
    canvas.stroke(box, radius: Theme.Radius.small, theme.hairline)
    let inner = box.inset(by: EdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
    canvas.text(
      "t = \(view.plot.x.figures(x)) s", in: Rect(origin: inner.origin, size: Size(inner.width, 18)),
      Theme.Text.smallFigures, theme.text)
    view.drawLegend(
      on: &canvas, in: inner.inset(by: EdgeInsets(top: 18, left: 0, bottom: 0, right: 0)), reading: x, theme)
  }
}
