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
  /// The run of the gesture with the reference parameters.
  let ghost: (any Demo)?

  func hitTest(_ point: Vector2) -> Hit? {
    let slot = split.slot(at: point)
    return split.frame(of: slot).contains(point) ? Hit(panel: .stage, part: .surface, slot: slot) : nil
  }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape {
    let slot = split.slot(at: point)
    let demo = other.flatMap { $0.slot == slot ? $0.demo : nil } ?? main.demo
    return demo.cursor(at: split.demoPoint(point, in: slot), time: time)
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    canvas.clipped(to: split.frame) { canvas in
      if split.isSplit || split.device != nil { canvas.fill(split.frame, theme.track) }
      draw(main, on: &canvas, theme)
      // Cached display lists need separate slots for each demo.
      if let other { canvas.layered(1) { draw(other, on: &$0, theme) } }
      if other != nil || ghost.map({ !type(of: $0).card.isPlot }) ?? false { drawNames(on: &canvas, theme) }
    }
  }

  private func draw(_ part: Part, on canvas: inout Canvas, _ theme: Theme) {
    canvas.clipped(to: part.frame) { canvas in
      canvas.translated(by: part.frame.origin) { canvas in
        canvas.scaled(by: split.scale) { canvas in
          draw(part.demo, on: &canvas, theme)
          if showsPhysics { part.demo.drawPhysics(on: &canvas, at: time, theme) }
        }
      }
    }
    // A bezel, wide enough to cover the corners of the screen.
    if split.device != nil { canvas.stroke(part.frame.inset(by: -8), radius: 26, width: 8.5, Color.black) }
  }

  private func draw<Run: Demo>(_ demo: Run, on canvas: inout Canvas, _ theme: Theme) {
    let name = split.tuned.other.rawValue
    demo.draw(on: &canvas, at: time, beside: (ghost as? Run).map { DemoGhost($0, name: name) }, theme)
  }

  /// The frames of the demos' controls, in points of the stage.
  var controls: [Rect] {
    [main, other].compactMap { $0 }.flatMap { part in
      part.demo.controls.map { $0.scaled(by: split.scale).offset(by: part.frame.origin - split.frame.origin) }
    }
  }

  private func drawNames(on canvas: inout Canvas, _ theme: Theme) {
    canvas.cached(Canvas.Slot("names on the stage"), for: split, theme) { canvas in
      for slot in Comparison.Slot.allCases {
        let tag = split.name(of: slot)
        let (isTuned, radius) = (slot == split.tuned, tag.height / 2)
        canvas.fill(tag, radius: radius, isTuned ? theme.curve(0) : theme.panel)
        if !isTuned { canvas.stroke(tag, radius: radius, width: 2, theme.ghost) }
        let ink = isTuned ? theme.onAccent : theme.ghost
        canvas.text(slot.rawValue, in: tag, Theme.Text.strong, ink, alignment: .center)
      }
    }
  }
}
