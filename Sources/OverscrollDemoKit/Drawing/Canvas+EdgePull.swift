extension Canvas {
  /// Draws the pull past an edge of content that does not move: a glow as high as the pull, or as a stretch's
  /// displacement at the other edge.
  package mutating func edgePull(_ pull: Vector2, _ edge: EdgeEffect, in viewport: Size, _ theme: Theme) {
    for axis in Axis.allCases where pull[axis] != 0 {
      let reach: Double
      switch edge {
      case .moves, .stops: return
      case .glows: reach = abs(pull[axis])
      case .stretches(let stretch):
        reach = stretch.elongation(pull: pull[axis], extent: viewport[axis]) * viewport[axis]
      }
      let length = min(reach, viewport[axis])
      let band = Rect(
        from: pull[axis] > 0 ? viewport[axis] - length : 0, length: length, along: axis, across: 0,
        thickness: viewport[axis.other])
      fill(band, theme.accent.opacity(0.3))
    }
  }
}
