/// The icon of a kind of place: white on a tile of 44 points in the color of the kind.
struct PlaceIcon {
  static let side = 44.0

  let kind: PlaceKind

  func draw(on canvas: inout Canvas, at origin: Vector2) {
    canvas.translated(by: origin) { canvas in
      canvas.cached(Canvas.Slot("place", kind.rawValue), for: kind) { draw(on: &$0) }
    }
  }

  private func draw(on canvas: inout Canvas) {
    let tile = Rect(x: 0, y: 0, width: Self.side, height: Self.side)
    canvas.fill(tile, radius: 11, .vertical(kind.color.mixed(with: .white, 0.16), kind.color))
    for shape in shapes { draw(shape, .white, on: &canvas) }
  }

  private typealias Point = (x: Double, y: Double)

  private enum Shape {
    case box(Double, Double, Double, Double, radius: Double = 1)
    case disc(Point, radius: Double)
    case circle(Point, radius: Double, width: Double)
    case line([Point], width: Double = 2.4)
    case polygon([Point])
    /// A shape in the color of the tile.
    indirect case cutOut(Shape)
  }

  private func draw(_ shape: Shape, _ ink: Color, on canvas: inout Canvas) {
    func path(_ points: [Point], isClosed: Bool) -> Path { Path(points.map { Vector2($0, $1) }, isClosed: isClosed) }
    switch shape {
    case .box(let x, let y, let width, let height, let radius):
      canvas.fill(Rect(x: x, y: y, width: width, height: height), radius: radius, ink)
    case .disc(let center, let radius): canvas.fillCircle(center: Vector2(center.x, center.y), radius: radius, ink)
    case .circle(let center, let radius, let width):
      canvas.strokeCircle(center: Vector2(center.x, center.y), radius: radius, width: width, ink)
    case .line(let points, let width): canvas.stroke(path(points, isClosed: false), Stroke(width: width), ink)
    case .polygon(let points): canvas.fill(path(points, isClosed: true), ink)
    case .cutOut(let shape): draw(shape, kind.color, on: &canvas)
    }
  }

  /// Returns the same line for each of some coordinates.
  private func lines(_ coordinates: [Double], width: Double = 2.4, _ points: (Double) -> [Point]) -> [Shape] {
    coordinates.map { .line(points($0), width: width) }
  }

  private var shapes: [Shape] {
    switch kind {
    case .bakery:
      let cuts = lines([16, 22, 28], width: 2.2) { [($0 + 1.5, 20), ($0 - 1.5, 25)] }
      return [.box(9, 17, 26, 15, radius: 7.5)] + cuts.map { .cutOut($0) }
    case .museum:
      let columns = [11.0, 17.7, 24.3, 31].map { Shape.box($0, 20, 3, 10) }
      return [.polygon([(9, 18), (22, 10), (35, 18)])] + columns + [.box(9, 32, 26, 3)]
    case .baths:
      let heights = [0.0, -1.7, -2.4, -1.7, 0, 1.7, 2.4, 1.7]
      return lines([17, 24, 31]) { y in (0...16).map { (10 + 1.5 * Double($0), y + heights[$0 % 8]) } }
    case .library:
      return [
        .polygon([(21, 14), (9, 11.5), (9, 30.5), (21, 33)]), .polygon([(23, 14), (35, 11.5), (35, 30.5), (23, 33)]),
      ]
    case .light:
      return [
        .polygon([(19, 18), (25, 18), (27.5, 35), (16.5, 35)]), .box(18, 11, 8, 5), .box(16.5, 16.5, 11, 2),
        .line([(30, 12.5), (36, 10)], width: 2), .line([(14, 12.5), (8, 10)], width: 2),
      ]
    case .garden:
      return [
        .box(20.5, 26, 3, 10), .disc((16, 21), radius: 7), .disc((28, 21), radius: 7), .disc((22, 15.5), radius: 7),
      ]
    case .tram:
      return [
        .line([(16, 8), (28, 8)], width: 2), .line([(22, 8), (22, 12)], width: 2), .box(13, 12, 18, 21, radius: 4),
        .cutOut(.box(16, 15, 12, 8, radius: 1.5)), .cutOut(.disc((17.5, 28), radius: 1.8)),
        .cutOut(.disc((26.5, 28), radius: 1.8)), .line([(15, 36.5), (29, 36.5)], width: 2),
      ]
    case .cinema: return [.box(9, 13, 26, 18, radius: 3), .cutOut(.polygon([(19, 17), (27.5, 22), (19, 27)]))]
    case .ferry: return [.polygon([(8, 24), (36, 24), (31, 32), (12, 32)]), .box(14, 17, 15, 5), .box(18, 11, 4, 5)]
    case .clock: return [.circle((22, 22), radius: 13, width: 2.6), .line([(22, 14.5), (22, 22), (27, 25.5)])]
    case .bridge:
      let arch = (-5...5).map { step -> Point in (22 + 2.4 * Double(step), 13 + 0.52 * Double(step * step)) }
      return [.box(8, 26, 28, 3), .line(arch, width: 2.2)]
        + lines([14.8, 22, 29.2], width: 1.8) { [($0, 17), ($0, 26)] } + lines([13, 31]) { [($0, 29), ($0, 34)] }
    case .cafe:
      return [.box(12, 17, 17, 14, radius: 5), .box(12, 17, 17, 7), .circle((30, 22.5), radius: 4.5, width: 2.2)]
        + lines([17, 23.5], width: 2) { [($0, 13.5), ($0 + 1.2, 9.5)] }
    }
  }
}
