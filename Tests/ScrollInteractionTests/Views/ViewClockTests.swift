import ScrollInteraction
import SeededRandom
import Testing

@Suite("The clock of views") struct ViewClockTests {
  @Test("view time passes at the clock's speed, not at all during a pause, and as the host's while content is held")
  func speeds() {
    var clock = ViewClock()
    #expect(clock.time(at: 2) == 2)
    clock.setSpeed(0.1, at: 2)
    #expect(abs(clock.time(at: 3) - 2.1) < 1e-12)
    clock.setPaused(true, at: 3)
    #expect(abs(clock.time(at: 9) - 2.1) < 1e-12 && clock.hostTime(of: 5) == nil)
    clock.setHeld(true, at: 9)
    #expect(abs(clock.time(at: 10) - 3.1) < 1e-12 && clock.hostTime(of: 5) != nil)
    clock.setHeld(false, at: 10)
    #expect(abs(clock.time(at: 11) - 3.1) < 1e-12)
    clock.setPaused(false, at: 11)
    clock.setSpeed(1, at: 11)
    #expect(abs(clock.time(at: 12) - 4.1) < 1e-12)
  }

  @Test("view time never runs backward nor jumps ahead of the host, whatever is done to the clock", arguments: 0..<50)
  func monotonic(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var (clock, host, latest) = (ViewClock(), 0.0, 0.0)
    for _ in 0..<200 {
      switch random.count(0...4) {
      case 0: clock.setSpeed(random.number(-0.5...1), at: host)
      case 1: clock.setPaused(!clock.isPaused, at: host)
      case 2: clock.skip(from: host - random.number(-0.1...0.1), to: host)
      case 3: clock.setSpeed(.nan, at: .infinity)
      default: break
      }
      let passed = random.number(0...0.1)
      host += passed
      let time = clock.time(at: host)
      #expect(time >= latest && time - latest <= passed + 1e-9, "seed \(seed)")
      #expect(clock.time(at: host - random.number(0...1)) == time && clock.time(at: .nan) == time, "seed \(seed)")
      latest = time
    }
  }
}
