// The motifs on the land.

extension PagePicture {
  func drawMotif(on canvas: inout Canvas) {
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

  private func fill(
    _ points: [(x: Double, y: Double)], at place: Vector2, _ color: UInt32, alpha: Double = 1, on canvas: inout Canvas
  ) {
    canvas.translated(by: place) {
      $0.fill(Path(points.map { Vector2($0.x, $0.y) * unit }, isClosed: true), Color(color, alpha: alpha))
    }
  }

  private func drawBoat(on canvas: inout Canvas) {
    let place = ground(0.36)
    fill([(1, -24), (1, -3), (-11, -3)], at: place, 0xFFF4E2, on: &canvas)
    fill([(2, -19), (9, -3), (2, -3)], at: place, 0xF3C9A0, on: &canvas)
    fill([(-14, -2), (14, -2), (9, 5), (-10, 5)], at: place, 0x5B2E2A, on: &canvas)
  }

  private func drawWindmill(on canvas: inout Canvas) {
    let place = ground(0.55)
    fill([(-3, -24), (3, -24), (5, 4), (-5, 4)], at: place, 0xF6EFE3, on: &canvas)
    fill([(-4, -24), (0, -29), (4, -24)], at: place, 0x8A3B2E, on: &canvas)
    for blade in 0..<4 {
      let angle = 0.4 + Double(blade) * .pi / 2
      let (way, side) = (Vector2(cos(angle), sin(angle)), Vector2(-sin(angle), cos(angle)))
      let hub = Vector2(0, -23)
      let sail = [hub, hub + way * 17, hub + way * 17 + side * 3, hub + way * 4 + side * 3]
      fill(sail.map { ($0.x, $0.y) }, at: place, 0x6C5548, on: &canvas)
    }
  }

  private func drawSkyline(on canvas: inout Canvas) {
    var noise = DeterministicNoise(seed, 9, salt: 19)
    var x = 0.02
    while x < 0.96 {
      let width = noise.next(in: 0.045...0.085)
      drawTower(x: x, width: min(width, 0.98 - x), height: noise.next(in: 0.12...0.42), &noise, on: &canvas)
      x += width + 0.008
    }
  }

  private func drawTower(
    x: Double, width: Double, height: Double, _ noise: inout DeterministicNoise, on canvas: inout Canvas
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
      fill([(-width, low), (width, low), (0, high)], at: place, 0x16393A, on: &canvas)
    }
  }

  private func drawLighthouse(on canvas: inout Canvas) {
    let place = ground(0.42) + Vector2(0, 4 * unit)
    for side in [-1.0, 1] {
      fill([(0, -34), (side * 70, -48), (side * 70, -26)], at: place, 0xFFE9A8, alpha: 0.22, on: &canvas)
    }
    fill([(-2.6, -32), (2.6, -32), (4.2, 2), (-4.2, 2)], at: place, 0xF5EDE2, on: &canvas)
    fill([(-3.2, -21), (3.2, -21), (3.7, -12), (-3.7, -12)], at: place, 0xC0392F, on: &canvas)
    fill([(-2, -37), (2, -37), (3, -32), (-3, -32)], at: place, 0xFFE08A, on: &canvas)
    fill([(-3.4, -37), (0, -41), (3.4, -37)], at: place, 0x8E2A22, on: &canvas)
  }

  private func drawCabin(on canvas: inout Canvas) {
    let place = ground(0.56) + Vector2(0, 3 * unit)
    fill([(-11, -11), (11, -11), (11, 2), (-11, 2)], at: place, 0x6B4230, on: &canvas)
    fill([(-14, -10), (0, -22), (14, -10)], at: place, 0xFDFEFF, on: &canvas)
    fill([(6, -21), (9, -21), (9, -13), (6, -15)], at: place, 0x54352A, on: &canvas)
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
