import Geometry
import Graphics
import ScrollPhysics

/// What will become of a ball from now on.
struct SpringFuture: Sendable {
  var spring: Spring
  var target: Double
  var start: Double
  var velocity: Double
  var duration: Double
  var value: @Sendable (Double) -> Double
}

/// Where the balls of the spring lab are, and their graph, to one scale: a point up is a point up in both.
struct SpringStage {
  enum Button: CaseIterable, Sendable {
    case release, push

    var words: String { self == .release ? "Let all go  N" : "Push from rest  K" }
  }

  private static let columns = 4
  private static let radius = 17.0
  private static let header = 92.0

  let size: Size

  private var fieldWidth: Double { (size.width * 0.42).clamped(to: 120...420) }
  private var columnWidth: Double { fieldWidth / Double(Self.columns) }
  private var radius: Double { min(Self.radius, columnWidth * 0.36) }

  private var graph: Rect {
    Rect(
      x: fieldWidth, y: Self.header - 24, width: max(0, size.width - fieldWidth),
      height: max(0, size.height - Self.header + 20))
  }

  /// From its middle to its edges.
  private var halfHeight: Double { max(1, (graph.height - 64) / 2) }
  private var middle: Double { graph.minY + 24 + halfHeight }

  /// The values that are seen.
  var sight: ClosedRange<Double> { -halfHeight...halfHeight }

  /// From where the balls are let go.
  var reach: Double { (halfHeight * 0.75).rounded() }

  func value(at y: Double) -> Double { middle - y }

  func ball(_ index: Int, at value: Double) -> Rect {
    Rect(
      center: Vector2((Double(index) + 0.5) * columnWidth, middle - value.clamped(to: -1e5...1e5)),
      size: Size(2 * radius, 2 * radius))
  }

  private func frame(of button: Button) -> Rect {
    let index = Double(Button.allCases.firstIndex(of: button)!)
    let width = min(150, (size.width - 48) / 2)
    return Rect(x: 16 + index * (width + 12), y: 10, width: width, height: 28)
  }

  func button(at point: Vector2) -> Button? { Button.allCases.first { frame(of: $0).contains(point) } }

  private func ink(_ index: Int) -> Plot.Ink { [.first, .second, .third, .fourth][index % 4] }
}

// MARK: - Drawing

extension SpringStage {
  func draw(
    _ values: [Double], _ springs: [Spring], _ futures: [SpringFuture?], target: Double, elapsed: Double?,
    hover: Vector2?, on canvas: inout Canvas, _ theme: Theme
  ) {
    canvas.fill(Rect(origin: .zero, size: size), theme.surface)
    let level = middle - target
    canvas.line(
      from: Vector2(0, level), to: Vector2(size.width - 16, level), width: 1.2, dashes: [4, 4], theme.boundMark)
    drawGraph(futures, target, elapsed, hover, on: &canvas, theme)
    for index in values.indices {
      drawHeader(index, springs[index], futures[index], on: &canvas, theme)
      draw(index, at: values[index], level: level, on: &canvas, theme)
    }
    for button in Button.allCases {
      draw(button, isHovered: hover.map(frame(of: button).contains) ?? false, on: &canvas, theme)
    }
  }

  private func draw(_ button: Button, isHovered: Bool, on canvas: inout Canvas, _ theme: Theme) {
    let frame = frame(of: button)
    canvas.fill(frame, radius: Theme.Radius.small, isHovered ? theme.accent : theme.highlight)
    canvas.text(
      button.words, in: frame.inset(by: EdgeInsets(top: 0, left: 6, bottom: 0, right: 6)), Theme.Text.body,
      isHovered ? theme.onAccent : theme.text, alignment: .center)
  }

  private func drawHeader(
    _ index: Int, _ spring: Spring, _ future: SpringFuture?, on canvas: inout Canvas, _ theme: Theme
  ) {
    let x = (Double(index) + 0.5) * columnWidth
    let isMine = index == SpringsDemo.ratios.count
    let name = "ζ \(figures(spring.dampingRatio, 2))"
    canvas.text(
      name, at: Vector2(x, 46),
      TextStyle(size: columnWidth > 60 ? 13 : 11, weight: isMine ? .bold : .medium, hasTabularFigures: true),
      ink(index).color(theme), alignment: .center, maxWidth: columnWidth)
    let settling = future.map { $0.duration.isFinite ? "\(figures($0.duration, 2)) s" : "∞" } ?? "held"
    canvas.text(
      (columnWidth > 60 ? "T " : "") + settling, at: Vector2(x, 63), Theme.Text.smallFigures, theme.secondaryText,
      alignment: .center,
      maxWidth: columnWidth)
  }

