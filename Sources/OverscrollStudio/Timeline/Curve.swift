/// The course of one value over time: its past, and its future without further input.
struct Curve: Equatable, Sendable {
  struct Mark: Equatable, Sendable {
    enum Kind: String, Sendable {
      /// A release by a pointer, or by fingers on a touchpad.
      case release
      /// A motion started by a click, a key or a notch of a wheel.
      case click, key, wheel
      /// Deceleration crosses a limit and the spring there takes over.
      case crossing = "edge: deceleration → spring"
      case rest = "at rest"

      var isLaunch: Bool { self != .crossing && self != .rest }
    }

    let kind: Kind
    let time, value: Double
    /// The multiplier of flicks in a row on the velocity of a release.
    var multiplier = 1.0
    let motion: ScrollMotion?
  }

  let name: DemoValue
  let label, unit, perSecond: String
  private(set) var series = TimeSeries()
  private(set) var marks: [Mark] = []
  private(set) var limits: ClosedRange<Double>?
  private(set) var anchors: [Double] = []
  let anchorNames: [String]
  private(set) var startingVelocity = 0.0
  let isOvershootDamped: Bool
  private(set) var projection: Double?
  private(set) var target: String?
  private var isStretched = false
  /// Whether parameters changed while content moved, so that a replay moves in another way.
  var isTuned = false
  /// The time at which the gesture began.
  private(set) var start = -Double.infinity

  /// The longest future that is drawn, in seconds.
  static let horizon = 8.0
  private static let finestStep = 1.0 / 240
  private static let maximumStepCount = 480.0
  private static let holdStep = 1.0 / 120

  init(_ track: Track) {
    (name, label, unit, perSecond) = (track.name, track.label, track.unit, track.unit + "/s")
    (anchorNames, isOvershootDamped) = (track.anchorNames, track.isOvershootDamped)
  }

  var samples: [TimeSeries.Sample] { series.samples }
  func sample(at time: Double) -> TimeSeries.Sample? { series.sample(at: time) }

  var distance: Double {
    guard let first = samples.first else { return 0 }
    let ends = samples.reduce((first.value, first.value)) { (min($0.0, $1.value), max($0.1, $1.value)) }
    return ends.1 - ends.0
  }

  /// The largest distance by which a pointer has dragged the value without moving it, as past an edge that stretches.
  var pull: Double { samples.reduce(0) { max($0, abs(($1.raw ?? $1.value) - $1.value)) } }
  /// The distance, or the pull of a value that did not move.
  var extent: Double { isMoved ? distance : pull }
  var isMoved: Bool { distance > 0.5 }
  var rest: Mark? { marks.last { $0.kind == .rest } }
  var restTime: Double? { rest?.time }
  /// The time from which the motion is measured: the last release, or the first of several keys or notches of a wheel.
  var origin: Double? { (marks.last { $0.kind == .release } ?? marks.first { $0.kind.isLaunch })?.time }

  /// The value at the start of the gesture, and the velocity with which the gesture has caught it.
  var beginning: (value: Double, velocity: Double) {
    let index = series.samples.partitioningIndex { $0.time >= start }
    return (samples[min(index, samples.count - 1)].value, samples[max(0, index - 1)].velocity)
  }

  /// Replaces the curve from `time` on by the motion in `track` or else by `snapshots`. `cause` is that of a motion
  /// that starts now or later; with `nil` the motion continues and its marks stay.
  mutating func record(
    _ track: Track, limits: ClosedRange<Double>?, snapshots: [(time: Double, snapshot: DemoSnapshot)],
    cause: DemoChange.Cause?, at time: Double
  ) {
    series.truncate(at: time)
    setBounds(track, limits: limits)
    if let value = track.value, let finger = value.fingerValue, finger != value.value(at: time) { isStretched = true }
    let moments = track.value?.segment.map { Track.moments($0.movement, since: $0.since) } ?? track.moments
    if let value = track.value {
      record(value, from: time, corners: moments.map(\.time))
    } else {
      for (time, snapshot) in snapshots { series.appendStep(to: sample(snapshot, time)) }
    }
    let isMoving = moments.contains { $0.kind == .rest && $0.time > time }
    setProjection(track, cause, isMoving: isMoving, at: time)
    // A change of parameters at the time of a launch, with a paused clock, changes the motion and not what launched it.
    let launch = cause?.kind ?? marks.last { $0.kind.isLaunch && $0.time == time }?.kind
    marks.removeAll { $0.time >= time }
    for moment in moments where moment.time >= time {
      let reason: Mark.Kind? = moment.kind == .launch ? launch : moment.kind == .rest ? .rest : .crossing
      guard let kind = reason, kind != .rest || isMoving || launch != nil else { continue }
      let marked = kind.isLaunch && cause?.isInferred == false ? time : moment.time
      let multiplier = kind == .release ? track.multiplier : 1
      let value = sample(at: marked)?.value ?? 0
      marks.append(Mark(kind: kind, time: marked, value: value, multiplier: multiplier, motion: moment.motion))
    }
  }

