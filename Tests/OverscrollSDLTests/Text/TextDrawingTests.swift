import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite struct TextDrawingTests {
  @Test("text is drawn within its measured box", arguments: [1, 1.25, 1.5, 2])
  func insideBox(ratio: Double) throws {
    for size in [9.0, 12, 13, 17, 28] {
      let style = TextStyle(size: size)
      let renderer = try OffscreenRenderer(size: Size(500, 60), pixelRatio: ratio)
      var canvas = renderer.makeCanvas()
      canvas.text("Hxg, rubber band 0.55", at: Vector2(20, 10), style, .white)
      let box = canvas.measure.size(of: "Hxg, rubber band 0.55", style: style)
      let shown = try renderer.render(canvas)
      let (left, right) = (20 * ratio - 1, (20 + box.width) * ratio + 1)
      let (top, bottom) = (10 * ratio - 1, (10 + box.height) * ratio + 1)
      #expect(shown.area > 20)
      #expect(shown.isBlank { x, y in Double(x) < left || Double(x) > right || Double(y) < top || Double(y) > bottom })
      let figures = TextStyle(size: size, hasTabularFigures: true)
      func width(_ text: String) -> Double { canvas.measure.size(of: text, style: figures).width }
      #expect(width("") == 0 && abs(width("11811") - 5 * width("4")) < 1e-9)
      let margin = 3 + size * ratio * 0.12
      #expect(!shown.isBlank { x, _ in Double(x) > right - margin }, "it fills the width")
    }
  }

  @Test("the fonts have all characters of formulas and key caps")
  func symbols() throws {
    let style = TextStyle(size: 15)
    func shown(_ text: String) throws -> Bitmap {
      try picture(Size(30, 30)) { $0.text(text, at: Vector2(5, 3), style, .white) }
    }
    let missing = try shown("\u{10FFFD}")
    for sign in "…−×ζβω₀′→←↑↓⌫°½π²·±≤≥∞" {
      let picture = try shown(String(sign))
      #expect(picture.area > 0 && picture.pixels != missing.pixels, "\(sign)")
    }
  }

  @Test("text of any length, and characters of any length, are cut before they are measured and drawn")
  func hostileText() throws {
    var random = SeededRandom(seed: 57)
    let (renderer, style) = (try OffscreenRenderer(size: Size(300, 20)), TextStyle(size: 10))
    let marks = String(repeating: "\u{301}", count: 100_000)
    for text in ["a" + marks, marks, String(repeating: "x", count: 1_000_000)]
      + (0..<30).map({ _ in random.hostileText() })
    {
      var canvas = renderer.makeCanvas()
      canvas.text(text, at: .zero, style, .white, maxWidth: 280)
      #expect(
        canvas.measure.size(of: canvas.measure.truncated(text, style: style, width: 280), style: style).width <= 280)
      _ = try renderer.render(canvas)
    }
    let fonts = try Fonts(file: nil)
    #expect(fonts.line("a" + marks, style, pixelRatio: 1).runs.map(\.text.unicodeScalars.count).reduce(0, +) <= 31)
  }
}
