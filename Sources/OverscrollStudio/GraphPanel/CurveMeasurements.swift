struct CurveMeasurements: Equatable, Sendable {
  struct Extreme: Equatable, Sendable {
    let sample: TimeSeries.Sample
    /// The size of the extreme in the curve's unit, per second for a velocity.
    let amount: Double
  }

  let launch: Double
  /// The largest velocity by magnitude, with its sign.
  let peakVelocity: Extreme?
  let overshoot: Extreme?
  let settlingTime: Double?

  init?(_ curve: Curve) {
    guard let launch = curve.marks.last(where: { $0.kind.isLaunch }) else { return nil }
    let flight = curve.samples.filter { $0.time >= launch.time }
    let rest = curve.marks.last { $0.kind == .rest && $0.time > launch.time }
    self.launch = launch.time
    settlingTime = rest.map { $0.time - launch.time }
    let fastest = flight.max { abs($0.velocity) < abs($1.velocity) }
    let minimum = curve.isLength ? 1 : 0.01
    peakVelocity = fastest.flatMap { abs($0.velocity) < minimum ? nil : Extreme(sample: $0, amount: $0.velocity) }
    overshoot = rest.flatMap { rest in
      let direction = rest.value < launch.value ? -1.0 : 1
      func excess(_ sample: TimeSeries.Sample) -> Double { (sample.value - rest.value) * direction }
      guard rest.value != launch.value, let farthest = flight.max(by: { excess($0) < excess($1) }) else { return nil }
      return excess(farthest) >= minimum / 2 ? Extreme(sample: farthest, amount: excess(farthest)) : nil
    }
  }

  /// Returns the peak velocity as text. `isAfterDrag` is whether the drag before was faster.
  func peakVelocityText(_ curve: Curve, isAfterDrag: Bool, comparedTo other: CurveMeasurements?) -> String? {
    peakVelocity.map {
      (isAfterDrag ? "peak after release " : "peak ") + curve.velocityText($0.amount) + " " + curve.perSecond
        + curve.difference(of: $0.amount, from: other?.peakVelocity?.amount) { curve.velocityText($0) }
    }
  }

  func overshootText(_ curve: Curve, comparedTo other: CurveMeasurements?) -> String? {
    overshoot.map {
      "overshoot " + curve.valueText($0.amount) + " " + curve.unit
        + curve.difference(of: $0.amount, from: other.map { $0.overshoot?.amount ?? 0 }) { curve.valueText($0) }
    }
  }

  func settlingText(_ curve: Curve, comparedTo other: CurveMeasurements?) -> String? {
    settlingTime.map {
      "at rest after " + DecimalFormat.text($0, decimals: 2) + " s"
        + curve.difference(of: $0, from: other?.settlingTime) { DecimalFormat.text($0, decimals: 2) }
    }
  }
}

extension Curve {
  var isLength: Bool { unit == "pt" }
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
