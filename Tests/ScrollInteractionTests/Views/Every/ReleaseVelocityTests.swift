import ScrollInteraction
import SeededRandom
import Testing

/// Compares the velocity that a view reports during a drag with the release.
@Suite("Velocity of a drag") struct ReleaseVelocityTests {
  /// Returns a noisy drag from `start` by a random device at a random rate, which sometimes stops before its release.
  private func drag(from start: Vector2, _ random: inout SeededRandom) -> [PointerEvent] {
    let device = random.coin() ? PointerEvent.Device.mouse : .touch
    let (rate, noise) = (random.number(60...500), random.number(0...2))
    let (velocity, acceleration) = (random.point(in: -1500...1500), random.point(in: -6000...6000))
    let count = random.count(4...24)
    let moves = (1...count).map { index in
      let time = Double(index) / rate
      let position = start + velocity * time + acceleration * (time * time / 2) + random.point(in: -noise...noise)
      return PointerEvent(.move, device: device, position: position, time: time)
    }
    let end = moves[count - 1].time + (random.count(0...5) == 0 ? random.number(0.05...0.3) : random.number(0...0.02))
    return [PointerEvent(.down, device: device, position: start, time: 0)] + moves
      + [PointerEvent(.up, device: device, position: moves[count - 1].position, time: end)]
  }

  @Test("a view is released with the velocity that it reports in the drag", arguments: TouchedView.allCases, 0..<150)
  func release(kind: TouchedView, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let events = drag(from: Vector2(80, 560), &random)
    let time = events[events.count - 1].time
    var view = kind.made()
    view.send(Array(events.dropLast()))
    #expect(view.restTime == nil)
    let held = view.speed(at: time)
    view.send([events[events.count - 1]])
    for (said, speed) in zip(held, view.speed(at: time)) {
      // A slow value near its end is there at once.
      #expect(speed == 0 ? abs(said) < 20 : abs(said - speed) < 1e-6, "seed \(seed)")
    }
  }

  @Test("in a paused clock the velocity is that of the latest report, and a release after a rest has none")
  func pausedClock() {
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 9000)), feel: .article)
    for step in 0...6 {
      let position = Vector2(200, 500 - 30 * Double(step))
      view.handle(PointerEvent(step == 0 ? .down : .move, position: position, time: Double(step) * 0.01), at: 5)
    }
    let moving = view.velocity(at: 5)
    #expect(abs(moving.y - 3000) < 1)
    #expect(view.velocity(at: 5.3) == .zero)
    view.handle(PointerEvent(.up, position: Vector2(200, 320), time: 0.5), at: 5)
    #expect(view.velocity(at: 5) == .zero && view.state(at: 5) == .idle)
  }

  @Test("the velocity is zero under a resting pointer, also in slow motion", arguments: TouchedView.allCases, [1, 0.1])
  func rests(kind: TouchedView, rate: Double) {
    var view = kind.made()
    var pointer = ScriptedPointer(at: Vector2(80, 560))
    for event in [pointer.down()] + pointer.move(by: Vector2(0, -60)) { _ = view.handle(event, at: event.time * rate) }
    let time = pointer.time * rate
    #expect(view.speed(at: time).contains { abs($0) > 500 })
    #expect(view.speed(at: time + 0.3).allSatisfy { $0 == 0 })
  }

  @Test("a view reports the velocity of a touchpad's fingers and continues with it", arguments: TouchedView.allCases)
  func touchpad(kind: TouchedView) {
    var view = kind.made()
    view.send(ScriptedWheel.touchpad(velocity: 600, for: 0.12, rate: 125, position: Vector2(80, 560)))
    let time = 15 / 125.0
    let said = view.speed(at: time)
    #expect(said.contains { abs(abs($0) - 600) < 1 })
    view.send(WheelEvent(delta: .zero, isPrecise: true, isEnd: true, position: Vector2(80, 560), time: time))
    for (one, other) in zip(said, view.speed(at: time)) { #expect(abs(one - other) < 1e-6) }
  }
}
