/// The graph's contents, laid out. A new picture is made only when the contents change, not for every frame.
final class GraphPicture: Sendable {
  /// The values on which the picture depends.
  struct Key: Equatable, Sendable {
    let frame: Rect
    /// The curves of the timeline. Comparisons are mostly fast, because equal curves usually share their storage.
    let curves: [Curve]
    let ghost: [Curve]
    /// Whether the ghost is the last gesture as performed, not a run with the reference parameters.
    let isGhostPrevious: Bool
    /// The whole range of times that the graph can show.
    let full: ClosedRange<Double>
    /// The visible range of times.
    let times: ClosedRange<Double>
    /// The time up to which the curves are known.
    let end: Double

    /// Creates the key for a picture of `timeline` during the times `visible`; `nil` for all times.
    init(
      _ timeline: Timeline, ghost: Timeline?, isGhostPrevious: Bool, now: Double, visible: ClosedRange<Double>?,
      in frame: Rect
    ) {
      self.isGhostPrevious = isGhostPrevious
      (self.frame, curves, self.ghost) = (frame, timeline.curves, ghost?.curves ?? [])
      full = GraphPicture.times(timeline, ghost: ghost, now: now)
      times = visible ?? full
      end = GraphPicture.isHeld(timeline, now: now) ? GraphPicture.lastSample(of: timeline) : full.upperBound
    }

    /// The visible times at which the curves are known.
    fileprivate var known: ClosedRange<Double> {
      let first = max(times.lowerBound, full.lowerBound)
      return first...max(first, min(times.upperBound, end))
    }
  }

  let key: Key
  /// The start of the timeline.
  let start: Double
  let lines: [GraphLine]
  /// The names of the lanes and their top left corners. A name includes the unit if all lines share one.
  let laneNames: [(text: String, corner: Vector2)]
  let positionLane: Rect
  let velocityLane: Rect
  /// The row between the lanes for the labels of marks; `nil` if the graph is too low for labels.
  let markRow: Rect?
  /// Whether all lines have the same unit, so that they can share a scale.
  let isComparable: Bool
  /// Whether there is space for the numbers of the axes beside the lanes.
  let hasAxes: Bool
  /// The labels of the time axis, with times counted from `origin`.
  let ticks: [(time: Double, text: String)]
  let origin: Double

  private static let axisWidth = 56.0
  private static let margin = 16.0

  init(_ key: Key, start: Double) {
    (self.key, self.start) = (key, start)
    let shown = GraphPicture.shown(key)
    isComparable = Set(shown.map(\.unit)).count == 1
    let hasWords = key.frame.height >= 110
    hasAxes = hasWords && key.frame.width >= 420
    let inner = key.frame.inset(
      by: EdgeInsets(
        top: 30, left: hasAxes ? Self.axisWidth : Self.margin, bottom: hasWords ? 20 : 6,
        right: hasAxes && shown.count > 1 ? Self.axisWidth : Self.margin))
    let gap = hasWords ? 22.0 : 6
    let height = ((inner.height - gap) * 0.62).rounded()
    positionLane = Rect(x: inner.minX, y: inner.minY, width: inner.width, height: height)
    velocityLane = Rect(
      x: inner.minX, y: inner.minY + height + gap, width: inner.width, height: max(1, inner.height - height - gap))
    markRow = hasWords ? Rect(x: inner.minX, y: positionLane.maxY, width: inner.width, height: gap) : nil
    origin = GraphPicture.launch(key.curves) ?? start
    ticks = GraphPicture.ticks(key.times, origin)
    lines = GraphPicture.lines(
      shown, key, isComparable: isComparable, positionLane: positionLane, velocityLane: velocityLane)
    laneNames = GraphPicture.laneNames(of: lines.first, isComparable: isComparable, in: key.frame, markRow: markRow)
  }

