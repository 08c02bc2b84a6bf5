/// The demo at the moment that is displayed, with its ghost and with what the physics knows of it.
struct StagePanel: Panel {
  let frame: Rect
  let demo: any Demo
  /// The demo time that is displayed.
  let time: Double
  let showsPhysics: Bool
  /// What the parameters of A make of the gesture, and how much of it is to be seen.
  let ghost: (demo: any Demo, opacity: Double)?
  /// `nil` where there is nothing but the demo.
  let badge: ClockBadge?

  func hitTest(_ point: Vector2) -> Hit? { frame.contains(point) ? Hit(panel: .stage, part: .surface) : nil }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape {
    demo.cursor(at: point - frame.origin, time: time)
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    canvas.clipped(to: frame) { canvas in
      canvas.translated(by: frame.origin) { canvas in
        demo.draw(on: &canvas, at: time, theme)
        drawGhost(on: &canvas, theme)
        if showsPhysics {
          demo.drawPhysics(on: &canvas, at: time, theme)
          readoutCard.draw(on: &canvas, theme)
        }
        if let badge, badge.words != nil {
          badge.draw(on: &canvas, in: frame.size, avoiding: demo.controls, theme)
        }
      }
    }
  }

  /// In a corner, beside what the demo has to click.
  private var readoutCard: ReadoutCard {
    let readouts = demo.readouts(at: time)
    var controls = demo.controls
    if badge?.words != nil { controls.append(Rect(x: frame.width / 2, y: 0, width: frame.width / 2, height: 52)) }
    let place = StageCorner.place(
      ReadoutCard.size(of: readouts), on: frame.size, avoiding: controls,
      [.topLeft, .topRight, .bottomLeft, .bottomRight, .left])
    return ReadoutCard(frame: place, readouts: readouts)
  }

  /// Where the card of the physics is, in points of the stage; `nil` where there is none.
  var readoutFrame: Rect? {
    let card = readoutCard
    return showsPhysics && !card.readouts.isEmpty ? card.frame : nil
  }

  private func drawGhost(on canvas: inout Canvas, _ theme: Theme) {
    guard let (demo, opacity) = ghost else { return }
    canvas.faded(to: opacity) { canvas in canvas.layered(1) { demo.drawGhost(on: &$0, at: time, theme) } }
  }
}

/// What the physics knows, in figures.
private struct ReadoutCard {
  private static let lineHeight = 19.0
  private static let width = 236.0

  let frame: Rect
  let readouts: [Readout]

  static func size(of readouts: [Readout]) -> Size { Size(width, Double(readouts.count) * lineHeight + 16) }

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    guard !readouts.isEmpty else { return }
    canvas.card(frame, blur: 14, offset: 2, theme, color: theme.surface.opacity(0.94))
    for (index, readout) in readouts.enumerated() {
      let line = Rect(
        x: frame.minX + 12, y: frame.minY + 8 + Double(index) * Self.lineHeight, width: frame.width - 24,
        height: Self.lineHeight)
      canvas.text(readout.label, in: line, Theme.Text.body, theme.secondaryText)
      canvas.text(readout.value, in: line, Theme.Text.figures, theme.text, alignment: .trailing)
    }
  }
}

/// Says so on the stage when time does not run as usual.
struct ClockBadge {
  let clock: FrameClock
  /// Whether another moment than the present is displayed.
  let isScrubbed: Bool

  var words: String? {
    if isScrubbed { return "Scrubbing" }
    if clock.isPaused { return "Paused. Period steps, Space resumes." }
    return clock.isSlow ? "Slow motion 1 : \(Int((1 / clock.speed.rawValue).rounded()))" : nil
  }

  func draw(on canvas: inout Canvas, in size: Size, avoiding controls: [Rect], _ theme: Theme) {
    guard let words else { return }
    let width = canvas.measure.size(of: words, style: Theme.Text.strong).width + 24
    let badge = StageCorner.place(Size(width, 28), on: size, avoiding: controls, [.topRight, .bottomRight, .right])
    canvas.fill(badge, radius: 14, theme.accent)
    canvas.text(words, in: badge, Theme.Text.strong, theme.onAccent, alignment: .center)
  }
}
