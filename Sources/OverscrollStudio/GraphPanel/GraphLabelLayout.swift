/// The layout of labels in a lane, which cover no curve, no other label and no other label's leader.
struct GraphLabelLayout {
  private let lane: Rect
  /// The curves, and the leaders from the placed labels to their points.
  private(set) var lines: [[Vector2]]
  private(set) var taken: [Rect] = []

  /// The distances of a label from its point. The larger ones are straight, so that no leader crosses the plot.
  private static let distances = [8.0, 20, 36, 56, 80]

  init(in lane: Rect, curves: [Path]) { (self.lane, lines) = (lane, curves.map(\.points)) }

  /// Returns the place of a label, and the end of its leader at the label; `nil` if no place is free.
  mutating func place(_ size: Size, near point: Vector2) -> (label: Rect, end: Vector2)? {
    guard size.width <= lane.width, size.height <= lane.height else { return nil }
    let columns = lane.minX...max(lane.minX, lane.maxX - size.width)
    let rows = lane.minY...max(lane.minY, lane.maxY - size.height)
    for distance in Self.distances {
      let (right, left) = (point.x + distance, point.x - distance - size.width)
      let (above, below) = (point.y - distance - size.height, point.y + distance)
      let (center, middle) = (point.x - size.width / 2, point.y - size.height / 2)
      let corners = [
        Vector2(right, middle), Vector2(left, middle), Vector2(center, above), Vector2(center, below),
        Vector2(right, above), Vector2(left, above), Vector2(right, below), Vector2(left, below),
      ]
      for corner in distance > 20 ? corners.prefix(4) : corners[...] {
        let label = Rect(origin: Vector2(corner.x.clamped(to: columns), corner.y.clamped(to: rows)), size: size)
        let end = Vector2(point.x.clamped(to: label.minX...label.maxX), point.y.clamped(to: label.minY...label.maxY))
        let leader = [point, end].sorted { $0.x < $1.x }
        guard isFree(label, leader) else { continue }
        taken.append(label)
        lines.append(leader)
        return (label, end)
      }
    }
    return nil
  }

  private func isFree(_ label: Rect, _ leader: [Vector2]) -> Bool {
    // The dots and beads of a curve are larger than its stroke.
    let outer = label.inset(by: -3)
    return !taken.contains { $0.intersects(outer) || $0.inset(by: -3).isCrossed(by: leader) }
      && !lines.contains { outer.isCrossed(by: $0) }
  }
}
