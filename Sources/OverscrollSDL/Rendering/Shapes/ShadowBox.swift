#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The shadow of a rectangle with round corners, on whole pixels: the box blurred by a bell curve that ends `blur`
/// pixels from the edge.
struct ShadowBox: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
  var radius: Int
  var blur: Int

  init(left: Int, top: Int, right: Int, bottom: Int, radius: Int, blur: Int) {
    (self.left, self.top) = (left, top)
    (self.right, self.bottom) = (max(left, right), max(top, bottom))
    self.radius = max(0, min(radius, (right - left) / 2, (bottom - top) / 2))
    self.blur = max(0, min(blur, Self.farthestBlur))
  }

  /// Keeps masks small enough for the atlas.
  private static let farthestBlur = 256
}

extension ShadowBox: CoverageShape {
  var columns: AxisSplit { split(left, right) }
  var rows: AxisSplit { split(top, bottom) }

  private func split(_ low: Int, _ high: Int) -> AxisSplit {
    AxisSplit(from: Double(low - blur), to: Double(high + blur), varying: Double(2 * blur + radius))
  }

  var stencilKey: Stencils.Key { .shadow(self) }

  func moved(byX x: Int, y: Int) -> ShadowBox {
    var box = self
    (box.left, box.right) = (left + x, right + x)
    (box.top, box.bottom) = (top + y, bottom + y)
    return box
  }

  func key(of region: PixelRect) -> MaskKey {
    .shadow(canonical(in: region), width: region.width, height: region.height)
  }

  func mask(of region: PixelRect) -> Mask {
    let field = Field(self, in: region)
    return Mask(width: region.width, height: region.height) { field.coverage(column: $0, row: $1) }
  }

  private func canonical(in region: PixelRect) -> ShadowBox {
    var box = self
    let reach = blur + radius + 1
    box.left = max(left - region.x, -reach)
    box.top = max(top - region.y, -reach)
    box.right = min(right - region.x, region.width + reach)
    box.bottom = min(bottom - region.y, region.height + reach)
    return box
  }

  /// The coverage of the pixels of a region, with what all of a column or of a row need worked out once.
  ///
  /// The box is blurred as if its corners were square, which comes apart into x and y; then, row by row of the round
  /// corners, what they take away is taken away.
  private struct Field {
    /// What of each column the square box covers, …
    private let columns: [Double]
    /// … and by how much less each row of a corner does.
    private let losses: [Double]
    /// What of each row the square box covers, …
    private let rows: [Double]
    /// … and how much of each row of a corner comes through the blur.
    private let weights: [Double]
    private let depth: Int

    init(_ box: ShadowBox, in region: PixelRect) {
      let bell = Bell(reach: box.blur)
      let corners = (0..<box.radius).map { Self.inset(of: $0, radius: Double(box.radius)) }
      func covered(_ column: Int, inset: Double) -> Double {
        let x = region.x + column
        return max(0, bell.share(Double(x - box.left) - inset) - bell.share(Double(x - box.right) + inset))
      }
      let columns = (0..<region.width).map { covered($0, inset: 0) }
      self.columns = columns
      losses = (0..<region.width).flatMap { column in
        corners.map { covered(column, inset: $0) - columns[column] }
      }
      rows = (0..<region.height).map {
        bell.share(Double(region.y + $0 - box.top)) - bell.share(Double(region.y + $0 - box.bottom))
      }
      weights = (0..<region.height).flatMap { row in
        (0..<box.radius).map { bell[box.top + $0 - region.y - row] + bell[box.bottom - 1 - $0 - region.y - row] }
      }
      depth = box.radius
    }

    private static func inset(of depth: Int, radius: Double) -> Double {
      let above = radius - Double(depth) - 0.5
      return radius - (radius * radius - above * above).squareRoot()
    }

    func coverage(column: Int, row: Int) -> Double {
      var sum = columns[column] * rows[row]
      for index in 0..<depth { sum += weights[row * depth + index] * losses[column * depth + index] }
      return min(max(sum, 0), 1)
    }
  }

  /// The curve by which an edge is blurred, in whole pixels.
  private struct Bell {
    private let reach: Int
    private let heights: [Double]
    private let sums: [Double]

    init(reach: Int) {
      self.reach = reach
      let sigma = max(0.1, Double(reach) / 2.4)
      let raw = (-reach...reach).map { exp(-0.5 * (Double($0) / sigma) * (Double($0) / sigma)) }
      let total = raw.reduce(0, +)
      let heights = raw.map { $0 / total }
      self.heights = heights
      sums = heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    }

    subscript(distance: Int) -> Double { abs(distance) <= reach ? heights[distance + reach] : 0 }

    /// The share of the bell around a pixel that lies to the right of an edge `distance` pixels to its left.
    func share(_ distance: Double) -> Double {
      let place = distance + Double(reach) + 1
      guard place > 0 else { return 0 }
      guard place < Double(sums.count - 1) else { return 1 }
      let index = Int(place)
      return sums[index] + (sums[index + 1] - sums[index]) * (place - Double(index))
    }
  }
}
