struct VideoScene {
  let frame: Rect
  let time: Double

  private static let radius = Theme.Radius.large

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    canvas.shadow(of: frame, radius: Self.radius, blur: 26, offset: 6, theme.shadow)
    canvas.fill(frame, radius: Self.radius, .vertical(Color(0x3B3F8F), Color(0xF2A65E)))
    canvas.clipped(to: frame) { canvas in
      canvas.translated(by: frame.origin) { canvas in
        let sun = Vector2(frame.width * 0.68, horizon - 4)
        canvas.glow(center: sun, radius: 22, blur: 40, Color(0xFFE2A0, alpha: 0.9))
        canvas.fillCircle(center: sun, radius: frame.height * 0.15, Color(0xFFEBC0))
        drawSea(on: &canvas)
        drawBoat(on: &canvas)
      }
    }
    canvas.stroke(frame, radius: Self.radius, width: 1, Color.white.opacity(0.25))
  }

  private var horizon: Double { frame.height * 0.58 }

  private func drawSea(on canvas: inout Canvas) {
    for layer in 0..<3 {
      let top = horizon + Double(layer) * frame.height * 0.12
      let color = Color(0x2E4A86).mixed(with: Color(0x14264F), Double(layer) / 2)
      let (speed, phase) = (1.2 + 0.5 * Double(layer), Double(layer) * 2)
      func surface(_ x: Double) -> Vector2 { Vector2(x, top + 2.5 * sin(x / 19 + time * speed + phase)) }
      // The water below a wavy line, down to the tile's round corners.
      canvas.fill(color.opacity(0.92)) { points in
        for x in stride(from: 0.0, to: frame.width, by: 8) { points.append(surface(x)) }
        points.append(surface(frame.width))
        points.appendLowerEdge(of: frame.size, radius: Self.radius)
      }
    }
  }

  private func drawBoat(on canvas: inout Canvas) {
    let drift = (time * 6).truncatingRemainder(dividingBy: frame.width + 60)
    let x = (frame.width * 0.3 + drift).truncatingRemainder(dividingBy: frame.width + 60) - 30
    let y = horizon + frame.height * 0.1 + 1.5 * sin(time * 1.7)
    canvas.translated(by: Vector2(x, y)) { canvas in
      canvas.fill(Self.sail, Color(0xFFF6E8))
      canvas.fill(Self.hull, Color(0x5B2E2A))
    }
  }

  private static let hull = Path([Vector2(-14, 0), Vector2(14, 0), Vector2(9, 7), Vector2(-10, 7)], isClosed: true)
  private static let sail = Path([Vector2(1, -26), Vector2(1, -3), Vector2(-12, -3)], isClosed: true)
}
