import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

/// What the graph shows, laid out: made anew only when what it tells of changes, not for every frame.
package struct GraphPicture: Sendable {
  /// What the picture depends on.
  package struct Key: Equatable, Sendable {
    package var frame: Rect
    /// Equal curves are mostly the same ones: then nothing is compared.
    package var curves: [Curve]
    package var ghost: [Curve]
    package var times: ClosedRange<Double>
  }

  /// One value's way, in points of the window.
  package struct Line: Sendable {
    package let curve: Curve
    package let position: Path
    package let velocity: Path
    /// Where the hand pulled it, without the rubber band.
    package let raw: Path?
    /// Where the hand was seen.
    package let dots: [Vector2]
    package let ghostPosition: Path?
    package let ghostVelocity: Path?
    fileprivate let positions: Scale
    fileprivate let velocities: Scale
  }

  package let key: Key
  package let lines: [Line]
  package let positionLane: Rect
  package let velocityLane: Rect
  /// The times that are named below, from where they count.
  package let ticks: [(time: Double, text: String)]
  package let origin: Double

  package init(_ key: Key, _ timeline: Timeline, ghost: Timeline?) {
    self.key = key
    (positionLane, velocityLane) = GraphPicture.lanes(key.frame)
    origin = GraphPicture.release(timeline) ?? timeline.start
    ticks = GraphPicture.ticks(key.times, origin)
    let shown = GraphPicture.shown(timeline, ghost).map { curve in
      Ways(curve, ghost?.curves.first { $0.name == curve.name }, key.times)
    }
    let scales = GraphPicture.scales(shown, positionLane, velocityLane)
    lines = zip(shown, scales).map { Line($0, $1.position, $1.velocity, key.times) }
  }

  /// As many points are as high for every line, so that they can be compared; each has its own middle.
  private static func scales(
    _ shown: [Ways], _ positionLane: Rect, _ velocityLane: Rect
  ) -> [(position: Scale, velocity: Scale)] {
    let units = Set(shown.map(\.curve.unit))
    let span = units.count == 1 ? shown.map { $0.positions.upperBound - $0.positions.lowerBound }.max() ?? 1 : 0
    let fastest = shown.map(\.velocities)
    let velocities = (fastest.map(\.lowerBound).min() ?? 0)...(fastest.map(\.upperBound).max() ?? 1)
    return shown.map { ways in
      let extra = max(0, span - (ways.positions.upperBound - ways.positions.lowerBound)) / 2
      let positions = ways.positions.lowerBound - extra...ways.positions.upperBound + extra
      return (
        Scale(positions, in: positionLane), Scale(units.count == 1 ? velocities : ways.velocities, in: velocityLane)
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
    let kept = moving.filter { travel($0) > farthest * 0.04 }.prefix(2)
    return kept.isEmpty ? Array(timeline.curves.prefix(1)) : Array(kept)
  }

  package static func release(_ timeline: Timeline) -> Double? {
    var earliest: Double?
    for curve in timeline.curves {
      for mark in curve.marks where mark.kind == .release { earliest = min(earliest ?? mark.time, mark.time) }
    }
    return earliest
  }
}

// MARK: - Time

extension GraphPicture {
  /// The times to show: from when the gesture began to when all is at rest, or a little past `now` while a hand holds.
  package static func times(_ timeline: Timeline, ghost: Timeline?, now: Double) -> ClosedRange<Double> {
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
    let length = times.upperBound - times.lowerBound
    let step = [0.1, 0.2, 0.5, 1, 2, 5].first { length / $0 <= 9 } ?? 10
    let first = ((times.lowerBound - origin) / step).rounded(.up)
    return stride(from: first * step, through: times.upperBound - origin, by: step).map {
      (origin + $0, Figures.short($0, decimals: 1) + ($0.magnitude < step / 2 ? " s" : ""))
    }
  }

  package func x(_ time: Double) -> Double { Self.x(time, key.times, positionLane) }

  fileprivate static func x(_ time: Double, _ times: ClosedRange<Double>, _ lane: Rect) -> Double {
    lane.minX + lane.width * (time - times.lowerBound) / (times.upperBound - times.lowerBound)
  }

  /// The time at a place in the graph, within what is shown.
  package func time(atX x: Double) -> Double {
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

// MARK: - Lines

/// From a value to a height in a lane.
package struct Scale: Sendable {
  package let low: Double
  package let high: Double
  package let lane: Rect

  package init(_ values: ClosedRange<Double>, in lane: Rect) {
    let padding = max((values.upperBound - values.lowerBound) * 0.08, 0.002)
    (low, high, self.lane) = (values.lowerBound - padding, values.upperBound + padding, lane)
  }

  package func y(_ value: Double) -> Double { lane.maxY - lane.height * ((value - low) / (high - low)) }

  package func contains(_ value: Double) -> Bool { value >= low && value <= high }
}

/// One value's way and its ghost's, as far as the graph shows them.
private struct Ways {
  let curve: Curve
  let samples: [Curve.Sample]
  let ghost: [Curve.Sample]
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
  private static func range(_ samples: [Curve.Sample], _ curve: Curve) -> ClosedRange<Double> {
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

  fileprivate init(_ ways: Ways, _ positions: Scale, _ velocities: Scale, _ times: ClosedRange<Double>) {
    func place(_ sample: Curve.Sample, _ scale: Scale, _ value: Double) -> Vector2 {
      Vector2(GraphPicture.x(sample.time, times, scale.lane), scale.y(value))
    }
    func path(_ samples: [Curve.Sample], _ scale: Scale, _ value: KeyPath<Curve.Sample, Double>) -> Path {
      Path(thinning: samples.map { place($0, scale, $0[keyPath: value]) }, tolerance: Self.tolerance)
    }
    (curve, self.positions, self.velocities) = (ways.curve, positions, velocities)
    position = path(ways.samples, positions, \.value)
    velocity = path(ways.samples, velocities, \.velocity)
    ghostPosition = ways.ghost.isEmpty ? nil : path(ways.ghost, positions, \.value)
    ghostVelocity = ways.ghost.isEmpty ? nil : path(ways.ghost, velocities, \.velocity)
    let held = ways.samples.filter { $0.raw != nil }
    let every = max(1, held.count / Self.mostDots)
    dots = stride(from: 0, to: held.count, by: every).map { place(held[$0], positions, held[$0].value) }
    let raw = held.map { place($0, positions, $0.raw ?? $0.value) }
    self.raw = held.contains { $0.raw != $0.value } ? Path(thinning: raw, tolerance: Self.tolerance) : nil
  }

  /// Where a value lies in the lane of positions; `nil` outside.
  package func y(position: Double) -> Double? { positions.contains(position) ? positions.y(position) : nil }

  /// … held within the lane.
  package func nearestY(position: Double) -> Double {
    positions.y(position).clamped(to: positions.lane.minY + 1...positions.lane.maxY - 1)
  }

  package func y(velocity: Double) -> Double { velocities.y(velocity) }
}
