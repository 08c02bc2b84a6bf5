/// A path of straight stretches and round bends, kept apart because stretches are cheap to draw and bends are small.
struct RoundedTrack: Sendable {
  let stretches: [(from: Vector2, to: Vector2)]
  let bends: [(corner: Vector2, points: [Vector2])]

  /// The ends of a bend are `radius` from its corner, at most half-way to the next.
  init(_ path: [Vector2], isClosed: Bool, radius: Double) {
    let corners = path.indices.map { Corner(path, $0, isClosed: isClosed, radius: radius) }
    let following = corners.dropFirst() + (isClosed ? corners.prefix(1) : [])
    stretches = zip(corners, following).map { ($0.exit, $1.entry) }
    bends = corners.filter { $0.entry != $0.exit }.map { ($0.point, $0.curve) }
  }

  static func outline(_ path: [Vector2], radius: Double) -> [Vector2] {
    path.indices.flatMap { index in
      let corner = Corner(path, index, isClosed: true, radius: radius)
      return corner.curve.map { $0 + corner.point }
    }
  }
}

private struct Corner {
  var point, entry, exit: Vector2

  init(_ path: [Vector2], _ index: Int, isClosed: Bool, radius: Double) {
    let count = path.count
    point = path[index]
    (entry, exit) = (point, point)
    guard isClosed || (index > 0 && index < count - 1) else { return }
    entry = Corner.point(from: point, towards: path[(index + count - 1) % count], radius)
    exit = Corner.point(from: point, towards: path[(index + 1) % count], radius)
  }

  private static func point(from corner: Vector2, towards other: Vector2, _ radius: Double) -> Vector2 {
    let segment = other - corner
    guard segment.length > 0 else { return corner }
    return corner + segment * (min(radius, segment.length / 2) / segment.length)
  }

  var curve: [Vector2] {
    let (a, b) = (entry - point, exit - point)
    return (0...14).map { step in
      let t = Double(step) / 14
      return a * ((1 - t) * (1 - t)) + b * (t * t)
    }
  }
}
