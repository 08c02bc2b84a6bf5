import ScrollInteraction
import SeededRandom
import Testing

@Suite("Pages whose viewport changes its size") struct ResizedPagesTests {
  /// What moves the pages while the size changes.
  enum Mover: CaseIterable { case drag, flight, touchpad }

  /// Checks that a change from `old` to `new` pages keeps the progress, and the page at which the view rests.
  ///
  /// - Returns: Whether the page was asked. Between two pages, a rounding error chooses.
  private func check<Pages: SnapPoints>(
    _ old: Pages, _ new: Pages, at index: Int, _ mover: Mover, _ random: inout SeededRandom, _ comment: Comment
  ) throws -> Bool {
    var view = PagingScrollView(layout: old, anchorIndex: index, slop: TouchedView.noSlop)
    var time = 0.1
    switch mover {
    case .drag:
      view.beginDragging(at: 0)
      view.drag(by: Vector2(random.number(-1.4...1.4) * old.viewport, 0), at: time)
    case .flight:
      view.fling(velocity: Vector2(random.signed(100...4000), 0), at: 0)
    case .touchpad:
      let step = random.signed(1...30)
      for report in 0...5 { view.handle(ScriptedWheel.precise(0, x: step, at: Double(report) * 0.016)) }
      time = random.coin() ? 0.085 : 0.25
    }
    var plain = view
    view.setLayout(new, at: time)
    let progress = plain.progress(at: time)
    #expect(abs(view.progress(at: time) - progress) < 1e-9, comment)
    for view in [view, plain] { #expect(view.isDragging(at: time) == plain.isDragging(at: time), comment) }
    if mover == .drag {
      let isBetween = abs(progress - progress.rounded(.down) - 0.5) < 0.05
      view.endDragging(velocity: .zero, at: 1)
      plain.endDragging(velocity: .zero, at: 1)
      if isBetween { return false }
    }
    #expect(view.target == plain.target, comment)
    #expect(view.progress(at: try #require(view.restTime) + 1) == Double(plain.target), comment)
    return true
  }

  @Test("progress and target stay, in a drag, in flight and under a touchpad")
  func anyPages() throws {
    var asked = 0
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let (count, rows) = (random.count(1...12), random.count(1...4))
      let shares = (0..<count).map { _ in random.number(0.4...1.2) }
      let sizes = [random.number(200...1600), random.number(200...1600)]
      let index = random.count(0...(count - 1))
      let alignment = random.coin() ? PageLayout.Alignment.leading : .center
      for mover in Mover.allCases {
        func check<Pages: SnapPoints>(_ name: Comment, _ pages: (Double) -> Pages) throws {
          let (old, new) = (pages(sizes[0]), pages(sizes[1]))
          if try self.check(old, new, at: index, mover, &random, "\(name), \(mover), seed \(seed)") { asked += 1 }
        }
        try check("equal") { PageLayout.equal(count, viewport: $0) }
        try check("unequal") { size in
          PageLayout(pages: shares.map { $0 * size }, spacing: size / 20, viewport: size, alignment: alignment)
        }
        try check("rows") { EqualPages(count, length: $0 / Double(rows), viewport: $0) }
        try check("loop") { EqualPages(count, length: $0, loops: true) }
      }
    }
    #expect(asked > 4000)
  }
}
