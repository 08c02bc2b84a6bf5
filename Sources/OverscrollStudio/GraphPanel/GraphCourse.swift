import OverscrollDemoKit
import ScrollGeometry

/// The course of one value and of its ghost, as far as the graph shows them, and what they reach.
struct GraphCourse {
  let curve: Curve
  let samples: [TimeSeries.Sample]
  let ghost: [TimeSeries.Sample]
  /// With the bounds and the projection where they are near.
  let positions: ClosedRange<Double>
  let velocities: ClosedRange<Double>

  init(_ curve: Curve, ghost: Curve?, during times: ClosedRange<Double>) {
    self.curve = curve
    samples = curve.samples.filter { times.contains($0.time) }
    self.ghost = (ghost?.samples ?? []).filter { times.contains($0.time) }
    velocities = ClosedRange(enclosing: (samples + self.ghost).map(\.velocity) + [0])
    let reached = ClosedRange(enclosing: (samples + self.ghost).map(\.value))
    let margin = max(reached.length, curve.unit == "pt" ? 8 : 0.05) * 0.35
    let levels =
      [curve.limits?.lowerBound, curve.limits?.upperBound, curve.projection].compactMap { $0 } + curve.anchors
    let near = levels.filter((reached.lowerBound - margin...reached.upperBound + margin).contains)
    positions = ClosedRange(enclosing: [reached.lowerBound, reached.upperBound] + near)
  }
}

/// From a value to a height in a lane.
struct GraphScale: Sendable {
  let lane: Rect
  private let low: Double
  private let high: Double

  init(_ values: ClosedRange<Double>, in lane: Rect) {
    let padding = max(values.length * 0.08, 0.002)
    (low, high, self.lane) = (values.lowerBound - padding, values.upperBound + padding, lane)
  }

  func y(_ value: Double) -> Double { lane.maxY - lane.height * ((value - low) / (high - low)) }
  func contains(_ value: Double) -> Bool { value >= low && value <= high }
}

extension Rect {
  /// Where a time lies in a lane that shows `times`.
  func x(_ time: Double, in times: ClosedRange<Double>) -> Double {
    minX + width * (time - times.lowerBound) / times.length
  }
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }

  /// From the least to the greatest; from 0 to 1 where there is none.
  init(enclosing values: [Double]) { self = (values.min() ?? 0)...(values.max() ?? 1) }
}
