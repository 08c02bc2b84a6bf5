/// The history of a demo, which returns its state at any time, past or future: between two changes, and after the last,
/// a demo is a pure function of time. The past is a few copies of the demo and the changes between them.
struct Timeline: Sendable {
  private struct Segment: Sendable {
    let time: Double
    let demo: any Demo
    var steps: [(time: Double, change: DemoChange)] = []
  }

  private(set) var latest: any Demo
  private(set) var latestChange, start: Double
  private var segments: [Segment]
  /// The curves; empty if they are not recorded or the demo has none.
  private(set) var curves: [Curve]
  /// The start of a gesture that has moved nothing yet. Until it does, the timeline shows the time before it.
  private var beginning: Double?
  private var latestMove: Double

  /// The number of changes between two copies: a larger one slows access to the past, a smaller one costs memory.
  private static let stepsInSegment = 32
  /// The largest number of segments: some seconds of the fastest mouse.
  private static let maximumSegmentCount = 128
  /// The time shown before a gesture, in seconds.
  static let preroll = 0.15
  /// The longest silence of a holding pointer within a move, in seconds.
  private static let maximumPause = 0.05
  /// The longest fall of a release's velocity to zero, in seconds: above the 0.15 s over which velocities are measured.
  private static let maximumFall = 0.25
  /// The time from one sample of that velocity to the next, in seconds.
  private static let fallStep = 1.0 / 60

  /// Creates a timeline that starts with `demo`. With `hasCurves` it records curves, which makes every change slower.
  init(_ demo: any Demo, at time: Double, hasCurves: Bool) {
    (latest, latestChange, latestMove, start) = (demo, time, time, time)
    segments = [Segment(time: time, demo: demo)]
    curves = hasCurves ? demo.tracks(at: time).map { Curve($0) } : []
    recordCurves(nil, at: time)
  }

  func demo(at time: Double) -> any Demo {
    guard time < latestChange else { return latest }
    let segment = segments[max(0, segments.partitioningIndex { $0.time > time } - 1)]
    var demo = segment.demo
    for step in segment.steps.prefix(while: { $0.time <= time }) { step.change.apply(to: &demo, at: step.time) }
    return demo
  }

  /// The time from which nothing moves; `nil` while a pointer holds the demo.
  var restTime: Double? { latest.restTime.map { max($0, latestChange) } }

  /// The time of the last sample of the curves.
  var lastSample: Double { curves.reduce(start) { max($0, $1.samples.last?.time ?? $0) } }

  /// Changes the demo at `time` and drops all later changes.
  mutating func apply(_ change: DemoChange, at time: Double) {
    if time < latestChange {
      latest = demo(at: time)
      segments.removeLast(segments.count - max(1, segments.partitioningIndex { $0.time > time }))
      segments[segments.count - 1].steps.removeAll { $0.time > time }
      latestMove = min(latestMove, time)
    }
    if latest.restTime == nil, time - latestMove > Self.maximumPause { holdStill(until: time) }
    guard !change.isVelocityReport else {
      // It can begin a drag, which is visible from the next report of the position on.
      change.apply(to: &latest, at: time)
      latestMove = time
      return log(change, at: time)
    }
    let (resting, rest) = (restingValues(at: time), latest.restTime)
    change.apply(to: &latest, at: time)
    // What a new size moves at rest is no part of the last gesture.
    let isStill = resting != nil && restingValues(at: time).map { change.isSize || $0 == resting } == true
    log(change, at: time, supersedes: isStill)
    if isStill {
      if change.endsPress { beginning = nil }
      // The curves of the last gesture keep the limits and anchors of the size at which it was performed.
      return change.isSize ? () : updateBounds(at: time)
    }
    latestMove = time
    if let beginning { begin(at: beginning) }
    let isTuned = if case .parameters = change { rest != latest.restTime } else { false }
    for index in curves.indices where isTuned { curves[index].isTuned = true }
    recordCurves(change.cause(wasHeld: rest == nil), at: time)
  }

  private func restingValues(at time: Double) -> [DemoValue: Double]? {
    guard let rest = latest.restTime, rest <= time else { return nil }
    return latest.snapshot(at: time).values
  }

  /// Applies a change that moves nothing, such as a hovering mouse, and keeps the curves.
  mutating func applyKeepingCurves(_ change: DemoChange, at time: Double) {
    change.apply(to: &latest, at: time)
    log(change, at: latestChange, supersedes: true)
  }

  /// Stores a change. With `supersedes` it replaces a change of the same kind right before this one.
  private mutating func log(_ change: DemoChange, at time: Double, supersedes: Bool = false) {
    latestChange = time
    let (last, count) = (segments.count - 1, segments[segments.count - 1].steps.count)
    if supersedes, count > 0, change.supersedes(segments[last].steps[count - 1].change) {
      segments[last].steps[count - 1].change = change
    } else if count < Self.stepsInSegment {
      segments[last].steps.append((time, change))
    } else {
      if segments.count == Self.maximumSegmentCount { segments.removeFirst(segments.count / 2) }
      segments.append(Segment(time: time, demo: latest))
    }
  }

  /// Begins a gesture at `time`. Once it moves something, the timeline drops the time long before it.
  mutating func begin(at time: Double) {
    beginning = time
    guard latestMove >= time else { return }
    (beginning, start) = (nil, time - Self.preroll)
    let index = segments.partitioningIndex { $0.time > start }
    if index > 1 { segments.removeFirst(index - 1) }
    for index in curves.indices { curves[index].begin(at: start, with: time) }
  }

  /// Extends the curves to `time` during a drag: values stay, and the velocity that a release would have falls.
  mutating func hold(until time: Double) {
    guard !curves.isEmpty, restTime == nil, time > latestChange else { return }
    let tracks = latest.tracks(at: time)
    let snapshot = tracks.allSatisfy { $0.value != nil } ? nil : latest.snapshot(at: time)
    for (index, track) in zip(curves.indices, tracks) { curves[index].hold(track, snapshot, until: time) }
  }

  /// Extends the curves over a silence of a holding pointer, unless frames have done so. In a replay there were none.
  private mutating func holdStill(until time: Double) {
    let last = max(latestMove, curves.first?.samples.last?.time ?? latestMove)
    let end = min(time, latestMove + Self.maximumFall)
    for moment in stride(from: last + Self.fallStep, to: end, by: Self.fallStep) { hold(until: moment) }
    hold(until: time.nextDown)
  }

  private mutating func updateBounds(at time: Double) {
    guard !curves.isEmpty else { return }
    let limits = latest.layout.limits
    for (index, track) in zip(curves.indices, latest.tracks(at: time)) {
      curves[index].setBounds(track, limits: limits[track.name])
    }
  }

  private mutating func recordCurves(_ cause: DemoChange.Cause?, at time: Double) {
    guard !curves.isEmpty else { return }
    let (tracks, limits) = (latest.tracks(at: time), latest.layout.limits)
    let snapshots = tracks.allSatisfy { $0.value != nil } ? [] : Timeline.snapshots(of: latest, from: time)
    for (index, track) in zip(curves.indices, tracks) {
      curves[index].record(track, limits: limits[track.name], snapshots: snapshots, cause: cause, at: time)
    }
  }

  private static func snapshots(of demo: any Demo, from start: Double) -> [(time: Double, snapshot: DemoSnapshot)] {
    let end = demo.restTime.map { min($0, start + Curve.horizon) } ?? start
    let step = max(1.0 / 120, (end - start) / 200)
    let times = [start] + stride(from: start + step, to: end, by: step) + (end > start ? [end] : [])
    return times.map { ($0, demo.snapshot(at: $0)) }
  }
}
