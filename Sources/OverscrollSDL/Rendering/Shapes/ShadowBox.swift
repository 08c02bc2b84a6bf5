internal import CScrollMath

/// The shadow of a rectangle with rounded corners, on whole pixels: the box blurred by a Gaussian that is cut off
/// `blur` pixels from the edge.
struct ShadowBox: Hashable {
  var left, top, right, bottom: Int
  var radius, blur: Int

  init(_ rect: PixelRect, radius: Int, blur: Int) {
    (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    self.blur = max(0, min(blur, Self.farthestBlur))
  }

  private static let farthestBlur = 256
}

extension ShadowBox: CoverageShape {
  var columns: AxisSplit { split(left, right) }
  var rows: AxisSplit { split(top, bottom) }

  private func split(_ low: Int, _ high: Int) -> AxisSplit {
    AxisSplit(from: Double(low - blur), to: Double(high + blur), varying: Double(2 * blur + radius))
  }

  func moved(byX x: Int, y: Int) -> ShadowBox {
    var box = self
    (box.left, box.right) = (left + x, right + x)
    (box.top, box.bottom) = (top + y, bottom + y)
    return box
  }

  func key(of region: PixelRect) -> MaskKey {
    var box = self
    let reach = blur + radius + 1
    box.left = max(left - region.x, -reach)
    box.top = max(top - region.y, -reach)
    box.right = min(right - region.x, region.width + reach)
    box.bottom = min(bottom - region.y, region.height + reach)
    return .shadow(box, width: region.width, height: region.height)
  }

  /// Returns the coverage of `region`. Values that depend on only the column or the row are computed once. The box with
  /// square corners is blurred along x and y separately. Then the pixels that each row lacks at its rounded corners are
  /// blurred in the same way and subtracted.
  func mask(of region: PixelRect) -> Mask {
    let (kernel, radius) = (BlurKernel(reach: blur), radius)
    func covered(_ column: Int, inset: Double) -> Double {
      let x = region.x + column
      return max(0, kernel.sum(to: Double(x - left) - inset) - kernel.sum(to: Double(x - right) + inset))
    }
    // The blurred coverage of the square box.
    let columns = (0..<region.width).map { covered($0, inset: 0) }
    let rows = (0..<region.height).map {
      kernel.sum(to: Double(region.y + $0 - top)) - kernel.sum(to: Double(region.y + $0 - bottom))
    }
    // The change of the coverage in a row of a rounded corner (at most 0), and the weight of that row in the blur.
    let corners = (0..<radius).map { inset(atDepth: $0) }
    let losses = (0..<region.width).flatMap { column in corners.map { covered(column, inset: $0) - columns[column] } }
    let weights = (0..<region.height).flatMap { row in
      (0..<radius).map { kernel[top + $0 - region.y - row] + kernel[bottom - 1 - $0 - region.y - row] }
    }
    return Mask(width: region.width, height: region.height) { column, row in
      var sum = columns[column] * rows[row]
      for index in 0..<radius { sum += weights[row * radius + index] * losses[column * radius + index] }
      return min(max(sum, 0), 1)
    }
  }

  private func inset(atDepth depth: Int) -> Double {
    let (radius, above) = (Double(radius), Double(radius) - Double(depth) - 0.5)
    return radius - (radius * radius - above * above).squareRoot()
  }
}

/// A Gaussian kernel over whole pixels, cut off `reach` pixels from its center; the weights sum to 1.
struct BlurKernel {
  private let reach: Int
  private let weights, sums: [Double]

  init(reach: Int) {
    self.reach = reach
    let sigma = max(0.1, Double(reach) / 2.4)
    let raw = (-reach...reach).map { exp(-0.5 * (Double($0) / sigma) * (Double($0) / sigma)) }
    let total = raw.reduce(0, +)
    weights = raw.map { $0 / total }
    sums = weights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  subscript(distance: Int) -> Double { abs(distance) <= reach ? weights[distance + reach] : 0 }

  /// Returns the sum of all weights up to `distance`, interpolated between pixels.
  func sum(to distance: Double) -> Double {
    let position = distance + Double(reach) + 1
    guard position > 0 else { return 0 }
    guard position < Double(sums.count - 1) else { return 1 }
    let index = Int(position)
    return sums[index] + (sums[index + 1] - sums[index]) * (position - Double(index))
  }
}
