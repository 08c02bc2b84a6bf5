import Testing

@testable import OverscrollSDL

@Suite struct PathDrawingTests {
  @Test("a stroke covers its length times its width and two round caps")
  func strokeArea() throws {
    for angle in stride(from: 0.1, to: 1.5, by: 0.2) {
      let direction = Vector2(1 - angle / 2, angle)
      let end = Vector2(20, 20) + direction * (80 / direction.length)
      let shown = try picture(Size(120, 120)) { $0.line(from: Vector2(20, 20), to: end, width: 5, .white) }
      #expect(abs(shown.area - (80 * 5 + Double.pi * 6.25)) < 4, "\(angle)")
    }
  }

  @Test("a path drawn in tiles looks as if drawn at once")
  func tiles() throws {
    let points = (0...60).map { Vector2(Double($0) * 13, 300 + 280 * (Double($0 % 7) / 3.5 - 0.9)) }
    let path = Path(points)
    let shown = try picture(Size(760, 620)) { $0.stroke(path, Stroke(width: 6), .white) }
    let whole = CairoMask.draw(path, stroke: Stroke(width: 6), region: PixelRect(width: 760, height: 620))
    let differences = (0..<620).map { y in
      (0..<760).count { x in abs(Int(shown[x, y] >> 16) - Int(whole.coverage[y * 760 + x])) > 2 }
    }
    #expect(differences.reduce(0, +) == 0)
  }

  @Test("drawings moved by whole pixels need no new masks")
  func cachedMasks() throws {
    let fonts = try Fonts(file: nil)
    let atlas = MaskAtlas(side: 512, maximumSide: 512)
    let painter = CanvasPainter(fonts: fonts, atlas: atlas)
    let masks = (0..<4).map { step -> Int in
      var canvas = Canvas(size: Size(64, 48), pixelRatio: 1, measure: Typesetter(fonts: fonts, pixelRatio: 1))
      canvas.drawSamples(movedBy: Vector2(Double(step), 0))
      atlas.beginFrame()
      _ = painter.quads(of: canvas, width: 64, height: 48)
      return atlas.lastPiece
    }
    #expect(masks[0] > 5 && masks[1...].allSatisfy { $0 == masks[0] })
  }
}
