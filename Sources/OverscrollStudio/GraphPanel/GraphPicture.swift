/// What the graph shows, laid out: made anew only when something in it changes, not for every frame.
struct GraphPicture: Sendable {
  /// What the picture depends on.
  struct Key: Equatable, Sendable {
    let frame: Rect
    /// Equal curves mostly share their storage: then nothing is compared.
    let curves: [Curve]
    let ghost: [Curve]
    let times: ClosedRange<Double>
    /// Up to when is known what happens.
    let end: Double

    init(_ timeline: Timeline, ghost: Timeline?, now: Double, in frame: Rect) {
      (self.frame, curves, self.ghost) = (frame, timeline.curves, ghost?.curves ?? [])
      times = GraphPicture.times(timeline, ghost: ghost, now: now)
      end = GraphPicture.isHeld(timeline, now: now) ? GraphPicture.lastSample(of: timeline) : times.upperBound
    }
  }

  let key: Key
  let lines: [GraphLine]
  let positionLane: Rect
  let velocityLane: Rect
  /// The labels of the time axis; they count from `origin`.
  let ticks: [(time: Double, text: String)]
  let origin: Double

  init(_ key: Key, start: Double) {
    self.key = key
    let inner = key.frame.inset(by: EdgeInsets(top: 30, left: 16, bottom: key.frame.height >= 110 ? 20 : 6, right: 16))
    let height = (inner.height * 0.62).rounded()
    positionLane = Rect(x: inner.minX, y: inner.minY, width: inner.width, height: height - 3)
    velocityLane = Rect(
      x: inner.minX, y: inner.minY + height + 3, width: inner.width, height: max(1, inner.height - height - 3))
    origin = GraphPicture.launch(key.curves) ?? start
    ticks = GraphPicture.ticks(key.times, origin)
    lines = GraphPicture.lines(key, positionLane, velocityLane)
  }

  /// All lines have one scale, so that they can be compared, and each a centre of its own.
  private static func lines(_ key: Key, _ positionLane: Rect, _ velocityLane: Rect) -> [GraphLine] {
    let courses = shown(key).map { curve in
      GraphCourse(
        curve, ghost: key.ghost.first { $0.name == curve.name }, during: key.times.lowerBound...key.end)
    }
    let isComparable = Set(courses.map(\.curve.unit)).count == 1
    let span = isComparable ? courses.map(\.positions.length).max() ?? 1 : 0
    let velocities = ClosedRange(enclosing: courses.flatMap { [$0.velocities.lowerBound, $0.velocities.upperBound] })
    return courses.map { course in
      let extra = max(0, span - course.positions.length) / 2
      let positions = course.positions.lowerBound - extra...course.positions.upperBound + extra
      return GraphLine(
        course, number: key.curves.firstIndex { $0.name == course.curve.name } ?? 0, during: key.times,
        GraphScale(positions, in: positionLane),
        GraphScale(isComparable ? velocities : course.velocities, in: velocityLane))
    }
  }

  /// The two values that go farthest, in the demo's order, or the first where nothing moves.
  private static func shown(_ key: Key) -> [Curve] {
    func travel(_ curve: Curve) -> Double { max(curve.travel, key.ghost.first { $0.name == curve.name }?.travel ?? 0) }
    let moving = key.curves.filter { travel($0) > 0.5 }.sorted { travel($0) > travel($1) }
    let farthest = moving.first.map(travel) ?? 0
    let shown = moving.filter { travel($0) > farthest * 0.04 }.prefix(2)
    return shown.isEmpty
      ? Array(key.curves.prefix(1)) : key.curves.filter { curve in shown.contains { $0.name == curve.name } }
  }

  /// The times to show: from when the gesture began to when all is at rest, or a little past `now` while a pointer
  /// holds it.
  static func times(_ timeline: Timeline, ghost: Timeline?, now: Double) -> ClosedRange<Double> {
    let start = timeline.start
    guard !isHeld(timeline, now: now) else {
      let length = max(1.5, ((now - start + 0.2) / 0.5).rounded(.up) * 0.5)
      return max(start, start + length - 5)...start + length
    }
    let end = max(lastSample(of: timeline), ghost.map(lastSample) ?? start, start + 0.6)
    let first = max(start, (launch(timeline.curves) ?? start) - 1.5)
    return first...end + (end - first) * 0.04
  }

  private static func isHeld(_ timeline: Timeline, now: Double) -> Bool {
    timeline.latest.restTime == nil && now >= timeline.latestChange
  }

  private static func lastSample(of timeline: Timeline) -> Double {
    timeline.curves.reduce(timeline.start) { max($0, $1.samples.last?.time ?? $0) }
  }

  /// When something first set out.
  private static func launch(_ curves: [Curve]) -> Double? {
    var earliest: Double?
    for curve in curves {
      for mark in curve.marks where mark.kind.isLaunch { earliest = min(earliest ?? mark.time, mark.time) }
    }
    return earliest
  }

  private static func ticks(_ times: ClosedRange<Double>, _ origin: Double) -> [(time: Double, text: String)] {
    let ticks = AxisTicks(times.lowerBound - origin...times.upperBound - origin, count: 9, smallestStep: 0.1)
    return ticks.values.map {
      (origin + $0, DecimalFormat.short($0, decimals: 1) + ($0.magnitude < ticks.step / 2 ? " s" : ""))
    }
  }

  func x(_ time: Double) -> Double { positionLane.x(time, in: key.times) }

  /// The time at a place in the graph, within what is shown.
  func time(atX x: Double) -> Double {
    let share = ((x - positionLane.minX) / positionLane.width).clamped(to: 0...1)
    return key.times.lowerBound + share * key.times.length
  }
}
