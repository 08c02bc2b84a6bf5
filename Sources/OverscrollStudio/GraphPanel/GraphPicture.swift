import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// What the graph shows, laid out: made anew only when something in it changes, not for every frame.
struct GraphPicture: Sendable {
  /// What the picture depends on.
  struct Key: Equatable, Sendable {
    var frame: Rect
    /// Equal curves mostly share their storage: then nothing is compared.
    var curves: [Curve]
    var ghost: [Curve]
    var times: ClosedRange<Double>
  }

  /// The course of one value, in points of the window.
  struct Line: Sendable {
    let curve: Curve
    let position: Path
    let velocity: Path
    /// Where the pointer dragged it, without the rubber band.
    let raw: Path?
    /// Where the pointer was seen.
    let dots: [Vector2]
    let ghostPosition: Path?
    let ghostVelocity: Path?
    fileprivate let positions: LaneScale
    fileprivate let velocities: LaneScale
  }

  let key: Key
  let lines: [Line]
  let positionLane: Rect
  let velocityLane: Rect
  /// The times that are named below, from where they count.
  let ticks: [(time: Double, text: String)]
  let origin: Double

  init(_ key: Key, _ timeline: Timeline, ghost: Timeline?) {
    self.key = key
    (positionLane, velocityLane) = GraphPicture.lanes(key.frame)
    origin = GraphPicture.release(timeline) ?? timeline.start
    ticks = GraphPicture.ticks(key.times, origin)
    let shown = GraphPicture.shown(timeline, ghost).map { curve in
      Course(curve, ghost?.curves.first { $0.name == curve.name }, key.times)
    }
    let scales = GraphPicture.scales(shown, positionLane, velocityLane)
    lines = zip(shown, scales).map { Line($0, $1.position, $1.velocity, key.times) }
  }

  /// As many points are as high for every line, so that they can be compared; each has its own middle.
  private static func scales(
    _ shown: [Course], _ positionLane: Rect, _ velocityLane: Rect
  ) -> [(position: LaneScale, velocity: LaneScale)] {
    let units = Set(shown.map(\.curve.unit))
    let span = units.count == 1 ? shown.map { $0.positions.upperBound - $0.positions.lowerBound }.max() ?? 1 : 0
    let fastest = shown.map(\.velocities)
    let velocities = (fastest.map(\.lowerBound).min() ?? 0)...(fastest.map(\.upperBound).max() ?? 1)
    return shown.map { course in
      let extra = max(0, span - (course.positions.upperBound - course.positions.lowerBound)) / 2
      let positions = course.positions.lowerBound - extra...course.positions.upperBound + extra
      return (
        LaneScale(positions, in: positionLane),
        LaneScale(units.count == 1 ? velocities : course.velocities, in: velocityLane)
      )
    }
  }

  /// The two values that go farthest, or the first where nothing moves.
  private static func shown(_ timeline: Timeline, _ ghost: Timeline?) -> [Curve] {
    func travel(_ curve: Curve) -> Double {
      max(curve.travel, ghost?.curves.first { $0.name == curve.name }?.travel ?? 0)
    }
    let moving = timeline.curves.filter { travel($0) > 0.5 }.sorted { travel($0) > travel($1) }
    let farthest = moving.first.map(travel) ?? 0
    let shown = moving.filter { travel($0) > farthest * 0.04 }.prefix(2)
    return Array(shown.isEmpty ? timeline.curves.prefix(1) : shown)
  }

  static func release(_ timeline: Timeline) -> Double? {
    var earliest: Double?
    for curve in timeline.curves {
      for mark in curve.marks where mark.kind == .release { earliest = min(earliest ?? mark.time, mark.time) }
    }
    return earliest
  }
}

// MARK: - Time

extension GraphPicture {
  /// The times to show: from when the gesture began to when all is at rest, or a little past `now` while a pointer
  /// holds it.
  static func times(_ timeline: Timeline, ghost: Timeline?, now: Double) -> ClosedRange<Double> {
    let start = timeline.start
    guard timeline.latest.restTime != nil || now < timeline.latestChange else {
      let length = max(1.5, ((now - start + 0.2) / 0.5).rounded(.up) * 0.5)
      return max(start, start + length - 5)...start + length
    }
    let end = max(lastSample(of: timeline), ghost.map(lastSample) ?? start, start + 0.6)
    let first = max(start, (release(timeline) ?? start) - 1.5)
    return first...end + (end - first) * 0.04
  }

  private static func lastSample(of timeline: Timeline) -> Double {
    timeline.curves.reduce(timeline.start) { max($0, $1.samples.last?.time ?? $0) }
  }

  private static func ticks(_ times: ClosedRange<Double>, _ origin: Double) -> [(time: Double, text: String)] {
    let ticks = AxisTicks(times.lowerBound - origin...times.upperBound - origin, count: 9, smallestStep: 0.1)
    return ticks.values.map {
      (origin + $0, DecimalFormat.short($0, decimals: 1) + ($0.magnitude < ticks.step / 2 ? " s" : ""))
    }
  }

