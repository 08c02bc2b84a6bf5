import AppTesting
import Overscroll
import OverscrollGraphics
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Cards on the stage") struct StageCornerTests {
  @Test(
    "a toast of any length never covers the focused field",
    arguments: [Size(480, 360), Size(700, 500), Size(1120, 760)])
  func toastAndField(_ size: Size) throws {
    let words = String(repeating: "This is what went wrong. ", count: 8)
    for index in 0..<40 {
      var scripted = ScriptedApp(ScrollDemo.self, size: size)
      for _ in 0..<index { scripted.press("Down") }
      scripted.press("Return")
      scripted.wait(1)
      guard let field = scripted.app.textArea else { continue }
      scripted.app.perform(.notify(.problem(words)))
      scripted.wait(1)
      let color = scripted.app.shell.theme.inverse
      let toast = scripted.shapes { canvas in
        canvas.paint == .solid(color)
      }
      #expect(!toast.isEmpty)
      for frame in toast { #expect(!frame.intersects(field), "\(index)") }
    }
  }

  /// Returns what a demo draws beside another run of it.
  private func commands<Run: Demo>(_ demo: Run, beside ghost: (any Demo)?, at time: Double) -> [Canvas.Command] {
    var canvas = Canvas(size: Size(800, 600), pixelRatio: 1, measure: EvenMeasure())
    let other = (ghost as? Run).map { DemoGhost($0, name: "A", opacity: 1) }
    demo.draw(on: &canvas, at: time, beside: other, Theme(appearance: .dark))
    return canvas.commands
  }

  @Test("nothing of A is drawn where it is within a point of the current run", arguments: DemoCatalog.standard.names)
  func sameRuns(_ name: String) throws {
    var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: name)))
    for _ in 0..<2 {
      let demo = scripted.app.demo
      let time = scripted.app.stage.now
      #expect(commands(demo, beside: demo, at: time).count == commands(demo, beside: nil, at: time).count)
      scripted.flick(from: Vector2(500, 450), by: Vector2(-60, -160))
      scripted.wait(0.1)
    }
  }
}

extension ScriptedApp {
  /// Returns the boxes of the commands that `isWanted` selects.
  fileprivate func shapes(_ isWanted: (Canvas.Command) -> Bool) -> [Rect] {
    commands.filter(isWanted).compactMap { if case .roundedRect(let rect, _) = $0.shape { rect } else { nil } }
  }

  func frame(ofText text: String) -> Rect? { frames(ofText: text).first }

  /// Returns the frame of the first text that `isWanted` selects.
  func frame(where isWanted: (String) -> Bool) -> Rect? { texts.first(where: isWanted).flatMap { frame(ofText: $0) } }

  func frames(ofText text: String) -> [Rect] {
    commands.compactMap { command in
      guard case .text(text, let style, let origin) = command.shape else { return nil }
      return Rect(origin: origin, size: EvenMeasure().size(of: text, style: style))
    }
  }
}
