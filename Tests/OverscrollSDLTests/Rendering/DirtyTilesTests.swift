import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite("Painting of damaged tiles") struct DirtyTilesTests {
  fileprivate static let size = Size(200, 140)

  /// A simulated window without a graphics card.
  private struct Screen {
    let surface: ScriptedSurface
    let target: MemoryTarget
    private let renderer: CanvasRenderer

    /// - Parameter atlasSide: The side of the mask atlas; in a small one, masks keep evicting each other.
    /// - Parameter buffers: The number of buffers that are painted in turn.
    init(atlasSide: Int = 512, buffers: Int = 1) throws {
      surface = try ScriptedSurface(width: 200, height: 140, buffers: buffers)
      target = MemoryTarget(surface)
      renderer = CanvasRenderer(
        target: target, fonts: try Fonts(file: nil), atlas: MaskAtlas(side: atlasSide, maximumSide: atlasSide))
    }

    /// Draws a scene and returns the number of painted pixels.
    @discardableResult
    func draw(_ scene: Scene, presenting presents: Bool = true) -> Int {
      var canvas = Canvas(size: DirtyTilesTests.size, pixelRatio: 1, measure: renderer.measure(pixelRatio: 1))
      scene.draw(on: &canvas)
      renderer.draw(canvas)
      if presents { target.present() }
      return target.damage.reduce(0) { $0 + $1.pixels }
    }
  }

  @Test(
    "painting only damaged tiles gives the same picture as painting the whole",
    arguments: 1...8 as ClosedRange<UInt64>)
  func sameAsWhole(seed: UInt64) throws {
    var numbers = SeededRandom(seed: seed)
    let screen = try Screen(atlasSide: 192, buffers: Int(seed) % 4 + 1)
    var scene = Scene(&numbers)
    for frame in 0..<40 {
      screen.surface.turn(&numbers)
      screen.draw(scene)
      let whole = try Screen()
      whole.draw(scene)
      #expect(try screen.target.picture().pixels == whole.target.picture().pixels, "seed \(seed), frame \(frame)")
      #expect(try screen.surface.shown == whole.target.picture().pixels, "shown, seed \(seed), frame \(frame)")
      scene.change(&numbers)
    }
  }

  @Test("an unchanged frame paints nothing, and a small change paints few tiles")
  func smallDamage() throws {
    var numbers = SeededRandom(seed: 7)
    let screen = try Screen()
    var scene = Scene(&numbers)
    scene.dot = Vector2(100, 70)
    #expect(screen.draw(scene) == 200 * 140)
    #expect(screen.draw(scene) == 0)
    scene.dot = Vector2(103, 70)
    let painted = screen.draw(scene)
    #expect(painted > 0 && painted <= 4 * DirtyTiles.side * DirtyTiles.side)
  }

  @Test("changes that were drawn but not presented are presented the next time")
  func presentedLater() throws {
    var numbers = SeededRandom(seed: 3)
    let screen = try Screen()
    var scene = Scene(&numbers)
    screen.draw(scene)
    screen.surface.canPresent = false
    for _ in 0..<100 {
      scene.change(&numbers)
      screen.draw(scene)
    }
    screen.surface.canPresent = true
    scene.change(&numbers)
    screen.draw(scene, presenting: false)
    screen.target.present()
    #expect(try screen.surface.shown == screen.target.picture().pixels)
  }

  @Test("a lost screen is presented whole, and lost pixels are painted again")
  func lost() throws {
    var numbers = SeededRandom(seed: 5)
    let screen = try Screen()
    let scene = Scene(&numbers)
    screen.draw(scene)
    let whole = try screen.target.picture().pixels
    screen.surface.loseScreen()
    screen.target.invalidate()
    #expect(screen.draw(scene) == 0)
    #expect(screen.surface.shown == whole)
    screen.surface.losePixels()
    #expect(screen.draw(scene) == 200 * 140)
    #expect(screen.surface.shown == whole)
  }

  @Test(
    "damaged areas stay within the picture, cover every change and do not overlap",
    arguments: 1...40 as ClosedRange<UInt64>)
  func areas(seed: UInt64) {
    var numbers = SeededRandom(seed: seed)
    let (width, height) = (Int.random(in: 1...200, using: &numbers), Int.random(in: 1...200, using: &numbers))
    var tiles = DirtyTiles(width: width, height: height)
    let whole = PixelRect(width: width, height: height)
    #expect(tiles.update(with: []) == [whole], "seed \(seed): nothing was ever painted")
    for _ in 0..<8 {
      let quads = ContiguousArray(
        (0..<4).map { _ in Quad(target: rect(&numbers), source: nil, color: PixelColor(.white)) })
      let areas = tiles.update(with: quads)
      for quad in quads {
        let seen = quad.target.intersection(whole)
        #expect(areas.reduce(0) { $0 + $1.intersection(seen).pixels } == seen.pixels, "seed \(seed)")
      }
      for (index, area) in areas.enumerated() {
        #expect(whole.contains(area) && areas[..<index].allSatisfy { $0.intersection(area).isEmpty }, "seed \(seed)")
      }
      #expect(tiles.update(with: quads).isEmpty, "seed \(seed)")
      _ = tiles.update(with: [])
    }
  }

  private func rect(_ numbers: inout SeededRandom) -> PixelRect {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
    return PixelRect(x: number(-50...220), y: number(-50...220), width: number(1...120), height: number(1...120))
  }
}

