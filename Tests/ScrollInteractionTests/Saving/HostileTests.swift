import FoundationEssentials
import ScrollInteraction
import SeededRandom
import Testing

@Suite("Hostile numbers") struct HostileTests {
  @Test(
    "whatever numbers a program gives, nothing traps, every result is finite, and the view encodes",
    arguments: 0..<8 as Range<UInt64>)
  func programs(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var encoded = 0
    for _ in 0..<15 {
      try forEachView(&random, isSane: false) { view, random in
        encoded += try expectSound(view, &random, "seed \(seed)")
      }
    }
    #expect(encoded > 10, "seed \(seed)")
  }

  @Test("a damaged snapshot is refused, or makes a view that is as sound as any", arguments: 0..<8 as Range<UInt64>)
  func damage(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var (restored, encoded) = (0, 0)
    for _ in 0..<2 {
      try forEachView(&random, isSane: true) { view, random in
        func check<View: SavedView>(_ view: View) throws {
          var view = view
          for time in 0...2 { view.call(&random, { $0.number(-400...400) }, at: Double(time)) }
          let data = try JSONEncoder().encode(view.snapshot(at: 2.5))
          for _ in 0..<4 {
            let damaged = damaged(String(decoding: data, as: UTF8.self), &random)
            let snapshot = try? JSONDecoder().decode(ViewSnapshot<View>.self, from: Data(damaged.utf8))
            guard let snapshot else { continue }
            restored += 1
            let view = View(restoring: snapshot, at: random.coin() ? 2.5 : random.hostile())
            encoded += try expectSound(view, &random, damaged)
          }
        }
        try check(view)
      }
    }
    #expect(restored > 20 && encoded > 10, "seed \(seed)")
  }

  @Test("the cost of many stops is in proportion, and a search for marks ends under a spring without damping")
  func costs() {
    let detents = Detents<Int>((0..<250_000).map { ($0, .fromTop(Double($0))) })
    #expect(detents.index(of: 249_999) == 249_999)
    var view = SimpleScrollView(layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 9000)))
    view.ruler = Ruler(spacing: 0.01)
    view.follow(SpringMotion(from: 0, to: 4000, spring: Spring(stiffness: 1e30, dampingRatio: 0)), along: .y, at: 0)
    #expect(view.events(in: 0..<1e-12).count <= 100_002)
    #expect(view.events(in: 1..<2).count <= 100_002)
  }

  /// Calls `view` with hostile numbers, and expects finite results and a state that encodes if the settings do.
  ///
  /// - Returns: 1 if the settings encode, otherwise 0.
  private func expectSound<View: SavedView>(_ view: View, _ random: inout SeededRandom, _ name: String) throws -> Int {
    var view = view
    for _ in 0..<6 {
      view.call(&random, { $0.hostile() }, at: random.coin() ? random.hostile() : random.number(0...9))
      expectFinite(view, at: [0, 2.6, random.hostile()], name)
    }
    guard view.settings.allSatisfy({ (try? JSONEncoder().encode($0)) != nil }) else { return 0 }
    let time = random.hostile()
    #expect(throws: Never.self, "\(View.self), \(name), at \(time)") {
      try JSONEncoder().encode(view.snapshot(at: time))
    }
    return 1
  }

  private func expectFinite(_ view: some SavedView, at times: [Double], _ name: String) {
    for time in times {
      let numbers = view.numbers(at: time)
      let isFinite = numbers.allSatisfy { $0.isFinite }
      #expect(isFinite, "\(type(of: view)), \(name), at \(time): \(numbers)")
    }
    let isOnTime = view.events(in: -1e9..<1e9).allSatisfy { $0.time.isFinite }
    #expect(isOnTime, "\(type(of: view)), \(name)")
  }

  /// Returns the text with one or two of its numbers replaced by others.
  private func damaged(_ text: String, _ random: inout SeededRandom) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<random.count(1...2) {
      let starts = bytes.indices.dropFirst().filter {
        ":[,".utf8.contains(bytes[$0 - 1]) && "-0123456789".utf8.contains(bytes[$0])
      }
      guard let start = starts.randomElement(using: &random) else { break }
      let end = bytes[start...].firstIndex { ",}]".utf8.contains($0) }!
      let bad = [
        "1e308", "-1e308", "\"infinity\"", "\"-infinity\"", "5e-324", "0", "-1", "1000", "1e100",
        "-1e101", "7",
      ]
      bytes.replaceSubrange(start..<end, with: bad.randomElement(using: &random)!.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
