import Testing

@testable import OverscrollStudio

@Suite("Frame clock")
struct FrameClockTests {
  @Test("the clock runs with the host, at a tenth in slow motion, and not at all while paused")
  func paces() {
    var clock = FrameClock()
    #expect(clock.demoTime(at: 2) == 2)
    clock.toggleSlowMotion(at: 2)
    #expect(abs(clock.demoTime(at: 3) - 2.1) < 1e-12)
    clock.togglePause(at: 3)
    #expect(abs(clock.demoTime(at: 9) - 2.1) < 1e-12)
    clock.togglePause(at: 9)
    clock.toggleSlowMotion(at: 9)
    #expect(abs(clock.demoTime(at: 10) - 3.1) < 1e-12)
  }

  @Test("a single step pauses the clock and advances it by one frame")
  func steps() {
    var clock = FrameClock()
    _ = clock.demoTime(at: 1)
    clock.stepOnce(at: 1)
    #expect(clock.isPaused)
    #expect(abs(clock.demoTime(at: 5) - (1 + FrameClock.step)) < 1e-12)
    clock.stepOnce(at: 6)
    #expect(abs(clock.demoTime(at: 7) - (1 + 2 * FrameClock.step)) < 1e-12)
  }
}
