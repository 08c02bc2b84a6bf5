/// The course of a ball: a motion, and those that replaced it in flight.
struct SpringCourse: Equatable, Sendable {
  private var parts: [DraggableValue.Segment]
  let spring: Spring
  let target: Double
  /// Whether the ball only waits for this motion, of a release.
  var isPreview = false
  /// The values from the lowest to the highest. A spring turns for the first two times within its response.
  private(set) var reach: ClosedRange<Double>

  init(_ movement: DraggableValue.Movement, spring: Spring, target: Double, since: Double) {
    (parts, self.spring, self.target) = ([DraggableValue.Segment(movement, since: since)], spring, target)
    let values = [target] + (0...24).map { movement.state(at: spring.response * Double($0) / 24).value }
    reach = values.min()!...values.max()!
  }

  func continued(by other: SpringCourse) -> SpringCourse {
    var course = other
    course.parts = parts.filter { $0.since < other.parts[0].since } + other.parts
    course.reach = reach.union(other.reach)
    return course
  }

  /// Returns the whole course with another spring, from its start on.
  func replanned(_ new: Spring, threshold: Double) -> SpringCourse {
    let start = parts[0].movement.state(at: 0)
    let plan = SpringMotion(from: start.value, to: target, velocity: start.velocity, spring: new, threshold: threshold)
    return SpringCourse(.spring(plan), spring: new, target: target, since: parts[0].since)
  }

  func state(at time: Double) -> MotionState {
    let part = parts.last { $0.since <= time } ?? parts[0]
    let (movement, elapsed) = (part.movement, max(0, time - part.since))
    return elapsed < movement.duration ? movement.state(at: elapsed) : MotionState(value: movement.destination)
  }

  var start: Double { parts[0].since }
  var end: Double { parts[parts.count - 1].since + parts[parts.count - 1].movement.duration }
  var isWhole: Bool { parts.count == 1 }
}

/// The courses of all balls, past and future, with their graph. It is made once for each change, not for every frame.
struct SpringForecast: Sendable {
  let labs: [LabSpring]
  let courses: [SpringCourse?]
  private let epoch: Double
  private let stage: SpringStage
  let view: PlotView

  init(_ labs: [LabSpring], _ courses: [SpringCourse?], from epoch: Double, on stage: SpringStage) {
    (self.labs, self.courses, self.epoch, self.stage) = (labs, courses, epoch, stage)
    let known = zip(labs, courses).compactMap { lab, course in course.map { (lab, $0) } }
    // The tuned spring has at least half of the axis.
    let flown = known.first { $0.parameter == nil && $1.start == epoch && $1.end > epoch }
    let own = flown.map { 2 * ($1.end - epoch) } ?? .infinity
    let maximum = known.map { min($1.end - epoch, own) }.filter(\.isFinite).max() ?? 1
    view = PlotView(
      plot: Plot(
        x: Plot.Axis(name: "t", unit: "s", range: 0...(maximum * 1.06).clamped(to: 0.5...30)),
        y: Plot.Axis(name: "x", unit: "pt", range: Self.range(of: known.map(\.1))),
        curves: known.flatMap { SpringForecast.curves(of: $1, $0, from: epoch) },
        marks: known.prefix(1).map { .horizontal($1.target, label: "", ink: .ninth) }
          + known.filter { !$1.isPreview }.sorted { $0.1.end < $1.1.end }.map {
            .vertical(max(0, $1.end - epoch), label: "at rest", ink: $0.ink)
          }),
      frame: stage.graph)
  }

  /// The time of each ball's flight in the graph, in seconds; `nil` without one.
  var durations: [Double?] { courses.map { $0.flatMap { $0.end > epoch ? $0.end - epoch : nil } } }

  private static func range(of courses: [SpringCourse]) -> ClosedRange<Double> {
    let reach = courses.dropFirst().reduce(courses.first?.reach ?? 0...0) { $0.union($1.reach) }
    let margin = max(10, (reach.upperBound - reach.lowerBound) * 0.08)
    return reach.lowerBound - margin...reach.upperBound + margin
  }

  private static func curves(of course: SpringCourse, _ lab: LabSpring, from epoch: Double) -> [Plot.Curve] {
    let curve = Plot.Curve(name: lab.name, ink: lab.ink, shape: .function { course.state(at: epoch + $0).value })
    guard lab.parameter == nil, course.spring.regime == .underdamped, course.end > epoch, course.isWhole else {
      return [curve]
    }
    let (spring, target, start) = (course.spring, course.target, course.state(at: epoch))
    return [curve]
      + spring.envelopeCurves(lab.ink, about: target, from: start.value - target, velocity: start.velocity)
  }

  // MARK: - Drawing

  /// Returns the graph with those of its courses that `other` shows as well, in its order.
  private func same(as other: SpringForecast) -> SpringForecast {
    let shown = zip(other.labs, other.courses).map { lab, course in
      course.flatMap { _ in labs.firstIndex(of: lab) }.flatMap { courses[$0] }
    }
    return SpringForecast(other.labs, shown, from: epoch, on: stage)
  }

  private func view(beside other: SpringForecast?) -> PlotView {
    guard let other else { return view }
    var plot = view.plot
    plot.x.range = plot.x.range.union(other.view.plot.x.range)
    plot.y.range = plot.y.range.union(other.view.plot.y.range)
    return PlotView(plot: plot, frame: view.frame)
  }

  /// `isMoving` says whether a ball moves, so that its position on its curve is shown. Values are read at `hover`.
  func draw(
    at time: Double, beside other: (forecast: SpringForecast, name: String)?, hover: Vector2?,
    on canvas: inout Canvas, _ theme: Theme, isMoving: (Int) -> Bool
  ) {
    let axes = view(beside: other?.forecast)
    let reading = hover.flatMap { stage.graph.contains($0) ? axes.x(at: $0) : nil }
    let (otherLabs, others) = (other?.forecast.labs ?? [], other?.forecast.courses ?? [])
    func cached(_ part: String, _ draw: (PlotView, inout Canvas) -> Void) {
      canvas.cached(Canvas.Slot(part), for: axes.frame, labs, courses, otherLabs, others, epoch, reading, theme) {
        var plot = axes.plot
        if let other { plot.add(other.forecast.same(as: self).view.plot, named: other.name) }
        draw(PlotView(plot: plot, frame: axes.frame), &$0)
      }
    }
    cached("springs' graph") { $0.draw(on: &$1, theme) }
    canvas.clipped(to: axes.area.inset(by: -8)) { canvas in
      for (index, course) in courses.enumerated() where isMoving(index) {
        guard let course, axes.plot.x.range.contains(time - epoch) else { continue }
        let center = axes.position(of: Vector2(time - epoch, course.state(at: time).value))
        canvas.fillCircle(center: center, radius: 5, labs[index].ink.color(theme))
      }
    }
    guard let reading else { return }
    cached("springs' reading") { $0.drawLegend(on: &$1, reading: reading, theme) }
  }
}
