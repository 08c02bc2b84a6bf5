struct PagePicture {
  let story: PageStory
  let size: Size
  let radius: Double
  let seed: Int

  func draw(on canvas: inout Canvas) {
    let frame = Rect(origin: .zero, size: size)
    canvas.fill(frame, radius: radius, .vertical(Color(story.sky.0), Color(story.sky.1)))
    canvas.clipped(to: frame) { canvas in
      if Color(story.sky.0).contrast(with: .white) > 10 { drawStars(on: &canvas) }
      if let sun = story.sun {
        let (center, color, unit) = (at(sun.x, sun.y), Color(sun.color), min(size.height, 1.6 * size.width) / 100)
        canvas.glow(center: center, radius: 10 * unit, blur: (26 * unit).rounded(), color.opacity(0.55))
        canvas.fillCircle(center: center, radius: 9 * unit, color)
      }
      for depth in [0, 1.0 / 3, 2.0 / 3, 1] {
        canvas.fill(land(depth), Color(story.land.0).mixed(with: Color(story.land.1), depth))
      }
    }
  }

  private func at(_ x: Double, _ y: Double) -> Vector2 { Vector2(x * size.width, y * size.height) }

  private func drawStars(on canvas: inout Canvas) {
    var noise = DeterministicNoise(seed, 11)
    for _ in 0..<60 {
      let (center, size) = (at(noise.next(), 0.5 * noise.next()), noise.next())
      canvas.fillCircle(center: center, radius: 0.5 + 1.1 * size * size, Color.white.opacity(0.3 + 0.6 * size))
    }
  }

  /// Returns the path from a layer's hilly edge to the card's lower edge. The farthest has the depth 0, the nearest 1.
  private func land(_ depth: Double) -> Path {
    let (base, height) = (0.56 + 0.17 * depth, (0.02 + 0.2 * story.relief) * (1 - 0.45 * depth))
    var points = (0...48).map { step in
      let x = Double(step) / 48
      return at(x, base - height * roughness(x, depth: depth))
    }
    points.appendLowerEdge(of: size, radius: radius)
    return Path(points, isClosed: true)
  }

  /// Returns the height of hills, from −½ to 1: a few waves that look random, with sharper peaks in a high relief.
  private func roughness(_ x: Double, depth: Double) -> Double {
    let phase = Double(seed) * 1.7 + depth * 6.9
    let waves = sin(x * 4.1 + phase) * 0.5 + sin(x * 9.7 + 2 * phase) * 0.28 + sin(x * 23 + 3 * phase) * 0.12
    let peak = 1 - 2 * abs((x * 2.6 + phase * 0.31).truncatingRemainder(dividingBy: 1) - 0.5)
    return waves * (1 - 0.6 * story.relief) + (peak * 1.1 - 0.25) * 0.6 * story.relief
  }
}
