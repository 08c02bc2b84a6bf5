import OverscrollGraphics

extension Canvas {
  /// Draws a sample of every kind of shape within 64 × 48 points.
  mutating func drawSamples(movedBy displacement: Vector2 = .zero) {
    translated(by: displacement) { canvas in
      canvas.shadow(of: Rect(x: 10, y: 8, width: 40, height: 30), radius: 6, blur: 5, Color(0xFFFFFF, alpha: 0.5))
      canvas.fill(Rect(x: 10, y: 8, width: 40, height: 30), radius: 6, .vertical(Color(0x203040), Color(0x506070)))
      canvas.stroke(Rect(x: 10, y: 8, width: 40, height: 30), radius: 6, .white)
      canvas.text("Flick 12.5", at: Vector2(14, 12), TextStyle(size: 9), .white)
      canvas.stroke(
        Path([Vector2(12, 30), Vector2(25, 14), Vector2(31, 33), Vector2(48, 20)]), Stroke(width: 2.5),
        Color(0xFF8000, alpha: 0.7))
      canvas.fill(Path([Vector2(20, 20), Vector2(40, 24), Vector2(28, 36)]), Color(0x00FF80, alpha: 0.5))
      canvas.line(from: Vector2(12, 24.3), to: Vector2(48, 24.3), dashes: [3, 2], .white)
    }
  }
}
