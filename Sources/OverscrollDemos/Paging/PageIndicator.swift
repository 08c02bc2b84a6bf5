/// The dots under the pages. The dot of the current page is longer; between two pages both are in part.
struct PageIndicator {
  private static let dot = 8.0
  private static let growth = 14.0
  private static let gap = 8.0

  let count: Int
  /// The index of the current dot, with a fraction between two of them.
  let progress: Double
  /// The middle of the row.
  let center: Vector2

  private func share(_ index: Int) -> Double { max(0, 1 - abs(Double(index) - progress)) }

  /// The whole row always has the same length.
  var frame: Rect {
    let total = Double(count) * Self.dot + Double(max(0, count - 1)) * Self.gap + (count > 0 ? Self.growth : 0)
    return Rect(x: center.x - total / 2, y: center.y - Self.dot / 2, width: total, height: Self.dot)
  }

  /// The frame of a dot.
  func frame(_ index: Int) -> Rect {
    let before = (0..<index).reduce(0) { $0 + Self.dot + Self.gap + Self.growth * share($1) }
    return Rect(
      x: frame.minX + before, y: center.y - Self.dot / 2, width: Self.dot + Self.growth * share(index),
      height: Self.dot)
  }

  /// The dot at a point, with some room around it.
  func dot(at point: Vector2) -> Int? {
    (0..<count).first { frame($0).inset(by: EdgeInsets(top: -12, left: -4, bottom: -12, right: -4)).contains(point) }
  }

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    guard count > 1 else { return }
    for index in 0..<count {
      let color = theme.text.opacity(0.22).mixed(with: theme.accent, share(index))
      canvas.fill(frame(index), radius: Self.dot / 2, color)
    }
  }
}
