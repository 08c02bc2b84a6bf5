import AppTesting
import Testing

@testable import OverscrollDemos

@Suite("Metro demo") struct MetroDemoTests {
  private static let size = Size(900, 640)

  private func demo(_ values: [DemoValue: Double] = [:]) -> MetroDemo {
    MetroDemo(DemoSetup(size: Self.size, values: values, assets: .sourceTree))
  }

  private func shown(_ demo: MetroDemo, _ time: Double) -> (offset: Vector2, scale: Double) {
    let values = demo.snapshot(at: time).values
    return (Vector2(values[.contentOffsetX]!, values[.contentOffsetY]!), values[.zoomScale]!)
  }

  @Test("keys zoom about the mouse, or about the middle without a mouse")
  func keys() {
    for point in [nil, Vector2(200, 500)] {
      var demo = demo()
      let still = point ?? Vector2(450, 320)
      demo.handle(.hover(point), at: 0)
      let before = shown(demo, 0)
      demo.handle(.key(KeyPress("=", modifiers: .shift)), at: 0)
      let after = shown(demo, 2)
      #expect(abs(after.scale - 1.5) < 1e-12)
      #expect(((before.offset + still) / before.scale).distance(to: (after.offset + still) / after.scale) < 1e-9)
      demo.handle(.key(KeyPress("-")), at: 3)
      #expect(abs(shown(demo, 5).scale - 1) < 1e-12)
    }
  }

  @Test("a double click zooms in about the pointer, and from the largest scale back to the whole map")
  func doubleClick() {
    var demo = demo()
    for (time, scale) in [(0.0, 2.0), (2, 4), (4, 640.0 / 1200)] {
      for click in [time, time + 0.15] { demo.click(Vector2(300, 200), at: click, for: 0.03) }
      #expect(shown(demo, time + 2).scale == scale)
    }
    #expect(shown(demo, 6).offset == Vector2((1600 * 640.0 / 1200 - 900) / 2, 0))
  }

  private func drawn(_ demo: MetroDemo, at time: Double = 0) -> [Canvas.Command] {
    var canvas = Canvas(size: Self.size, pixelRatio: 1, measure: EvenMeasure())
    canvas.clipped(to: Rect(origin: .zero, size: Self.size)) { demo.draw(on: &$0, at: time, Theme(appearance: .light)) }
    return canvas.commands
  }

  private func texts(_ commands: [Canvas.Command]) -> [String] {
    commands.compactMap { if case .text(let text, _, _) = $0.shape { text } else { nil } }
  }

  @Test("a click on a station shows its name, as hovering does, and a click elsewhere hides it")
  func names() {
    var demo = demo([.contentOffsetX: 350, .contentOffsetY: 280, .zoomScale: 0.5])
    let mint = Vector2(800, 720) * 0.5 - shown(demo, 0).offset
    #expect(!texts(drawn(demo)).contains("Mint Street"))
    demo.handle(.hover(mint), at: 0)
    #expect(texts(drawn(demo)).contains("Mint Street"))
    demo.handle(.hover(nil), at: 0)
    demo.click(mint, at: 1, for: 0.03)
    demo.handle(.hover(nil), at: 2)
    #expect(texts(drawn(demo, at: 3)).contains("Mint Street"))
    demo.click(Vector2(5, 5), at: 4, for: 0.03)
    demo.handle(.hover(nil), at: 5)
    #expect(!texts(drawn(demo, at: 6)).contains("Mint Street"))
  }

  // MARK: Without a map

  @Test("a map that cannot be read is reported on the stage with its file and line")
  func broken() {
    let failure = Failure.malformed(file: "metro.json", line: 12, "\"name\" is missing")
    var demo = MetroDemo(DemoSetup(size: Self.size), .failure(failure))
    let words = texts(drawn(demo)).joined(separator: " ")
    #expect(words.contains("metro.json, line 12: \"name\" is missing"))
    let titles = drawn(demo).filter { if case .text(_, Theme.Text.title, _) = $0.shape { true } else { false } }
    #expect(texts(titles) == ["The map cannot be read"])
    demo.click(Vector2(100, 100), at: 0, for: 0.03)
    demo.handle(.key(KeyPress("-")), at: 0.5)
    demo.handle(.hover(Vector2(10, 10)), at: 0.6)
    #expect(demo.cursor(at: .zero, time: 1) != .pointingHand)
    #expect(demo.restTime != nil)
  }
}
