struct GraphScale: Sendable {
  let lane: Rect
  private let low, high: Double

  private static let tickDistance = 22.0

  /// Creates the scale of a lane for `values`, extended to a range of at least `minimumLength`.
  init(_ values: ClosedRange<Double>, minimumLength: Double, in lane: Rect) {
    let padding = max(values.length * 0.08, (minimumLength - values.length) / 2)
    (low, high, self.lane) = (values.lowerBound - padding, values.upperBound + padding, lane)
  }

  func y(_ value: Double) -> Double { lane.maxY - lane.height * ((value - low) / (high - low)) }
  func nearest(_ value: Double) -> Double { value.clamped(to: low...high) }
  func contains(_ value: Double) -> Bool { value >= low && value <= high }

  /// Returns the middle of a tick's label, which stays within the lane.
  func labelY(_ value: Double) -> Double { y(value).clamped(to: lane.minY + 4...max(lane.minY + 4, lane.maxY - 4)) }

  var ticks: [(value: Double, text: String)] {
    let ticks = AxisTicks(low...high, count: max(lane.height < 34 ? 2 : 3, Int(lane.height / Self.tickDistance)))
    // One tick is no scale: the ends of a finer one are shown instead.
    let finer = ticks.values.count < 2 ? AxisTicks(low...high, count: 6) : ticks
    let values = ticks.values.count < 2 ? [finer.values.first, finer.values.last].compactMap { $0 } : ticks.values
    return values.map { ($0, DecimalFormat.text($0, step: finer.step)) }
  }
}

extension Rect {
  func x(_ time: Double, in times: ClosedRange<Double>) -> Double {
    minX + width * (time - times.lowerBound) / times.length
  }
}
