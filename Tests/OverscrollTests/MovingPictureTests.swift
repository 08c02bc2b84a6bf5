import Geometry
import SDLBackend
import Testing

@testable import Overscroll

@Suite("Painting a moving demo") struct MovingPictureTests {
  @Test(
    "what a window shows after many frames is what it would show had it just been opened", arguments: DemoRegistry.names
  )
  func sameAsAfresh(_ demo: String) throws {
    var scripted = ScriptedApp(try #require(DemoRegistry.demo(named: demo)))
    let screen = try OffscreenRenderer(size: scripted.app.size)
    for (index, gesture) in [Vector2(-60, -90), Vector2(200, 40), Vector2(10, 300)].enumerated() {
      scripted.flick(from: Vector2(560, 380), by: gesture)
      if index == 1 { scripted.press("T") }
      for frame in 0..<24 {
        scripted.wait(1.0 / 60)
        var canvas = screen.makeCanvas()
        scripted.app.draw(on: &canvas)
        let shown = screen.render(canvas)
        guard frame % 8 == 7 else { continue }
        #expect(
          shown == (try OffscreenRenderer(size: scripted.app.size)).render(canvas), "gesture \(index), frame \(frame)")
      }
    }
  }
}
