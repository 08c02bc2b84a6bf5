/// The course of one value over time: as it was, and as it will be if nobody touches it.
package struct Curve: Equatable, Sendable {
  /// A moment that has a name.
  package struct Mark: Equatable, Sendable {
    package let kind: Track.Moment.Kind
    package let time: Double
    package let value: Double
  }

  package let name: DemoValue
  package let label: String
  package let unit: String
  /// The unit of its velocity.
  package let perSecond: String
  package private(set) var series = TimeSeries()
  package private(set) var marks: [Mark] = []
  package private(set) var limits: ClosedRange<Double>?
  package private(set) var anchors: [Double] = []
  package private(set) var projection: Double?

  /// A longer future than this is drawn up to here, in seconds.
  static let horizon = 8.0
  private static let finestStep = 1.0 / 240
  private static let mostSteps = 480.0
  private static let holdStep = 1.0 / 120

  init(_ track: Track) { (name, label, unit, perSecond) = (track.name, track.label, track.unit, track.unit + "/s") }

  package var samples: [TimeSeries.Sample] { series.samples }
  package func sample(at time: Double) -> TimeSeries.Sample? { series.sample(at: time) }

  /// How far it goes between its lowest and its highest.
  package var travel: Double {
    guard let first = samples.first else { return 0 }
    let ends = samples.reduce((first.value, first.value)) { (min($0.0, $1.value), max($0.1, $1.value)) }
    return ends.1 - ends.0
  }

  /// From `time` on it goes as `track` says, or where that knows no motion, through `snapshots`, which begin at `time`.
  mutating func record(
    _ track: Track, limits: ClosedRange<Double>?, _ snapshots: [(time: Double, snapshot: DemoSnapshot)], at time: Double
  ) {
    series.truncate(at: time)
    setBounds(track, limits: limits)
    projection = track.projection
    let moments = track.value?.movement.map { Track.moments($0.motion, since: $0.since) } ?? track.moments
    if let value = track.value {
      record(value, from: time, corners: moments.map(\.time))
      marks = moments.map { Mark(kind: $0.kind, time: $0.time, value: value.value(at: $0.time)) }
    } else {
      for (time, snapshot) in snapshots { series.appendStep(to: sample(snapshot, time)) }
      marks = moments.map { Mark(kind: $0.kind, time: $0.time, value: sample(at: $0.time)?.value ?? 0) }
    }
  }

  private mutating func record(_ value: DraggableValue, from start: Double, corners: [Double]) {
    series.appendStep(to: Self.sample(value, start))
    guard let rest = value.restTime, rest > start else { return }
    let end = min(rest, start + Self.horizon)
    let step = max(Self.finestStep, (end - start) / Self.mostSteps)
    let corners = corners.filter { $0 > start && $0 <= end }
    let times = (Array(stride(from: start + step, to: end, by: step)) + corners + [end]).sorted()
    for time in times { series.append(Self.sample(value, time)) }
  }

  /// A pointer holds it still up to `time`, as `track` says, or where that knows no motion, `snapshot`.
  mutating func hold(_ track: Track, _ snapshot: DemoSnapshot?, until time: Double) {
    guard let last = samples.last, time - last.time >= Self.holdStep else { return }
    let held = track.value.map { Self.sample($0, time) } ?? snapshot.map { self.sample($0, time) }
    guard var held else { return }
    held.raw = nil
    series.extend(to: held)
  }

  /// Takes the limits and anchors that there are now.
  mutating func setBounds(_ track: Track, limits: ClosedRange<Double>?) {
    self.limits = track.value?.elasticity.limits ?? limits
    anchors = track.anchors
  }

  mutating func drop(before time: Double) { series.drop(before: time) }

  private static func sample(_ value: DraggableValue, _ time: Double) -> TimeSeries.Sample {
    TimeSeries.Sample(time: time, value: value.value(at: time), velocity: value.velocity(at: time), raw: value.rawValue)
  }

  private func sample(_ snapshot: DemoSnapshot, _ time: Double) -> TimeSeries.Sample {
    TimeSeries.Sample(time: time, value: snapshot.values[name] ?? 0, velocity: snapshot.velocities[name] ?? 0)
  }
}
