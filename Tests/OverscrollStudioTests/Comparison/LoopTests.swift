import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Looping a gesture") struct LoopTests {
  private func flicked() -> ScriptedApp {
    var scripted = ScriptedApp(PictureInPictureDemo.self)
    scripted.flick(from: scripted.stage.point(0.89, 0.86), by: Vector2(-240, -120))
    scripted.wait(6)
    return scripted
  }

  /// Waits in steps until the gesture starts again, and returns the values at all steps until then.
  private func round(_ scripted: inout ScriptedApp, step: Double) -> [(time: Double, values: [DemoValue: Double])] {
    var moments: [(Double, [DemoValue: Double])] = []
    let start = scripted.app.displayedTime
    for _ in 0..<10_000 {
      moments.append((scripted.app.displayedTime, scripted.app.snapshot.values))
      scripted.wait(step)
      if scripted.app.displayedTime < moments[moments.count - 1].0 { return moments }
    }
    Issue.record("it is not replayed within \(10_000 * step) s from \(start) on")
    return moments
  }

  @Test("each round of a loop repeats the original gesture at any frame rate and speed", arguments: [30.0, 60, 144])
  func rounds(_ rate: Double) throws {
    var scripted = flicked()
    let original = scripted.app.stage.timeline
    scripted.press("L")
    #expect(scripted.isOn("Loop gesture"))
    for speed in [PlaybackSpeed.full, .half] {
      scripted.app.perform(.setSpeed(speed))
      _ = round(&scripted, step: 1 / rate)
      let moments = round(&scripted, step: 1 / rate)
      #expect(moments.count > 20)
      for moment in moments {
        #expect(moment.values == original.demo(at: moment.time).snapshot(at: moment.time).values)
      }
      let end = try #require(original.restTime)
      let rested = try #require(moments.last).time - end
      let pause = Comparison.loopPause * speed.rawValue
      #expect(rested > 0 && rested <= pause && rested > pause - 1.5 / rate)
    }
  }

  @Test("a loop that was not drawn for half a minute is where it would be if it had been")
  func undrawn() {
    var steady = flicked()
    steady.press("L")
    var undrawn = steady
    undrawn.wait(30)
    for _ in 0..<3000 { steady.wait(0.01) }
    #expect(abs(steady.app.displayedTime - undrawn.app.displayedTime) < 1e-6)
  }

  @Test("a loop ends with its key or with any other input to the demo")
  func ending() throws {
    let others: [(inout ScriptedApp) -> Void] = [
      { $0.press("L") }, { $0.press("L", modifiers: .control) }, { $0.pointer(.down, $0.stage.center) },
      { $0.wheel(Vector2(0, -1), at: $0.stage.center) }, { $0.press("2") }, { $0.press("R") },
    ]
    for other in others {
      var scripted = flicked()
      scripted.press("L")
      scripted.wait(0.3)
      // Numbers are tuned while it plays.
      scripted.press("Down", "Right")
      #expect(try scripted.isOn("Loop gesture") && scripted.value(of: "Deceleration rate") > 0.998)
      other(&scripted)
      #expect(!scripted.isOn("Loop gesture"))
    }
  }
}
