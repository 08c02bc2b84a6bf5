// Shapes that several demos draw.

extension Canvas {
  package mutating func card(
    _ frame: Rect, radius: Double = Theme.Radius.medium, blur: Double, offset: Double, _ theme: Theme,
    color: Color? = nil
  ) {
    shadow(of: frame, radius: radius, blur: blur, offset: offset, theme.shadow)
    fill(frame, radius: radius, color ?? theme.surface)
  }

  /// An outline, so that this run stays visible below.
  package mutating func ghost(of frame: Rect, radius: Double, _ theme: Theme) {
    stroke(frame, radius: radius, width: 2, theme.ghost)
  }

  package mutating func glow(center: Vector2, radius: Double, blur: Double, _ color: Color) {
    shadow(of: Rect(center: center, size: Size(2 * radius, 2 * radius)), radius: radius, blur: blur, color)
  }
}

extension [Vector2] {
  private static let quarterTurn = (0...8).map { step in
    let angle = Double(step) / 8 * Double.pi / 2
    return Vector2(cos(angle), sin(angle))
  }

  package mutating func appendLowerEdge(of size: Size, radius: Double) {
    let (right, bottom) = (size.width - radius, size.height - radius)
    for turn in Self.quarterTurn { append(Vector2(right + radius * turn.x, bottom + radius * turn.y)) }
    for turn in Self.quarterTurn { append(Vector2(radius - radius * turn.y, bottom + radius * turn.x)) }
  }
}

extension Canvas {
  package mutating func edgePull(_ pull: Vector2, _ edge: EdgeEffect, in viewport: Size, _ theme: Theme) {
    for axis in Axis.allCases where pull[axis] != 0 {
      let length = min(edge.reach(ofPull: pull[axis], extent: viewport[axis]), viewport[axis])
      let band = Rect(
        from: pull[axis] > 0 ? viewport[axis] - length : 0, length: length, along: axis, across: 0,
        thickness: viewport[axis.other])
      fill(band, theme.accent.opacity(0.3))
    }
  }
}

extension EdgeEffect {
  /// Returns the height of a pull's glow, or the displacement of the far end by its stretch, in points; 0 for neither.
  package func reach(ofPull pull: Double, extent: Double) -> Double {
    switch self {
    case .moves, .stops: 0
    case .glows: abs(pull)
    case .stretches(let stretch): stretch.elongation(pull: pull, extent: extent) * extent
    }
  }
}
