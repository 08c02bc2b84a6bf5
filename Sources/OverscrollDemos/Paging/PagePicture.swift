import Foundation
import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// The picture on a card: a sky, land in layers, and what stands in it. Its own coordinates begin at the card's corner.
struct PagePicture {
  let story: PageStory
  let size: Size
  let radius: Double
  /// Tells one landscape from another.
  let seed: Int

  private static let layers = 4

  func draw(on canvas: inout Canvas) {
    let frame = Rect(origin: .zero, size: size)
    canvas.fill(frame, radius: radius, .vertical(story.sky.0, story.sky.1))
    canvas.clipped(to: frame) { canvas in
      drawSun(on: &canvas)
      drawBehind(on: &canvas)
      for layer in 0..<Self.layers {
        canvas.fill(land(layer), color(ofLayer: layer))
        if layer == Self.layers - 2 { drawMotif(on: &canvas) }
      }
    }
  }

  private func at(_ x: Double, _ y: Double) -> Vector2 { Vector2(x * size.width, y * size.height) }

  /// A length of the motifs: they are as large on narrow cards as on wide ones.
  private var unit: Double { min(size.height, 1.6 * size.width) / 100 }

  private func color(ofLayer layer: Int) -> Color {
    story.land.0.mixed(with: story.land.1, Double(layer) / Double(Self.layers - 1))
  }

  private func drawSun(on canvas: inout Canvas) {
    guard let sun = story.sun else { return }
    let (center, color) = (at(sun.x, sun.y), Color(sun.color))
    let glow = Rect(center: center, size: Size(20 * unit, 20 * unit))
    canvas.shadow(of: glow, radius: 10 * unit, blur: (26 * unit).rounded(), color.opacity(0.55))
    canvas.fillCircle(center: center, radius: 9 * unit, color)
  }
}

// MARK: - Land

extension PagePicture {
  private func top(ofLayer layer: Int, at x: Double) -> Double {
    let depth = Double(layer) / Double(Self.layers - 1)
    let base = 0.56 + 0.17 * depth
    let height = (0.02 + 0.2 * story.relief) * (1 - 0.45 * depth)
    return base - height * roughness(x, layer: Double(layer))
  }

  /// Hills from −½ to 1: a few waves that no one can tell from chance, sharper where the relief is high.
  private func roughness(_ x: Double, layer: Double) -> Double {
    let phase = Double(seed) * 1.7 + layer * 2.3
    let waves = sin(x * 4.1 + phase) * 0.5 + sin(x * 9.7 + 2 * phase) * 0.28 + sin(x * 23 + 3 * phase) * 0.12
    let peak = 1 - 2 * abs((x * 2.6 + phase * 0.31).truncatingRemainder(dividingBy: 1) - 0.5)
    return waves * (1 - 0.6 * story.relief) + (peak * 1.1 - 0.25) * 0.6 * story.relief
  }

  /// From its hilly edge down to the bottom of the card, round its corners.
  private func land(_ layer: Int) -> Path {
    let count = 48
    let edge = (0...count).map { step in
      let x = Double(step) / Double(count)
      return at(x, top(ofLayer: layer, at: x))
    }
    return Path(edge + bottom, isClosed: true)
  }

  private var bottom: [Vector2] {
    let arc = (0...8).map { Double($0) / 8 * .pi / 2 }
    return arc.map { Vector2(size.width - radius + radius * cos($0), size.height - radius + radius * sin($0)) }
      + arc.map { Vector2(radius - radius * sin($0), size.height - radius + radius * cos($0)) }
  }
}

// MARK: - What is in the sky

