import Testing

@testable import OverscrollDemos

@Suite("Drawer demo") struct DrawerDemoTests {
  @Test("E, M, C and H move the sheet up, to the middle, down, away and back, and a click of its handle moves it up")
  func positions() throws {
    var demo = DrawerDemo(DemoSetup(size: Size(700, 500)))
    var time = 0.0
    func origin() throws -> Double { try #require(demo.snapshot(at: time + 8).values[.origin]) }
    // 8 % and 48 % of 500 pt from the top; 108 pt, and nothing, above the bottom.
    let keys: [(Key, Double)] = [("E", 40), ("C", 392), ("M", 240), ("H", 500), ("H", 392)]
    for (key, position) in keys {
      time += 9
      demo.handle(.key(KeyPress(key)), at: time)
      #expect(abs(try origin() - position) < 1e-9, "\(key.name)")
    }
    for position in [240.0, 40] {
      let handle = Vector2(350, try origin() + 20)
      time += 9
      demo.click(handle, at: time)
      #expect(abs(try origin() - position) < 1e-9)
    }
  }
}
