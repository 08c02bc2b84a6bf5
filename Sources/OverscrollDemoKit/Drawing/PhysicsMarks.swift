/// The marks of physical quantities on the stage, the same in every demo.
package enum PhysicsMarks {
  /// The time in which content moves by an arrow's length, in seconds.
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

  /// The velocity of content is opposite to the offset's. The projection is the point that comes to the middle.
  package static func scrolling(
    _ content: Rect, velocity: Vector2, projection: Vector2, in viewport: Size, on canvas: inout Canvas, _ theme: Theme
  ) {
    canvas.stroke(content.inset(by: -1), width: 2, theme.boundMark)
    let middle = Rect(origin: .zero, size: viewport).center
    self.velocity(-velocity, from: middle, on: &canvas, theme)
    self.projection(middle + projection + content.origin, on: &canvas, theme)
  }

  package static func anchor(
    at value: Double, along axis: Axis, in size: Size, on canvas: inout Canvas, _ theme: Theme
  ) {
    let end = Vector2(value, along: axis, across: size[axis.other])
    canvas.line(from: Vector2(value, along: axis), to: end, width: 1.5, dashes: [6, 4], theme.boundMark)
  }
}
