/// A demo of balls on springs with different damping, with the graph of their future motion.
package struct SpringsDemo: Demo {
  package static let card = DemoCard(
    name: "springs", title: "Spring lab", icon: icon,
    hints: [
      "Press N to release all balls, K to give them an impulse.",
      "Drag a ball and let go: it keeps your velocity.",
      "Click between the balls: all turn there in flight.",
    ],
    parameters: [.snapMass, .snapStiffness, .snapDampingRatio, .threshold, .slop] + LabSpring.switches,
    keys: [
      DemoKey(["N"], words: "Release all", [KeyPress("N")]),
      DemoKey(["K"], words: "Apply impulse", [KeyPress("K")]),
      DemoKey(["E"], words: "Choose springs", [KeyPress("E")]),
    ],
    defaults: [.snapDampingRatio: 0.3], usesHover: true, tools: [.comparison, .physics, .presets], page: PageFacts())

  /// The damping ratios of the article. The current one follows them.
  package static let ratios = [0.1, 0.5, 1.0]
  /// The velocity that an impulse gives a ball at its target, in points per second. UIKit's own springs ignore it.
  package static let push = -1000.0

  private struct Row {
    let lab: LabSpring
    var spring: Spring
    var ball: DraggableValue
    var course: SpringCourse?
  }

  private var size: Size
  private var parameters: ParameterValues
  private var rows: [Row] = []
  private var target = 0.0
  /// The time of the last release, at which the graph begins.
  private var epoch = 0.0
  private var pan: PanGesture
  private var draggedBall: Int?
  private var hover: Vector2?
  private(set) var forecast: SpringForecast

  package init(_ setup: DemoSetup) {
    (size, parameters) = (setup.size, setup.parameters)
    pan = PanGesture(slop: setup.parameters.slop)
    target = setup.values[.target] ?? 0
    forecast = SpringForecast([], [], from: 0, on: SpringStage(size: setup.size, count: 1))
    updateRows { setup.values[$0.value] }
    updateForecast(at: 0)
  }

  private var threshold: Double { parameters[.threshold] }

  /// Updates the rows to the parameters. A new ball starts at `start`, or where all balls are released.
  private mutating func updateRows(start: (LabSpring) -> Double?) {
    let old = Dictionary(uniqueKeysWithValues: rows.map { ($0.lab.value, $0) })
    let position = releasePosition
    rows = LabSpring.all.filter { $0.isShown(parameters) }.map { lab in
      let ball = old[lab.value]?.ball ?? DraggableValue(start(lab) ?? position, elasticity: SpringsDemo.free)
      return Row(lab: lab, spring: lab.spring(parameters), ball: ball, course: old[lab.value]?.course)
    }
  }

  private static let free = ElasticLimits(-1e9...1e9, dimension: .infinity)

  private var stage: SpringStage { SpringStage(size: size, count: rows.count) }
  private var releasePosition: Double { target + (target > 0 ? -stage.reach : stage.reach) }

  // MARK: - Input

  package mutating func setSize(_ new: Size, at time: Double) {
    defer { updateForecast(at: time) }
    let formerPosition = releasePosition
    size = new
    let sight = stage.sight
    target = target.clamped(to: sight)
    for index in rows.indices {
      if case .idle(let value) = rows[index].ball.state(at: time) {
        // Balls that wait for their release wait where it would be.
        rows[index].ball.rest(at: value == formerPosition ? releasePosition : value.clamped(to: sight))
      }
    }
    retarget(at: time)
  }

  package mutating func setParameters(_ new: ParameterValues, at time: Double) {
    defer { updateForecast(at: time) }
    let (former, ball) = (self, draggedBall.map { rows[$0].lab })
    parameters = new
    pan.slop = new.slop
    updateRows { _ in nil }
    if let ball { draggedBall = rows.firstIndex { $0.lab == ball } }
    for (index, row) in rows.enumerated() {
      guard let old = former.rows.first(where: { $0.lab == row.lab }),
        old.spring != row.spring || former.threshold != threshold
      else { continue }
      if row.ball.isMoving(at: time) {
        spring(index, velocity: row.ball.velocity(at: time), continues: true, at: time)
      } else if !row.ball.isDragging {
        rows[index].course = row.course?.replanned(row.spring, threshold: threshold)
      }
    }
  }

  package mutating func handle(_ input: InputEvent, at time: Double) {
    defer { updateForecast(at: time) }
    switch input {
    case .pointer(let event): handle(event, at: time)
    case .key(KeyPress("N")): releaseAll(at: time)
    case .key(KeyPress("K")): pushAll(at: time)
    case .hover(let point): hover = point
    case .wheel, .pinch, .key: break
    }
  }

  package mutating func handle(_ event: PointerEvent, at time: Double) {
    hover = event.position
    switch pan.handle(event, at: time) {
    case .pressed:
      draggedBall = ball(at: event.position, time, margin: 6)
      if let draggedBall { rows[draggedBall].ball.beginDragging(at: time) }
    case .began(let translation), .changed(let translation):
      if let draggedBall { rows[draggedBall].ball.drag(by: -translation.y) }
    case .ended(let velocity): endDragging(velocity: -velocity.y, at: time)
    case .tapped(let point): click(at: point, time)
    case .cancelled: endDragging(velocity: 0, at: time)
    case nil: break
    }
  }

  private mutating func endDragging(velocity: Double, at time: Double) {
    guard let index = draggedBall else { return }
    draggedBall = nil
    let end = rows[index].ball.endDragging(velocity: velocity, at: time)
    spring(index, velocity: end.velocity, at: time)
  }

  private func ball(at point: Vector2, _ time: Double, margin: Double = 0) -> Int? {
    rows.indices.first { stage.ball($0, at: rows[$0].ball.value(at: time)).inset(by: -margin).contains(point) }
  }

  private mutating func click(at point: Vector2, _ time: Double) {
    if draggedBall != nil { return endDragging(velocity: 0, at: time) }
    switch stage.button(at: point) {
    case .release: releaseAll(at: time)
    case .push: pushAll(at: time)
    case .choose: break
    case nil where stage.isBesideBalls(point): break
    case nil:
      target = stage.value(at: point.y).clamped(to: stage.sight)
      retarget(at: time, startsResting: true)
    }
  }

  package func request(for input: InputEvent) -> DemoRequest? {
    var isAsked = input == .key(KeyPress("E"))
    if case .pointer(let event) = input, event.phase == .up, pan.isPressed, !pan.isDragging {
      isAsked = stage.button(at: event.position) == .choose
    }
    return isAsked ? .choose("Springs", LabSpring.switches) : nil
  }

  // MARK: - Moving

  private mutating func releaseAll(at time: Double) { launchAll(from: releasePosition, velocity: 0, at: time) }
  /// Pushes all balls from their target: start and end are equal, and yet they move.
  private mutating func pushAll(at time: Double) { launchAll(from: target, velocity: Self.push, at: time) }

  private mutating func launchAll(from start: Double, velocity: Double, at time: Double) {
    for index in rows.indices where index != draggedBall {
      rows[index].ball.rest(at: start)
      spring(index, velocity: velocity, at: time)
    }
  }

  /// Sends the balls in flight to the current target, with their velocity. With `startsResting`, the graph begins anew.
  private mutating func retarget(at time: Double, startsResting: Bool = false) {
    for (index, row) in rows.enumerated() where startsResting ? !row.ball.isDragging : row.ball.isMoving(at: time) {
      spring(index, velocity: row.ball.velocity(at: time), continues: !startsResting, at: time)
    }
  }

  private mutating func spring(_ index: Int, velocity: Double, continues: Bool = false, at time: Double) {
    let spring = rows[index].spring
    rows[index].ball.spring(to: target, spring: spring, velocity: velocity, threshold: threshold, at: time)
    if !continues { epoch = time }
    guard let movement = rows[index].ball.segment?.movement else { return }
    let new = SpringCourse(movement, spring: spring, target: target, since: time)
    rows[index].course = (continues ? rows[index].course?.continued(by: new) : nil) ?? new
  }

  // MARK: - State

  package func snapshot(at time: Double) -> DemoSnapshot {
    let isMoving = rows.contains { $0.ball.isMoving(at: time) }
    let state = draggedBall != nil ? ViewState.dragging : isMoving ? .snapping : .idle
    var snapshot = DemoSnapshot(state, [.target: (target, 0)])
    for row in rows {
      snapshot.set(row.lab.value, row.ball.value(at: time), velocity: velocity(of: row.ball, at: time))
    }
    return snapshot
  }

  private func velocity(of ball: DraggableValue, at time: Double) -> Double {
    ball.velocity(at: time, dragVelocity: -pan.velocity(at: time).y)
  }

  package var layout: DemoLayout { DemoLayout(viewport: size, anchors: .numbers([target])) }

  package var restTime: Double? {
    // Asked several times a frame, so that it makes no array.
    rows.reduce(-Double.infinity) { latest, row in
      latest.flatMap { latest in row.ball.restTime.map { max(latest, $0) } }
    }
  }

  package var controls: [Rect] { [stage.head] }

  package func valueTexts(at time: Double) -> [String] {
    let now = snapshot(at: time)
    return rows.map { now.text(of: $0.lab.value, $0.lab.name) }
  }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    if draggedBall != nil { return .closedHand }
    if stage.button(at: point) != nil { return .pointingHand }
    return ball(at: point, time) == nil ? .arrow : .openHand
  }

  private mutating func updateForecast(at time: Double) {
    forecast = SpringForecast(rows.map(\.lab), rows.map { course(of: $0, at: time) }, from: epoch, on: stage)
  }

  /// Returns a ball's last flight; for a ball that rests off the target, the motion of a release.
  private func course(of row: Row, at time: Double) -> SpringCourse? {
    if row.ball.isDragging { return nil }
    if let course = row.course, course.end > epoch || row.ball.isMoving(at: time) { return course }
    let motion = SpringMotion(from: row.ball.value(at: time), to: target, spring: row.spring, threshold: threshold)
    var course = SpringCourse(.spring(motion), spring: row.spring, target: target, since: epoch)
    course.isPreview = true
    return course
  }

  package func draw(on canvas: inout Canvas, at time: Double, beside ghost: DemoGhost<SpringsDemo>?, _ theme: Theme) {
    let stage = stage
    let other = ghost?.run
    canvas.cached(
      Canvas.Slot("springs"), for: stage, parameters, target, hover, epoch, restTime, other?.parameters,
      other?.restTime,
      theme
    ) { canvas in
      let (durations, others) = (forecast.durations, other?.forecast.durations ?? [])
      stage.draw(target: target, hover: hover, on: &canvas, theme)
      for (index, row) in rows.enumerated() {
        let compared = other?.rows.firstIndex { $0.lab == row.lab }.flatMap { others[$0] }
        stage.drawRow(
          index, for: row.lab, row.spring, duration: durations[index], comparedTo: compared, on: &canvas, theme)
      }
    }
    let compared = ghost.map { (forecast: $0.run.forecast, name: $0.name) }
    forecast.draw(at: time, beside: compared, hover: hover, on: &canvas, theme) { rows[$0].ball.isMoving(at: time) }
    for (index, row) in rows.enumerated() {
      let value = row.ball.value(at: time)
      let other = ghost?.run.rows.first { $0.lab == row.lab }?.ball.value(at: time) ?? value
      if abs(other - value) > 1 {
        let outline = stage.ball(index, at: other)
        canvas.ghost(of: outline, radius: outline.width / 2, theme)
      }
      stage.drawBall(index, row.lab.ink, at: value, target: target, on: &canvas, theme)
    }
  }

  package func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    for (index, row) in rows.enumerated() {
      let center = stage.ball(index, at: row.ball.value(at: time)).center
      PhysicsMarks.velocity(Vector2(0, -velocity(of: row.ball, at: time)), from: center, on: &canvas, theme)
    }
  }

  private static let swing = stride(from: 0.0, through: 1, by: 1.0 / 48).map { part in
    Vector2(2 + 16 * part, 10 - 7 * exp(-1.9 * part) * cos(part * 5 * Double.pi))
  }
  private static let icon = Icon(lines: [Path(swing)])
}

extension DemoValue {
  static let target = DemoValue(rawValue: "target")

  static func ball(_ index: Int) -> DemoValue { DemoValue(rawValue: "ball\(index + 1)") }
}
