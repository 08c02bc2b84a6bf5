/// A horizontal or vertical line of boxes with round ends: cheaper than a path, and crisp, on whole pixels across it.
struct StraightLine {
  private let axis: Axis
  private let from, to: Double
  /// The top or left edge, and the width, in whole pixels.
  private let edge, width: Double
  private let dashes: [Double]

  init?(from: Vector2, to: Vector2, _ stroke: Stroke, _ pixelRatio: Double) {
    guard stroke.width > 0 else { return nil }
    let (a, b) = (from * pixelRatio, to * pixelRatio)
    guard a.isFinite, b.isFinite, a.x == b.x || a.y == b.y else { return nil }
    axis = a.y == b.y ? .x : .y
    (self.from, self.to) = (a[axis], b[axis])
    width = max(1, (stroke.width * pixelRatio).rounded())
    edge = (a[axis.other] - width / 2).rounded()
    dashes = stroke.dashes.map { max(0, $0 * pixelRatio) }
  }

  /// Returns the box of the line, or the boxes of its dashes; `nil` for 2000 periods of dashes or more.
  func boxes() -> [RoundedBox]? {
    guard dashes.contains(where: { $0 > 0 }) else { return [box(from, to)] }
    let period = dashes.reduce(0, +) * (dashes.count.isMultiple(of: 2) ? 1 : 2)
    let length = abs(to - from)
    guard length / period < 2000 else { return nil }
    let direction = to < from ? -1.0 : 1
    var boxes: [RoundedBox] = []
    var (start, index) = (0.0, 0)
    while start < length {
      let end = min(start + dashes[index % dashes.count], length)
      if index.isMultiple(of: 2) { boxes.append(box(from + direction * start, from + direction * end)) }
      (start, index) = (start + dashes[index % dashes.count], index + 1)
    }
    return boxes
  }

  private func box(_ a: Double, _ b: Double) -> RoundedBox {
    let (low, high) = (min(a, b) - width / 2, max(a, b) + width / 2)
    return axis == .x
      ? RoundedBox(left: low, top: edge, right: high, bottom: edge + width, radius: width / 2)
      : RoundedBox(left: edge, top: low, right: edge + width, bottom: high, radius: width / 2)
  }
}
