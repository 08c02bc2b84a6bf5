/// The dots under the pages. The current page's dot is longer; between two pages, both dots are partly.
struct PageIndicator {
  private static let dot = 8.0
  private static let growth = 14.0
  private static let gap = 8.0

  let count: Int
  /// The index of the current dot, fractional between two pages.
  let progress: Double
  /// The center of the row.
  let center: Vector2

  private func share(_ index: Int) -> Double { max(0, 1 - abs(Double(index) - progress)) }

  /// The frame of the row, whose length is constant.
  var frame: Rect {
    let total = Double(count) * Self.dot + Double(max(0, count - 1)) * Self.gap + (count > 0 ? Self.growth : 0)
    return Rect(x: center.x - total / 2, y: center.y - Self.dot / 2, width: total, height: Self.dot)
  }

  /// Returns the frame of a dot.
  func frame(_ index: Int) -> Rect {
    let before = (0..<index).reduce(0) { $0 + Self.dot + Self.gap + Self.growth * share($1) }
    return Rect(
      x: frame.minX + before, y: center.y - Self.dot / 2, width: Self.dot + Self.growth * share(index),
      height: Self.dot)
  }

  /// Returns the dot at a point, with some tolerance.
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