  func x(_ time: Double) -> Double { Self.x(time, key.times, positionLane) }

  fileprivate static func x(_ time: Double, _ times: ClosedRange<Double>, _ lane: Rect) -> Double {
    lane.minX + lane.width * (time - times.lowerBound) / (times.upperBound - times.lowerBound)
  }

  /// The time at a place in the graph, within what is shown.
  func time(atX x: Double) -> Double {
    let share = ((x - positionLane.minX) / positionLane.width).clamped(to: 0...1)
    return key.times.lowerBound + share * (key.times.upperBound - key.times.lowerBound)
  }

  private static func lanes(_ frame: Rect) -> (Rect, Rect) {
    let inner = frame.inset(by: EdgeInsets(top: 30, left: 16, bottom: frame.height >= 110 ? 20 : 6, right: 16))
    let height = (inner.height * 0.62).rounded()
    return (
      Rect(x: inner.minX, y: inner.minY, width: inner.width, height: height - 3),
      Rect(x: inner.minX, y: inner.minY + height + 3, width: inner.width, height: max(1, inner.height - height - 3))
    )
  }
}

/// The course of one value and of its ghost, as far as the graph shows them.
private struct Course {
  let curve: Curve
  let samples: [TimeSeries.Sample]
  let ghost: [TimeSeries.Sample]
  let positions: ClosedRange<Double>
  let velocities: ClosedRange<Double>

  init(_ curve: Curve, _ ghost: Curve?, _ times: ClosedRange<Double>) {
    self.curve = curve
    samples = curve.samples.filter { times.contains($0.time) }
    self.ghost = (ghost?.samples ?? []).filter { times.contains($0.time) }
    positions = Self.range(samples + self.ghost, curve)
    velocities = Self.range((samples + self.ghost).map(\.velocity) + [0])
  }

  /// What the values reach, and the bounds and the projection where they are near.
  private static func range(_ samples: [TimeSeries.Sample], _ curve: Curve) -> ClosedRange<Double> {
    let reached = range(samples.map(\.value))
    let span = max(reached.upperBound - reached.lowerBound, curve.unit == "pt" ? 8 : 0.05)
    let near = reached.lowerBound - span * 0.35...reached.upperBound + span * 0.35
    let extras =
      [curve.limits?.lowerBound, curve.limits?.upperBound, curve.projection].compactMap { $0 } + curve.anchors
    return range([reached.lowerBound, reached.upperBound] + extras.filter(near.contains))
  }

  private static func range(_ values: [Double]) -> ClosedRange<Double> {
    guard let low = values.min(), let high = values.max() else { return 0...1 }
    return low...high
  }
}

extension GraphPicture.Line {
  private static let mostDots = 140
  /// What a line may be off by, in points, where that saves its points: nobody sees it.
  private static let tolerance = 0.05

  fileprivate init(_ course: Course, _ positions: LaneScale, _ velocities: LaneScale, _ times: ClosedRange<Double>) {
    func place(_ sample: TimeSeries.Sample, _ scale: LaneScale, _ value: Double) -> Vector2 {
      Vector2(GraphPicture.x(sample.time, times, scale.lane), scale.y(value))
    }
    func path(_ samples: [TimeSeries.Sample], _ scale: LaneScale, _ value: KeyPath<TimeSeries.Sample, Double>) -> Path {
      Path(thinning: samples.map { place($0, scale, $0[keyPath: value]) }, tolerance: Self.tolerance)
    }
    (curve, self.positions, self.velocities) = (course.curve, positions, velocities)
    position = path(course.samples, positions, \.value)
    velocity = path(course.samples, velocities, \.velocity)
    ghostPosition = course.ghost.isEmpty ? nil : path(course.ghost, positions, \.value)
    ghostVelocity = course.ghost.isEmpty ? nil : path(course.ghost, velocities, \.velocity)
    let held = course.samples.filter { $0.raw != nil }
    let every = max(1, held.count / Self.mostDots)
    dots = stride(from: 0, to: held.count, by: every).map { place(held[$0], positions, held[$0].value) }
    let raw = held.map { place($0, positions, $0.raw ?? $0.value) }
    self.raw = held.contains { $0.raw != $0.value } ? Path(thinning: raw, tolerance: Self.tolerance) : nil
  }

  /// Where a value lies in the lane of positions; `nil` outside.
  func y(position: Double) -> Double? { positions.contains(position) ? positions.y(position) : nil }

  /// … held within the lane.
  func nearestY(position: Double) -> Double {
    positions.y(position).clamped(to: positions.lane.minY + 1...positions.lane.maxY - 1)
  }

  func y(velocity: Double) -> Double { velocities.y(velocity) }
}
