import FoundationEssentials
import ScrollInteraction
import SeededRandom
import Testing

@Suite("Hostile numbers")
struct HostileTests {
  @Test(
    "whatever numbers a program gives, nothing traps, every result is finite, and the view encodes",
    arguments: 0..<8 as Range<UInt64>)
  func programs(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<40 {
      try forEachView(&random) { view, random in try expectSound(view, &random, "seed \(seed)") }
    }
  }

  @Test(
    "a damaged snapshot is refused, or makes a view that is as sound as any", arguments: 0..<8 as Range<UInt64>)
  func damage(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<10 {
      try forEachView(&random, isSane: true) { view, random in
        func check<View: HostileView>(_ view: View) throws {
          var view = view
          for time in 0...2 { view.call(&random, { $0.number(-400...400) }, at: Double(time)) }
          let data = try JSONEncoder().encode(view.snapshot(at: 2.5))
          for _ in 0..<4 {
            let damaged = damaged(String(decoding: data, as: UTF8.self), &random)
            guard let snapshot = try? JSONDecoder().decode(ViewSnapshot<View>.self, from: Data(damaged.utf8)) else {
              continue
            }
            try expectSound(View(restoring: snapshot, at: random.coin() ? 2.5 : random.hostile()), &random, damaged)
          }
        }
        try check(view)
      }
    }
  }

  @Test("the examples: a zoom of e to the thousandth, and a wheel far above content")
  func examples() throws {
    let layout = ZoomLayout(viewport: Size(400, 600), contentSize: Size(800, 3600), zoomLimits: 0.5...4)
    var view = ZoomableScrollView(layout: layout)
    let text = String(decoding: try JSONEncoder().encode(view.snapshot(at: 0)), as: UTF8.self)
    let damaged = text.replacing(#""state":{"idle":0}"#, with: #""state":{"idle":1000}"#)
    #expect(damaged != text)
    if let snapshot = try? JSONDecoder().decode(ViewSnapshot<ZoomableScrollView>.self, from: Data(damaged.utf8)) {
      var restored = ZoomableScrollView(restoring: snapshot, at: 0)
      restored.beginDragging(at: 1)
      expectFinite(restored, at: [1], "decoded")
    }
    view.handle(
      WheelEvent(delta: Vector2(0, 1), isPrecise: true, isZoom: true, position: Vector2(0, -1.7e308), time: 1))
    view.beginDragging(at: 2)
    expectFinite(view, at: [1, 2], "wheel")
  }

  @Test("the cost of many stops is in proportion, and a search for marks ends under a spring without damping")
  func costs() {
    let detents = Detents<Int>((0..<250_000).map { ($0, .fromTop(Double($0))) })
    #expect(detents.index(of: 249_999) == 249_999)
    var view = SimpleScrollView(layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 9000)))
    view.ruler = Ruler(spacing: 0.01)
    view.follow(
      SpringMotion(from: 0, to: 4000, spring: Spring(stiffness: 1e30, dampingRatio: 0)), along: .y, at: 0)
    #expect(view.events(in: 0..<1e-12).count <= 100_002)
    #expect(view.events(in: 1..<2).count <= 100_002)
  }

  /// Calls `view` with hostile numbers, and expects finite results and a state that encodes if the settings do.
  private func expectSound<View: HostileView>(_ view: View, _ random: inout SeededRandom, _ name: String) throws {
    var view = view
    for _ in 0..<6 {
      view.call(&random, { $0.hostile() }, at: random.coin() ? random.hostile() : random.number(0...9))
      expectFinite(view, at: [0, 2.6, random.hostile()], name)
    }
    guard view.settings.allSatisfy({ (try? JSONEncoder().encode($0)) != nil }) else { return }
    let time = random.hostile()
    #expect(throws: Never.self, "\(View.self), \(name), at \(time)") {
      try JSONEncoder().encode(view.snapshot(at: time))
    }
  }

  private func expectFinite(_ view: some HostileView, at times: [Double], _ name: String) {
    for time in times {
      let numbers = view.numbers(at: time) + view.moreNumbers(at: time)
      let isFinite = numbers.allSatisfy { $0.isFinite }
      #expect(isFinite, "\(type(of: view)), \(name), at \(time): \(numbers)")
      for event in view.events(in: -1e9..<1e9) { #expect(event.time.isFinite, "\(event)") }
    }
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

  private func forEachView(
    _ random: inout SeededRandom, isSane: Bool = false, _ check: (any HostileView, inout SeededRandom) throws -> Void
  ) rethrows {
    func number(_ sane: ClosedRange<Double>) -> Double {
      isSane || random.coin() ? random.number(sane) : random.hostile()
    }
    func size() -> Size { Size(number(1...900), number(1...4000)) }
    func insets() -> EdgeInsets {
      EdgeInsets(top: number(0...40), left: number(0...40), bottom: number(0...40), right: number(0...40))
    }
    func range(_ sane: ClosedRange<Double>) -> ClosedRange<Double> {
      let ends = [number(sane), number(sane)].map { $0.isNaN ? 1 : $0 }
      return min(ends[0], ends[1])...max(ends[0], ends[1])
    }
    let feel = ScrollFeel.all.randomElement(using: &random)!
    let snap = SnapFeel(landing: random.coin() ? .deceleration : .spring)
    var scroll = SimpleScrollView(
      layout: ScrollLayout(viewport: size(), contentSize: size(), contentInset: insets()), feel: feel,
      contentOffset: Vector2(number(0...900), number(0...900)))
    if random.coin() { scroll.ruler = Ruler(spacing: random.magnitude(1e-300...1e300)) }
    let zoom = ZoomableScrollView(
      layout: ZoomLayout(viewport: size(), contentSize: size(), zoomLimits: range(0.1...9), contentInset: insets()),
      feel: feel, zoomScale: number(0.1...9))
    let drawer = Drawer(anchors: [number(0...80), number(100...400)], height: number(500...900), feel: snap)
    let list = ListDrawer(
      detents: [0: .fromTop(number(0...99)), 1: .fraction(number(0...1)), 2: .fittingContent(gap: number(0...99))],
      layout: DrawerLayout(
        height: number(500...900), headerHeight: number(0...60), contentHeight: number(0...3000), safeArea: insets()),
      detent: [nil, 0, 1, 2].randomElement(using: &random)!, feel: feel, snap: snap)
    let pages = PagingScrollView(
      layout: PageLayout(
        pages: [number(1...900), number(1...900), number(1...900)], spacing: number(0...9), margin: number(0...9),
        viewport: number(1...900), alignment: random.coin() ? .center : .leading),
      anchorIndex: 1, feel: snap, minimumFlickVelocity: number(0...500))
    let loop = PagingScrollView(
      layout: EqualPages(
        7, length: isSane ? 40 : random.magnitude(Double.leastNonzeroMagnitude...1e308), loops: random.coin()),
      feel: snap)
    let tile = PictureInPicture(
      layout: TileLayout(stage: size(), tile: size(), margin: insets()), corner: .topRight, feel: snap)
    let nested = NestedScrollView(
      [
        ElasticLimits(range(0...200), dimension: number(0...99)),
        ElasticLimits(range(0...2400), dimension: number(0...99)),
      ], offsets: [number(0...99), number(0...99)], feel: feel)
    for view in [scroll, zoom, drawer, list, pages, loop, tile, nested] as [any HostileView] {
      try check(view, &random)
    }
  }
}
