struct SpringStage: Equatable {
  enum Button: String, CaseIterable, Sendable {
    case release = "Release (N)"
    case push = "Impulse (K)"
    case choose = "Springs (E)"
  }

  private static let (header, top) = (92.0, 48.0)

  let size: Size
  let count: Int

  /// The width for the balls, as long as the rows and the graph have some room beside them.
  private var fieldWidth: Double { (size.width * 0.42).clamped(to: max(120, min(176, size.width * 0.6))...560) }
  private var columnWidth: Double { fieldWidth / Double(count) }
  private var radius: Double { min(56, columnWidth * 0.4) }
  var head: Rect { Rect(x: 0, y: 0, width: size.width, height: Self.top) }

  private var rows: Rect {
    let left = fieldWidth + 8
    let width = (size.width - 8 - left).clamped(to: 0...420)
    let height = (max(0, size.height - Self.top) * 0.34 / Double(count)).clamped(to: 16...28) * Double(count)
    return Rect(x: left, y: Self.top, width: width, height: height)
  }

  private func row(_ index: Int) -> Rect {
    let (rows, height) = (rows, rows.height / Double(count))
    return Rect(x: rows.minX, y: rows.minY + height * Double(index), width: rows.width, height: height)
  }

  var graph: Rect {
    let top = rows.maxY + 2
    return Rect(x: fieldWidth, y: top, width: max(0, size.width - fieldWidth), height: max(0, size.height - top - 2))
  }

  /// Whether a point is on the rows or on the graph, where a click moves no ball.
  func isBesideBalls(_ point: Vector2) -> Bool { point.x >= fieldWidth || point.y < Self.top }
  private var halfHeight: Double { max(1, (size.height - 136) / 2) }
  private var middle: Double { Self.header + halfHeight }
  var sight: ClosedRange<Double> { -halfHeight...halfHeight }
  var reach: Double { (halfHeight * 0.75).rounded() }
  func value(at y: Double) -> Double { middle - y }

  func ball(_ index: Int, at value: Double) -> Rect {
    let center = Vector2((Double(index) + 0.5) * columnWidth, middle - value.clamped(to: -1e5...1e5))
    return Rect(center: center, size: Size(2 * radius, 2 * radius))
  }

  private func frame(of button: Button) -> Rect {
    let index = Double(Button.allCases.firstIndex(of: button)!)
    let width = min(150, (size.width - 48) / 3)
    return Rect(x: 12 + index * (width + 12), y: 10, width: width, height: 28)
  }

  func button(at point: Vector2) -> Button? { Button.allCases.first { frame(of: $0).contains(point) } }

  // MARK: - Drawing

  func draw(target: Double, hover: Vector2?, on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: size), theme.surface)
    let level = middle - target
    canvas.line(from: Vector2(0, level), to: Vector2(fieldWidth, level), width: 1.2, dashes: [4, 4], theme.boundMark)
    for button in Button.allCases {
      let frame = frame(of: button)
      let isHovered = hover.map(frame.contains) ?? false
      let (color, ink) = isHovered ? (theme.accent, theme.onAccent) : (theme.highlight, theme.text)
      canvas.fill(frame, radius: Theme.Radius.small, color)
      canvas.text(button.rawValue, in: frame, Theme.Text.body, ink, alignment: .center)
    }
  }

  func drawRow(
    _ index: Int, for lab: LabSpring, _ spring: Spring, duration: Double?, comparedTo other: Double?,
    on canvas: inout Canvas, _ theme: Theme
  ) {
    let row = row(index)
    canvas.fillCircle(center: Vector2(row.minX + 12, row.midY), radius: 6, lab.ink.color(theme))
    var words = row.inset(by: EdgeInsets(left: 24, right: 6))
    let style = Theme.Text.smallFigures
    let (rest, column) = words.width > 255 ? ("rests in ", 96.0) : ("", 46.0)
    let change = duration.flatMap { own in other.map { own - $0 } } ?? 0
    let difference = abs(change) < 0.005 ? "" : " (\(change > 0 ? "+" : "")\(change, decimals: 2))"
    let time = rest + (duration.map { "\($0, decimals: 2) s" } ?? "—") + difference
    for (number, column) in [(time, column), ("ζ \(spring.dampingRatio, decimals: 2)", 0)] {
      let width = canvas.measure.size(of: number, style: style).width
      guard words.width - width > 100 else { break }
      canvas.text(number, in: words, style, theme.secondaryText, alignment: .trailing)
      words.size.width -= max(width, column) + 8
    }
    canvas.text(lab.name, in: words, Theme.Text.small, theme.text)
  }

  func drawBall(
    _ index: Int, _ ink: Plot.Ink, at value: Double, target: Double, on canvas: inout Canvas, _ theme: Theme
  ) {
    let ball = ball(index, at: value)
    let color = ink.color(theme)
    canvas.clipped(to: Rect(x: 0, y: Self.top, width: fieldWidth, height: max(0, size.height - Self.top))) { canvas in
      let (corners, start) = (18, middle - target)
      func coil(_ index: Int) -> Vector2 {
        let side = index == 0 || index == corners ? 0.0 : index.isMultiple(of: 2) ? -1 : 1
        return Vector2(ball.midX + side * radius * 0.45, start + (ball.midY - start) * Double(index) / Double(corners))
      }
      for index in 0..<corners { canvas.line(from: coil(index), to: coil(index + 1), width: 1.5, color.opacity(0.55)) }
      canvas.shadow(of: ball, radius: radius, blur: 10, offset: 2, theme.shadow)
      canvas.fill(ball, radius: radius, .vertical(color.mixed(with: .white, 0.25), color))
    }
  }
}
