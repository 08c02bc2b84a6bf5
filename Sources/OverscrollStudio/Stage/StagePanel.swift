/// The stage with the demo at the displayed time and its ghost; side by side, with the demos of A and B.
struct StagePanel: Panel {
  struct Part {
    let frame: Rect
    let slot: Comparison.Slot
    let demo: any Demo
  }

  let split: StageSplit
  let main: Part
  let other: Part?
  let time: Double
  let showsPhysics: Bool
  /// The run of the gesture with the reference parameters, and its opacity.
  let ghost: (demo: any Demo, opacity: Double)?
  let badge: ClockBadge?

  func hitTest(_ point: Vector2) -> Hit? {
    guard split.frame.contains(point), point.y >= main.frame.minY else { return nil }
    return Hit(panel: .stage, part: .surface, slot: split.slot(at: point))
  }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape {
    let shown = self.part(at: point)
    return shown.demo.cursor(at: point - shown.frame.origin, time: time)
  }

  private func part(at point: Vector2) -> Part {
    if let other, split.slot(at: point) == other.slot { other } else { main }
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    canvas.clipped(to: split.frame) { drawDemos(on: &$0, theme) }
  }

  private func drawDemos(on canvas: inout Canvas, _ theme: Theme) {
    if split.isSplit { canvas.fill(split.frame, theme.track) }
    draw(main, on: &canvas, theme)
    // Cached display lists need separate slots for each demo.
    if let other {
      canvas.layered(1) { draw(other, on: &$0, theme) }
      drawNames(on: &canvas, theme)
    }
    if let badge, badge.words != nil {
      canvas.translated(by: split.frame.origin) { canvas in
        badge.draw(on: &canvas, in: split.frame.size, avoiding: controls, theme)
      }
    }
  }

  private func draw(_ part: Part, on canvas: inout Canvas, _ theme: Theme) {
    canvas.clipped(to: part.frame) { canvas in
      canvas.translated(by: part.frame.origin) { canvas in
        draw(part.demo, on: &canvas, theme)
        if showsPhysics { part.demo.drawPhysics(on: &canvas, at: time, theme) }
      }
    }
  }

  private func draw<Run: Demo>(_ demo: Run, on canvas: inout Canvas, _ theme: Theme) {
    let other = ghost.flatMap { ghost in
      (ghost.demo as? Run).map { DemoGhost($0, name: split.tuned.other.rawValue, opacity: ghost.opacity) }
    }
    demo.draw(on: &canvas, at: time, beside: other, theme)
  }

  /// The frames of the demos' controls, in points of the stage.
  var controls: [Rect] {
    guard let other else { return main.demo.controls }
    return [main, other].flatMap { part in
      part.demo.controls.map { $0.offset(by: part.frame.origin - split.frame.origin) }
    }
  }

  /// Draws the letters A and B above their demos, that of the tuned one highlighted.
  private func drawNames(on canvas: inout Canvas, _ theme: Theme) {
    canvas.cached(Canvas.Slot("names on the stage"), for: split, theme) { canvas in
      for slot in Comparison.Slot.allCases {
        let row = split.name(of: slot)
        canvas.fill(row, theme.panel)
        canvas.text(
          slot.rawValue, in: row, Theme.Text.strong, slot == split.tuned ? theme.accent : theme.ghost,
          alignment: .center)
      }
    }
  }
}

struct ClockBadge {
  let clock: ViewClock
  /// Whether the graph is scrubbed to another moment than the present.
  let isScrubbed: Bool

  var words: String? {
    if isScrubbed { return "Scrubbing" }
    if clock.isPaused { return "Paused. Period steps, Space resumes." }
    return clock.speed == 1 ? nil : "Slow motion 1 : \(Int((1 / clock.speed).rounded()))"
  }

  func draw(on canvas: inout Canvas, in size: Size, avoiding controls: [Rect], _ theme: Theme) {
    guard let words else { return }
    let width = canvas.measure.size(of: words, style: Theme.Text.strong).width + 24
    var badge = Rect(x: size.width - width - 12, y: 12, width: width, height: 28)
    let end = controls.filter(badge.intersects).map(\.maxY).max() ?? 0
    badge.origin.y = min(end + 12, max(12, size.height - 40))
    canvas.fill(badge, radius: 14, theme.accent)
    canvas.text(words, in: badge, Theme.Text.strong, theme.onAccent, alignment: .center)
  }
}
