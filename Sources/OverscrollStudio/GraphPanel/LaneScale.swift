import ScrollGeometry

/// From a value to a height in a lane.
struct LaneScale: Sendable {
  let low: Double
  let high: Double
  let lane: Rect

  init(_ values: ClosedRange<Double>, in lane: Rect) {
    let padding = max((values.upperBound - values.lowerBound) * 0.08, 0.002)
    (low, high, self.lane) = (values.lowerBound - padding, values.upperBound + padding, lane)
  }

  func y(_ value: Double) -> Double { lane.maxY - lane.height * ((value - low) / (high - low)) }

  func contains(_ value: Double) -> Bool { value >= low && value <= high }
}
