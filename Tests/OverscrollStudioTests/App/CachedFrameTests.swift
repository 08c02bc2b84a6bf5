import AppTesting
import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollStudio

@Suite("Cached frames") struct CachedFrameTests {
  /// A window with one canvas for all frames.
  private struct Screen {
    private var canvas: Canvas

    init(_ size: Size) { canvas = Canvas(size: size, pixelRatio: 1, measure: EvenMeasure()) }

    mutating func commands(of app: App) -> [Canvas.Command] {
      let size = app.accessibleWindow.frame.size
      if canvas.size != size { self = Screen(size) }
      canvas.removeAll()
      app.draw(on: &canvas)
      return canvas.commands
    }
  }

  @Test("cached drawings never show the state of an earlier frame", arguments: DemoCatalog.standard.names)
  func staleness(_ demo: String) throws {
    var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: demo)))
    var screen = Screen(scripted.window.frame.size)
    func check(_ place: String) { #expect(screen.commands(of: scripted.app) == scripted.commands, "\(demo), \(place)") }

    let start = scripted.stage.point(0.57, 0.7)
    check("at the start")
    for keys in Self.keys {
      for key in keys { scripted.press(key) }
      check("after \(keys)")
      for hover in [(0.04, 0.2), (0.45, 0.4), (0.9, 0.4), (0.45, 0.92)] {
        scripted.hover(scripted.window.frame.point(hover.0, hover.1))
        check("hovering at \(hover) after \(keys)")
      }
      scripted.flick(from: start, by: Vector2(-60, -90))
      for _ in 0..<6 {
        scripted.wait(0.07)
        check("in flight after \(keys)")
      }
    }
    // The same number of events with other values, so that a cache keyed by counts would fail.
    for distance in [-70.0, -110] {
      scripted.press("R")
      scripted.flick(from: start, by: Vector2(-60, distance))
      scripted.wait(0.07)
      check("after a reset and a flick by \(distance)")
    }
    scripted.resize(to: Size(900, 600))
    check("on a smaller window")
  }

  private static let keys = [
    ["Down"], ["Right"], ["A", "Right"], ["X"], ["D"], ["T"], ["V"], ["G"], ["I"], ["G", "I", "R"], ["S"], ["D", "B"],
  ]
}
