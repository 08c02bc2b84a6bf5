/// A tile with a boat that drifts past a picture of the sea.
struct VideoScene {
  let frame: Rect
  let time: Double

  private static let radius = Theme.Radius.large

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    canvas.shadow(of: frame, radius: Self.radius, blur: 26, offset: 6, theme.shadow)
    canvas.clipped(to: frame) { canvas in
      canvas.translated(by: frame.origin) { canvas in
        canvas.cached(Canvas.Slot("video"), for: frame.size) { canvas in
          PagePicture(story: PageStory.all[0], size: frame.size, radius: Self.radius, seed: 0).draw(on: &canvas)
        }
        drawBoat(on: &canvas)
      }
    }
    canvas.stroke(frame, radius: Self.radius, width: 1, Color.white.opacity(0.25))
  }

  private func drawBoat(on canvas: inout Canvas) {
    let x = (frame.width * 0.3 + time * 6).truncatingRemainder(dividingBy: frame.width + 60) - 30
    let y = frame.height * 0.7 + 1.5 * sin(time * 1.7)
    canvas.translated(by: Vector2(x, y)) { canvas in
      canvas.fill(Self.sail, Color(0xFFF6E8))
      canvas.fill(Self.hull, Color(0x5B2E2A))
    }
  }

  private static let hull = Path([Vector2(-14, 0), Vector2(14, 0), Vector2(9, 7), Vector2(-10, 7)], isClosed: true)
  private static let sail = Path([Vector2(1, -26), Vector2(1, -3), Vector2(-12, -3)], isClosed: true)
}
