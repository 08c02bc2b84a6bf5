struct GraphLine: Sendable {
  let curve: Curve
  let ghost: Curve?
  let measurements: CurveMeasurements?
  let ghostMeasurements: CurveMeasurements?
  /// The differences in time and position of rest from the compared run, as text; `nil` unless both come to rest.
  let restDifference: String?
  /// The index of the curve in the demo, which determines its color independently of the other curves shown.
  let number: Int
  let position: Path
  let velocity: Path
  /// The parts of both paths that are a bounce, after a flick or a pull.
  let bounces: [Path]
  let raw: Path?
  let dots: [Vector2]
  let ghostPosition: Path?
  let ghostVelocity: Path?
  let positions: GraphScale
  let velocities: GraphScale
  /// The peak of a drag's velocity, if content was faster in the drag than after it.
  let dragPeak: TimeSeries.Sample?

  private static let maximumDotCount = 140
  /// The maximum error of a path with fewer points, in points: too small to be visible.
  private static let tolerance = 0.05

  init(
    _ series: GraphSeries, number: Int, during times: ClosedRange<Double>, positions: GraphScale, velocities: GraphScale
  ) {
    func point(_ sample: TimeSeries.Sample, on scale: GraphScale, value: Double) -> Vector2 {
      Vector2(scale.lane.x(sample.time, in: times), scale.y(value))
    }
    func path(_ samples: [TimeSeries.Sample], on scale: GraphScale, value: (TimeSeries.Sample) -> Double) -> Path? {
      guard !samples.isEmpty else { return nil }
      return Path(thinning: samples.map { point($0, on: scale, value: value($0)) }, tolerance: Self.tolerance)
    }
    (curve, self.number, self.positions, self.velocities) = (series.curve, number, positions, velocities)
    ghost = series.ghostCurve
    measurements = CurveMeasurements(curve)
    ghostMeasurements = ghost.flatMap { CurveMeasurements($0) }
    restDifference = ghost.flatMap { [curve] in curve.restDifference(from: $0) }
    position = path(series.samples, on: positions, value: \.value) ?? Path([])
    velocity = path(series.samples, on: velocities) { velocities.nearest($0.velocity) } ?? Path([])
    let bounce = series.curve.bounceTimes.map { times in series.samples.filter { times.contains($0.time) } } ?? []
    bounces = [
      path(bounce, on: positions, value: \.value), path(bounce, on: velocities) { velocities.nearest($0.velocity) },
    ].compactMap { $0 }
    ghostPosition = path(series.ghost, on: positions, value: \.value)
    ghostVelocity = path(series.ghost, on: velocities) { velocities.nearest($0.velocity) }
    let held = series.samples.filter { $0.raw != nil }
    let drag = measurements.map { flight in series.samples.prefix { $0.time < flight.launch } } ?? []
    let minimum = (measurements?.peakVelocity?.amount.magnitude ?? 0) * 1.02
    dragPeak = drag.max { $0.velocity.magnitude < $1.velocity.magnitude }
      .flatMap { $0.velocity.magnitude > minimum ? $0 : nil }
    let every = max(1, held.count / Self.maximumDotCount)
    dots = stride(from: 0, to: held.count, by: every).map { point(held[$0], on: positions, value: held[$0].value) }
    raw = held.contains { $0.raw != $0.value } ? path(held, on: positions) { $0.raw ?? $0.value } : nil
  }

  func y(position: Double) -> Double? { positions.contains(position) ? positions.y(position) : nil }

  func nearestY(position: Double) -> Double {
    positions.y(position).clamped(to: positions.lane.minY + 1...positions.lane.maxY - 1)
  }

  func y(velocity: Double) -> Double { velocities.y(velocities.nearest(velocity)) }
  var bounds: [Double] { Set(curve.limits.map { [$0.lowerBound, $0.upperBound] } ?? []).sorted() }

  func words(of mark: Curve.Mark) -> String {
    if mark.multiplier > 1 { return "\(mark.kind.rawValue) ×\(DecimalFormat.text(mark.multiplier, decimals: 2))" }
    guard mark.kind == .rest, let measurements, mark.time > measurements.launch else { return mark.kind.rawValue }
    return measurements.settlingText(curve, comparedTo: ghostMeasurements) ?? mark.kind.rawValue
  }

  var dragPeakText: String? {
    dragPeak.map {
      "drag peak \(curve.velocityText($0.velocity)) \(curve.perSecond)"
        + (velocities.contains($0.velocity) ? "" : ", off scale")
    }
  }

  var peakText: String? {
    measurements?.peakVelocityText(curve, isAfterDrag: dragPeak != nil, comparedTo: ghostMeasurements)
  }

  var overshootText: String? { measurements?.overshootText(curve, comparedTo: ghostMeasurements) }

  var projectionText: String? {
    curve.projection.map { "projected: \(DecimalFormat.text($0, decimals: curve.isLength ? 0 : 2)) \(curve.unit)" }
  }

  var measures: [String] { [projectionText, overshootText, dragPeakText, peakText].compactMap { $0 } }

  /// The paths that labels must not cover, in the position lane and in the velocity lane.
  var positionPaths: [Path] { [position] + [raw, ghostPosition].compactMap { $0 } }
  var velocityPaths: [Path] { [velocity] + [ghostVelocity].compactMap { $0 } }
}

