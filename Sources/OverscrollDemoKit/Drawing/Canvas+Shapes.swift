// Shapes that several demos draw.

extension Canvas {
  /// Draws the frame that an object has in another run of the demo: only an outline, so that this run stays visible
  /// below.
  package mutating func ghost(of frame: Rect, radius: Double, _ theme: Theme) {
    stroke(frame, radius: radius, width: 2, theme.ghost)
  }

  /// Draws the glow around a disc, which fades out over the distance `blur`.
  package mutating func glow(center: Vector2, radius: Double, blur: Double, _ color: Color) {
    shadow(of: Rect(center: center, size: Size(2 * radius, 2 * radius)), radius: radius, blur: blur, color)
  }
}

extension [Vector2] {
  /// The directions from the right to the bottom of a circle.
  private static let quarterTurn = (0...8).map { step in
    let angle = Double(step) / 8 * Double.pi / 2
    return Vector2(cos(angle), sin(angle))
  }

  /// Appends the lower edge of a card, from right to left, with its round corners.
  package mutating func appendLowerEdge(of size: Size, radius: Double) {
    let (right, bottom) = (size.width - radius, size.height - radius)
    for turn in Self.quarterTurn { append(Vector2(right + radius * turn.x, bottom + radius * turn.y)) }
    for turn in Self.quarterTurn { append(Vector2(radius - radius * turn.y, bottom + radius * turn.x)) }
  }
}
