import ScrollGeometry
import Testing

@testable import OverscrollGraphics

/// Every character is half an em wide, and a line one em high.
struct HalfEm: TextMeasuring {
  func size(of text: String, style: TextStyle) -> Size { Size(Double(text.count) * style.size / 2, style.size) }
}

private func canvas(_ size: Size = Size(100, 100), pixelRatio: Double = 1) -> Canvas {
  Canvas(size: size, pixelRatio: pixelRatio, measure: HalfEm())
}

@Suite struct CanvasTests {
  @Test("what is drawn inside nested translations lands at their sum")
  func translations() {
    var canvas = canvas()
    canvas.translated(by: Vector2(10, 20)) { canvas in
      canvas.translated(by: Vector2(1, 2)) { $0.fill(Rect(x: 0, y: 0, width: 5, height: 5), .black) }
    }
    canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5), .black)
    let shapes = canvas.commands.map(\.shape)
    #expect(
      shapes == [
        .roundedRect(Rect(x: 11, y: 22, width: 5, height: 5), radius: 0),
        .roundedRect(Rect(x: 0, y: 0, width: 5, height: 5), radius: 0),
      ])
  }

  @Test("a clip moves with the translation and only ever narrows")
  func clips() {
    var canvas = canvas()
    canvas.translated(by: Vector2(10, 0)) { canvas in
      canvas.clipped(to: Rect(x: 0, y: 0, width: 50, height: 50)) { canvas in
        canvas.clipped(to: Rect(x: 20, y: -10, width: 500, height: 30)) {
          $0.fill(Rect(x: 0, y: 0, width: 90, height: 90), .black)
        }
      }
    }
    #expect(canvas.commands.map(\.clip) == [Rect(x: 30, y: 0, width: 30, height: 20)])
  }

  @Test("what cannot be seen is not recorded")
  func hidden() {
    var canvas = canvas()
    canvas.fill(Rect(x: 200, y: 0, width: 10, height: 10), .black)
    canvas.fill(Rect(x: 0, y: 0, width: 0, height: 10), .black)
    canvas.faded(to: 0) { $0.fill(Rect(x: 0, y: 0, width: 10, height: 10), .black) }
    canvas.clipped(to: Rect(x: 50, y: 50, width: 10, height: 10)) { canvas in
      canvas.text("word", at: .zero, TextStyle(size: 10), .black)
      canvas.line(from: .zero, to: Vector2(40, 40), .black)
    }
    #expect(canvas.commands.isEmpty)
  }

  @Test("opacities multiply, and apply to both ends of a gradient")
  func opacity() {
    var canvas = canvas()
    let box = Rect(x: 0, y: 0, width: 10, height: 10)
    canvas.faded(to: 0.5) { canvas in
      canvas.faded(to: 0.5) { $0.fill(box, .vertical(.black, Color(0xFFFFFF, alpha: 0.4))) }
    }
    #expect(canvas.commands.map(\.paint) == [.vertical(Color(0, alpha: 0.25), Color(0xFFFFFF, alpha: 0.1))])
  }

  @Test("a scope's clip, opacity and translation end with it")
  func scopes() {
    var canvas = canvas()
    canvas.clipped(to: Rect(x: 0, y: 0, width: 1, height: 1)) { canvas in
      canvas.faded(to: 0.1) { $0.translated(by: Vector2(5, 5)) { _ in } }
    }
    canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5), .black)
    #expect(canvas.commands.first?.clip == nil)
    #expect(canvas.commands.first?.paint == .solid(.black))
  }

  @Test("aligned text has its leading edge, its centre or its trailing edge at its point")
  func alignment() {
    let left = [TextAlignment.leading, .center, .trailing].map { alignment -> Double in
      var canvas = canvas()
      canvas.text("abcd", at: Vector2(50, 10), TextStyle(size: 10), .black, alignment: alignment)
      guard case .text(_, _, let origin) = canvas.commands[0].shape else { return .nan }
      return origin.x
    }
    #expect(left == [50, 40, 30])
  }

  @Test("text in a rectangle is centred vertically")
  func textInRect() {
    var canvas = canvas()
    canvas.text("ab", in: Rect(x: 10, y: 20, width: 80, height: 30), TextStyle(size: 10), .black, alignment: .center)
    #expect(canvas.commands.map(\.shape) == [.text("ab", TextStyle(size: 10), origin: Vector2(45, 30))])
  }

  @Test("a pixel-aligned point lies on a whole pixel, less than a pixel away", arguments: [1, 1.25, 1.5, 2, 3])
  func pixelAligned(ratio: Double) {
    let canvas = canvas(pixelRatio: ratio)
    for step in 0..<200 {
      let point = Vector2(Double(step) * 0.137, -Double(step) * 0.291)
      let aligned = canvas.pixelAligned(point) * ratio
      #expect(abs(aligned.x - aligned.x.rounded()) < 1e-9 && abs(aligned.y - aligned.y.rounded()) < 1e-9)
      #expect(aligned.distance(to: point * ratio) < 0.7072)
    }
  }
}

@Suite struct TextMeasuringTests {
  private let style = TextStyle(size: 10)

  @Test("truncated text fits, is as long as can be, and ends in an ellipsis")
  func truncation() {
    let text = "one two three four"
    for width in stride(from: 0.0, through: 100, by: 2.5) {
      let cut = HalfEm().truncated(text, style: style, width: width)
      #expect(HalfEm().size(of: cut, style: style).width <= width)
      #expect(cut == text || cut.isEmpty || cut.hasSuffix("…"))
      #expect(cut == text || Double(cut.count + 2) * 5 > width, "one more character would have fitted")
    }
  }

  @Test("the lines of a wrapped paragraph fit and have all its words in order")
  func wrapping() {
    let text = "the quick brown fox jumps over the lazy dog"
    for width in stride(from: 30.0, through: 300, by: 7) {
      let lines = HalfEm().lines(text, style: style, width: width)
      #expect(lines.allSatisfy { HalfEm().size(of: $0, style: style).width <= width })
      #expect(lines.joined(separator: " ") == text)
    }
  }
}

@Suite struct ColorTests {
  @Test("contrast is symmetric, 21 between black and white, 1 with itself")
  func contrast() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-6)
    #expect(Color(0x3366CC).contrast(with: Color(0x3366CC)) == 1)
    #expect(Color(0x3366CC).contrast(with: .white) == Color.white.contrast(with: Color(0x3366CC)))
  }

  @Test("luminance agrees with the WCAG's own power for every 8-bit grey")
  func luminance() {
    // Spot values of ((c + 0.055) / 1.055) ^ 2.4, to nine digits.
    let known: [(UInt32, Double)] = [(0x808080, 0.215860500), (0x404040, 0.0512694584), (0xC0C0C0, 0.527115126)]
    for (hex, luminance) in known { #expect(abs(Color(hex).luminance - luminance) < 1e-8) }
    let greys = (0...255).map { Color(UInt32($0) * 0x010101).luminance }
    #expect(zip(greys, greys.dropFirst()).allSatisfy { $0 < $1 })
  }
}