  /// Sets the projection when the value begins to move with a velocity. A value that goes to an anchor keeps that of
  /// the release, which chose the anchor.
  private mutating func setProjection(_ track: Track, _ cause: DemoChange.Cause?, isMoving: Bool, at time: Double) {
    guard cause != nil || isMoving && track.anchors.isEmpty else { return }
    let launch = cause == nil ? marks.last { $0.kind.isLaunch } : nil
    let start = launch?.value ?? sample(at: time)?.value ?? 0
    let isOfRelease = track.anchors.isEmpty || cause?.kind == .release
    projection = track.projection.flatMap { isOfRelease && abs($0 - start) >= 0.5 ? $0 : nil }
    target = track.target
  }

  private mutating func record(_ value: DraggableValue, from start: Double, corners: [Double]) {
    series.appendStep(to: Self.sample(value, start))
    guard let rest = value.restTime, rest > start else { return }
    let end = min(rest, start + Self.horizon)
    let step = max(Self.finestStep, (end - start) / Self.maximumStepCount)
    let corners = corners.filter { $0 > start && $0 <= end }
    let times = (Array(stride(from: start + step, to: end, by: step)) + corners + [end]).sorted()
    for time in times { series.append(Self.sample(value, time)) }
  }

  /// Extends the curve to `time` while a pointer holds the value still, by `track` or, without a motion, by `snapshot`.
  mutating func hold(_ track: Track, _ snapshot: DemoSnapshot?, until time: Double) {
    guard let last = samples.last, time - last.time >= Self.holdStep else { return }
    let held = track.value.map { Self.sample($0, time) } ?? snapshot.map { self.sample($0, time) }
    guard var held else { return }
    held.raw = nil
    series.extend(to: held)
  }

  mutating func setBounds(_ track: Track, limits: ClosedRange<Double>?) {
    self.limits = track.value?.elasticity.limits ?? limits
    (anchors, startingVelocity) = (track.anchors, track.startingVelocity)
  }

  /// Drops the curve before `time`, a little before the gesture that begins at `beginning`.
  mutating func begin(at time: Double, with beginning: Double) {
    series.drop(before: time)
    (isStretched, isTuned, start) = (false, false, beginning)
    marks.removeAll { $0.time < beginning }
    if marks.isEmpty { projection = nil }
  }

  private static func sample(_ value: DraggableValue, _ time: Double) -> TimeSeries.Sample {
    .init(time: time, value: value.value(at: time), velocity: value.velocity(at: time), raw: value.fingerValue)
  }

  private func sample(_ snapshot: DemoSnapshot, _ time: Double) -> TimeSeries.Sample {
    TimeSeries.Sample(time: time, value: snapshot.values[name] ?? 0, velocity: snapshot.velocities[name] ?? 0)
  }

  /// Returns the group of the parameters by which the value moves at `time`; `nil` at rest, or if it moves by none.
  func driver(at time: Double) -> Parameter.Group? {
    guard let last = marks.last(where: { $0.time <= time }) else { return nil }
    switch last.kind {
    case .rest: return nil
    case .crossing: return .bounce
    case _ where !anchors.isEmpty: return .snap
    case .release:
      // Content that stretches is at its limit when it is let go past the edge.
      let slack = isStretched ? -0.01 : 0.01
      let isBeyond = limits.map { last.value < $0.lowerBound - slack || last.value > $0.upperBound + slack } ?? false
      return isBeyond ? .release : .deceleration
    // A zoom follows the spring of Settle.
    case .click, .key, .wheel: return isLength ? nil : .snap
    }
  }

  func wasDriven(by group: Parameter.Group) -> Bool {
    group == .bounce && isStretched || marks.contains { driver(at: $0.time) == group }
  }

  /// The times of the last bounce, after a flick or after a pull; `nil` if there was none.
  var bounceTimes: ClosedRange<Double>? {
    guard let start = marks.last(where: { driver(at: $0.time)?.isBounce ?? false })?.time else { return nil }
    return start...max(start, restTime ?? start)
  }
}
