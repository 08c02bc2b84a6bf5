import Overscroll
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Sliding panels") struct PanelSlideTests {
  private static let sizes = [Size(1120, 760), Size(900, 640), Size(760, 500)]

  /// Presses `key` and returns the layouts every 240th of a second after that.
  private func slide(_ scripted: inout ScriptedApp, _ key: String, seconds: Double = 0.8) -> [WindowLayout] {
    scripted.press(key)
    return (0..<Int(seconds * 240)).map { _ in
      defer { scripted.wait(1.0 / 240) }
      return scripted.app.shell.layout
    }
  }

  private func steps(_ layouts: [WindowLayout], _ inset: KeyPath<EdgeInsets, Double>) -> [Double] {
    zip(layouts, layouts.dropFirst()).map { $1.insets[keyPath: inset] - $0.insets[keyPath: inset] }
  }

  @Test("a panel slides to its place without a jump, and nothing moves after that", arguments: sizes, ["I", "G"])
  func sliding(_ size: Size, _ key: String) {
    var scripted = ScriptedApp(PictureInPictureDemo.self, size: size)
    for _ in 0..<2 {
      let layouts = slide(&scripted, key)
      let (right, bottom, left) = (steps(layouts, \.right), steps(layouts, \.bottom), steps(layouts, \.left))
      for steps in [right, bottom, left] { #expect(steps.allSatisfy { $0.magnitude <= 20 }) }
      #expect((right + bottom).contains { $0 != 0 })
      #expect(scripted.app.shell.layout.insets == scripted.app.shell.slide.destination)
      #expect(!scripted.app.isAnimating)
    }
  }

  @Test("a panel reversed half-way keeps its velocity")
  func reversal() {
    var scripted = ScriptedApp(ScrollDemo.self)
    _ = slide(&scripted, "I", seconds: 0.08)
    let (before, after) = (scripted.app.shell.layout.insets.right, slide(&scripted, "I", seconds: 0.8))
    #expect(before > 20 && before < 280)
    #expect(after[4].insets.right < before, "it goes on for a moment")
    #expect(steps(after, \.right).allSatisfy { $0.magnitude <= 20 })
    #expect(after.last?.insets.right == 288)
  }

  @Test("a sliding panel affects the stage the same at any frame rate", arguments: DemoCatalog.standard.names)
  func frameRates(_ demo: String) throws {
    let type = try #require(DemoCatalog.standard.demo(named: demo))
    let runs = [10.0, 30, 60, 120].map { fps in
      var scripted = ScriptedApp(type)
      scripted.flick(from: Vector2(560, 420), by: Vector2(-60, -90))
      scripted.press("I", "G")
      // No frame is at the time of a step, where rounding would decide on which side it counts.
      scripted.wait(0.003)
      return (0..<10).map { _ in
        for _ in 0..<Int(fps / 10) { scripted.wait(1 / fps) }
        return Moment(app: scripted.app)
      }
    }
    for run in runs { #expect(run == runs[0]) }
  }

  private struct Moment: Equatable {
    let values: [DemoValue: Double]
    let stage: Rect

    init(app: App) {
      (values, stage) = (app.snapshot.values.mapValues { ($0 * 1e6).rounded() }, app.shell.layout.stage)
    }
  }

  @Test(
    "a click beside the inspector only closes it, and Escape closes it as well",
    arguments: [Size(480, 360), Size(700, 500), Size(703, 800)])
  func closing(_ size: Size) {
    var scripted = ScriptedApp(PagingDemo.self, size: size)
    let before = scripted.app.snapshot.values
    scripted.press("I")
    scripted.wait(1)
    scripted.click(Vector2(150, 200))
    scripted.wait(1)
    #expect(
      scripted.app.inspector == nil && scripted.app.snapshot.values == before && scripted.app.card.name == "paging")
    scripted.press("I")
    scripted.wait(1)
    scripted.press("Escape")
    scripted.wait(1)
    #expect(scripted.app.inspector == nil)
  }
}
