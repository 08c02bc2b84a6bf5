import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// The program's own mark: a ball that has run past the end of its track.
enum AppMark {
  static func draw(on canvas: inout Canvas, in frame: Rect) {
    canvas.fill(frame, radius: 8, .vertical(Color(0x5B8CFF), Color(0x3A56D6)))
    let track = Rect(x: frame.minX + 6, y: frame.midY + 5, width: frame.width - 12, height: 3)
    canvas.fill(track, radius: 1.5, Color.white.opacity(0.55))
    canvas.fillCircle(center: Vector2(frame.midX + 5, frame.midY - 1.5), radius: 5, .white)
    canvas.fillCircle(center: Vector2(frame.midX - 5.5, frame.midY - 1.5), radius: 2.5, Color.white.opacity(0.5))
  }
}
