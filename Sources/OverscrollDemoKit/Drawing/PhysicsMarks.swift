import OverscrollGraphics
import ScrollGeometry

/// How what the physics knows looks on the stage, the same in every demo.
package enum PhysicsMarks {
  /// Seconds of travel that an arrow of a velocity shows.
  private static let arrowTime = 0.1

  package static func velocity(_ velocity: Vector2, from point: Vector2, on canvas: inout Canvas, _ theme: Theme) {
    guard velocity.length > 1 else { return }
    let tip = point + velocity * arrowTime
    let back = velocity / velocity.length * 9
    let side = Vector2(-back.y, back.x) * 0.5
    canvas.line(from: point, to: tip, width: 2, theme.velocityMark)
    canvas.stroke(Path([tip - back + side, tip, tip - back - side]), Stroke(width: 2), theme.velocityMark)
  }

  package static func projection(_ point: Vector2, on canvas: inout Canvas, _ theme: Theme) {
    canvas.strokeCircle(center: point, radius: 9, width: 2, theme.projectionMark)
    canvas.fillCircle(center: point, radius: 3, theme.projectionMark)
  }

  /// A dashed line across the stage at one coordinate of `axis`, named at its beginning.
  package static func anchor(
    _ value: Double, _ axis: Axis, name: String, in size: Size, on canvas: inout Canvas, _ theme: Theme
  ) {
    var (start, end) = (Vector2.zero, Vector2(size.width, size.height))
    start[axis] = value
    end[axis] = value
    canvas.line(from: start, to: end, width: 1.5, dashes: [6, 4], theme.boundMark)
    tag(name, at: start + Vector2(8, 4), on: &canvas, theme)
  }

  /// A word on a small card, readable over anything.
  package static func tag(_ text: String, at point: Vector2, on canvas: inout Canvas, _ theme: Theme) {
    let size = canvas.measure.size(of: text, style: Theme.Text.smallFigures)
    let box = Rect(origin: point, size: Size(size.width + 12, size.height + 4))
    canvas.fill(box, radius: Theme.Radius.small, theme.surface.opacity(0.9))
    canvas.text(text, in: box, Theme.Text.smallFigures, theme.text, alignment: .center)
  }
}

extension Readout {
  package init(_ label: String, _ value: String) {
    self.init(label: label, value: value)
  }

  package init(_ label: String, _ value: Double, unit: String = "pt") {
    self.init(label: label, value: "\(Readout.figures(value)) \(unit)")
  }

  package init(_ label: String, _ value: Vector2, unit: String = "pt") {
    self.init(label: label, value: "\(Readout.figures(value.x)), \(Readout.figures(value.y)) \(unit)")
  }

  private static func figures(_ value: Double) -> String { Figures.text(value, decimals: 1) }
}
