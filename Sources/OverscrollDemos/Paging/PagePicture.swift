/// The picture on a card: a sky, layers of land, and a motif. The card's corner is the origin of its coordinates.
struct PagePicture {
  let story: PageStory
  let size: Size
  let radius: Double
  /// The seed that makes each landscape different.
  let seed: Int

  private static let layers = 4

  func draw(on canvas: inout Canvas) {
    let frame = Rect(origin: .zero, size: size)
    canvas.fill(frame, radius: radius, .vertical(Color(story.sky.0), Color(story.sky.1)))
    canvas.clipped(to: frame) { canvas in
      if let sun = story.sun {
        let (center, color) = (at(sun.x, sun.y), Color(sun.color))
        canvas.glow(center: center, radius: 10 * unit, blur: (26 * unit).rounded(), color.opacity(0.55))
        canvas.fillCircle(center: center, radius: 9 * unit, color)
      }
      drawBehind(on: &canvas)
      for layer in 0..<Self.layers {
        let color = Color(story.land.0).mixed(with: Color(story.land.1), Double(layer) / Double(Self.layers - 1))
        canvas.fill(land(layer), color)
        if layer == Self.layers - 2 { drawMotif(on: &canvas) }
      }
    }
  }

  func at(_ x: Double, _ y: Double) -> Vector2 { Vector2(x * size.width, y * size.height) }

  var unit: Double { min(size.height, 1.6 * size.width) / 100 }

  // MARK: - Land

  private func top(ofLayer layer: Int, at x: Double) -> Double {
    let depth = Double(layer) / Double(Self.layers - 1)
    let base = 0.56 + 0.17 * depth
    let height = (0.02 + 0.2 * story.relief) * (1 - 0.45 * depth)
    return base - height * roughness(x, layer: Double(layer))
  }

  /// Returns the surface of the motif's layer at `x`.
  func ground(_ x: Double) -> Vector2 { at(x, top(ofLayer: Self.layers - 2, at: x)) }

  /// Returns the height of hills, from −½ to 1: a few waves that look random, with sharper peaks in a high relief.
  private func roughness(_ x: Double, layer: Double) -> Double {
    let phase = Double(seed) * 1.7 + layer * 2.3
    let waves = sin(x * 4.1 + phase) * 0.5 + sin(x * 9.7 + 2 * phase) * 0.28 + sin(x * 23 + 3 * phase) * 0.12
    let peak = 1 - 2 * abs((x * 2.6 + phase * 0.31).truncatingRemainder(dividingBy: 1) - 0.5)
    return waves * (1 - 0.6 * story.relief) + (peak * 1.1 - 0.25) * 0.6 * story.relief
  }

  /// Returns the path from the hilly edge of a layer down to the lower edge of the card.
  private func land(_ layer: Int) -> Path {
    let count = 48
    var points = (0...count).map { step in
      let x = Double(step) / Double(count)
      return at(x, top(ofLayer: layer, at: x))
    }
    points.appendLowerEdge(of: size, radius: radius)
    return Path(points, isClosed: true)
  }

  // MARK: - Sky

  private func drawBehind(on canvas: inout Canvas) {
    switch story.motif {
    case .aurora:
      drawStars(60, on: &canvas)
      drawAurora(on: &canvas)
    case .moon:
      drawStars(90, on: &canvas)
      drawMoon(on: &canvas)
    case .skyline, .lanterns, .lighthouse: drawStars(36, on: &canvas)
    case .balloons: drawBalloons(on: &canvas)
    case .birds: drawBirds(on: &canvas)
    case .windmill, .pines, .boat, .cabin: drawClouds(on: &canvas)
    }
  }

  private func drawStars(_ count: Int, on canvas: inout Canvas) {
    var noise = DeterministicNoise(seed, count, salt: 11)
    for _ in 0..<count {
      let (place, size) = (at(noise.next(), 0.5 * noise.next()), noise.next())
      canvas.fillCircle(center: place, radius: 0.5 + 1.1 * size * size, Color.white.opacity(0.3 + 0.6 * size))
    }
  }

