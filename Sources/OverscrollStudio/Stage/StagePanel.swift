import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry

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
    canvas.faded(to: opacity) { canvas in
      canvas.layered(1) { demo.drawGhost(on: &$0, at: time, theme) }
    }
  }
}