/// The visible samples of one value and of its ghost, with the ranges that their scales must cover.
struct GraphSeries {
  let curve: Curve
  let ghostCurve: Curve?
  let samples: [TimeSeries.Sample]
  let ghost: [TimeSeries.Sample]
  /// The range of positions, with limits, anchors and the projection if these are near.
  let positions: ClosedRange<Double>
  let velocities: ClosedRange<Double>

  init(_ curve: Curve, ghost: Curve?, during times: ClosedRange<Double>) {
    (self.curve, ghostCurve) = (curve, ghost)
    samples = curve.samples(during: times)
    self.ghost = ghost?.samples(during: times) ?? []
    let reports = [curve, ghost].compactMap { $0?.samples.filter { times.contains($0.time) } }
    let lasting = ClosedRange(enclosing: reports.flatMap(\.lastingVelocities) + [0])
    let maximum = 1.4 * max(-lasting.lowerBound, lasting.upperBound)
    velocities = ClosedRange(enclosing: reports.joined().map { $0.velocity.clamped(to: -maximum...maximum) } + [0])
    let reached = ClosedRange(enclosing: (samples + self.ghost).map(\.value))
    let margin = max(reached.length, curve.isLength ? 8 : 0.05) * 0.35
    let levels =
      [curve.limits?.lowerBound, curve.limits?.upperBound, curve.projection].compactMap { $0 } + curve.anchors
    let near = levels.filter((reached.lowerBound - margin...reached.upperBound + margin).contains)
    positions = ClosedRange(enclosing: [reached.lowerBound, reached.upperBound] + near)
  }
}

extension [TimeSeries.Sample] {
  /// The shortest duration of a sustained velocity, in seconds.
  private static var lasting: Double { 0.04 }

  /// The velocities that the scale must show well: all of free motion, and the largest that a drag sustained. A single
  /// report can suggest a velocity that the drag never had.
  fileprivate var lastingVelocities: [Double] {
    filter { $0.raw == nil }.map(\.velocity) + [lastingMaximum(\.velocity), -lastingMaximum { -$0.velocity }]
  }

  /// Returns the largest velocity that a drag sustained for at least `lasting` seconds; 0 if there is none.
  private func lastingMaximum(_ velocity: (TimeSeries.Sample) -> Double) -> Double {
    var maximum = 0.0
    for (index, first) in enumerated() where first.raw != nil && velocity(first) > maximum {
      var minimum = velocity(first)
      for sample in self[index...] {
        minimum = Swift.min(minimum, velocity(sample))
        if sample.time - first.time >= Self.lasting {
          maximum = Swift.max(maximum, minimum)
          break
        }
        if minimum <= maximum { break }
      }
    }
    return maximum
  }
}

extension Curve {
  /// Returns the samples within `times`, plus samples at both ends, as an unchanged curve keeps its value.
  fileprivate func samples(during times: ClosedRange<Double>) -> [TimeSeries.Sample] {
    func end(_ time: Double) -> [TimeSeries.Sample] {
      guard var sample = sample(at: time) else { return [] }
      (sample.time, sample.raw) = (time, nil)
      return [sample]
    }
    let inner = samples.filter { times.contains($0.time) }
    let isBegun = samples.first.map { $0.time < times.lowerBound } ?? false
    return (isBegun ? end(times.lowerBound) : []) + inner + end(times.upperBound)
  }

  fileprivate func restDifference(from other: Curve) -> String? {
    guard let rest = marks.last(where: { $0.kind == .rest }),
      let otherRest = other.marks.last(where: { $0.kind == .rest })
    else { return nil }
    func signed(_ amount: Double, _ text: (Double) -> String) -> String {
      let words = text(amount)
      return words == text(0) ? "±" + words : (amount > 0 ? "+" : "") + words
    }
    let time = signed(rest.time - otherRest.time) { DecimalFormat.text($0, decimals: 2) }
    return "Δ rest \(time) s, \(signed(rest.value - otherRest.value) { valueText($0) }) \(unit)"
  }
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }

  /// Creates the range from the smallest to the largest value; from 0 to 1 for no values.
  init(enclosing values: [Double]) { self = (values.min() ?? 0)...(values.max() ?? 1) }
}
