/// A path in pixels relative to its first point, quantized so that translated copies have equal outlines.
struct Outline: Hashable {
  private struct Step: Hashable {
    var x, y: Int32
  }

  private let steps: [Step]
  let isClosed: Bool
  let stroke: Stroke?
  /// The position of the first point within its pixel, in quarters of a pixel.
  private let phaseX, phaseY: Int8

  private static let grid = 64.0
  private static let phases = 4.0

  /// Returns a path's outline without non-finite points, and the whole pixel of its first point; `nil` without one.
  static func of(_ path: Path, _ stroke: Stroke?, offset: Vector2, pixelRatio: Double) -> (Outline, x: Int, y: Int)? {
    guard let first = path.points.first(where: \.isFinite), offset.isFinite else { return nil }
    let position = ((first + offset) * pixelRatio).map { ($0 * phases).rounded() / phases }
    let origin = position.map { $0.rounded(.down) }
    let phase = (position - origin) * phases
    guard origin.isFinite, phase.isFinite else { return nil }
    func steps(_ distance: Double) -> Int32 {
      Int32((distance * pixelRatio * grid).clamped(to: -1e9...1e9).nearestWhole)
    }
    let outline = Outline(
      steps: path.points.compactMap { point in
        point.isFinite ? Step(x: steps(point.x - first.x), y: steps(point.y - first.y)) : nil
      }, isClosed: path.isClosed,
      stroke: stroke.map { $0.scaled(by: pixelRatio) }, phaseX: Int8(phase.x), phaseY: Int8(phase.y))
    return (outline, Int(pixel: origin.x), Int(pixel: origin.y))
  }

  var points: [Vector2] {
    let phase = Vector2(Double(phaseX), Double(phaseY)) / Self.phases
    return steps.map { Vector2(Double($0.x), Double($0.y)) / Self.grid + phase }
  }

  var path: Path { Path(points, isClosed: isClosed) }
  var reach: Double { (stroke?.width ?? 0) / 2 + 2 }
}

extension Stroke {
  fileprivate func scaled(by pixelRatio: Double) -> Stroke {
    func length(_ value: Double) -> Double { value > 0 ? min(value * pixelRatio, 1e6) : 0 }
    return Stroke(width: length(width), dashes: dashes.map(length))
  }
}
