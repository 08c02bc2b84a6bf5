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
          ReadoutCard(readouts: demo.readouts(at: time)).draw(on: &canvas, theme)
        }
        badge?.draw(on: &canvas, in: frame.size, theme)
      }
    }
  }

  private func drawGhost(on canvas: inout Canvas, _ theme: Theme) {
    guard let (demo, opacity) = ghost else { return }
    canvas.faded(to: opacity) { canvas in canvas.layered(1) { demo.drawGhost(on: &$0, at: time, theme) } }
  }
}

/// What the physics knows, in figures, in a corner of the stage.
private struct ReadoutCard {
  private static let lineHeight = 19.0
  private static let width = 236.0

  let readouts: [Readout]

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    let height = Double(readouts.count) * Self.lineHeight + 16
    let frame = Rect(x: 12, y: 12, width: Self.width, height: height)
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

  private var words: String? {
    if isScrubbed { return "Scrubbing" }
    if clock.isPaused { return "Paused. Period steps, Space resumes." }
    return clock.isSlow ? "Slow motion 1 : 10" : nil
  }

  func draw(on canvas: inout Canvas, in size: Size, _ theme: Theme) {
    guard let words else { return }
    let width = canvas.measure.size(of: words, style: Theme.Text.strong).width + 24
    let badge = Rect(x: size.width - width - 12, y: 12, width: width, height: 28)
    canvas.fill(badge, radius: 14, theme.accent)
    canvas.text(words, in: badge, Theme.Text.strong, theme.onAccent, alignment: .center)
  }
}
