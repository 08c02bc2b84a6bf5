/// The future motion of a ball.
struct SpringFuture: Equatable, Sendable {
  let spring: Spring
  let target: Double
  let movement: DraggableValue.Movement
  /// The time since the movement began, in seconds.
  let age: Double

  func value(_ time: Double) -> Double {
    let elapsed = time + age
    return elapsed < movement.duration ? movement.state(at: max(0, elapsed)).value : movement.destination
  }

  var duration: Double { max(0, movement.duration - age) }
}

/// The future of all balls, with its graph. It is made once for each change, not for every frame.
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
        marks: known.map { .vertical($1.duration, "at rest", $0) }),
      frame: stage.graph)
  }

  private static func curves(of future: SpringFuture, _ ink: Plot.Ink) -> [Plot.Curve] {
    let curve = Plot.Curve(
      name: "ζ \(future.spring.dampingRatio, decimals: 2)", ink: ink, shape: .function { future.value($0) })
    guard future.spring.regime == .underdamped, future.duration > 0 else { return [curve] }
    let start = future.movement.state(at: max(0, future.age))
    return [curve]
      + SpringEnvelope(future.spring).curves(
        ink, about: future.target, from: start.value - future.target, velocity: start.velocity)
  }

  // MARK: - Drawing

  /// Draws the graph.
  ///
  /// - Parameters:
  ///   - elapsed: the time since the graph's beginning, in seconds; `nil` at rest.
  ///   - hover: the position of the pointer, where values are read.
  func draw(elapsed: Double?, hover: Vector2?, on canvas: inout Canvas, _ theme: Theme) {
    let reading = hover.flatMap { stage.graph.contains($0) ? view.x(at: $0) : nil }
    canvas.cached(Canvas.Slot("springs' graph"), for: stage.size, futures, reading, theme) {
      view.draw(on: &$0, reading: reading, theme)
    }
    if let elapsed { drawNow(elapsed, on: &canvas, theme) }
    guard let reading else { return }
    canvas.cached(Canvas.Slot("springs' reading"), for: stage.size, futures, reading, theme) { canvas in
      let height = view.legendSize(on: canvas, isReading: true).height
      let box = Rect(x: view.area.maxX - 158, y: view.area.maxY - height - 8, width: 150, height: height)
      guard view.area.width > 170, view.area.height > height + 16 else { return }
      view.drawLegend(on: &canvas, in: box, opacity: 0.9, weight: .regular, reading: reading, theme)
    }
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
}
