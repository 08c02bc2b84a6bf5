import ScrollInteraction
import SeededRandom
import Testing

@Suite("Any number of detents and anchors") struct StopsTests {
  @Test("a sheet with any detents rests on one of them, and their order is from the top", arguments: 0..<60)
  func detents(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let count = random.count(1...9)
    let places = (0..<count).map { _ -> DrawerPosition in
      switch random.count(0...3) {
      case 0: .height(random.number(40...700))
      case 1: .fraction(random.number(0...1))
      case 2: .fromTop(random.number(0...700))
      default: .fittingContent(gap: random.number(0...90))
      }
    }
    let layout = DrawerLayout(height: 800, headerHeight: 60, contentHeight: random.number(100...2000))
    // Names of any type work, here numbers.
    let detents = Detents<Int>(places.enumerated().map { (100 + $0.offset, $0.element) })
    let start = 100 + random.count(0...(count - 1))
    var sheet = ListDrawer<Int>(detents: detents, layout: layout, detent: start, feel: .article)
    #expect(sheet.origin(at: 0) == sheet.origin(of: start), "seed \(seed)")
    var time = 0.0
    for _ in 0..<5 {
      var pointer = ScriptedPointer(at: Vector2(100, 799), time: time)
      sheet.handle(pointer.drag(by: Vector2(0, random.number(-900...300)), over: random.count(2...12)))
      let rest = try #require(sheet.restTime)
      let detent = try #require(sheet.target)
      #expect(sheet.origin(at: max(rest, pointer.time)) == sheet.origin(of: detent), "seed \(seed)")
      time = max(rest, pointer.time) + 0.1
    }
    let origins = sheet.detents.names.compactMap { sheet.origin(of: $0) }
    #expect(origins == origins.sorted() && origins.count == count, "seed \(seed)")
  }

  @Test("detents that change are kept by name: in flight with the velocity, at rest at once")
  func renamed() throws {
    var sheet = ListDrawer<Height>(
      detents: [.middle: .fromTop(400), .collapsed: .fromTop(700)],
      layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 100), detent: .collapsed, feel: .article)
    sheet.setDetents([.expanded: .fromTop(50), .middle: .fromTop(300), .collapsed: .fromTop(700)], at: 0)
    #expect(sheet.target == .collapsed && sheet.origin(at: 0) == 700)
    sheet.snap(to: .middle, at: 1)
    let (place, speed) = (sheet.origin(at: 1.1), sheet.velocity(at: 1.1))
    sheet.setDetents([.collapsed: .fromTop(100), .middle: .fromTop(500)], at: 1.1)
    #expect(abs(sheet.origin(at: 1.1) - place) < 1e-9 && abs(sheet.velocity(at: 1.1) - speed) < 1e-6)
    #expect(sheet.origin(at: try #require(sheet.restTime)) == 500)
    sheet.setDetents([.collapsed: .fromTop(100), .middle: .fromTop(450)], animated: true, at: 9)
    let rest = try #require(sheet.restTime)
    #expect(sheet.origin(at: 9) == 500 && sheet.origin(at: rest) == 450)
  }

  @Test("a thrown tile with any anchors moves to the nearest anchor and stays on the stage", arguments: 0..<60)
  func tile(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let anchors = TileAnchors<Int>(
      (0..<random.count(1...8)).map { name in
        (name, TilePosition(x: random.number(0...1), y: random.number(0...1), offset: random.point(in: -30...30)))
      })
    let layout = TileLayout(
      stage: Size(800, 600), tile: Size(160, 90), margin: EdgeInsets(top: 12, left: 20, bottom: 25, right: 44),
      anchors: anchors)
    var tile = PictureInPicture(layout: layout, anchor: 0)
    var time = 0.0
    for _ in 0..<5 {
      var pointer = ScriptedPointer(at: tile.frame(at: time).center, time: time)
      tile.handle([pointer.down()] + pointer.move(by: random.point(in: -300...300), over: random.count(2...12)))
      let lit = tile.nearestAnchor(at: pointer.time)
      tile.handle([pointer.up()])
      #expect(tile.target == lit && layout.origin(of: lit) != nil, "seed \(seed)")
      time = try #require(tile.restTime)
      #expect(tile.origin(at: time) == layout.origin(of: tile.target), "seed \(seed)")
      #expect(
        layout.limits(along: .x).contains(tile.origin(at: time).x)
          && layout.limits(along: .y).contains(tile.origin(at: time).y))
    }
  }
}
