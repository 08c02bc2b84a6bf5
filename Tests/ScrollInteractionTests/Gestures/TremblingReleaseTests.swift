import ScrollInteraction
import SeededRandom
import Testing

@Suite("A release with a tremble")
struct TremblingReleaseTests {
  private let layout = ScrollLayout(viewport: Size(300, 300), contentSize: Size(300, 100_000))

  /// The steps of a flick of 0.1 s, the last of which goes back by 0 to 6 points.
  private func steps(_ speed: Double, rate: Double, _ random: inout SeededRandom) -> [Double] {
    let back = random.number(0...6)
    return Array(repeating: speed / rate, count: Int(0.1 * rate)) + [speed < 0 ? back : -back]
  }

  private func expect(_ velocity: Double, _ speed: Double, _ feel: ScrollFeel, _ rate: Double) {
    // Android's parabola has less at the rates of slow fingers, as Android itself.
    let share = [.android, .chromium, .flutter].contains(feel.touchVelocityRule) ? 0.25...1.1 : 0.5...1.1
    #expect(share.contains(velocity / speed), "\(velocity) of \(speed) at \(rate) Hz, seed 46")
  }

  @Test("a drag keeps its direction and speed in every feel", arguments: ScrollFeel.all, PointerEvent.Device.allCases)
  func pointers(feel: ScrollFeel, device: PointerEvent.Device) {
    var random = SeededRandom(seed: 46)
    for _ in 0..<200 {
      let rates: [Double] = device == .mouse ? [60, 125, 500, 1000] : [60, 120, 240]
      let rate = rates[random.count(0...rates.count - 1)]
      let speed = random.signed(800...4000)
      var view = SimpleScrollView(layout: layout, feel: feel, contentOffset: Vector2(0, 50_000))
      var (position, time) = (0.0, 0.0)
      func event(_ phase: PointerEvent.Phase) -> PointerEvent {
        PointerEvent(phase, device: device, position: Vector2(0, position), time: time)
      }
      _ = view.handle(event(.down))
      for step in steps(speed, rate: rate, &random) {
        position += step
        time += 1 / rate
        _ = view.handle(event(.move))
      }
      expect(-view.velocity(at: time).y, speed, feel, rate)
    }
  }

  @Test("a touchpad's swipe keeps its direction and speed in every feel", arguments: ScrollFeel.all)
  func touchpads(feel: ScrollFeel) {
    var random = SeededRandom(seed: 46)
    for _ in 0..<200 {
      let rates: [Double] = [60, 100, 125, 200]
      let rate = rates[random.count(0...3)]
      let speed = random.signed(800...4000)
      var momentum = Momentum(feel: feel)
      var time = 0.0
      for step in steps(speed, rate: rate, &random) {
        time += 1 / rate
        momentum.handle(Vector2(0, step), from: .finger, at: time)
      }
      #expect((0.5...1.1).contains(momentum.velocity(at: time).y / speed), "\(speed) at \(rate) Hz, seed 46")
    }
  }
}
