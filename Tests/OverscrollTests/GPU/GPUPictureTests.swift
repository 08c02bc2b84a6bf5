import AppTesting
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollSDL
@testable import OverscrollStudio

extension GPU {
  /// Compares pictures drawn by a GPU with pictures painted in memory.
  @MainActor @Suite struct GPUPictureTests {
    private struct Trial: CustomTestStringConvertible {
      var demo: String
      var renderer: String
      var scale: Double
      var appearances: [Theme.Appearance]
      var testDescription: String { "\(demo), \(renderer), scale \(scale)" }
    }

    /// The trials of every demo. The second renderer is tried at one scale only, since it differs only in SDL's
    /// shaders. The larger scale is tried in one theme, since themes differ in colors and scales in positions.
    nonisolated private static let trials = DemoCatalog.standard.names.flatMap { demo in
      [
        Trial(demo: demo, renderer: "opengl", scale: 1, appearances: Theme.Appearance.allCases),
        Trial(demo: demo, renderer: "opengl", scale: 1.5, appearances: [.dark]),
        Trial(demo: demo, renderer: "opengles2", scale: 1, appearances: [.light]),
      ]
    }

    @Test("every demo during a drag looks the same on a GPU and in memory, up to rounding", arguments: trials)
    private func demos(trial: Trial) throws {
      let demo = try #require(DemoCatalog.standard.demo(named: trial.demo))
      let size = Size(320, 240)
      let gpu = try SoftwareGPU(trial.renderer, size: size, pixelRatio: trial.scale)
      let memory = try OffscreenRenderer(size: size, pixelRatio: trial.scale)
      for appearance in trial.appearances {
        var setup = AppSetup(catalog: .standard)
        (setup.demo, setup.askedAppearance, setup.size, setup.isBare) = (demo, appearance, size, appearance == .dark)
        var scripted = ScriptedApp(setup)
        scripted.wait(0.5)
        scripted.pointer(.down, Vector2(200, 180))
        for step in 1...7 { scripted.pointer(.move, Vector2(200 - 9.3 * Double(step), 180 - 13.7 * Double(step))) }
        scripted.wait(0.02)
        gpu.show { scripted.app.draw(on: &$0) }
        var canvas = memory.makeCanvas()
        scripted.app.draw(on: &canvas)
        let (drawn, painted) = (try gpu.target.picture(), try memory.render(canvas))
        try #require((drawn.width, drawn.height) == (painted.width, painted.height))
        let difference = PictureDifference(width: drawn.width, drawn.pixels, painted.pixels, rounding: 1, visible: 1)
        // This GPU rounds a stack of faint layers once, not layer by layer, so some pixels are off by more.
        #expect(difference.largest <= 3 && difference.share < 0.002, "\(appearance): \(difference)")
        // Such pixels are together in corners where shadows end. A missing icon would have more of them.
        #expect(difference.patches.allSatisfy { $0.area <= 64 }, "\(appearance): \(difference)")
        let most = zip(drawn.pixels, painted.pixels).count { PictureDifference.levels($0, $1) > 2 }
        #expect(most < 5, "\(appearance): \(most)")
      }
    }

    @Test("one layer over another is the same on a GPU and in memory, bit by bit", arguments: SoftwareGPU.renderers)
    func layer(renderer: String) throws {
      let size = Size(320, 240)
      let gpu = try SoftwareGPU(renderer, size: size)
      let memory = try OffscreenRenderer(size: size)
      func draw(on canvas: inout Canvas) {
        canvas.fill(Rect(x: 0, y: 0, width: 320, height: 240), .vertical(Color(0xF0E8D8), Color(0x102040)))
        for column in 0..<8 {
          let (x, alpha) = (Double(column) * 40, Double(column + 1) / 8)
          let rect = Rect(x: x + 6, y: 8, width: 28, height: 40)
          canvas.fill(rect, radius: 11, Color(0xC83010, alpha: alpha))
          canvas.shadow(of: rect.offset(by: Vector2(0, 76)), radius: 8, blur: 4, Color(0x2060E0, alpha: alpha))
          canvas.text("Ag", at: Vector2(x + 4, 140), TextStyle(size: 22), Color(0x40FF80, alpha: alpha))
          let path = Path([Vector2(x + 4, 190), Vector2(x + 36, 214), Vector2(x + 8, 232)])
          canvas.stroke(path, Stroke(width: 5), Color(0xFFFFFF, alpha: alpha))
        }
      }
      gpu.show(draw)
      var canvas = memory.makeCanvas()
      draw(on: &canvas)
      let (drawn, painted) = (try gpu.target.picture(), try memory.render(canvas))
      #expect(zip(drawn.pixels, painted.pixels).allSatisfy { PictureDifference.levels($0, $1) == 0 })
    }
  }
}
