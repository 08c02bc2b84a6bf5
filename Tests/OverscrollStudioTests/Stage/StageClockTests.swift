import Overscroll
import Testing

@testable import OverscrollStudio

@Suite("Clock of the stage")
struct StageClockTests {
  private func stage() -> Stage { Stage(AppSetup(catalog: .standard), ParameterValues(), size: Size(800, 600)) }

  @Test("the clock runs with the host, at a tenth in slow motion, and not at all while paused")
  func paces() {
    var stage = stage()
    func expect(_ time: Double, at host: Double) {
      stage.advance(to: host)
      #expect(abs(stage.now - time) < 1e-12)
    }
    expect(2, at: 2)
    stage.toggleSlowMotion()
    expect(2.1, at: 3)
    stage.togglePause()
    expect(2.1, at: 9)
    stage.togglePause()
    stage.toggleSlowMotion()
    expect(3.1, at: 10)
  }

  @Test("a single step pauses the clock and advances it by one frame")
  func steps() {
    var stage = stage()
    stage.advance(to: 1)
    stage.step()
    #expect(stage.clock.isPaused)
    stage.advance(to: 5)
    #expect(abs(stage.now - (1 + Stage.stepTime)) < 1e-12)
    stage.advance(to: 6)
    stage.step()
    stage.advance(to: 7)
    #expect(abs(stage.now - (1 + 2 * Stage.stepTime)) < 1e-12)
  }
}