  private func drawMoon(on canvas: inout Canvas) {
    let center = at(0.62, 0.24)
    canvas.glow(center: center, radius: 8 * unit, blur: (24 * unit).rounded(), Color(0xBFD0FF, alpha: 0.5))
    canvas.fillCircle(center: center, radius: 8 * unit, Color(0xF7F3E3))
    for (x, y, r) in [(-2.5, -1.5, 1.6), (2.2, 2.4, 1.1), (1.0, -3.4, 0.8)] {
      canvas.fillCircle(center: center + Vector2(x, y) * unit, radius: r * unit, Color(0xDDD6C0))
    }
  }

  private func drawAurora(on canvas: inout Canvas) {
    let xs = (0...24).map { Double($0) / 24 }
    for band in [0.0, 1, 2] {
      func height(_ x: Double) -> Double {
        0.16 + 0.07 * band + 0.06 * sin(x * 6 + band * 2) + 0.03 * sin(x * 13 + band)
      }
      let upper = xs.map { at($0, height($0)) }
      let lower = xs.reversed().map { at($0, height($0) + 0.14 + 0.05 * sin($0 * 9 + band)) }
      canvas.fill(Path(upper + lower, isClosed: true), Color(band == 1 ? 0x7CE8C8 : 0x58D39A, alpha: 0.2))
    }
  }

  private func drawClouds(on canvas: inout Canvas) {
    var noise = DeterministicNoise(seed, 5, salt: 13)
    for _ in 0..<3 {
      let (place, length) = (at(noise.next(in: 0.1...0.8), noise.next(in: 0.1...0.36)), noise.next(in: 14...26) * unit)
      let color = Color(story.sky.0).mixed(with: .white, 0.6)
      canvas.fill(Rect(center: place, size: Size(length, 3.4 * unit)), radius: 1.7 * unit, color)
      let upper = Rect(center: place + Vector2(1.5, -2.4) * unit, size: Size(length * 0.5, 3.4 * unit))
      canvas.fill(upper, radius: 1.7 * unit, color)
    }
  }

  private func drawBirds(on canvas: inout Canvas) {
    var noise = DeterministicNoise(seed, 3, salt: 17)
    for _ in 0..<7 {
      let (place, span) = (at(noise.next(in: 0.15...0.85), noise.next(in: 0.12...0.4)), noise.next(in: 2...4) * unit)
      let wing = [Vector2(-1, -0.35), Vector2(-0.45, -0.5), .zero, Vector2(0.45, -0.5), Vector2(1, -0.35)]
      canvas.translated(by: place) {
        $0.stroke(Path(wing.map { $0 * span }), Stroke(width: max(1.5, 0.5 * unit)), Color(0x2E3440, alpha: 0.8))
      }
    }
  }

  private func drawBalloons(on canvas: inout Canvas) {
    let balloons: [(Double, Double, Double, UInt32, UInt32)] = [
      (0.62, 0.2, 9, 0xD8433B, 0xF6C667), (0.3, 0.32, 5.5, 0x2F6FA8, 0xF3EAD8), (0.82, 0.4, 4, 0x3E8E6B, 0xF2D98B),
    ]
    for (x, y, r, color, stripe) in balloons {
      canvas.translated(by: at(x, y)) { drawBalloon(radius: r * unit, Color(color), stripe: Color(stripe), on: &$0) }
    }
  }

  private func drawBalloon(radius r: Double, _ color: Color, stripe: Color, on canvas: inout Canvas) {
    let skirt = [Vector2(-0.72, 0.7), Vector2(0.72, 0.7), Vector2(0.22, 1.45), Vector2(-0.22, 1.45)]
    canvas.fill(Path(skirt.map { $0 * r }, isClosed: true), color)
    canvas.fillCircle(center: .zero, radius: r, color)
    canvas.fill(Rect(center: .zero, size: Size(0.5 * r, 2 * r)), radius: 0.25 * r, stripe)
    canvas.fill(Rect(center: Vector2(0, 1.9 * r), size: Size(0.46 * r, 0.36 * r)), radius: 0.08 * r, Color(0x5B3A29))
    for side in [-1.0, 1] {
      canvas.line(
        from: Vector2(side * 0.2, 1.4) * r, to: Vector2(side * 0.2, 1.75) * r, width: max(1, 0.05 * r), Color(0x5B3A29))
    }
  }
}
