struct CurveMeasurements: Equatable, Sendable {
  struct Extreme: Equatable, Sendable {
    let sample: TimeSeries.Sample
    /// The size of the extreme in the curve's unit, per second for a velocity.
    let amount: Double
  }

  let launch: Curve.Mark
  let rest: Curve.Mark?
  /// The largest velocity by magnitude, with its sign: after a release, or of the whole motion.
  let peakVelocity: Extreme?
  /// The largest distance past the place of rest, unless it is `depth`.
  let overshoot: Extreme?
  /// The largest distance past an edge after the launch; `nil` for a value that snaps from within its limits.
  let depth: Extreme?

  init?(_ curve: Curve) {
    guard let launch = curve.marks.last(where: { $0.kind.isLaunch }) else { return nil }
    let flight = curve.samples.filter { $0.time >= launch.time }
    let rest = curve.marks.last { $0.kind == .rest && $0.time > launch.time }
    let minimum = curve.isLength ? 1 : 0.01
    func largest(_ samples: [TimeSeries.Sample], by amount: (TimeSeries.Sample) -> Double) -> Extreme? {
      samples.max { abs(amount($0)) < abs(amount($1)) }.map { Extreme(sample: $0, amount: amount($0)) }
    }
    func excess(_ value: Double) -> Double { abs(curve.limits?.excess(of: value) ?? 0) }
    let isPast = curve.anchors.isEmpty || excess(launch.value) >= minimum / 2
    let direction = (rest?.value ?? 0) < launch.value ? -1.0 : 1
    let depth = isPast ? largest(flight) { excess($0.value) } : nil
    let overshoot = rest.flatMap { rest in largest(flight) { max(0, ($0.value - rest.value) * direction) } }
    let isBeyond = rest?.value != launch.value && overshoot?.sample != depth?.sample
    (self.launch, self.rest) = (launch, rest)
    settlingTime = rest.map { $0.time - (curve.origin ?? launch.time) }
    self.depth = depth.flatMap { $0.amount >= minimum / 2 ? $0 : nil }
    self.overshoot = overshoot.flatMap { isBeyond && $0.amount >= minimum / 2 ? $0 : nil }
    peakVelocity = largest(launch.kind == .release ? flight : curve.samples, by: \.velocity)
      .flatMap { abs($0.amount) >= minimum ? $0 : nil }
  }

  /// The time from the origin of the graph's axis to rest, in seconds.
  let settlingTime: Double?
}

extension Curve {
  var isLength: Bool { unit == "pt" }
  var isZoomed: Bool { !isLength && distance >= 0.01 }
  func valueText(_ value: Double) -> String { DecimalFormat.text(value, decimals: isLength ? 1 : 3) }
  func velocityText(_ velocity: Double) -> String { DecimalFormat.text(velocity, decimals: isLength ? 0 : 2) }

  /// Returns the difference of two amounts as " (+12)"; empty without `other` or if both look equal when formatted.
  func difference(of amount: Double, from other: Double?, _ text: (Double) -> String) -> String {
    guard let other else { return "" }
    let words = text(amount - other)
    guard words != text(0) else { return "" }
    return " (" + (amount > other ? "+" : "") + words + ")"
  }
}

extension [Curve] {
  /// The zoom, or else the curve that moved or was pulled farthest.
  var main: Curve? { first(where: \.isZoomed) ?? self.max { $0.extent < $1.extent } }
  /// The time from which all that moves rests.
  var endTime: Double? { filter(\.isMoved).compactMap(\.restTime).max() }

  /// Returns the difference in time and place of rest from another run, in words; `nil` unless both come to rest. What
  /// moves in a plane has one place.
  func restDifference(from others: [Curve]) -> String? {
    guard let main, let end = endTime, let otherEnd = others.endTime, let start = main.marks.first?.time else {
      return nil
    }
    // From the start, and from the other run's rest, along each axis.
    let axes = filter { $0.name == main.name || $0.isPlanar(with: main) }
    let ways: [(own: Double, other: Double)] = axes.compactMap { own in
      let (other, first) = (others.first { $0.name == own.name }, own.value(at: start))
      return other.map { (own.lastValue - first, $0.lastValue - first) }
    }
    func length(_ part: ((own: Double, other: Double)) -> Double) -> Double { ways.reduce(0) { hypot($0, part($1)) } }
    let (time, place, isNearer) = (end - otherEnd, length { $0.own - $0.other }, length(\.own) < length(\.other))
    let (seconds, distance) = (DecimalFormat.text(abs(time), decimals: 2), main.valueText(place))
    let when = seconds == "0.00" ? "at the same time" : "\(seconds) s \(time < 0 ? "sooner" : "later")"
    let words = "\(distance) \(main.unit) \(isNearer ? "nearer" : "further")"
    return "rests \(when), \(distance == main.valueText(0) ? "same place" : words)"
  }

  /// Returns whether the values move as in another run.
  func moves(like others: [Curve], during times: ClosedRange<Double>) -> Bool {
    let moments = stride(from: times.lowerBound, through: times.upperBound, by: times.length / 100)
    return zip(self, others).allSatisfy { own, other in
      let tolerance = own.isLength ? 0.5 : 0.005
      return moments.allSatisfy { abs(own.value(at: $0) - other.value(at: $0)) < tolerance }
    }
  }
}

extension Curve {
  fileprivate var lastValue: Double { rest?.value ?? samples.last?.value ?? 0 }
}
