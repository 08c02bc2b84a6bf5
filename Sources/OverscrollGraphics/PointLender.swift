import ScrollGeometry

/// Storage for the points of paths that live for one frame, lent to the commands of a canvas.
struct PointLender: Sendable {
  private var spare: [[Vector2]] = []
  /// The commands of this frame that have points of ours.
  private var borrowers: [Int] = []

  /// Storage without points.
  mutating func lend() -> [Vector2] { spare.popLast() ?? [] }

  mutating func note(_ index: Int) { borrowers.append(index) }

  /// - Parameter points: nobody else has them, else they are copied.
  mutating func takeBack(_ points: inout [Vector2]) {
    points.removeAll(keepingCapacity: true)
    spare.append(points)
  }

  /// Takes all storage back; the commands are worth nothing any more.
  mutating func takeBack(from commands: inout [Canvas.Command]) {
    for index in borrowers where commands.indices.contains(index) {
      var points = commands[index].shape.givePoints()
      takeBack(&points)
    }
    forget()
  }

  /// Leaves the storage to those who have it.
  mutating func forget() { borrowers.removeAll(keepingCapacity: true) }
}

extension Canvas.Shape {
  /// The points of a path, which then has none: they belong to one alone, and need not be copied.
  fileprivate mutating func givePoints() -> [Vector2] {
    defer { self = .roundedRect(.zero, radius: 0) }
    switch self {
    case .stroke(let path, _, _), .fill(let path, _): return path.points
    default: return []
    }
  }
}
