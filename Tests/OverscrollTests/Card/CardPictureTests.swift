import OverscrollGraphics
import ScrollGeometry
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollSDL
@testable import OverscrollStudio

extension Card {
  /// What a graphics card draws is what is painted in memory.
  @Suite struct CardPictureTests {
    private struct Trial: CustomTestStringConvertible {
      var demo: String
      var renderer: String
      var scale: Double
      var testDescription: String { "\(demo), \(renderer), scale \(scale)" }
    }

    /// The second renderer at one scale only: they differ in SDL's shaders, and not in what we give them.
    private static let trials = DemoCatalog.standard.names.flatMap { demo in
      [1, 1.5, 2].map { Trial(demo: demo, renderer: "opengl", scale: $0) }
        + [Trial(demo: demo, renderer: "opengles2", scale: 1.5)]
    }

    @Test("every demo in mid-drag looks the same, to a level, in both themes and at every scale", arguments: trials)
    private func demos(trial: Trial) throws {
      let demo = try #require(DemoCatalog.standard.demo(named: trial.demo))
      let size = Size(480, 360)
      let card = try SoftwareCard(trial.renderer, size: size, pixelRatio: trial.scale)
      let memory = try OffscreenRenderer(size: size, pixelRatio: trial.scale)
      for appearance in Theme.Appearance.allCases {
        var setup = AppSetup(catalog: .standard)
        (setup.demo, setup.appearance, setup.size, setup.isBare) = (demo, appearance, size, appearance == .dark)
        var scripted = ScriptedApp(setup)
        scripted.wait(0.5)
        scripted.pointer(.down, Vector2(300, 280))
        for step in 1...7 { scripted.pointer(.move, Vector2(300 - 9.3 * Double(step), 280 - 13.7 * Double(step))) }
        scripted.wait(0.02)
        card.show { scripted.app.draw(on: &$0) }
        var canvas = memory.makeCanvas()
        scripted.app.draw(on: &canvas)
        let (drawn, painted) = (try card.target.picture(), try memory.render(canvas))
        try #require((drawn.width, drawn.height) == (painted.width, painted.height))
        let levels = zip(drawn.pixels, painted.pixels).map { Levels($0, $1).largest }
        print("LEVELS", trial.testDescription, appearance, levels.count { $0 > 0 }, levels.count { $0 > 1 }, levels.max()!)
        #expect(levels.allSatisfy { $0 <= 1 }, "\(appearance): \(levels.count { $0 > 1 }) differ")
      }
    }
  }
}

/// By how many levels of 255 the channel of two pixels differs that differs most.
struct Levels {
  let largest: Int

  init(_ one: UInt32, _ other: UInt32) {
    largest = [0, 8, 16].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
  }
}