extension PagePicture {
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
    let glow = Rect(center: center, size: Size(16 * unit, 16 * unit))
    canvas.shadow(of: glow, radius: 8 * unit, blur: (24 * unit).rounded(), Color(0xBFD0FF, alpha: 0.5))
    canvas.fillCircle(center: center, radius: 8 * unit, Color(0xF7F3E3))
    for (x, y, r) in [(-2.5, -1.5, 1.6), (2.2, 2.4, 1.1), (1.0, -3.4, 0.8)] {
      canvas.fillCircle(center: center + Vector2(x, y) * unit, radius: r * unit, Color(0xDDD6C0))
    }
  }

  private func drawAurora(on canvas: inout Canvas) {
    for band in 0..<3 {
      let color = Color(band == 1 ? 0x7CE8C8 : 0x58D39A, alpha: 0.2)
      canvas.fill(auroraBand(Double(band)), color)
    }
  }

  private func auroraBand(_ band: Double) -> Path {
    let xs = (0...24).map { Double($0) / 24 }
    func height(_ x: Double) -> Double { 0.16 + 0.07 * band + 0.06 * sin(x * 6 + band * 2) + 0.03 * sin(x * 13 + band) }
    let upper = xs.map { at($0, height($0)) }
    let lower = xs.reversed().map { at($0, height($0) + 0.14 + 0.05 * sin($0 * 9 + band)) }
    return Path(upper + lower, isClosed: true)
  }

  private func drawClouds(on canvas: inout Canvas) {
    var noise = DeterministicNoise(seed, 5, salt: 13)
    for _ in 0..<3 {
      let (place, length) = (at(noise.next(in: 0.1...0.8), noise.next(in: 0.1...0.36)), noise.next(in: 14...26) * unit)
      let color = story.sky.0.mixed(with: .white, 0.6)
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
      canvas.translated(by: at(x, y)) { drawBalloon(r * unit, Color(color), Color(stripe), on: &$0) }
    }
  }

  private func drawBalloon(_ r: Double, _ color: Color, _ stripe: Color, on canvas: inout Canvas) {
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

// MARK: - What stands on the land

extension PagePicture {
  private func drawMotif(on canvas: inout Canvas) {
    switch story.motif {
    case .boat: drawBoat(on: &canvas)
    case .windmill: drawWindmill(on: &canvas)
    case .skyline: drawSkyline(on: &canvas)
    case .pines: drawPines(on: &canvas)
    case .lighthouse: drawLighthouse(on: &canvas)
    case .cabin: drawCabin(on: &canvas)
    case .lanterns: drawLanterns(on: &canvas)
    case .balloons, .aurora, .birds, .moon: break
    }
  }

  /// Where the ground of the motif's layer is at `x`.
  private func ground(_ x: Double) -> Vector2 { at(x, top(ofLayer: Self.layers - 2, at: x)) }

  private func fill(_ points: [Vector2], at place: Vector2, _ color: Color, on canvas: inout Canvas) {
    canvas.translated(by: place) { $0.fill(Path(points.map { $0 * unit }, isClosed: true), color) }
  }

  private func drawBoat(on canvas: inout Canvas) {
    let place = ground(0.36)
    fill([Vector2(1, -24), Vector2(1, -3), Vector2(-11, -3)], at: place, Color(0xFFF4E2), on: &canvas)
    fill([Vector2(2, -19), Vector2(9, -3), Vector2(2, -3)], at: place, Color(0xF3C9A0), on: &canvas)
    fill(
      [Vector2(-14, -2), Vector2(14, -2), Vector2(9, 5), Vector2(-10, 5)], at: place, Color(0x5B2E2A), on: &canvas)
  }

  private func drawWindmill(on canvas: inout Canvas) {
    let place = ground(0.55)
    fill([Vector2(-3, -24), Vector2(3, -24), Vector2(5, 4), Vector2(-5, 4)], at: place, Color(0xF6EFE3), on: &canvas)
    fill([Vector2(-4, -24), Vector2(0, -29), Vector2(4, -24)], at: place, Color(0x8A3B2E), on: &canvas)
    for blade in 0..<4 {
      let angle = 0.4 + Double(blade) * .pi / 2
      let (way, side) = (Vector2(cos(angle), sin(angle)), Vector2(-sin(angle), cos(angle)))
      let hub = Vector2(0, -23)
      let sail = [hub, hub + way * 17, hub + way * 17 + side * 3, hub + way * 4 + side * 3]
      fill(sail, at: place, Color(0x6C5548), on: &canvas)
    }
  }

  private func drawSkyline(on canvas: inout Canvas) {
    var noise = DeterministicNoise(seed, 9, salt: 19)
    var x = 0.02
    while x < 0.96 {
      let width = noise.next(in: 0.045...0.085)
      drawTower(x, min(width, 0.98 - x), height: noise.next(in: 0.12...0.42), &noise, on: &canvas)
      x += width + 0.008
    }
  }

  private func drawTower(
    _ x: Double, _ width: Double, height: Double, _ noise: inout DeterministicNoise, on canvas: inout Canvas
  ) {
    let foot = at(x, 0.72)
    let tower = Rect(
      x: foot.x.rounded(), y: (foot.y - height * size.height).rounded(), width: (width * size.width).rounded(),
      height: (height * size.height).rounded())
    canvas.fill(tower, Color(0x1C1840))
    let step = max(7, 3.2 * unit)
    for row in 1..<max(2, Int(tower.height / step) - 1) {
      for column in 0..<Int((tower.width - 4) / step) where noise.next() < 0.5 {
        let corner = tower.origin + Vector2(4 + Double(column) * step, Double(row) * step)
        let window = Size((0.34 * step).rounded(), (0.45 * step).rounded())
        canvas.fill(Rect(origin: corner.map { $0.rounded() }, size: window), Color(0xFFD98A, alpha: 0.9))
      }
    }
  }

  private func drawPines(on canvas: inout Canvas) {
    var noise = DeterministicNoise(seed, 21, salt: 23)
    for index in 0..<16 {
      let x = (Double(index) + noise.next(in: 0.2...0.8)) / 16
      drawPine(at: ground(x) + Vector2(0, 3 * unit), height: noise.next(in: 9...19), on: &canvas)
    }
  }

  private func drawPine(at place: Vector2, height: Double, on canvas: inout Canvas) {
    for tier in 0..<3 {
      let (low, high) = (-height * 0.26 * Double(tier), -height * (0.5 + 0.25 * Double(tier)))
      let width = height * (0.3 - 0.07 * Double(tier))
      fill([Vector2(-width, low), Vector2(width, low), Vector2(0, high)], at: place, Color(0x16393A), on: &canvas)
    }
  }

  private func drawLighthouse(on canvas: inout Canvas) {
    let place = ground(0.42) + Vector2(0, 4 * unit)
    for side in [-1.0, 1] {
      fill(
        [Vector2(0, -34), Vector2(side * 70, -48), Vector2(side * 70, -26)], at: place, Color(0xFFE9A8, alpha: 0.22),
        on: &canvas)
    }
    drawLevel((2.6, -32), (4.2, 2), at: place, Color(0xF5EDE2), on: &canvas)
    drawLevel((3.2, -21), (3.7, -12), at: place, Color(0xC0392F), on: &canvas)
    drawLevel((2, -37), (3, -32), at: place, Color(0xFFE08A), on: &canvas)
    fill([Vector2(-3.4, -37), Vector2(0, -41), Vector2(3.4, -37)], at: place, Color(0x8E2A22), on: &canvas)
  }

  /// A piece of a tower: half its width and its height at the top, and at the foot.
  private func drawLevel(
    _ top: (Double, Double), _ foot: (Double, Double), at place: Vector2, _ color: Color, on canvas: inout Canvas
  ) {
    let points = [
      Vector2(-top.0, top.1), Vector2(top.0, top.1), Vector2(foot.0, foot.1), Vector2(-foot.0, foot.1),
    ]
    fill(points, at: place, color, on: &canvas)
  }

  private func drawCabin(on canvas: inout Canvas) {
    let place = ground(0.56) + Vector2(0, 3 * unit)
    fill(
      [Vector2(-11, -11), Vector2(11, -11), Vector2(11, 2), Vector2(-11, 2)], at: place, Color(0x6B4230), on: &canvas)
    fill([Vector2(-14, -10), Vector2(0, -22), Vector2(14, -10)], at: place, Color(0xFDFEFF), on: &canvas)
    fill([Vector2(6, -21), Vector2(9, -21), Vector2(9, -13), Vector2(6, -15)], at: place, Color(0x54352A), on: &canvas)
    let window = Rect(center: place + Vector2(-3, -5) * unit, size: Size(6 * unit, 5 * unit))
    canvas.shadow(of: window, radius: 1, blur: (7 * unit).rounded(), Color(0xFFC561, alpha: 0.7))
    canvas.fill(window, radius: 1, Color(0xFFD27A))
    for x in [0.14, 0.24, 0.84, 0.92] { drawPine(at: ground(x) + Vector2(0, 3 * unit), height: 15, on: &canvas) }
  }

  private func drawLanterns(on canvas: inout Canvas) {
    var noise = DeterministicNoise(seed, 31, salt: 29)
    for _ in 0..<26 {
      let (place, r) = (at(noise.next(in: 0.05...0.95), noise.next(in: 0.12...0.66)), noise.next(in: 1.1...2.8) * unit)
      let box = Rect(center: place, size: Size(1.6 * r, 2 * r))
      canvas.shadow(of: box, radius: 0.8 * r, blur: (4 * unit).rounded(), Color(0xFFB04A, alpha: 0.6))
      canvas.fill(box, radius: 0.6 * r, .vertical(Color(0xFFE3A0), Color(0xFF9A3D)))
    }
  }
}