extension PixelRect {
  fileprivate var pixels: Int { width * height }
}

/// A surface that paints on several buffers, with the picture that a screen shows.
private final class ScriptedSurface: PixelSurface {
  private final class Buffer {
    let pixels: SDLSurface
    var missed: [PixelRect]

    init(width: Int, height: Int) throws {
      pixels = try SDLSurface(width: width, height: height)
      missed = [PixelRect(width: width, height: height)]
    }
  }

  private let buffers: [Buffer]
  private var latest = 0
  private var next = 0
  private(set) var shown: [UInt32]
  private var isPreserved = false
  var canPresent = true

  init(width: Int, height: Int, buffers: Int) throws {
    self.buffers = try (0..<buffers).map { _ in try Buffer(width: width, height: height) }
    shown = [UInt32](repeating: 0, count: width * height)
  }

  var size: (width: Int, height: Int) { buffers[0].pixels.size }

  /// Selects a random buffer for the next changes.
  func turn(_ numbers: inout SeededRandom) { next = .random(in: buffers.indices, using: &numbers) }

  func pixels() -> (PixelTarget, isPreserved: Bool)? {
    defer { isPreserved = true }
    return buffers[latest].pixels.pixels().map { ($0.0, isPreserved) }
  }

  func pixels(changing areas: [PixelRect]) -> (PixelTarget, missed: [PixelRect])? {
    latest = next
    let buffer = buffers[latest]
    for other in buffers where other !== buffer { other.missed.add(areas) }
    defer { buffer.missed = [] }
    return pixels().map { ($0.0, buffer.missed) }
  }

  func present(_ areas: [PixelRect]) -> Bool {
    guard canPresent, let (target, _) = pixels() else { return false }
    for area in areas {
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX { shown[y * size.width + x] = target.pixels[y * target.stride + x] }
      }
    }
    return true
  }

  func loseScreen() { shown = [UInt32](repeating: 0, count: shown.count) }

  /// Loses the pixels: the buffer contains garbage.
  func losePixels() {
    guard let (target, _) = pixels() else { return }
    isPreserved = false
    target.fill(PixelRect(width: target.width, height: target.height), PixelColor(Color(0xFF00FF)))
    loseScreen()
  }
}

/// Overlapping shapes, some of which change from frame to frame.
private struct Scene {
  fileprivate struct Thing {
    var kind: Int
    var place: Vector2
    var size: Size
    var color: Color
    var clip: Rect?
  }

  private var things: [Thing]
  var dot: Vector2?

  init(_ numbers: inout SeededRandom) { things = (0..<24).map { Thing.random($0, &numbers) } }

  /// Moves some shapes by whole or fractional pixels, replaces some and reorders some.
  mutating func change(_ numbers: inout SeededRandom) {
    for _ in 0..<Int.random(in: 0...4, using: &numbers) {
      let index = Int.random(in: things.indices, using: &numbers)
      switch Int.random(in: 0...3, using: &numbers) {
      case 0: things[index].place += Vector2(Double(Int.random(in: -9...9, using: &numbers)), 4)
      case 1: things[index].place += Vector2(Double.random(in: -9...9, using: &numbers), 0.3)
      case 2: things[index] = Thing.random(Int.random(in: 0...7, using: &numbers), &numbers)
      default: things.swapAt(index, 0)
      }
    }
  }

  func draw(on canvas: inout Canvas) {
    for thing in things {
      if let clip = thing.clip { canvas.clipped(to: clip) { thing.draw(on: &$0) } } else { thing.draw(on: &canvas) }
    }
    if let dot { canvas.fillCircle(center: dot, radius: 5, .white) }
  }
}

extension Scene.Thing {
  fileprivate static func random(_ kind: Int, _ numbers: inout SeededRandom) -> Scene.Thing {
    func number(_ range: ClosedRange<Double>) -> Double { (numbers.number(range) * 4).rounded() / 4 }
    let rect = Rect(x: number(0...150), y: number(0...90), width: number(10...90), height: number(10...60))
    return Scene.Thing(
      kind: kind % 8, place: Vector2(number(-20...200), number(-20...140)), size: Size(number(2...90), number(2...60)),
      color: Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: numbers.coin() ? 1 : 0.5),
      clip: Bool.random(using: &numbers) ? rect : nil)
  }

  fileprivate func draw(on canvas: inout Canvas) {
    let rect = Rect(origin: place, size: size)
    switch kind {
    case 0: canvas.fill(rect, color)
    case 1: canvas.fill(rect, radius: 6, color)
    case 2: canvas.fill(rect, radius: 3, .vertical(color, .black))
    case 3: canvas.stroke(rect, radius: 5, width: 1.5, color)
    case 4: canvas.shadow(of: rect, radius: 4, blur: 6, color)
    case 5: canvas.text("x = \(Int(size.width))", at: place, TextStyle(size: 12), color)
    case 6: canvas.line(from: place, to: place + Vector2(size.width, size.height), width: 2, color)
    default: canvas.fill(Path([place, place + Vector2(size.width, 3), place + Vector2(5, size.height)]), color)
    }
  }
}
