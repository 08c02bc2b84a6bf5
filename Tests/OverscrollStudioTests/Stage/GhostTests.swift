import AppTesting
import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Ghosts") struct GhostTests {
  /// Returns what a demo draws beside another run of it.
  private func commands<Run: Demo>(_ demo: Run, beside ghost: (any Demo)?, at time: Double) -> [Canvas.Command] {
    var canvas = Canvas(size: Size(800, 600), pixelRatio: 1, measure: EvenMeasure())
    let other = (ghost as? Run).map { DemoGhost($0, name: "A") }
    demo.draw(on: &canvas, at: time, beside: other, Theme(appearance: .dark))
    return canvas.commands
  }

  @Test("nothing of A is drawn where it is within a point of the current run", arguments: DemoCatalog.standard.names)
  func sameRuns(_ name: String) throws {
    var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: name)))
    for _ in 0..<2 {
      let demo = scripted.app.demo
      let time = scripted.app.displayedTime
      #expect(commands(demo, beside: demo, at: time).count == commands(demo, beside: nil, at: time).count)
      scripted.flick(from: scripted.stage.point(0.48, 0.76), by: Vector2(-60, -160))
      scripted.wait(0.1)
    }
  }
}

extension ScriptedApp {
  /// Returns the frame of a drawn text.
  func frame(ofText text: String) -> Rect? {
    for command in commands {
      guard case .text(text, let style, let origin) = command.shape else { continue }
      return Rect(origin: origin, size: EvenMeasure().size(of: text, style: style))
    }
    return nil
  }
}
