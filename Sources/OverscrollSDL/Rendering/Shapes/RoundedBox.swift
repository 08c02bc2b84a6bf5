internal import CScrollMath

/// A rectangle with rounded corners, or its border, in pixels, on a grid of eighths of a pixel.
struct RoundedBox: Hashable {
  var left, top, right, bottom: Double
  var radius: Double
  var border: Double?

  init(left: Double, top: Double, right: Double, bottom: Double, radius: Double, border: Double? = nil) {
    (self.left, self.top) = (Self.onGrid(left), Self.onGrid(top))
    (self.right, self.bottom) = (Self.onGrid(right), Self.onGrid(bottom))
    let limit = max(0, min(self.right - self.left, self.bottom - self.top) / 2)
    self.radius = Self.length(radius, limit)
    self.border = border.map { Self.length($0, limit) }
  }

  private static func length(_ value: Double, _ limit: Double) -> Double { value > 0 ? min(onGrid(value), limit) : 0 }
  private static func onGrid(_ value: Double) -> Double { (value * 8).nearestWhole / 8 }
  var isEmpty: Bool { !(right > left && bottom > top) }
  var isFinite: Bool { left.isFinite && top.isFinite && right.isFinite && bottom.isFinite }
  var isOnPixels: Bool {
    left == left.nearestWhole && top == top.nearestWhole && right == right.nearestWhole && bottom == bottom.nearestWhole
  }

  private func inset(by distance: Double) -> RoundedBox? {
    var box = self
    box.border = nil
    (box.left, box.top) = (left + distance, top + distance)
    (box.right, box.bottom) = (right - distance, bottom - distance)
    box.radius = max(0, radius - distance)
    return box.isEmpty ? nil : box
  }

  private func inset(at height: Double) -> Double {
    let depth = radius - min(height - top, bottom - height)
    return depth > 0 ? radius - max(0, radius * radius - depth * depth).squareRoot() : 0
  }

  /// Returns a polygon along the edge, moved inwards by `distance`, that deviates from the arcs by at most 0.05 pixels.
  func outline(inset distance: Double) -> [Vector2] {
    let round = max(0, radius - distance)
    let steps = max(1, Int((Double.pi / 4 / acos(1 - 0.05 / max(round, 1))).rounded(.up)))
    let centers = [
      Vector2(right - radius, bottom - radius), Vector2(left + radius, bottom - radius),
      Vector2(left + radius, top + radius), Vector2(right - radius, top + radius),
    ]
    return centers.enumerated().flatMap { quarter, center in
      (0...steps).map { step in
        let angle = (Double(quarter) + Double(step) / Double(steps)) * .pi / 2
        return center + Vector2(cos(angle), sin(angle)) * round
      }
    }
  }

  // MARK: - Rasterization

  private static let scanlines = 16

  /// Returns the coverage of `region`: exact along x, sampled by 16 scanlines per pixel along y.
  func mask(of region: PixelRect) -> Mask {
    let hole = border.flatMap { inset(by: $0) }
    let rows = (0..<region.height).map { row in
      let heights = (0..<Self.scanlines).map { Double(region.y + row) + (Double($0) + 0.5) / Double(Self.scanlines) }
      return (outer: heights.compactMap(span), inner: hole.map { heights.compactMap($0.span) } ?? [])
    }
    return Mask(width: region.width, height: region.height) { column, row in
      let (outer, inner) = rows[row]
      let (left, right) = (Double(region.x + column), Double(region.x + column + 1))
      func overlap(_ spans: [ClosedRange<Double>]) -> Double {
        spans.reduce(0) { $0 + max(0, min(right, $1.upperBound) - max(left, $1.lowerBound)) }
      }
      return max(0, overlap(outer) - overlap(inner)) / Double(Self.scanlines)
    }
  }

  private func span(at height: Double) -> ClosedRange<Double>? {
    guard height > top, height < bottom else { return nil }
    let inset = inset(at: height)
    return left + inset < right - inset ? (left + inset)...(right - inset) : nil
  }
}

extension RoundedBox: CoverageShape {
  var columns: AxisSplit { AxisSplit(from: left, to: right, varying: varying) }
  var rows: AxisSplit { AxisSplit(from: top, to: bottom, varying: varying) }
  private var varying: Double { max(radius, border ?? 0) }

  func moved(byX x: Int, y: Int) -> RoundedBox {
    var box = self
    (box.left, box.right) = (left + Double(x), right + Double(x))
    (box.top, box.bottom) = (top + Double(y), bottom + Double(y))
    return box
  }

  /// Returns the key relative to `region`. Edges outside move to a fixed distance, so that equal corners share a key.
  func key(of region: PixelRect) -> MaskKey {
    var box = self
    let reach = varying.rounded(.up) + 1
    box.left = max(left - Double(region.x), -reach)
    box.top = max(top - Double(region.y), -reach)
    box.right = min(right - Double(region.x), Double(region.width) + reach)
    box.bottom = min(bottom - Double(region.y), Double(region.height) + reach)
    return .box(box, width: region.width, height: region.height)
  }
}
