import OverscrollGraphics
import OverscrollSDL
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollStudio

@Suite("Painting of moving demos") struct MovingPictureTests {
  @Test(
    "a window after many frames shows the same picture as a new window",
    arguments: DemoCatalog.standard.names
  )
  func sameAsAfresh(_ demo: String) throws {
    var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: demo)))
    let screen = try OffscreenRenderer(size: scripted.app.shell.size)
    for (index, gesture) in [Vector2(-60, -90), Vector2(200, 40), Vector2(10, 300)].enumerated() {
      scripted.flick(from: Vector2(560, 380), by: gesture)
      if index == 1 { scripted.press("T") }
      for _ in 0..<5 {
        scripted.wait(1.0 / 60)
        screen.paint(canvas(of: scripted.app, on: screen))
      }
      let shown = try screen.render(canvas(of: scripted.app, on: screen))
      let afresh = try OffscreenRenderer(size: scripted.app.shell.size)
      #expect(try shown.pixels == afresh.render(canvas(of: scripted.app, on: afresh)).pixels, "gesture \(index)")
    }
  }

  private func canvas(of app: App, on screen: OffscreenRenderer) -> Canvas {
    var canvas = screen.makeCanvas()
    app.draw(on: &canvas)
    return canvas
  }
}
