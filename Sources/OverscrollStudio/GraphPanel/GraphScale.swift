/// From a value to a height in a lane.
struct GraphScale: Sendable {
  let lane: Rect
  private let low: Double
  private let high: Double

  /// What a label needs of the axis, in points.
  private static let tickDistance = 22.0

  /// - Parameter least: the least difference that fills the lane.
  init(_ values: ClosedRange<Double>, least: Double, in lane: Rect) {
    let padding = max(values.length * 0.08, (least - values.length) / 2)
    (low, high, self.lane) = (values.lowerBound - padding, values.upperBound + padding, lane)
  }

  func y(_ value: Double) -> Double { lane.maxY - lane.height * ((value - low) / (high - low)) }
  /// The nearest value that the lane shows.
  func nearest(_ value: Double) -> Double { value.clamped(to: low...high) }
  func contains(_ value: Double) -> Bool { value >= low && value <= high }

  /// Round values from the lowest to the highest, with their labels.
  var ticks: [(value: Double, text: String)] {
    let ticks = AxisTicks(low...high, count: max(2, Int(lane.height / Self.tickDistance)))
    return ticks.values.map { ($0, DecimalFormat.text($0, step: ticks.step)) }
  }
}

extension Rect {
  /// Where a time lies in a lane that shows `times`.
  func x(_ time: Double, in times: ClosedRange<Double>) -> Double {
    minX + width * (time - times.lowerBound) / times.length
  }
}
