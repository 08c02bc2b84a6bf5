extension Canvas {
  /// Draws a floating card with a shadow.
  mutating func card(
    _ frame: Rect, radius: Double = Theme.Radius.medium, blur: Double, offset: Double, _ theme: Theme,
    color: Color? = nil
  ) {
    shadow(of: frame, radius: radius, blur: blur, offset: offset, theme.shadow)
    fill(frame, radius: radius, color ?? theme.surface)
  }
}

extension Rect {
  /// Creates a rectangle on whole points in the middle of `window`, shrunk to leave `margin` on all sides.
  init(centering size: Size, in window: Size, margin: Double) {
    let size = Size(min(size.width, window.width - 2 * margin), min(size.height, window.height - 2 * margin))
    let corner = Rect(center: Vector2(window.width / 2, window.height / 2), size: size).origin
    self.init(origin: Vector2(corner.x.rounded(), corner.y.rounded()), size: size)
  }
}
