import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Demos that are left and shown again") struct LeftDemoTests {
  /// Returns an app that flicks the scroll demo and is in flight.
  private func flicked() -> ScriptedApp {
    var scripted = ScriptedApp(ScrollDemo.self, after: 0.5)
    scripted.flick(from: scripted.stage.point(0.5, 0.7), by: Vector2(-30, -120))
    scripted.wait(0.3)
    return scripted
  }

  @Test("a demo that is shown again is as it was left, with its graph and its last gesture")
  func resumed() throws {
    var scripted = flicked()
    scripted.press("2")
    let left = flicked()
    #expect(!scripted.isEnabled("Replay gesture") && scripted.app.snapshot.values != left.app.snapshot.values)
    scripted.flick(from: scripted.stage.center, by: Vector2(0, 60))
    scripted.wait(7)
    scripted.press("B")
    scripted.wait(7)
    scripted.press("1")
    for (name, value) in left.app.snapshot.values {
      // The keys take some hundredths of a second.
      #expect(abs(scripted.app.snapshot.values[name]! - value) < 30)
    }
    #expect(!scripted.isAtRest && scripted.isEnabled("Replay gesture"))
    for (now, then) in zip(scripted.app.stage.timeline.curves, left.app.stage.timeline.curves) {
      #expect(now.marks == then.marks)
    }
    scripted.wait(9)
    var alone = left
    alone.wait(9)
    for (name, value) in alone.app.snapshot.values { #expect(abs(scripted.app.snapshot.values[name]! - value) < 1e-6) }
    #expect(scripted.isAtRest)
    scripted.press("B")
    #expect(!scripted.isAtRest)
  }

  @Test("content that is held while another demo is chosen is released")
  func held() {
    var scripted = flicked()
    scripted.pointer(.down, scripted.stage.point(0.5, 0.7))
    scripted.pointer(.move, scripted.stage.point(0.5, 0.6))
    scripted.press("2", "1")
    #expect(scripted.app.snapshot.state != .dragging)
    scripted.pointer(.move, scripted.stage.point(0.5, 0.1))
    scripted.wait(9)
    #expect(scripted.isAtRest)
  }

  @Test("R resets the content and keeps the parameters; Reset numbers keeps the content")
  func resets() throws {
    var scripted = flicked()
    scripted.wait(9)
    let start = ScriptedApp(ScrollDemo.self).app.snapshot.values
    scripted.app.perform(.set(.parameter(.rubberBandCoefficient), to: 0.9))
    let values = scripted.app.snapshot.values
    #expect(values != start)
    scripted.press("R", modifiers: .shift)
    #expect(try scripted.value(of: "Rubber-band coefficient") == 0.55 && scripted.app.snapshot.values == values)
    scripted.press("Z", modifiers: .control)
    #expect(try scripted.value(of: "Rubber-band coefficient") == 0.9)
    scripted.press("R")
    #expect(try scripted.value(of: "Rubber-band coefficient") == 0.9 && scripted.app.snapshot.values == start)
    #expect(!scripted.isEnabled("Replay gesture"))
    scripted.app.perform([.showDemo(1), .set(.parameter(.snapStiffness), to: 90)])
    let tuned = scripted.app.tuning.all
    scripted.app.perform(.resetEverywhere)
    let new = ScriptedApp(ScrollDemo.self).app.tuning
    for card in DemoCatalog.standard.cards {
      for parameter in card.parameters { #expect(scripted.app.tuning.all[card][parameter] == new.all[card][parameter]) }
    }
    scripted.press("Z", modifiers: .control)
    #expect(scripted.app.tuning.all == tuned)
  }
}
