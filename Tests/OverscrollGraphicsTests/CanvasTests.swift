import Testing

@testable import OverscrollGraphics

private func canvas(_ size: Size = Size(100, 100), pixelRatio: Double = 1) -> Canvas {
  Canvas(size: size, pixelRatio: pixelRatio, measure: HalfEm())
}

@Suite struct CanvasTests {
  @Test("a clip moves with the translation and can only become smaller")
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

  @Test("invisible shapes are not recorded")
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

  @Test("opacities multiply and apply to both ends of a gradient")
  func opacity() {
    var canvas = canvas()
    let box = Rect(x: 0, y: 0, width: 10, height: 10)
    canvas.faded(to: 0.5) { canvas in
      canvas.faded(to: 0.5) { $0.fill(box, .vertical(.black, Color(0xFFFFFF, alpha: 0.4))) }
    }
    #expect(canvas.commands.map(\.paint) == [.vertical(Color(0, alpha: 0.25), Color(0xFFFFFF, alpha: 0.1))])
  }

  @Test("a pixel-aligned point is on a whole pixel, less than a pixel away", arguments: [1, 1.25, 1.5, 2, 3])
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
