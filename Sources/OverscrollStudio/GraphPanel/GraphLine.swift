struct GraphLine: Sendable {
  let curve: Curve
  let ghost: Curve?
  let measurements, ghostMeasurements: CurveMeasurements?
  /// The index of the curve in the demo, which determines its color independently of the other curves shown.
  let number: Int
  let position, velocity: Path
  /// The paths of the compared run; empty without one.
  let ghostPosition, ghostVelocity: Path
  /// The parts of both paths that are a bounce, after a flick or a pull.
  let bounces: [Path]
  let raw: Path?
  let dots: [Vector2]
  let positions, velocities: GraphScale
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
    func path(_ samples: [TimeSeries.Sample], on scale: GraphScale, value: (TimeSeries.Sample) -> Double) -> Path {
      Path(thinning: samples.map { point($0, on: scale, value: value($0)) }, tolerance: Self.tolerance)
    }
    (curve, self.number, self.positions, self.velocities) = (series.curve, number, positions, velocities)
    ghost = series.ghostCurve
    measurements = CurveMeasurements(curve)
    ghostMeasurements = ghost.flatMap { CurveMeasurements($0) }
    position = path(series.samples, on: positions, value: \.value)
    velocity = path(series.samples, on: velocities) { velocities.nearest($0.velocity) }
    let bounce = series.curve.bounceTimes.map { times in series.samples.filter { times.contains($0.time) } } ?? []
    bounces = [
      path(bounce, on: positions, value: \.value), path(bounce, on: velocities) { velocities.nearest($0.velocity) },
    ].filter { !$0.points.isEmpty }
    ghostPosition = path(series.ghost, on: positions, value: \.value)
    ghostVelocity = path(series.ghost, on: velocities) { velocities.nearest($0.velocity) }
    let held = series.samples.filter { $0.raw != nil }
    let release = measurements.flatMap { $0.launch.kind == .release ? $0.launch.time : nil }
    let drag = series.samples.filter { $0.time >= series.curve.start && $0.time < release ?? -.infinity }
    let minimum = (measurements?.peakVelocity?.amount.magnitude ?? 0) * 1.02
    dragPeak = drag.filter { $0.velocity.magnitude > minimum }.max { $0.velocity.magnitude < $1.velocity.magnitude }
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

  /// Returns the label of a mark, from the longest form to the shortest.
  func words(of mark: Curve.Mark) -> [String] {
    if mark.multiplier > 1 { return ["\(mark.kind.rawValue) ×\(DecimalFormat.text(mark.multiplier, decimals: 2))"] }
    let text = curve.velocityText
    if let (finger, push) = curve.release(at: mark), text(push) != text(0) {
      let pushed = "push \(push < 0 ? "" : "+")\(text(push))"
      let start = ", starts at \(text(mark.motion?.velocity(at: 0) ?? 0)) \(curve.perSecond)"
      let cause =
        text(finger) == text(0) ? "release, \(pushed) \(curve.perSecond)" : "finger \(text(finger)), \(pushed)"
      return (text(finger) == text(0) ? [] : [cause + start]) + [cause, mark.kind.rawValue]
    }
    guard mark.kind == .rest, let time = measurements?.settlingTime else { return [mark.kind.rawValue] }
    func seconds(_ time: Double) -> String { DecimalFormat.text(time, decimals: 2) }
    let difference = curve.difference(of: time, from: ghostMeasurements?.settlingTime, seconds)
    return ["at rest after \(seconds(time)) s" + difference]
  }

  /// Returns the labels of positions: the measurements of the main line, and with `isNamed` the curve's name. If there are
  /// no measurements, the name is at the sample farthest from the first one.
  func positionCallouts(isMain: Bool, isNamed: Bool) -> [(sample: TimeSeries.Sample, words: String)] {
    func length(_ amount: Double) -> String { "\(curve.valueText(amount)) \(curve.unit)" }
    func words(_ amount: Double, _ measure: KeyPath<CurveMeasurements, CurveMeasurements.Extreme?>) -> String {
      let other = ghostMeasurements.map { $0[keyPath: measure]?.amount ?? 0 }
      return " \(length(amount))" + curve.difference(of: amount, from: other, curve.valueText)
    }
    let depth = measurements?.depth.map { ($0.sample, "past the edge" + words($0.amount, \.depth)) }
    let isDamped = measurements?.overshoot.map { curve.limits?.excess(of: $0.sample.value) ?? 0 } ?? 0 != 0
    let note = isDamped && curve.isOvershootDamped ? ", damped at the edge" : ""
    let overshoot = measurements?.overshoot.map { ($0.sample, "overshoot" + words($0.amount, \.overshoot) + note) }
    let gone = ghostMeasurements?.overshoot.map { ($0.sample, "no overshoot (was \(length($0.amount)))") }
    // At an edge that stretches only the finger moves.
    func pulled(_ sample: TimeSeries.Sample) -> Double { abs((sample.raw ?? sample.value) - sample.value) }
    let finger = curve.isMoved || curve.pull <= 0.5 ? nil : curve.samples.max { pulled($0) < pulled($1) }
    let pull = finger.map { (TimeSeries.Sample(time: $0.time, value: $0.raw ?? $0.value, velocity: 0), "finger") }
    var callouts = isMain ? [depth, overshoot ?? gone, pull].compactMap { $0 } : []
    if isNamed, !callouts.isEmpty {
      callouts[0].1 = curve.label + " " + callouts[0].1
    } else if isNamed, let first = curve.samples.first?.value {
      let farthest = curve.samples.max { abs($0.value - first) < abs($1.value - first) }
      callouts = farthest.map { [($0, curve.label)] } ?? []
    }
    return callouts
  }

  /// Returns the labels of velocities. The peak of a drag has one only if it is off the scale.
  var velocityCallouts: [(sample: TimeSeries.Sample, words: String)] {
    func words(_ velocity: Double, from other: Double? = nil) -> String {
      " \(curve.velocityText(velocity)) \(curve.perSecond)"
        + curve.difference(of: velocity, from: other.flatMap { $0 * velocity > 0 ? $0 : nil }, curve.velocityText)
        + (velocities.contains(velocity) ? "" : ", off scale")
    }
    let (name, other) = (dragPeak == nil ? "peak" : "peak after release", ghostMeasurements?.peakVelocity?.amount)
    let peak = measurements?.peakVelocity.map { ($0.sample, name + words($0.amount, from: other)) }
    let offScale = dragPeak.flatMap { velocities.contains($0.velocity) ? nil : $0 }
    return [offScale.map { ($0, "drag peak" + words($0.velocity)) }, peak].compactMap { $0 }
  }

  var projectionText: String? {
    curve.projection.map {
      "projected: \($0, decimals: curve.isLength ? 0 : 2) \(curve.unit)" + (positions.contains($0) ? "" : ", off scale")
    }
  }

  /// The paths that labels must not cover, in the position lane and in the velocity lane.
  var positionPaths: [Path] { [position, ghostPosition] + [raw].compactMap { $0 } }
  var velocityPaths: [Path] { [velocity, ghostVelocity] }
}

