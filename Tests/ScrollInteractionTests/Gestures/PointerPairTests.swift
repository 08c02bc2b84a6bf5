import ScrollInteraction
import SeededRandom
import Testing

@Suite("Two pointers in one gesture")
struct PointerPairTests {
  private func event(
    _ phase: PointerEvent.Phase, _ id: Int, _ position: Vector2, _ time: Double
  ) -> PointerEvent { PointerEvent(phase, device: .touch, id: id, position: position, time: time) }

  @Test("content does not jump when a finger lands or lifts, and follows the remaining finger", arguments: 0..<60)
  func noJumps(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(20_000, 20_000)), feel: .article,
      contentOffset: Vector2(9000, 9000), slop: TouchedView.noSlop)
    var fingers: [Int: Vector2] = [1: random.point(in: 100...300)]
    var (time, expected) = (0.0, Vector2(9000, 9000))
    view.handle(event(.down, 1, fingers[1]!, time))
    for _ in 0..<60 {
      time += 0.008
      let id = random.count(1...3)
      if let position = fingers[id], fingers.count > 1, random.count(0...7) == 0 {
        view.handle(event(.up, id, position, time))
        fingers[id] = nil
      } else if let position = fingers[id] {
        let step = random.point(in: -4...4)
        fingers[id] = position + step
        view.handle(event(.move, id, position + step, time))
        expected -= step / Double(fingers.count)
      } else if fingers.count < 2 {
        fingers[id] = random.point(in: 0...400)
        view.handle(event(.down, id, fingers[id]!, time))
      }
      #expect(view.contentOffset(at: time).distance(to: expected) < 1e-9, "seed \(seed)")
    }
  }

  @Test("the remaining finger continues the drag without a jump, in every view", arguments: TouchedView.allCases)
  func everyView(kind: TouchedView) {
    func check<View: TestedView>(_ made: View) {
      var view = made
      func isStill(_ time: Double, _ event: PointerEvent) -> Bool {
        let before = view.place(at: time)
        view.send(event)
        return zip(before, view.place(at: time)).allSatisfy { abs($0 - $1) < 1e-9 }
      }
      let (one, other) = (Vector2(80, 560), Vector2(120, 600))
      view.send(event(.down, 1, one, 0))
      view.send(event(.move, 1, one + Vector2(20, -20), 0.01))
      #expect(isStill(0.02, event(.down, 2, other, 0.02)))
      view.send(event(.move, 2, other + Vector2(-9, -15), 0.03))
      #expect(isStill(0.04, event(.up, 1, one + Vector2(20, -20), 0.04)) && view.isHeld)
      let place = view.place(at: 0.04)
      view.send(event(.move, 2, other + Vector2(-9, -35), 0.05))
      let moved = zip(place, view.place(at: 0.05)).reduce(0) { $0 + abs($1.0 - $1.1) }
      #expect(abs(moved - 20) < 1e-6, "\(View.self)")
      view.send(event(.up, 2, other + Vector2(-9, -35), 0.06))
      #expect(!view.isHeld)
    }
    check(kind.made())
  }

  @Test("two fingers zoom about the point between them exactly as a reported pinch does", arguments: 0..<40)
  func pinch(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let layout = ZoomLayout(viewport: Size(400, 600), contentSize: Size(2000, 3000), zoomLimits: 0.2...8)
    var (touched, reported) = (
      ZoomableScrollView(layout: layout, feel: .article), ZoomableScrollView(layout: layout, feel: .article)
    )
    var places = [random.point(in: 100...200), random.point(in: 200...300)]
    touched.handle(event(.down, 1, places[0], 0))
    touched.handle(event(.down, 2, places[1], 0.008))
    let start = places[0].distance(to: places[1])
    func middle() -> Vector2 { (places[0] + places[1]) / 2 }
    reported.handle(PinchEvent(.began, scale: 1, center: middle(), time: 0.008))
    let point = touched.contentPoint(of: middle(), at: 0.008)
    var time = 0.008
    for _ in 0..<20 {
      time += 0.008
      let index = random.count(0...1)
      places[index] += random.point(in: -9...9)
      touched.handle(event(.move, index + 1, places[index], time))
      let scale = max(1, places[0].distance(to: places[1])) / start
      reported.handle(PinchEvent(.changed, scale: scale, center: middle(), time: time))
      #expect(abs(touched.zoomScale(at: time) - reported.zoomScale(at: time)) < 1e-9, "seed \(seed)")
      #expect(touched.contentPoint(of: middle(), at: time).distance(to: point) < 1e-6, "seed \(seed)")
    }
    let held = touched.contentOffset(at: time)
    touched.handle(event(.up, 1, places[0], time))
    #expect(touched.contentOffset(at: time).distance(to: held) < 1e-9, "seed \(seed)")
    #expect(touched.restTime == nil)
    touched.handle(event(.move, 2, places[1] - Vector2(4, 5), time + 0.008))
    #expect(touched.contentOffset(at: time + 0.008).distance(to: held + Vector2(4, 5)) < 1e-6, "seed \(seed)")
    touched.handle(event(.up, 2, places[1] - Vector2(4, 5), time + 0.3))
    #expect(touched.restTime != nil)
  }

  @Test("a press with two fingers is not a click")
  func noClick() {
    var pan = PanGesture()
    _ = pan.handle(event(.down, 1, Vector2(10, 10), 0))
    _ = pan.handle(event(.down, 2, Vector2(90, 10), 0.01))
    _ = pan.handle(event(.up, 2, Vector2(90, 10), 0.02))
    #expect(pan.handle(event(.up, 1, Vector2(10, 10), 0.03)) == .ended(velocity: .zero))
  }

  @Test("a cancelled pinch settles, and the next press drags")
  func cancelled() throws {
    for first in [0, 1] {
      var view = ZoomableScrollView(
        layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000), zoomLimits: 0.5...4),
        feel: .article,
        contentOffset: Vector2(500, 2000))
      view.handle(event(.down, 0, Vector2(100, 300), 0))
      view.handle(event(.down, 1, Vector2(200, 300), 0.01))
      view.handle(event(.move, 1, Vector2(300, 300), 0.02))
      view.handle(event(.cancel, first, Vector2(100, 300), 0.03))
      view.handle(event(.cancel, 1 - first, Vector2(300, 300), 0.03))
      #expect(!view.isHeld && view.pan.pinch == nil)
      let (scale, offset) = (view.zoomScale(at: 1), view.contentOffset(at: 1))
      #expect(abs(scale - 2) < 1e-9)
      view.handle(event(.down, 0, Vector2(200, 500), 1))
      view.handle(event(.move, 0, Vector2(200, 290), 1.1))
      #expect(abs(view.contentOffset(at: 1.1).y - offset.y - 200) < 1e-9)
      view.handle(event(.up, 0, Vector2(200, 290), 1.2))
      let rest = try #require(view.restTime)
      view.scroll(to: Vector2(700, 700), at: rest)
      #expect(view.target == Vector2(700, 700))
      let kinds = view.events(in: -1..<1).map(\.kind)
      #expect(kinds.filter { $0 == .willBeginDragging }.count == 1 && kinds.last == .didSettle(at: offset))
    }
  }

  @Test("a second finger's first report, without movement, does not choose the axis of a directional lock")
  func lock() {
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000)), feel: .article,
      contentOffset: Vector2(500, 2000))
    view.isDirectionalLockEnabled = true
    view.handle(event(.down, 0, Vector2(100, 300), 0))
    view.handle(event(.down, 1, Vector2(200, 300), 0.01))
    view.handle(event(.move, 1, Vector2(200, 300), 0.02))
    view.handle(event(.move, 1, Vector2(210, 200), 0.03))
    #expect(view.contentOffset(at: 0.03) == Vector2(500, 2050))
  }

  /// Returns the reports of two fingers with these velocities, in points per second, which press at time 0.
  ///
  /// Both report in one frame, or one after the other. The first finger lifts at `lift`, the other one later by `delay`.
  private func reports(
    _ velocities: [Vector2], lift: Double, delay: Double, interval: Double = 0.008, isOneFrame: Bool = true
  ) -> [PointerEvent] {
    let starts = [Vector2(200, 300), Vector2(260, 330)]
    func place(_ id: Int, _ time: Double) -> Vector2 { starts[id] + velocities[id] * time }
    var events = [0, 1].map { event(.down, $0, starts[$0], 0) }
    for id in [0, 1] {
      let end = lift + (id == 0 ? 0 : delay)
      let offset = id == 0 || isOneFrame ? 0 : interval / 2
      for step in 1...Int(end / interval + 1) {
        let time = Double(step) * interval - offset
        if time <= end + 1e-9 { events.append(event(.move, id, place(id, time), min(time, end))) }
      }
      events.append(event(.up, id, place(id, end), end))
    }
    // Of one stamp, moves come before lifts.
    return events.filter { $0.phase == .down }
      + events.filter { $0.phase != .down }.sorted {
        ($0.time, $0.phase == .up ? 1 : 0, $0.id) < ($1.time, $1.phase == .up ? 1 : 0, $1.id)
      }
  }

  @Test("no release of two fingers is faster than the faster one, under every rule", arguments: 0..<400)
  func fastestFinger(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var pan = PanGesture()
    pan.touchVelocityRule = VelocityRule.allCases.randomElement(using: &random)!
    let velocities = [random.point(in: -2000...2000), random.point(in: -2000...2000)]
    let events = reports(
      velocities, lift: random.number(0.05...0.2), delay: seed < 4 ? 0.008 * Double(seed) : random.number(0...0.2),
      interval: random.number(0.004...0.0167), isOneFrame: random.coin())
    guard case .ended(let velocity)? = events.map({ pan.handle($0) }).last else {
      Issue.record("expected the end of a drag, seed \(seed)")
      return
    }
    #expect(velocity.length <= 1.001 * max(velocities[0].length, velocities[1].length), "seed \(seed)")
  }

  @Test(
    "two fingers that pan alike release with their velocity, however far apart they lift", arguments: 0..<40)
  func alike(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var pan = PanGesture()
    let velocity = random.point(in: 300...2000)
    let events = reports([velocity, velocity], lift: 0.12, delay: random.number(0...0.2))
    guard case .ended(let released)? = events.map({ pan.handle($0) }).last else { return }
    #expect(released.distance(to: velocity) < 0.01 * velocity.length, "seed \(seed)")
  }

  @Test(
    "after a pinch, content stays where the second finger leaves it if it lifts within a tenth of a second, in every view",
    arguments: TouchedView.allCases, 0..<60)
  func staggeredLift(kind: TouchedView, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // The fingers part faster than their midpoint moves.
    let (parting, drift) = (random.point(in: -1000...1000), random.number(0...0.9))
    let turn = random.coin() ? Vector2(-parting.y, parting.x) : parting
    let events = reports(
      [turn * drift + parting, turn * drift - parting], lift: random.number(0.06...0.15),
      delay: random.number(0...0.09), interval: random.number(0.004...0.0167), isOneFrame: random.coin())
    let rule = VelocityRule.allCases.randomElement(using: &random)!
    func check<View: TestedView>(_ made: View) {
      var (view, cancelled) = (made, made)
      (view.pan.touchVelocityRule, cancelled.pan.touchVelocityRule) = (rule, rule)
      for event in events { view.send(event) }
      for event in events.dropLast() { cancelled.send(event) }
      let end = events.last!.time
      cancelled.cancel(at: end)
      for time in [end, end + 0.02, end + 0.3, end + 9] {
        #expect(view.place(at: time) == cancelled.place(at: time), "seed \(seed)")
      }
    }
    check(kind.made())
  }

  @Test(
    "after a pinch, content moves by at most 20 pt if the second finger lifts within 24 ms, then at most as far as that finger, without a jump",
    arguments: Platform.allCases, 0..<40)
  func staggeredLift(platform: Platform, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (speed, delay) =
      seed < 4 ? (1000, [0.008, 0.016, 0.024, 0.04][Int(seed)]) : (random.number(100...1500), random.number(0...0.09))
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000)), feel: platform.feel,
      contentOffset: Vector2(500, 2000), slop: TouchedView.noSlop)
    let events = reports([Vector2(0, -speed), Vector2(0, speed)], lift: 0.12, delay: delay)
    for event in events {
      let before = view.contentOffset(at: event.time)
      view.handle(event)
      #expect(view.contentOffset(at: event.time).distance(to: before) <= 0.008 * speed + 1e-9, "seed \(seed)")
    }
    let distance = view.contentOffset(at: 60).distance(to: Vector2(500, 2000))
    #expect(distance <= (delay <= 0.024 ? min(20, speed * delay) : speed * delay) + 1e-9, "seed \(seed)")
  }
}
