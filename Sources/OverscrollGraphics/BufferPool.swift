/// Point arrays of paths that live for one frame, reused in later frames so that animation allocates nothing.
struct BufferPool: Sendable {
  private var free: [[Vector2]] = []
  /// The indices of this frame's commands whose points come from the pool.
  private var borrowers: [Int] = []

  mutating func acquire() -> [Vector2] { free.popLast() ?? [] }
  mutating func lend(toCommandAt index: Int) { borrowers.append(index) }

  /// Returns `points` to the pool. The caller must hold the only reference; otherwise emptying the array copies it.
  mutating func release(_ points: inout [Vector2]) {
    points.removeAll(keepingCapacity: true)
    free.append(points)
  }

  /// Collects the points of all lent paths from `commands`. The shapes of these commands become empty.
  mutating func reclaim(from commands: inout [Canvas.Command]) {
    for index in borrowers {
      var points = commands[index].shape.removePoints()
      release(&points)
    }
    borrowers.removeAll(keepingCapacity: true)
  }
}

extension Canvas.Shape {
  /// Moves the points out of the shape, so that they are uniquely referenced. Leaves an empty rectangle behind.
  fileprivate mutating func removePoints() -> [Vector2] {
    defer { self = .roundedRect(.zero, radius: 0) }
    switch self {
    case .stroke(let path, _, _), .fill(let path, _): return path.points
    default: return []
    }
  }
}
