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

  func key(of region: PixelRect) -> MaskKey {
    .shadow(canonical(in: region), width: region.width, height: region.height)
  }

  func mask(of region: PixelRect) -> Mask {
    let field = Field(self)
    return Mask(width: region.width, height: region.height) { field.coverage(region.x + $0, region.y + $1) }
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

  /// The coverage of pixels, with what all of them need worked out once.
  private struct Field {
    private let box: ShadowBox
    private let bell: [Double]
    private let sums: [Double]

    init(_ box: ShadowBox) {
      self.box = box
      let sigma = max(0.1, Double(box.blur) / 2.4)
      let raw = (-box.blur...box.blur).map { exp(-0.5 * (Double($0) / sigma) * (Double($0) / sigma)) }
      let total = raw.reduce(0, +)
      bell = raw.map { $0 / total }
      sums = bell.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    }

    /// The box is blurred as if its corners were square, which comes apart into x and y; then, row by row, what the
    /// round corners take away is taken away.
    func coverage(_ x: Int, _ y: Int) -> Double {
      let square = line(x, inset: 0)
      var sum = square * (cumulated(Double(y - box.top)) - cumulated(Double(y - box.bottom)))
      for depth in 0..<box.radius {
        let weight = bell(box.top + depth - y) + bell(box.bottom - 1 - depth - y)
        guard weight > 0 else { continue }
        sum += weight * (line(x, inset: inset(depth)) - square)
      }
      return min(max(sum, 0), 1)
    }

    private func line(_ x: Int, inset: Double) -> Double {
      max(0, cumulated(Double(x - box.left) - inset) - cumulated(Double(x - box.right) + inset))
    }

    private func inset(_ depth: Int) -> Double {
      let (radius, above) = (Double(box.radius), Double(box.radius - depth) - 0.5)
      return radius - (radius * radius - above * above).squareRoot()
    }

    private func bell(_ distance: Int) -> Double {
      abs(distance) <= box.blur ? bell[distance + box.blur] : 0
    }

    /// The share of the bell around a pixel that lies to the right of an edge `distance` pixels to its left.
    private func cumulated(_ distance: Double) -> Double {
      let place = distance + Double(box.blur) + 1
      guard place > 0 else { return 0 }
      guard place < Double(sums.count - 1) else { return 1 }
      let index = Int(place)
      return sums[index] + (sums[index + 1] - sums[index]) * (place - Double(index))
    }
  }
}
