/// The graph's contents, laid out. A new picture is made only when the contents change, not for every frame.
final class GraphPicture: Sendable {
  struct Key: Equatable, Sendable {
    let frame: Rect
    /// The curves of the timeline. Comparisons are mostly fast, because equal curves usually share their storage.
    let curves, ghost: [Curve]
    /// Whether the ghost is the last gesture as performed, not a run with the reference parameters.
    let isGhostPrevious: Bool
    let times: ClosedRange<Double>
    /// The time up to which the curves are known.
    let end: Double

    init(_ timeline: Timeline, ghost: Timeline?, isGhostPrevious: Bool, now: Double, in frame: Rect) {
      self.isGhostPrevious = isGhostPrevious
      (self.frame, curves, self.ghost) = (frame, timeline.curves, ghost?.curves ?? [])
      times = GraphPicture.times(timeline, ghost: ghost, now: now)
      end = GraphPicture.isHeld(timeline, now: now) ? timeline.lastSample : times.upperBound
    }

    fileprivate var known: ClosedRange<Double> { times.lowerBound...max(times.lowerBound, min(times.upperBound, end)) }
  }

  let key: Key
  let start, origin: Double
  let lines: [GraphLine]
  /// The line that moved or was pulled farthest, whose limits, marks and measurements are shown.
  let main: GraphLine?
  let sentence: GestureSentence?
  /// The difference in time and place of rest from the compared run, in words; `nil` unless both come to rest.
  let restDifference: String?
  /// The change of the rest since an earlier run, in words, the longest first; empty without one.
  let changes: [String]
  let laneNames: [(text: String, corner: Vector2)]
  let positionLane, velocityLane: Rect
  /// Whether one scale shows the positions of all lines; otherwise each line has a lane.
  let sharesScale: Bool
  /// The number of the line whose bounce has a color of its own: the main line's, or else another's.
  let bouncing: Int?
  /// The row between the lanes for the labels of marks; `nil` if the graph is too low for labels.
  let markRow: Rect?
  let hasAxes: Bool
  let ticks: [(time: Double, text: String)]

  private static let (axisWidth, margin, laneGap) = (56.0, 16.0, 7.0)

  init(_ key: Key, start: Double) {
    (self.key, self.start) = (key, start)
    let hasWords = key.frame.height >= 110
    hasAxes = hasWords && key.frame.width >= 380
    let (left, bottom) = (hasAxes ? Self.axisWidth : Self.margin, hasWords ? 20.0 : 6)
    let inner = key.frame.inset(by: EdgeInsets(top: 30, left: left, bottom: bottom, right: Self.margin))
    let gap = hasWords ? 22.0 : 6
    let height = ((inner.height - gap) * 0.62).rounded()
    positionLane = Rect(x: inner.minX, y: inner.minY, width: inner.width, height: height)
    velocityLane = Rect(
      x: inner.minX, y: inner.minY + height + gap, width: inner.width, height: max(1, inner.height - height - gap))
    markRow = hasWords ? Rect(x: inner.minX, y: positionLane.maxY, width: inner.width, height: gap) : nil
    origin = GraphPicture.launch(key.curves) ?? start
    ticks = GraphPicture.ticks(key, origin, Int(inner.width / 55).clamped(to: 2...9))
    sentence = GestureSentence(key.curves)
    restDifference = key.curves.restDifference(from: key.ghost)
    let forms = restDifference.map { [$0, String($0.prefix { $0 != "," })] } ?? []
    let isSame = key.isGhostPrevious && key.curves.moves(like: key.ghost, during: key.times)
    changes =
      isSame ? ["no change in this gesture"] : forms.filter { $0.contains(where: \.isNumber) }.map { "now " + $0 }
    (lines, sharesScale) = GraphPicture.lines(key, positionLane: positionLane, velocityLane: velocityLane)
    main = lines.max { $0.curve.extent < $1.curve.extent }
    // Beside A, B keeps its color.
    let bounced = key.ghost.isEmpty || key.isGhostPrevious ? lines.filter { !$0.bounces.isEmpty } : []
    bouncing = bounced.max { $0.curve.distance < $1.curve.distance }?.number
    let (curve, corner) = (lines.first?.curve, key.frame.origin + Vector2(Theme.Space.large, 9))
    laneNames = [
      ((curve?.isLength == false ? "Scale, " : "Position, ") + (curve?.unit ?? ""), corner),
      ("Velocity, " + (curve?.perSecond ?? ""), Vector2(corner.x, positionLane.maxY + gap / 2 - 6)),
    ]
  }

  /// The scales from top to bottom, each with the number of its line, or `nil` for a scale of all lines.
  var scales: [(scale: GraphScale, number: Int?)] {
    guard let first = lines.first else { return [] }
    let positions = sharesScale ? [(first.positions, nil)] : lines.map { ($0.positions, Optional($0.number)) }
    return positions + [(first.velocities, nil)]
  }

