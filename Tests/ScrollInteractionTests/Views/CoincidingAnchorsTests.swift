import ScrollInteraction
import SeededRandom
import Testing

@Suite("Anchors in any order, and at the same position") struct CoincidingAnchorsTests {
  private static let detents = [
    (Height.expanded, DrawerPosition.fromTop(50)), (.middle, .height(400)), (.collapsed, .height(120)),
  ]
  private static let portrait = DrawerLayout(height: 800, headerHeight: 60, contentHeight: 3000)
  private static let landscape = DrawerLayout(height: 390, headerHeight: 60, contentHeight: 3000)

  @Test("a short drag where detents coincide leaves the sheet at its detent", arguments: 0..<200)
  func tie(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var sheet = ListDrawer(detents: Detents(Self.detents), layout: Self.portrait, detent: Height.middle)
    var drawer = Drawer(anchors: [680, 50, 400], height: 800, anchorIndex: 1)
    sheet.setLayout(Self.landscape, at: 0)
    drawer.setAnchors([270, 50, 50 + random.number(0...1e-8)], height: 390, at: 0)
    #expect(sheet.origin(at: 0) == 50 && drawer.origin(at: 0) == 50)
    let distance = seed == 0 ? 20 : random.number(-40...40)
    if random.coin() {
      var pointer = ScriptedPointer(at: Vector2(100, 200), time: 1, interval: 0.05)
      let events = pointer.drag(by: Vector2(0, distance), over: 10)
      sheet.handle(events)
      drawer.handle(events)
    } else {
      for report in 0..<10 {
        let wheel = ScriptedWheel.precise(distance / 10, at: 1 + Double(report) * 0.05, position: Vector2(100, 200))
        sheet.handle(wheel)
        drawer.handle(wheel)
      }
    }
    #expect(sheet.target == .middle && drawer.target == 1, "seed \(seed)")
    sheet.setLayout(Self.portrait, at: 5)
    drawer.setAnchors([50, 400, 680], height: 800, at: 5)
    #expect(sheet.origin(at: 9) == 400 && drawer.origin(at: 9) == 400, "seed \(seed)")
  }

  @Test("a step leads past detents at the same position")
  func steps() {
    var sheet = ListDrawer(detents: Detents(Self.detents), layout: Self.landscape, detent: Height.middle)
    sheet.scroll(.lines(1), at: 0)
    #expect(sheet.list.target(at: 0) > 0 && sheet.target == .middle && sheet.detentAfterClick == .collapsed)
    sheet.scroll(.toStart, at: 5)
    sheet.scroll(.lines(-1), at: 9)
    #expect(sheet.target == .collapsed)
    sheet.scroll(.lines(1), at: 15)
    #expect(sheet.target == .middle)
    var drawer = Drawer(anchors: [50, 50, 270], height: 390)
    drawer.handle(ScriptedWheel.notch(-1, at: 0))
    #expect(drawer.target == 2)
  }
}
