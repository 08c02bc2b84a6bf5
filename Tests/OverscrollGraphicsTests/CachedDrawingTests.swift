import Testing

@testable import OverscrollGraphics

@Suite("Cached drawing") struct CachedDrawingTests {
  private func canvas() -> Canvas { Canvas(size: Size(200, 100), pixelRatio: 1, measure: HalfEm()) }

  /// Draws every kind of shape, some of them clipped and some outside the canvas.
  private func draw(on canvas: inout Canvas) {
    canvas.fill(Rect(x: 2, y: 3, width: 40, height: 20), radius: 4, .vertical(.white, .black))
    canvas.stroke(Rect(x: 2, y: 3, width: 40, height: 20), radius: 4, width: 2, .black)
    canvas.shadow(of: Rect(x: -60, y: 3, width: 40, height: 20), radius: 4, blur: 9, .black)
    canvas.line(from: Vector2(1, 1), to: Vector2(30, 70), width: 3, dashes: [2, 3], .white)
    canvas.stroke(Path([Vector2(1, 1), Vector2(9, 4), Vector2(3, 8)]), Stroke(width: 2), .black)
    canvas.clipped(to: Rect(x: 10, y: 10, width: 90, height: 20)) { canvas in
      canvas.fill(Path([Vector2(1, 1), Vector2(90, 40), Vector2(3, 80)], isClosed: true), .black)
      canvas.translated(by: Vector2(5, 0)) { $0.text("words", at: Vector2(20, 12), TextStyle(size: 10), .black) }
    }
    canvas.fill(Rect(x: 500, y: 3, width: 40, height: 20), .black)
  }

  private func placed(on canvas: inout Canvas, at place: Vector2, _ draw: (inout Canvas) -> Void) {
    canvas.clipped(to: Rect(x: 0, y: 0, width: 150, height: 90)) { canvas in
      canvas.translated(by: place) { canvas in canvas.faded(to: 0.5, draw) }
    }
  }

  @Test("a cached drawing gives the commands of a new one under any translation, clip and opacity")
  func places() {
    var cached = canvas()
    for x in [0.0, 30, -40, 300] {
      var fresh = canvas()
      placed(on: &fresh, at: Vector2(x, 7), draw)
      cached.removeAll()
      placed(on: &cached, at: Vector2(x, 7)) { canvas in
        canvas.cached(Canvas.Slot("all"), for: 1) { $0.cached(Canvas.Slot("part"), for: 2, draw: draw) }
      }
      #expect(cached.commands == fresh.commands)
    }
  }

  @Test("a miniature has the shapes and clips of a part, smaller, within its frame") func miniature() {
    let (part, frame) = (Rect(x: 0, y: 0, width: 200, height: 100), Rect(x: 50, y: 20, width: 60, height: 50))
    var (whole, small) = (canvas(), canvas())
    draw(on: &whole)
    small.miniature(of: part, in: frame, draw)
    #expect(whole.commands.count == small.commands.count && small.commands.count > 5)
    // At a scale of 0.3, from the left edge of the frame and in the middle of its height.
    func place(_ rect: Rect) -> Rect { Rect(origin: rect.origin * 0.3 + Vector2(50, 30), size: rect.size * 0.3) }
    for (large, little) in zip(whole.commands, small.commands) {
      let (expected, found) = (place(large.shape.extent(on: HalfEm())), little.shape.extent(on: HalfEm()))
      // Strokes have a margin of a point.
      #expect((found.center - expected.center).length < 1e-9 && (found.width - expected.width).magnitude < 1.5)
      #expect(little.clip.map { ($0.center - place(large.clip ?? part).center).length < 1e-9 } == true)
    }
  }

  @Test("a drawing is recorded once per key")
  func keys() {
    var (canvas, recorded) = (canvas(), 0)
    for key in [1, 1, 1, 2, 2, 1] {
      canvas.removeAll()
      canvas.cached(Canvas.Slot("it"), for: key) { canvas in
        recorded += 1
        canvas.fillCircle(center: .zero, radius: Double(key), .black)
      }
      #expect(canvas.commands == [self.circle(Double(key))])
    }
    #expect(recorded == 3)
  }

  private func circle(_ radius: Double) -> Canvas.Command {
    var canvas = canvas()
    canvas.fillCircle(center: .zero, radius: radius, .black)
    return canvas.commands[0]
  }

  @Test("drawings in different slots, indices or layers are cached separately")
  func slots() {
    var (canvas, recorded) = (canvas(), 0)
    func draw(_ canvas: inout Canvas) { recorded += 1 }
    for _ in 0..<3 {
      canvas.removeAll()
      canvas.cached(Canvas.Slot("one"), for: 1, draw: draw)
      canvas.cached(Canvas.Slot("one", 1), for: 1, draw: draw)
      canvas.cached(Canvas.Slot("other"), for: "key", draw: draw)
      canvas.layered(1) { $0.cached(Canvas.Slot("one"), for: 2, draw: draw) }
    }
    #expect(recorded == 4)
  }

  @Test("unused drawings are evicted beyond the capacity")
  func eviction() {
    var (canvas, recorded) = (canvas(), 0)
    for frame in 0..<40 {
      canvas.removeAll()
      for index in 0..<30 { canvas.cached(Canvas.Slot("it", frame * 30 + index), for: 0) { _ in recorded += 1 } }
    }
    canvas.removeAll()
    canvas.cached(Canvas.Slot("it"), for: 0) { _ in recorded += 1 }
    #expect(recorded == 1201)
  }

  @Test("a path in reused storage has the points that were added to it")
  func pooling() {
    var canvas = canvas()
    for frame in 0..<4 {
      canvas.removeAll()
      for corner in 0..<3 + frame {
        canvas.fill(.black) { $0 += [.zero, Vector2(5, Double(corner)), Vector2(Double(frame), 9)] }
        canvas.fill(.black) { $0 += [Vector2(900, 0), Vector2(905, 5), Vector2(900, 9)] }
        canvas.stroke(Stroke(width: 1), .black) { $0 += [.zero, Vector2(5, 5), Vector2(Double(corner), 9)] }
      }
      let paths = (0..<3 + frame).flatMap { corner -> [Canvas.Shape] in
        let filled = Path([.zero, Vector2(5, Double(corner)), Vector2(Double(frame), 9)], isClosed: true)
        let stroked = Path([.zero, Vector2(5, 5), Vector2(Double(corner), 9)])
        return [.fill(filled, offset: .zero), .stroke(stroked, Stroke(width: 1), offset: .zero)]
      }
      #expect(canvas.commands.map(\.shape) == paths)
    }
  }
}
