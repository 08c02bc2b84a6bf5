internal import CScrollMath

/// A Gaussian kernel over whole pixels, cut off `reach` pixels from its center; the weights sum to 1.
struct BlurKernel {
  private let reach: Int
  private let weights: [Double]
  private let sums: [Double]

  init(reach: Int) {
    self.reach = reach
    let sigma = max(0.1, Double(reach) / 2.4)
    let raw = (-reach...reach).map { exp(-0.5 * (Double($0) / sigma) * (Double($0) / sigma)) }
    let total = raw.reduce(0, +)
    let weights = raw.map { $0 / total }
    self.weights = weights
    sums = weights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  /// The weight at `distance` pixels from the center.
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
