/// A demo of balls on springs with different damping, with the graph of their future motion.
package struct SpringsDemo: Demo {
  package static let card = DemoCard(
    name: "springs", title: "Spring lab", icon: icon,
    hints: [
      "Press N to let all go, K to push them from rest.",
      "Drag a ball and let go: it keeps your velocity.",
      "Click between the balls: all turn there in flight.",
    ],
    parameters: [.snapDampingRatio, .snapStiffness, .snapMass, .threshold, .slop],
    keys: [
      DemoKey(["N"], words: "Release all", [KeyPress("N")]),
      DemoKey(["K"], words: "Apply impulse", [KeyPress("K")]),
    ],
    defaults: [.snapDampingRatio: 0.3], usesHover: true, isPlot: true, page: PageFacts())

  /// The damping ratios of the article. The current one follows them.
  package static let ratios = [0.1, 0.5, 1.0]
  /// The velocity that an impulse gives a ball at its target, in points per second. UIKit's own springs ignore it.
  package static let push = -1000.0

  private var size: Size
  private var springs: [Spring]
  private var threshold: Double
  private var balls: [DraggableValue]
  private var target = 0.0
  /// The time of the last release, at which the graph begins.
  private var epoch = 0.0
  /// The last flight of each ball; `nil` before the first.
  private var courses: [SpringCourse?]
  private var pan: PanGesture
  private var draggedBall: Int?
  private var hover: Vector2?
  private(set) var forecast: SpringForecast

  package init(_ setup: DemoSetup) {
    size = setup.size
    springs = SpringsDemo.springs(setup.parameters)
    threshold = setup.parameters[.threshold]
    pan = PanGesture(slop: setup.parameters.slop)
    target = setup.values[.target] ?? 0
    let start = SpringStage(size: setup.size).reach
    balls = springs.indices.map { index in
      DraggableValue(setup.values[.ball(index)] ?? start, elasticity: SpringsDemo.free)
    }
    courses = springs.map { _ in nil }
    forecast = SpringForecast([], from: 0, on: SpringStage(size: setup.size))
    updateForecast(at: 0)
  }

  private static func springs(_ parameters: ParameterValues) -> [Spring] {
    let mine = parameters.snapSpring
    return ratios.map { Spring(mass: mine.mass, stiffness: mine.stiffness, dampingRatio: $0) } + [mine]
  }

  /// Limits that no ball reaches.
  private static let free = ElasticLimits(-1e9...1e9, dimension: .infinity)

  private var stage: SpringStage { SpringStage(size: size) }

  // MARK: - Input

  package mutating func setSize(_ new: Size, at time: Double) {
    defer { updateForecast(at: time) }
    size = new
    let sight = stage.sight
    target = target.clamped(to: sight)
    for index in balls.indices {
      if case .idle(let value) = balls[index].state(at: time) { balls[index].rest(at: value.clamped(to: sight)) }
    }
    retarget(at: time)
  }

  package mutating func setParameters(_ parameters: ParameterValues, at time: Double) {
    defer { updateForecast(at: time) }
    pan.slop = parameters.slop
    let new = SpringsDemo.springs(parameters)
    guard new != springs || parameters[.threshold] != threshold else { return }
    (springs, threshold) = (new, parameters[.threshold])
    retarget(at: time)
    for index in balls.indices where !balls[index].isDragging && !balls[index].isMoving(at: time) {
      courses[index] = courses[index]?.replanned(springs[index], threshold: threshold)
    }
  }

  package mutating func handle(_ input: InputEvent, at time: Double) {
    defer { updateForecast(at: time) }
    switch input {
    case .pointer(let event): handle(event, at: time)
    case .key(let press) where !press.isRepeat && press.modifiers.isEmpty: handle(press.key, at: time)
    case .hover(let point): hover = point
    case .wheel, .pinch, .key: break
    }
  }

  private mutating func handle(_ key: Key, at time: Double) {
    switch key {
    case "N": releaseAll(at: time)
    case "K": pushAll(at: time)
    default: break
    }
  }

  package mutating func handle(_ event: PointerEvent, at time: Double) {
    hover = event.position
    switch pan.handle(event, at: time) {
    case .pressed: beginDragging(at: event.position, time)
    case .began(let translation), .changed(let translation):
      if let draggedBall { balls[draggedBall].drag(by: -translation.y) }
    case .ended(let velocity): endDragging(velocity: -velocity.y, at: time)
    case .tapped(let point): click(at: point, time)
    case .cancelled: endDragging(velocity: 0, at: time)
    case nil: break
    }
  }

  private mutating func beginDragging(at point: Vector2, _ time: Double) {
    draggedBall = balls.indices.first { stage.ball($0, at: balls[$0].value(at: time)).inset(by: -6).contains(point) }
    if let draggedBall { balls[draggedBall].beginDragging(at: time) }
  }

  private mutating func endDragging(velocity: Double, at time: Double) {
    guard let index = draggedBall else { return }
    draggedBall = nil
    let end = balls[index].endDragging(velocity: velocity, at: time)
    spring(index, velocity: end.velocity, at: time)
  }

  private mutating func click(at point: Vector2, _ time: Double) {
    if draggedBall != nil { return endDragging(velocity: 0, at: time) }
    switch stage.button(at: point) {
    case .release: releaseAll(at: time)
    case .push: pushAll(at: time)
    case nil where stage.graph.contains(point): break
    case nil:
      target = stage.value(at: point.y).clamped(to: stage.sight)
      retarget(at: time, startsResting: true)
    }
  }

  // MARK: - Moving

  /// Releases all balls together from one place, at rest.
  private mutating func releaseAll(at time: Double) {
    for index in balls.indices where index != draggedBall {
      balls[index].rest(at: target + (target > 0 ? -stage.reach : stage.reach))
      spring(index, velocity: 0, at: time)
    }
  }

  /// Pushes all balls from their target: start and end are equal, and yet they move.
  private mutating func pushAll(at time: Double) {
    for index in balls.indices where index != draggedBall {
      balls[index].rest(at: target)
      spring(index, velocity: Self.push, at: time)
    }
  }

  /// Sends the balls in flight to the current target, with their velocity. With `startsResting`, the graph begins anew.
  private mutating func retarget(at time: Double, startsResting: Bool = false) {
    for index in balls.indices where startsResting ? !balls[index].isDragging : balls[index].isMoving(at: time) {
      spring(index, velocity: balls[index].velocity(at: time), continues: !startsResting, at: time)
    }
  }

  private mutating func spring(_ index: Int, velocity: Double, continues: Bool = false, at time: Double) {
    balls[index].spring(to: target, spring: springs[index], velocity: velocity, threshold: threshold, at: time)
    if !continues { epoch = time }
    guard let movement = balls[index].movement?.motion else { return }
    let new = SpringCourse(movement, spring: springs[index], target: target, since: time)
    courses[index] = (continues ? courses[index]?.continued(by: new) : nil) ?? new
  }

  // MARK: - State

  package func snapshot(at time: Double) -> DemoSnapshot {
    var snapshot = DemoSnapshot(state(at: time), [.target: (target, 0)])
    for (index, ball) in balls.enumerated() {
      snapshot.set(.ball(index), ball.value(at: time), velocity: velocity(of: index, at: time))
    }
    return snapshot
  }

  private func velocity(of index: Int, at time: Double) -> Double {
    balls[index].velocity(at: time, dragVelocity: -pan.velocity(at: time).y)
  }

  private func state(at time: Double) -> DemoSnapshot.State {
    if draggedBall != nil { return .dragging }
    return balls.contains { $0.isMoving(at: time) } ? .snapping : .idle
  }

  package var layout: DemoLayout { DemoLayout(viewport: size, anchors: .numbers([target])) }

  package var restTime: Double? {
    var latest = -Double.infinity
    for ball in balls {
      guard let time = ball.restTime else { return nil }
      latest = max(latest, time)
    }
    return latest
  }

  package var controls: [Rect] { [stage.head] }

  package func readouts(at time: Double) -> [Readout] {
    balls.indices.map { index in
      Readout(
        "ζ \(springs[index].dampingRatio, decimals: 2)",
        "\(balls[index].value(at: time), decimals: 1) pt, \(velocity(of: index, at: time), decimals: 0) pt/s")
    }
  }

  /// Returns no tracks: the stage is itself a graph.
  package func tracks(at time: Double) -> [Track] { [] }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    if draggedBall != nil { return .closedHand }
    if stage.button(at: point) != nil { return .pointingHand }
    return balls.indices.contains { stage.ball($0, at: balls[$0].value(at: time)).contains(point) } ? .openHand : .arrow
  }

  private mutating func updateForecast(at time: Double) {
    forecast = SpringForecast(balls.indices.map { course(of: $0, at: time) }, from: epoch, on: stage)
  }

  /// Returns a ball's last flight; for a ball that rests off the target, the motion of a release.
  private func course(of index: Int, at time: Double) -> SpringCourse? {
    let ball = balls[index]
    if ball.isDragging { return nil }
    if let course = courses[index], course.end > epoch || ball.isMoving(at: time) { return course }
    let motion = SpringMotion(from: ball.value(at: time), to: target, spring: springs[index], threshold: threshold)
    return SpringCourse(.spring(motion), spring: springs[index], target: target, since: epoch)
  }

  package func draw(on canvas: inout Canvas, at time: Double, beside ghost: DemoGhost<SpringsDemo>?, _ theme: Theme) {
    canvas.cached(Canvas.Slot("springs"), for: size, springs, threshold, target, hover, theme) { canvas in
      stage.draw(target: target, threshold: threshold, hover: hover, on: &canvas, theme)
      for index in balls.indices {
        stage.drawHeader(index, springs[index], threshold: threshold, on: &canvas, theme)
      }
    }
    forecast.draw(
      at: time, beside: ghost.map { (forecast: $0.run.forecast, name: $0.name) }, hover: hover, on: &canvas, theme
    ) { balls[$0].isMoving(at: time) }
    for (index, ball) in balls.enumerated() {
      let other = ghost?.run.balls[index].value(at: time) ?? ball.value(at: time)
      if abs(other - ball.value(at: time)) > 1 {
        let outline = stage.ball(index, at: other)
        canvas.ghost(of: outline, radius: outline.width / 2, theme)
      }
      stage.drawBall(index, at: ball.value(at: time), target: target, on: &canvas, theme)
    }
  }

  package func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    for (index, ball) in balls.enumerated() {
      let center = stage.ball(index, at: ball.value(at: time)).center
      PhysicsMarks.velocity(Vector2(0, -velocity(of: index, at: time)), from: center, on: &canvas, theme)
    }
  }

  // MARK: - Icon

  private static let icon = Icon(
    lines: [
      Path(
        stride(from: 0.0, through: 1, by: 1.0 / 48).map { part in
          Vector2(2 + 16 * part, 10 - 7 * exp(-1.9 * part) * cos(part * 5 * Double.pi))
        })
    ])
}

extension DemoValue {
  static let target = DemoValue(rawValue: "target")

  static func ball(_ index: Int) -> DemoValue { DemoValue(rawValue: "ball\(index + 1)") }
}