  /// A ball on the spring that pulls it to its place.
  private func draw(_ index: Int, at value: Double, level: Double, on canvas: inout Canvas, _ theme: Theme) {
    let ball = ball(index, at: value)
    let color = ink(index).color(theme)
    canvas.clipped(
      to: Rect(x: 0, y: Self.header - 14, width: fieldWidth, height: max(0, size.height - Self.header + 14))
    ) { canvas in
      drawCoil(from: level, to: ball.midY, x: ball.midX, color.opacity(0.55), on: &canvas)
      canvas.shadow(of: ball, radius: radius, blur: 10, offset: 2, theme.shadow)
      canvas.fill(ball, radius: radius, .vertical(color.mixed(with: .white, 0.25), color))
    }
  }

  private func drawCoil(from start: Double, to end: Double, x: Double, _ color: Color, on canvas: inout Canvas) {
    let turns = 9
    for index in 0..<2 * turns {
      let (a, b) = (coil(index, of: 2 * turns, start, end, x), coil(index + 1, of: 2 * turns, start, end, x))
      canvas.line(from: a, to: b, width: 1.5, color)
    }
  }

  private func coil(_ index: Int, of count: Int, _ start: Double, _ end: Double, _ x: Double) -> Vector2 {
    let side = index == 0 || index == count ? 0.0 : index.isMultiple(of: 2) ? -1 : 1
    return Vector2(x + side * radius * 0.45, start + (end - start) * Double(index) / Double(count))
  }
}

// MARK: - The graph

extension SpringStage {
  private func drawGraph(
    _ futures: [SpringFuture?], _ target: Double, _ elapsed: Double?, _ hover: Vector2?, on canvas: inout Canvas,
    _ theme: Theme
  ) {
    let known = futures.enumerated().compactMap { index, future in future.map { (index, $0) } }
    let longest = known.map(\.1.duration).filter(\.isFinite).max() ?? 1
    let plot = Plot(
      x: Plot.Axis(name: "t", unit: "s", range: 0...(longest * 1.06).clamped(to: 0.5...30)),
      y: Plot.Axis(name: "x", unit: "pt", range: sight),
      curves: known.flatMap { curves(of: $1, ink($0)) },
      marks: known.map { .vertical($1.duration, "T", ink($0)) })
    let view = PlotView(plot: plot, frame: graph)
    view.draw(on: &canvas, reading: hover.flatMap { graph.contains($0) ? view.x(at: $0) : nil }, theme)
    if let elapsed { drawNow(elapsed, known, view, on: &canvas, theme) }
    if let hover, graph.contains(hover), let x = view.x(at: hover) { drawReading(x, view, on: &canvas, theme) }
  }

  private func curves(of future: SpringFuture, _ ink: Plot.Ink) -> [Plot.Curve] {
    let curve = Plot.Curve(
      name: "ζ \(figures(future.spring.dampingRatio, 2))", ink: ink, shape: .function(future.value))
    guard future.spring.regime == .underdamped, future.duration > 0 else { return [curve] }
    let envelope = SpringEnvelope(future.spring)
    let displacement = future.start - future.target
    return [curve]
      + [1.0, -1].map { side in
        Plot.Curve(
          name: "", ink: ink,
          shape: .function { future.target + side * envelope.bound($0, from: displacement, velocity: future.velocity) },
          isDashed: true, width: 1, isRead: false)
      }
  }

  private func drawNow(
    _ elapsed: Double, _ known: [(Int, SpringFuture)], _ view: PlotView, on canvas: inout Canvas, _ theme: Theme
  ) {
    guard view.plot.x.range.contains(elapsed) else { return }
    canvas.clipped(to: view.area.inset(by: -8)) { canvas in
      for (index, future) in known {
        let center = view.place(Vector2(elapsed, future.value(elapsed)))
        canvas.fillCircle(center: center, radius: 5, ink(index).color(theme))
      }
    }
  }

  private func drawReading(_ x: Double, _ view: PlotView, on canvas: inout Canvas, _ theme: Theme) {
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
