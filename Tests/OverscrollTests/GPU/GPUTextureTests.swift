import AppTesting
import SeededRandom
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollSDL
@testable import OverscrollStudio

extension GPU {
  /// Tests of uploads to a GPU and of its textures.
  @MainActor @Suite struct GPUTextureTests {
    @Test("a demo at rest uploads nothing to the GPU, and a scrolling demo little", arguments: ["drawer", "metro"])
    func uploads(demo: String) throws {
      let size = Size(320, 240)
      let gpu = try SoftwareGPU(size: size)
      var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: demo)), size: size, after: 2)
      let first = gpu.show { scripted.app.draw(on: &$0) }
      #expect(first > 0)
      for _ in 0..<3 {
        scripted.wait(0.1)
        #expect(gpu.show { scripted.app.draw(on: &$0) } == 0)
      }
      scripted.pointer(.down, Vector2(160, 200))
      var uploads: [Int] = []
      for step in 1...15 {
        scripted.pointer(.move, Vector2(160, 200 - 5 * Double(step)))
        uploads.append(gpu.show { scripted.app.draw(on: &$0) })
      }
      // New are a row that scrolls into view, an unseen digit, or a line at another quarter of a pixel.
      #expect(uploads.sorted()[7] < first / 10, "\(uploads) after \(first)")
    }

    @Test("the atlas stays within its pages for any number of sizes, scales and words", arguments: [1, 2] as [UInt64])
    func bounds(seed: UInt64) throws {
      var numbers = SeededRandom(seed: seed)
      let atlas = MaskAtlas(side: 512, maximumSide: 1024)
      let size = Size(200, 150)
      let gpu = try SoftwareGPU(size: size, atlas: atlas)
      let memory = try OffscreenRenderer(size: size)
      var (most, last) = (0, memory.makeCanvas())
      for frame in 0..<150 {
        // As if the window moved to an output with another scale.
        let scale: Double = [1, 1.25, 1.5, 2, 3].randomElement(using: &numbers) ?? 1
        var canvas = Canvas(size: size, pixelRatio: scale, measure: gpu.renderer.measure(pixelRatio: scale))
        for _ in 0..<Int.random(in: 1...12, using: &numbers) { Self.draw(on: &canvas, &numbers) }
        gpu.renderer.draw(canvas)
        gpu.target.present()
        let textures = atlas.pages.count { $0.texture != nil }
        most = max(most, textures)
        try #require(textures <= 2, "seed \(seed), frame \(frame)")
        last = canvas
      }
      #expect(most > 1, "seed \(seed): it was put to use")
      let picture = try memory.render(last)
      let drawn = try gpu.target.picture()
      #expect(zip(drawn.pixels, picture.pixels).allSatisfy { PictureDifference.levels($0, $1) <= 2 }, "seed \(seed)")
    }

    private static func draw(on canvas: inout Canvas, _ numbers: inout SeededRandom) {
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &numbers) }
      let rect = Rect(x: number(-50...250), y: number(-50...150), width: number(5...150), height: number(5...150))
      let color = Color(UInt32.random(in: 0...0xFFFFFF, using: &numbers), alpha: number(0.3...1))
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: canvas.fill(rect, radius: number(0...60), color)
      case 1: canvas.shadow(of: rect, radius: number(0...30), blur: number(2...40), color)
      case 2:
        let points = (0..<6).map { _ in Vector2(number(0...300), number(0...200)) }
        canvas.stroke(Path(points), Stroke(width: number(1...9)), color)
      default:
        let word = String((0..<6).map { _ in "abcdefghijkmnopqrstuvwxyz".randomElement(using: &numbers) ?? "a" })
        canvas.text(word, at: rect.origin, TextStyle(size: number(9...40).rounded()), color)
      }
    }
  }
}
