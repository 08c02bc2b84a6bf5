import ScrollInteraction
import SeededRandom
import Testing

/// The `willEndDragging` hook, as UIKit's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
@Suite("The target of a release") struct ReleaseTargetTests {
  private func scrollView(_ feel: ScrollFeel = .article) -> SimpleScrollView {
    SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 60_000)), feel: feel,
      contentOffset: Vector2(0, 20_000))
  }

  @Test("content decelerates to a target that a hook moved, and ends on it to the last bit", arguments: 0..<200)
  func moved(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var view = scrollView(random.coin() ? .article : .uikit)
    let row = random.number(20...400)
    view.willEndDragging = { _, target in target.y = (target.y / row).rounded() * row }
    let velocity = random.signed(800...8000)
    view.flick(Vector2(0, -velocity), at: 0)
    let (rest, target) = (try #require(view.restTime), view.target.y)
    #expect(target == (target / row).rounded() * row, "seed \(seed)")
    #expect(view.contentOffset(at: rest).y == target, "seed \(seed)")
    var last = abs(velocity)
    for step in 0...1000 {
      let time = rest * Double(step) / 1000
      let speed = view.velocity(at: time).y
      #expect(abs(speed) <= last * (1 + 1e-12) && speed * velocity >= 0, "seed \(seed)")
      last = abs(speed)
    }
  }

  @Test("a moved target that is too far for its velocity is reached by a spring", arguments: 0..<200)
  func slow(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (velocity, way) = (random.number(-800...800), random.signed(1...2000))
    var feel = ScrollFeel.article
    feel.threshold = 0.05
    var view = scrollView(feel)
    view.willEndDragging = { _, target in target.y = 20_000 + way }
    view.flick(Vector2(0, -velocity), at: 0)
    let rest = try #require(view.restTime)
    #expect(view.contentOffset(at: rest).y == 20_000 + way, "seed \(seed)")
    #expect(abs(view.contentOffset(at: rest - 1e-9).y - 20_000 - way) < 0.051, "seed \(seed)")
    #expect(view.state(at: rest / 2) == (velocity / way >= 1 ? .decelerating : .snapping), "seed \(seed)")
    let omega = feel.release.spring.naturalFrequency
    for step in 0...200 {
      let speed = abs(view.velocity(at: rest * Double(step) / 200).y)
      #expect(speed <= (velocity * velocity + way * way * omega * omega).squareRoot(), "seed \(seed)")
    }
  }

  @Test("a hook that keeps the target changes nothing", arguments: TouchedView.allCases)
  func untouched(kind: TouchedView) {
    func check<View: TestedView>(_ made: View) {
      var (plain, hooked) = (made, made)
      hooked.willEndDragging = { _, _ in }
      for event in ScriptedPointer.flick {
        plain.send(event)
        hooked.send(event)
      }
      #expect(plain.restTime == hooked.restTime && plain.target == hooked.target)
      for time in [0.1, 0.3, 1] { #expect(plain.place(at: time) == hooked.place(at: time)) }
    }
    check(kind.made())
  }

  @Test("a flick past the end reports the end as its target and bounces there")
  func bounce() {
    var view = scrollView()
    nonisolated(unsafe) var reported: [Double] = []
    view.willEndDragging = { _, target in reported.append(target.y) }
    view.flick(Vector2(0, -100_000), at: 0)
    #expect(reported == [59_400] && view.target.y == 59_400)
    #expect(stride(from: 0, to: 3, by: 0.01).contains { view.contentOffset(at: $0).y > 59_400 })
  }

  @Test("a hook can choose a page, a detent or an anchor, also after a touchpad swipe")
  func others() {
    var pages = PagingScrollView(layout: EqualPages(1000, length: 300), axis: .y, anchorIndex: 500)
    pages.willEndDragging = { velocity, page in if velocity.y > 0 { page = 700 } }
    pages.send(ScriptedPointer.flick)
    #expect(pages.target == 700 && pages.contentOffset(at: pages.restTime ?? 0).y == 210_000)

    var sheet = TouchedView.list.made() as! ListDrawer<Height>
    sheet.willEndDragging = { _, detent in if detent == .expanded { detent = .collapsed } }
    sheet.send(ScriptedWheel.touchpad(velocity: 900, for: 0.12, rate: 125, position: Vector2(80, 560)))
    #expect(sheet.target == .collapsed && sheet.origin(at: sheet.restTime ?? 0) == 700)

    var tile = TouchedView.tile.made() as! PictureInPicture<TileCorner>
    tile.willEndDragging = { _, corner in corner = .topRight }
    tile.send(ScriptedPointer.flick)
    #expect(tile.target == .topRight)
  }
}

extension ScriptedPointer {
  /// An upward flick at 1250 pt/s from a point at which every ``TouchedView`` can be dragged.
  fileprivate static var flick: [PointerEvent] {
    var pointer = ScriptedPointer(at: Vector2(80, 560))
    return pointer.drag(by: Vector2(0, -100), over: 10)
  }
}
