import ScrollInteraction
import SeededRandom
import Testing

@Suite("Two pointers in one gesture") struct PointerPairTests {
  private func event(
    _ phase: PointerEvent.Phase, _ id: Int, _ position: Vector2, _ time: Double
  ) -> PointerEvent { PointerEvent(phase, device: .touch, id: id, position: position, time: time) }

  @Test(
    "content follows one finger or two without a jump when one lands or lifts, in every view",
    arguments: TouchedView.allCases, 0..<20)
  func noJumps(kind: TouchedView, seed: UInt64) {
    func check<View: TestedView>(_ made: View) {
      var random = SeededRandom(seed: seed)
      var (view, fingers, time) = (made, [1: Vector2(80, 420)], 0.01)
      view.send(event(.down, 1, Vector2(80, 560), 0))
      view.send(event(.move, 1, Vector2(80, 420), time))
      var expected = view.scrolled(at: time)
      for _ in 0..<60 {
        time += 0.008
        let id = random.count(1...3)
        if let position = fingers[id], fingers.count > 1, random.count(0...7) == 0 {
          view.send(event(.up, id, position, time))
          fingers[id] = nil
        } else if let position = fingers[id] {
          let step = Vector2(0, random.number(-4...4))
          fingers[id] = position + step
          view.send(event(.move, id, position + step, time))
          expected -= step.y / Double(fingers.count)
        } else if fingers.count < 2 {
          // On one line, two fingers move without a zoom.
          fingers[id] = Vector2(random.number(300...400), fingers.values.first!.y)
          view.send(event(.down, id, fingers[id]!, time))
        }
        if kind != .map { #expect(abs(view.scrolled(at: time) - expected) < 1e-6, "seed \(seed)") }
      }
      #expect(view.isHeld)
      for (id, position) in fingers { view.send(event(.up, id, position, time + 0.1)) }
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

  @Test(
    "two fingers release with their common velocity, and with no more than the faster one's by any rule",
    arguments: 0..<400)
  func release(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var pan = PanGesture()
    let isCommon = seed % 8 == 7
    var velocities = [random.point(in: -2000...2000), random.point(in: -2000...2000)]
    if isCommon {
      velocities = Array(repeating: random.point(in: 300...2000), count: 2)
    } else {
      pan.touchVelocityRule = VelocityRule.allCases.randomElement(using: &random)!
    }
    let events = reports(
      velocities, lift: isCommon ? 0.12 : random.number(0.05...0.2),
      delay: seed < 4 ? 0.008 * Double(seed) : random.number(0...0.2),
      interval: isCommon ? 0.008 : random.number(0.004...0.0167), isOneFrame: isCommon || random.coin())
    guard case .ended(let velocity)? = events.map({ pan.handle($0) }).last else { throw CancellationError() }
    #expect(velocity.length <= 1.001 * max(velocities[0].length, velocities[1].length), "seed \(seed)")
    if isCommon { #expect(velocity.distance(to: velocities[0]) < 0.01 * velocities[0].length, "seed \(seed)") }
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
