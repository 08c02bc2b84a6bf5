import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollSDL
@testable import OverscrollStudio

/// The work of a frame, counted: no clock can judge it on a busy machine.
@MainActor @Suite("The work of a frame") struct FrameWorkTests {
  /// The measures of a frame: canvas commands, quads, and painted pixels as a share of the window.
  private struct Work {
    var commands = 0
    var quads = 0
    var painted = 0.0

    func isWithin(_ budget: Work) -> Bool {
      commands <= budget.commands && quads <= budget.quads && painted <= budget.painted
    }

    func maximum(_ other: Work) -> Work {
      Work(
        commands: max(commands, other.commands), quads: max(quads, other.quads), painted: max(painted, other.painted))
    }
  }

  @Test(
    "a frame in motion, with a ghost and the physics overlay, keeps within its budget",
    arguments: DemoCatalog.standard.names)
  func budget(_ demo: String) throws {
    let work = try frames(of: demo) { scripted in
      scripted.press("D", "A", "Down", "Right")
      scripted.flick(from: Vector2(560, 420), by: Vector2(-60, -90))
    }
    #expect(work.painted > 0 || !["scroll", "drawer", "paging", "metro", "platforms"].contains(demo), "nothing moved")
    // The work of the fullest demo and a third more.
    #expect(work.isWithin(Work(commands: 900, quads: 8000, painted: 0.6)), "\(work)")
  }

  @Test("a frame at rest paints nothing", arguments: DemoCatalog.standard.names)
  func rest(_ demo: String) throws { #expect(try frames(of: demo) { $0.wait(3) }.painted == 0) }

  /// Returns the maximum work of 30 frames after an input. The frame before it counts for nothing: it paints all.
  private func frames(of demo: String, after input: (inout ScriptedApp) -> Void) throws -> Work {
    var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: demo)))
    let (size, fonts) = (scripted.app.shell.size, try Fonts(file: nil))
    let (width, height) = (Int(size.width), Int(size.height))
    let painter = CanvasPainter(fonts: fonts, atlas: MaskAtlas(side: 2048, maximumSide: 2048))
    var canvas = Canvas(size: size, pixelRatio: 1, measure: Typesetter(fonts: fonts, pixelRatio: 1))
    var tiles = DirtyTiles(width: width, height: height)
    func draw() -> Work {
      canvas.removeAll()
      scripted.app.draw(on: &canvas)
      painter.atlas.beginFrame()
      let quads = painter.quads(of: canvas, width: width, height: height)
      let pixels = tiles.update(with: quads).reduce(0) { $0 + $1.width * $1.height }
      return Work(commands: canvas.commands.count, quads: quads.count, painted: Double(pixels) / Double(width * height))
    }
    input(&scripted)
    _ = draw()
    return (0..<30).reduce(Work()) { maximum, _ in
      scripted.wait(1 / 60)
      return maximum.maximum(draw())
    }
  }
}
