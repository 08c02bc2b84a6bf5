import ScrollInteraction
import SeededRandom
import Testing

@Suite("A clock that begins again") struct RestartingClockTests {
  /// The time, in seconds, at which 32-bit milliseconds begin again.
  private let end = 4_294_967.296

  /// Returns the reports of a random device, from `start` on.
  private func gesture(_ random: inout SeededRandom, from start: Double) -> (
    pointer: [PointerEvent], wheel: [WheelEvent]
  ) {
    let position = Vector2(80, 560)
    switch random.count(0...2) {
    case 0:
      var pointer = ScriptedPointer(at: position, time: start, device: random.coin() ? .touch : .mouse)
      return ([pointer.down()] + pointer.move(by: Vector2(0, random.signed(40...150))) + [pointer.up()], [])
    case 1:
      let speed = random.signed(200...1500)
      return ([], ScriptedWheel.touchpad(velocity: speed, for: 0.1, rate: 100, from: start, position: position))
    default:
      let count = [1.0, -1, 0.4, 3].randomElement(using: &random)!
      return ([], [0.05, 0.1, 0.15].map { ScriptedWheel.notch(count, at: start + $0) })
    }
  }

  @Test("every view goes on as after a long rest", arguments: TouchedView.allCases, 0..<120)
  func views(kind: TouchedView, seed: UInt64) {
    func check<View: TestedView>(_ made: View) {
      var random = SeededRandom(seed: seed)
      var view = made
      if random.coin() { view.retune(at: 0) }
      func send(_ gesture: (pointer: [PointerEvent], wheel: [WheelEvent]), to view: inout View) {
        view.send(gesture.pointer)
        view.send(gesture.wheel)
      }
      for start in [end - 9, end - 1 - random.number(0...2)] { send(gesture(&random, from: start), to: &view) }
      // The clock begins again in flight or at rest.
      var other = view
      let (again, later) = (random.number(0...5), end + 300)
      #expect(view.isAtRest(at: again) && !view.isDragging(at: again), "seed \(seed)")
      #expect(view.place(at: again) == view.place(at: later), "seed \(seed)")
      var copy = random
      send(gesture(&random, from: again), to: &view)
      send(gesture(&copy, from: later), to: &other)
      for passed in [0.11, 0.15, 0.3, 0.7, 20] {
        for (a, b) in zip(view.place(at: again + passed), other.place(at: later + passed)) {
          #expect(abs(a - b) < 0.05, "seed \(seed)")
        }
        #expect(view.isAtRest(at: again + passed) == other.isAtRest(at: later + passed), "seed \(seed)")
      }
      let (events, others) = (view.events(in: 0..<99), other.events(in: later..<later + 99))
      #expect(events.count == others.count, "seed \(seed)")
    }
    check(kind.made())
  }

  @Test("a momentum goes as far as before, in flight and at rest", arguments: ScrollFeel.all, [0.1, 30])
  func momentum(feel: ScrollFeel, wait: Double) {
    var momentum = Momentum(feel: feel)
    func swipe(from start: Double) -> Vector2 {
      momentum.send(ScriptedInput.flick(at: 1200, from: start))
      return momentum.delta(in: start..<start + 50)
    }
    let first = swipe(from: 0)
    var long = momentum
    momentum.send(ScriptedInput.flick(at: 1200, from: end - wait - 0.2))
    _ = momentum.delta(in: end - wait..<end)
    // A program that asks for a frame first sees it at rest.
    if wait > 1 {
      #expect(momentum.delta(in: 0..<0) == .zero && momentum.restTime == -.infinity)
      #expect(momentum.phase(at: 0) == .ended)
    }
    #expect((swipe(from: 0.5) - first).length < 0.01, "\(feel.name)")
    // A movement in the past is asked for, not a new clock.
    #expect(long.delta(in: 0..<0.15).y > 100)
  }

  @Test("view time continues, at any speed", arguments: [1, 0.3])
  func clock(speed: Double) throws {
    var clock = ViewClock()
    _ = clock.time(at: end - 10)
    clock.setSpeed(speed, at: end - 10)
    let shown = clock.time(at: end - 1)
    #expect(clock.time(at: 2) == shown)
    #expect(abs(clock.time(at: 5) - shown - 3 * speed) < 1e-6)
    #expect(clock.time(at: 1) == clock.time(at: 5))
    #expect(abs(try #require(clock.hostTime(of: shown + 6 * speed)) - 8) < 1e-6)
  }

  @Test("two clicks with a new clock between them are no double click, and resampled content follows the pointer")
  func clicks() {
    var clicks = DoubleClick()
    #expect(!clicks.click(.zero, at: end) && !clicks.click(.zero, at: 0.1) && clicks.click(.zero, at: 0.2))
    var resampler = PointerResampler(PointerEvent(.down, position: .zero, time: end))
    _ = resampler.event(at: end)
    resampler.add(PointerEvent(.move, position: Vector2(0, 9), time: 0.1))
    #expect(resampler.event(at: .infinity)?.position == Vector2(0, 9))
  }
}