/// The visible samples of one value and of its ghost, with the ranges that their scales must cover.
struct GraphSeries {
  let curve: Curve
  let ghostCurve: Curve?
  let samples, ghost: [TimeSeries.Sample]
  /// The range of positions, with limits, anchors and the projection if these are near.
  let positions: ClosedRange<Double>
  let velocities: ClosedRange<Double>

  init(_ curve: Curve, ghost: Curve?, during times: ClosedRange<Double>) {
    (self.curve, ghostCurve) = (curve, ghost)
    samples = curve.samples(during: times)
    self.ghost = ghost?.samples(during: times) ?? []
    let curves = [curve, ghost].compactMap { $0 }
    let maximum = 1.4 * (curves.flatMap { $0.lastingVelocities(during: times) }.map(abs).max() ?? 0)
    let reports = curves.flatMap(\.samples).filter { times.contains($0.time) }
    velocities = ClosedRange(enclosing: reports.map { $0.velocity.clamped(to: -maximum...maximum) } + [0])
    // The finger is all that moves at an edge that stretches.
    let fingers = curve.isMoved ? [] : samples.compactMap(\.raw)
    let reached = ClosedRange(enclosing: (samples + self.ghost).map(\.value) + fingers)
    let margin = max(reached.length, curve.isLength ? 8 : 0.05) * 0.35
    let levels = [curve.limits?.lowerBound, curve.limits?.upperBound, curve.projection].compactMap { $0 }
    let nearby = reached.lowerBound - margin...reached.upperBound + margin
    let near = (levels + curve.anchors).filter(nearby.contains)
    positions = ClosedRange(enclosing: [reached.lowerBound, reached.upperBound] + near)
  }
}

extension Curve {
  /// Returns the largest velocities in both directions that lasted: 0.04 s in a drag, whose single reports can suggest a
  /// velocity that it never had, and a frame of 120 Hz after it. The scale must show these well.
  fileprivate func lastingVelocities(during times: ClosedRange<Double>) -> [Double] {
    let launch = marks.last { $0.kind.isLaunch }?.time ?? .infinity
    let samples = samples.filter { times.contains($0.time) }
    return [1.0, -1].map { sign in
      samples.indices.reduce(0) { maximum, index in
        let end = samples[index].time + (samples[index].time < launch ? 0.04 : 1.0 / 120)
        guard sign * samples[index].velocity > maximum,
          let last = samples[index...].firstIndex(where: { $0.time >= end })
        else { return maximum }
        return max(maximum, samples[index...last].reduce(.infinity) { min($0, sign * $1.velocity) })
      } * sign
    }
  }

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
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }

  /// Creates the range from the smallest to the largest value; from 0 to 1 for no values.
  init(enclosing values: [Double]) { self = (values.min() ?? 0)...(values.max() ?? 1) }
}
