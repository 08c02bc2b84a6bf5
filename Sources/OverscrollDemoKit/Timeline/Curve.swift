/// The course of one value over time: as it was, and as it will be if nobody touches it.
package struct Curve: Equatable, Sendable {
  /// A moment that has a name.
  package struct Mark: Equatable, Sendable {
    package enum Kind: Sendable {
      /// A pointer let go, or fingers have lifted from a touchpad.
      case release
      /// A click, a key or a notch of a wheel has sent it somewhere.
      case click, key, wheel
      /// Deceleration has met a bound and handed over to the spring there.
      case crossing
      /// From here on it stands still.
      case rest

      /// Whether something sets the value in motion.
      package var isLaunch: Bool { self != .crossing && self != .rest }
    }

    package let kind: Kind
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
  ///
  /// - Parameter cause: what has set it in motion, if it sets out at `time` or later; `nil` for a change of the numbers
  ///   by which it moves: then it goes on, and what has happened to it stands.
  mutating func record(
    _ track: Track, limits: ClosedRange<Double>?, _ snapshots: [(time: Double, snapshot: DemoSnapshot)],
    _ cause: DemoChange.Cause?, at time: Double
  ) {
    series.truncate(at: time)
    setBounds(track, limits: limits)
    let moments = track.value?.movement.map { Track.moments($0.motion, since: $0.since) } ?? track.moments
    if let value = track.value {
      record(value, from: time, corners: moments.map(\.time))
    } else {
      for (time, snapshot) in snapshots { series.appendStep(to: sample(snapshot, time)) }
    }
    let isMoving = moments.contains { $0.kind == .rest && $0.time > time }
    setProjection(track, cause, isMoving: isMoving, at: time)
    marks.removeAll { $0.time >= time }
    for moment in moments where moment.time >= time {
      guard let kind = Mark.Kind(moment.kind, cause), kind != .rest || isMoving || cause != nil else { continue }
      let marked = kind.isLaunch && cause?.isInferred == false ? time : moment.time
      marks.append(Mark(kind: kind, time: marked, value: sample(at: marked)?.value ?? 0))
    }
  }

  /// What rests keeps the projection of its last motion, and what goes to an anchor that of the release, which has chosen
  /// the anchor. A projection of what no velocity carries says nothing.
  private mutating func setProjection(_ track: Track, _ cause: DemoChange.Cause?, isMoving: Bool, at time: Double) {
    guard cause != nil || isMoving && track.anchors.isEmpty else { return }
    let launch = cause == nil ? marks.last { $0.kind.isLaunch } : nil
    let start = launch?.value ?? sample(at: time)?.value ?? 0
    let isOfRelease = track.anchors.isEmpty || cause?.kind == .release
    projection = track.projection.flatMap { isOfRelease && abs($0 - start) >= 0.5 ? $0 : nil }
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

  /// What it shows begins at `time`, a little before the gesture that begins at `beginning`.
  mutating func begin(at time: Double, with beginning: Double) {
    series.drop(before: time)
    marks.removeAll { $0.time < beginning }
    if marks.isEmpty { projection = nil }
  }

  private static func sample(_ value: DraggableValue, _ time: Double) -> TimeSeries.Sample {
    TimeSeries.Sample(time: time, value: value.value(at: time), velocity: value.velocity(at: time), raw: value.rawValue)
  }

  private func sample(_ snapshot: DemoSnapshot, _ time: Double) -> TimeSeries.Sample {
    TimeSeries.Sample(time: time, value: snapshot.values[name] ?? 0, velocity: snapshot.velocities[name] ?? 0)
  }
}

extension Curve.Mark.Kind {
  /// `nil` for a launch that nothing has caused.
  fileprivate init?(_ moment: Track.Moment.Kind, _ cause: DemoChange.Cause?) {
    switch moment {
    case .crossing: self = .crossing
    case .rest: self = .rest
    case .launch:
      guard let cause else { return nil }
      self = cause.kind
    }
  }
}
