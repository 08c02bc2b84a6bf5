extension Canvas {
  /// How far content is pulled past its ends that stays there: a glow as high as the pull, or as far as a stretch would move
  /// what is at the other end.
  package mutating func edgePull(_ pull: Vector2, _ edge: EdgeEffect, in viewport: Size, _ theme: Theme) {
    for axis in Axis.allCases where pull[axis] != 0 {
      let reach: Double
      switch edge {
      case .moves, .stops: return
      case .glows: reach = abs(pull[axis])
      case .stretches(let stretch):
        reach = stretch.elongation(pull: pull[axis], extent: viewport[axis]) * viewport[axis]
      }
      var band = Rect(origin: .zero, size: viewport)
      band.size[axis] = min(reach, viewport[axis])
      if pull[axis] > 0 { band.origin[axis] = viewport[axis] - band.size[axis] }
      fill(band, theme.accent.opacity(0.3))
    }
  }
}
