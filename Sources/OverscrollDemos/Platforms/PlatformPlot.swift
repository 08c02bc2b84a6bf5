/// The plot of each column's distance since the release. It is made once for each change, not for every frame.
struct PlatformPlot: Sendable {
  let isExample: Bool
  let flights: [PlatformFlight]
  let view: PlotView
  private let since, duration: Double

  /// Creates the plot; `nil` if no platform's content moves. `isExample` is for an example before the first flick.
  init?(_ flights: [PlatformFlight], isExample: Bool = false, in frame: Rect) {
    self.isExample = isExample
    guard let since = flights.first?.since, since.isFinite, let rest = flights.map(\.restTime).max(), rest > since,
      rest.isFinite
    else { return nil }
    (self.flights, self.since) = (flights, since)
    duration = max(0.25, rest - since) * 1.04
    view = PlotView(plot: Self.plot(flights, duration), frame: frame)
  }

  private static func plot(_ flights: [PlatformFlight], _ duration: Double) -> Plot {
    let distances = flights.flatMap { flight in
      (0...60).map { flight.distance(at: flight.since + duration * Double($0) / 60) }
    }
    let (low, high) = (distances.reduce(0, min), distances.reduce(0, max))
    let margin = max(4, (high - low) * 0.06)
    var plot = Plot(
      x: Plot.Axis(name: "t", unit: "s", range: 0...duration),
      y: Plot.Axis(name: "distance", unit: "pt", range: low - margin...high + margin),
      curves: flights.map { flight in
        Plot.Curve(
          name: flight.column.platform.appearance.title, ink: flight.column.platform.appearance.ink,
          shape: .function { flight.distance(at: flight.since + $0) })
      }, marks: flights.compactMap(\.jump))
    plot.widenCovered()
    return plot
  }

  /// The title, which explains the numbers in the heads, with the median of the platforms' estimates of the speed.
  var title: String {
    let speed = (flights.map(\.speed).sorted()[flights.count / 2] / 10).rounded() * 10
    let remark = flights.first { $0.jump != nil }?.column.platform.appearance.remark.map { ". \($0)" } ?? ""
    let start = speed > 0 ? "A flick of \(speed, decimals: 0) pt/s: distance" : "Distance"
    return "\(start) and time to rest\(remark)"
  }

  func result(of platform: Platform) -> String? { flights.first { $0.column.platform == platform }?.result }

  func drawNow(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let elapsed = time - since
    guard !isExample, elapsed >= 0, elapsed <= duration, view.isShown else { return }
    for flight in flights {
      let center = view.position(of: Vector2(elapsed, flight.distance(at: time)))
      canvas.fillCircle(center: center, radius: 4, theme.surface)
      canvas.fillCircle(center: center, radius: 3, flight.column.platform.appearance.ink.color(theme))
    }
  }
}