  private static func laneNames(
    of first: GraphLine?, isComparable: Bool, in frame: Rect, markRow: Rect?
  ) -> [(text: String, corner: Vector2)] {
    guard let first = first?.curve, let markRow else { return [] }
    let units = isComparable ? [", " + first.unit, ", " + first.perSecond] : ["", ""]
    let x = frame.minX + 8
    return [
      ("Position" + units[0], Vector2(x, frame.minY + 7)), ("Velocity" + units[1], Vector2(x, markRow.midY - 7)),
    ]
  }

  /// The visible part of the span from the first launch to the rest of the main line.
  var flight: GraphState.Span {
    let rest = main?.curve.marks.last { $0.kind == .rest }?.time ?? key.end
    let to = rest.clamped(to: key.times)
    return GraphState.Span(from: min(origin.clamped(to: key.times), to), to: to)
  }

  /// The line with the largest travel, whose limits, marks and measurements are shown.
  var main: GraphLine? { lines.max { $0.curve.travel < $1.curve.travel } }

  /// Returns the lines of the shown curves. Comparable lines share a scale, but each has a separate center.
  private static func lines(
    _ shown: [Curve], _ key: Key, isComparable: Bool, positionLane: Rect, velocityLane: Rect
  ) -> [GraphLine] {
    let allSeries = shown.map { curve in
      GraphSeries(
        curve, ghost: key.ghost.first { $0.name == curve.name }, during: key.known,
        of: key.full.lowerBound...max(key.full.lowerBound, key.end))
    }
    let span = isComparable ? allSeries.map(\.positions.length).max() ?? 1 : 0
    let velocities = ClosedRange(enclosing: allSeries.flatMap { [$0.velocities.lowerBound, $0.velocities.upperBound] })
    return allSeries.map { series in
      let extra = max(0, span - series.positions.length) / 2
      let positions = series.positions.lowerBound - extra...series.positions.upperBound + extra
      return GraphLine(
        series, number: key.curves.firstIndex { $0.name == series.curve.name } ?? 0, during: key.times,
        positions: GraphScale(positions, least: series.curve.isLength ? 10 : 0.05, in: positionLane),
        velocities: GraphScale(
          isComparable ? velocities : series.velocities, least: series.curve.isLength ? 20 : 0.1, in: velocityLane))
    }
  }

  /// Returns the two curves with the largest travel, in the demo's order; the first curve if nothing moves.
  private static func shown(_ key: Key) -> [Curve] {
    func travel(_ curve: Curve) -> Double { max(curve.travel, key.ghost.first { $0.name == curve.name }?.travel ?? 0) }
    let moving = key.curves.filter { travel($0) > 0.5 }.sorted { travel($0) > travel($1) }
    let farthest = moving.first.map(travel) ?? 0
    let shown = moving.filter { travel($0) > farthest * 0.04 }.prefix(2)
    return shown.isEmpty
      ? Array(key.curves.prefix(1)) : key.curves.filter { curve in shown.contains { $0.name == curve.name } }
  }

  /// Returns the times to show: from the start of the gesture to rest, or until shortly after `now` while a pointer
  /// holds content.
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

  /// Returns the time of the earliest launch in any curve; `nil` if there is none.
  private static func launch(_ curves: [Curve]) -> Double? {
    var earliest: Double?
    for curve in curves {
      for mark in curve.marks where mark.kind.isLaunch { earliest = min(earliest ?? mark.time, mark.time) }
    }
    return earliest
  }

  private static func ticks(_ times: ClosedRange<Double>, _ origin: Double) -> [(time: Double, text: String)] {
    let ticks = AxisTicks(
      times.lowerBound - origin...times.upperBound - origin, count: 9, smallestStep: times.length > 0.9 ? 0.1 : 0)
    return ticks.values.map {
      (
        origin + $0,
        DecimalFormat.short($0, decimals: ticks.step < 0.1 ? 3 : 1) + ($0.magnitude < ticks.step / 2 ? " s" : "")
      )
    }
  }

  func x(_ time: Double) -> Double { positionLane.x(time, in: key.times) }

  /// Returns the time at an x coordinate, clamped to the visible times.
  func time(atX x: Double) -> Double {
    let share = ((x - positionLane.minX) / positionLane.width).clamped(to: 0...1)
    return key.times.lowerBound + share * key.times.length
  }
}