  /// The time of the last sample: that of rest, unless a pointer holds the content.
  var lastTime: Double { [key.curves, key.ghost].joined().reduce(start) { max($0, $1.samples.last?.time ?? $0) } }

  /// The visible part of the span from the first launch to the rest of the main line.
  var flight: GraphState.Span {
    let to = (main?.curve.restTime ?? key.end).clamped(to: key.times)
    return GraphState.Span(from: min(origin.clamped(to: key.times), to), to: to)
  }

  /// Returns the lines of the shown curves. They share a scale that is at most twice as large as for a line alone.
  private static func lines(_ key: Key, positionLane: Rect, velocityLane: Rect) -> ([GraphLine], sharesScale: Bool) {
    let shown = shown(key)
    let allSeries = shown.map { curve in
      GraphSeries(curve, ghost: key.ghost.first { $0.name == curve.name }, during: key.known)
    }
    let span = allSeries.map(\.positions.length).max() ?? 1
    let all = ClosedRange(enclosing: allSeries.flatMap { [$0.positions.lowerBound, $0.positions.upperBound] })
    let velocities = ClosedRange(enclosing: allSeries.flatMap { [$0.velocities.lowerBound, $0.velocities.upperBound] })
    let sharesScale = all.length <= 2 * max(span, 10)
    let height = (positionLane.height - laneGap * Double(shown.count - 1)) / Double(max(1, shown.count))
    let lines = allSeries.enumerated().map { index, series in
      let extra = max(0, span - series.positions.length) / 2
      var (positions, lane) = (all, positionLane)
      if !sharesScale {
        positions = series.positions.lowerBound - extra...series.positions.upperBound + extra
        lane.origin.y += Double(index) * (height + laneGap)
        lane.size.height = max(1, height)
      }
      return GraphLine(
        series, number: key.curves.firstIndex { $0.name == series.curve.name } ?? 0, during: key.times,
        positions: GraphScale(positions, minimumLength: series.curve.isLength ? 10 : 0.05, in: lane),
        velocities: GraphScale(velocities, minimumLength: series.curve.isLength ? 20 : 0.1, in: velocityLane))
    }
    return (lines, sharesScale)
  }

  /// Returns the zoom, or else the two curves with the largest distance; the first curve if nothing moves.
  private static func shown(_ key: Key) -> [Curve] {
    if let zoom = key.curves.first(where: \.isZoomed) { return [zoom] }
    func distance(_ own: Curve) -> Double { max(own.extent, key.ghost.first { $0.name == own.name }?.extent ?? 0) }
    let moving = key.curves.filter { distance($0) > 0.5 }.sorted { distance($0) > distance($1) }
    let farthest = moving.first.map(distance) ?? 0
    let shown = moving.filter { distance($0) > farthest * 0.04 && $0.unit == moving[0].unit }.prefix(2)
    return shown.isEmpty
      ? Array(key.curves.prefix(1)) : key.curves.filter { curve in shown.contains { $0.name == curve.name } }
  }

  /// Returns the times from the start of the gesture to rest, or until shortly after `now` during a drag.
  static func times(_ timeline: Timeline, ghost: Timeline?, now: Double) -> ClosedRange<Double> {
    let start = timeline.start
    guard !isHeld(timeline, now: now) else {
      let length = max(1.5, ((now - start + 0.2) / 0.5).rounded(.up) * 0.5)
      return max(start, start + length - 5)...start + length
    }
    let end = max(timeline.lastSample, ghost?.lastSample ?? start, start + 0.6)
    let first = max(start, (launch(timeline.curves) ?? start) - 1.5)
    return first...end + (end - first) * 0.04
  }

  private static func isHeld(_ timeline: Timeline, now: Double) -> Bool {
    timeline.latest.restTime == nil && now >= timeline.latestChange
  }

  private static func launch(_ curves: [Curve]) -> Double? { curves.lazy.compactMap(\.origin).min() }

  private static func ticks(_ key: Key, _ origin: Double, _ count: Int) -> [(time: Double, text: String)] {
    let (start, end) = (key.times.lowerBound - origin, key.times.upperBound - origin)
    let ticks = AxisTicks(start...end, count: count, minimumStep: key.times.length > 0.9 ? 0.1 : 0)
    return ticks.values.map { value in
      let number = DecimalFormat.short(value, decimals: ticks.step < 0.1 ? 3 : 1)
      return (origin + value, number + (value.magnitude < ticks.step / 2 ? " s" : ""))
    }
  }

  func x(_ time: Double) -> Double { positionLane.x(time, in: key.times) }

  func time(atX x: Double) -> Double {
    let share = ((x - positionLane.minX) / positionLane.width).clamped(to: 0...1)
    return key.times.lowerBound + share * key.times.length
  }
}
