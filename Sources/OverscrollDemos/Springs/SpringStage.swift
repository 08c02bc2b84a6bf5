/// The layout of the spring lab: the balls and their graph.
struct SpringStage {
  enum Button: CaseIterable, Sendable {
    case release, push

    var words: String { self == .release ? "Release all (N)" : "Apply impulse (K)" }
  }

  private static let columns = 4
  private static let radius = 17.0
  private static let header = 92.0

  let size: Size

  /// The width for the figures above the balls, as long as the graph has some room beside them.
  private var fieldWidth: Double { (size.width * 0.42).clamped(to: max(120, min(176, size.width * 0.6))...420) }
  private var columnWidth: Double { fieldWidth / Double(Self.columns) }
  private var radius: Double { min(Self.radius, columnWidth * 0.36) }

  /// The frame of the buttons and of the figures above the balls.
  var head: Rect { Rect(x: 0, y: 0, width: size.width, height: Self.header) }

  var graph: Rect {
    Rect(
      x: fieldWidth, y: Self.header - 24, width: max(0, size.width - fieldWidth),
      height: max(0, size.height - Self.header + 20))
  }

  private var halfHeight: Double { max(1, (graph.height - 64) / 2) }
  private var middle: Double { graph.minY + 24 + halfHeight }

  /// The values visible on the stage.
  var sight: ClosedRange<Double> { -halfHeight...halfHeight }

  /// The distance from the middle at which the balls are released.
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

  func ink(_ index: Int) -> Plot.Ink { Self.inks[index % Self.inks.count] }

  private static let inks: [Plot.Ink] = [.first, .second, .third, .fourth]

  // MARK: - Drawing

  /// Draws the background, the buttons and the target.
  ///
  /// - Parameter threshold: the distance at which a ball counts as settled.
  func draw(target: Double, threshold: Double, hover: Vector2?, on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: size), theme.surface)
    let level = middle - target
    canvas.line(
      from: Vector2(0, level), to: Vector2(fieldWidth, level), width: 1.2, dashes: [4, 4], theme.boundMark)
    for button in Button.allCases {
      draw(button, isHovered: hover.map(frame(of: button).contains) ?? false, on: &canvas, theme)
    }
    let left = frame(of: .push).maxX + 12
    let words = "T: 100 pt settle within \(DecimalFormat.short(threshold, decimals: 2)) pt"
    let box = Rect(x: left, y: 10, width: max(0, size.width - 16 - left), height: 28)
    canvas.text(firstFitting: [words], in: box, Theme.Text.smallFigures, theme.secondaryText)
  }

  private func draw(_ button: Button, isHovered: Bool, on canvas: inout Canvas, _ theme: Theme) {
    let frame = frame(of: button)
    canvas.fill(frame, radius: Theme.Radius.small, isHovered ? theme.accent : theme.highlight)
    canvas.text(
      button.words, in: frame.inset(by: EdgeInsets(top: 0, left: 6, bottom: 0, right: 6)), Theme.Text.body,
      isHovered ? theme.onAccent : theme.text, alignment: .center)
  }

  /// Draws the damping ratio and settling time of a ball's spring, above the ball.
  func drawHeader(_ index: Int, _ spring: Spring, threshold: Double, on canvas: inout Canvas, _ theme: Theme) {
    let x = (Double(index) + 0.5) * columnWidth
    let isMine = index == SpringsDemo.ratios.count
    let name = "ζ \(spring.dampingRatio, decimals: 2)"
    canvas.text(
      name, at: Vector2(x, 46),
      TextStyle(size: columnWidth > 60 ? 13 : 11, weight: isMine ? .bold : .medium, hasTabularFigures: true),
      ink(index).color(theme), alignment: .center, maxWidth: columnWidth)
    let settling = spring.settling(threshold: threshold)
    canvas.text(
      (columnWidth > 60 ? "T " : "") + settling, at: Vector2(x, 63), Theme.Text.smallFigures,
      theme.secondaryText, alignment: .center, maxWidth: columnWidth)
  }

  /// Draws a ball and the spring that pulls it to its target.
  func drawBall(_ index: Int, at value: Double, target: Double, on canvas: inout Canvas, _ theme: Theme) {
    let ball = ball(index, at: value)
    let color = ink(index).color(theme)
    canvas.clipped(
      to: Rect(x: 0, y: Self.header - 14, width: fieldWidth, height: max(0, size.height - Self.header + 14))
    ) { canvas in
      let (corners, start) = (18, middle - target)
      func coil(_ index: Int) -> Vector2 {
        let side = index == 0 || index == corners ? 0.0 : index.isMultiple(of: 2) ? -1 : 1
        return Vector2(ball.midX + side * radius * 0.45, start + (ball.midY - start) * Double(index) / Double(corners))
      }
      for index in 0..<corners {
        canvas.line(from: coil(index), to: coil(index + 1), width: 1.5, color.opacity(0.55))
      }
      canvas.shadow(of: ball, radius: radius, blur: 10, offset: 2, theme.shadow)
      canvas.fill(ball, radius: radius, .vertical(color.mixed(with: .white, 0.25), color))
    }
  }
}
