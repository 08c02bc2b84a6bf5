import ScrollInteraction
import SeededRandom
import Testing

@Suite("Events of every view") struct ViewEventTests {
  private static let place = Vector2(80, 560)

  /// Moves a view by a random gesture of a person.
  ///
  /// - Returns: The time at which the gesture ended.
  private func gesture<View: TestedView>(
    _ view: inout View, from start: Double, _ random: inout SeededRandom, _ before: (View, Double) -> Void
  ) -> Double {
    var pointer = ScriptedPointer(at: Self.place, time: start, interval: random.number(0.004...0.017))
    func send(_ events: [PointerEvent]) {
      for event in events {
        before(view, event.time)
        view.send(event)
      }
    }
    switch random.count(0...4) {
    case 0: send([pointer.down(), pointer.up()])
    case 1:
      send([pointer.down()] + pointer.move(by: random.point(in: -200...200), over: random.count(2...9)))
      before(view, pointer.time)
      view.cancel(at: pointer.time)
      send([pointer.up()])
    case 2:
      let reports = ScriptedWheel.touchpad(
        velocity: random.number(-2000...2000), for: random.number(0.02...0.2), rate: 125, from: start,
        position: Self.place)
      for report in reports {
        before(view, report.time)
        view.send(report)
      }
      return reports.last!.time
    case 3:
      before(view, start)
      var notch = ScriptedWheel.notch(random.coin() ? 1 : -1, at: start)
      notch.position = Self.place
      view.send(notch)
    default: send(pointer.drag(by: random.point(in: -300...300), over: random.count(2...12)))
    }
    return pointer.time
  }

  private func kinds<Target>(_ events: [ViewEvent<Target>]) -> String {
    String(
      events.map { event -> Character in
        switch event.kind {
        case .willBeginDragging: "b"
        case .willEndDragging: "w"
        case .didEndDragging(let willDecelerate): willDecelerate ? "e" : "E"
        case .didEndDecelerating: "d"
        case .willMove: "m"
        case .handedOver: "h"
        case .didPass: "p"
        case .didSettle: "s"
        }
      })
  }

  /// Checks the events of five random gestures.
  ///
  /// - Returns: Whether the view settled after its numbers last changed, so that the time was checked as well.
  private func check<View: TestedView>(_ made: View, seed: UInt64) -> Bool {
    var random = SeededRandom(seed: seed)
    var view = made
    var (time, asked, retuned) = (0.0, -1.0, -1.0)
    var heard: [ViewEvent<View.Target>] = []
    for _ in 0..<5 {
      time = gesture(&view, from: time + random.number(0.001...(random.coin() ? 0.2 : 4)), &random) { view, now in
        heard += view.events(in: asked..<now)
        asked = now
      }
      if random.count(0...3) == 0 {
        view.retune(at: time)
        retuned = time
      }
    }
    let rest = view.restTime ?? .infinity
    let all = view.events(in: -1..<1000)
    #expect(heard + view.events(in: asked..<1000) == all, "seed \(seed): each event once, asked at any times")
    #expect(all.map(\.time) == all.map(\.time).sorted(), "seed \(seed)")
    // A drag ends before another begins, and settling follows a beginning.
    let order = kinds(all)
    let pattern = /((b(h)*(w(e(h)*(ds)?|Es?)|E))|(m(h)*s?))*/
    #expect(order.wholeMatch(of: pattern) != nil, "seed \(seed): \(order)")
    guard case .didSettle(let target)? = all.last?.kind, let last = all.last?.time else {
      #expect(all.isEmpty, "seed \(seed): \(order)")
      return false
    }
    #expect(target == view.target, "seed \(seed)")
    guard last > retuned else { return false }
    #expect(last == max(rest, all.dropLast().last?.time ?? rest), "seed \(seed)")
    #expect(view.isIdle(at: last) && view.speed(at: last).allSatisfy { $0 == 0 })
    return true
  }

  @Test("each event is reported once, in order and at its time, for any input", arguments: TouchedView.allCases)
  func laws(kind: TouchedView) { #expect((0..<60).count { check(kind.made(), seed: $0) } > 40) }

  @Test("`willEndDragging` reports the velocity and the target of the release", arguments: TouchedView.allCases)
  func release(kind: TouchedView) {
    func check<View: TestedView>(_ made: View) {
      var view = made
      var pointer = ScriptedPointer(at: Self.place)
      view.send([pointer.down()] + pointer.move(by: Vector2(-8, -90), over: 8))
      let speed = view.speed(at: pointer.time)
      view.send([pointer.up()])
      let events = view.events(in: -1..<100)
      guard case .willEndDragging(let velocity, let target)? = events.dropFirst().first?.kind else {
        Issue.record("no end of the drag")
        return
      }
      #expect(speed.contains { abs(abs($0) - abs(velocity.y)) < 1e-9 })
      #expect(events[1].time == pointer.time && events[2].kind == .didEndDragging(willDecelerate: true))
      #expect(events.last?.kind == .didSettle(at: target))
      #expect(view.target == target)
    }
    check(kind.made())
  }

  /// Checks the two events of a resting view that `change` makes move.
  private func checkProgram<View: TestedView>(_ made: View, _ change: (inout View) -> Void) {
    var view = made
    change(&view)
    let events = view.events(in: -1..<99)
    guard let rest = view.restTime, events.count == 2 else {
      Issue.record("\(View.self): \(events)")
      return
    }
    #expect(events == [ViewEvent(.willMove(to: view.target), at: 1), ViewEvent(.didSettle(at: view.target), at: rest)])
    #expect(rest > 1.2)
    // A change that moves nothing has no events.
    change(&view)
    #expect(view.events(in: -1..<99) == events)
  }

  @Test("a view that moves because its layout changes reports its target")
  func layouts() {
    checkProgram(Drawer(anchors: [80, 400], height: 800)) {
      $0.setAnchors([200, 400], height: 800, animated: true, at: 1)
    }
    checkProgram(TouchedView.list.made() as! ListDrawer<Height>) {
      $0.setLayout(DrawerLayout(height: 900, headerHeight: 60, contentHeight: 9), at: 0.5)
      $0.setDetents([.expanded: .fromTop(80), .middle: .fromTop(300)], animated: true, at: 1)
    }
    checkProgram(PagingScrollView(layout: .equal(9, viewport: 400), anchorIndex: 4)) {
      $0.setLayout(.equal(9, viewport: 500), animated: true, at: 1)
    }
    checkProgram(TouchedView.tile.made() as! PictureInPicture<TileCorner>) {
      $0.setLayout(
        .init(stage: Size(900, 700), tile: Size(160, 90), margin: EdgeInsets(top: 12, left: 20, bottom: 25, right: 44)),
        animated: true, at: 1)
    }
    checkProgram(TouchedView.map.made() as! ZoomableScrollView) {
      $0.setLayout(
        ZoomLayout(viewport: Size(400, 600), contentSize: Size(700, 900), zoomLimits: 0.5...4), animated: true, at: 1)
    }
    checkProgram(TouchedView.scroll.made() as! SimpleScrollView) {
      $0.setLayout(ScrollLayout(viewport: Size(400, 600), contentSize: Size(700, 900)), animated: true, at: 1)
    }
    checkProgram(TouchedView.chain.made() as! NestedScrollView) {
      $0.setMembers(
        [ElasticLimits(0...900, dimension: 0), ElasticLimits(0...1500, dimension: 600)], animated: true, at: 1)
    }
  }

  @Test(
    "a view released without going anywhere is at rest at once, despite the feel's latency", arguments: [0.0, 100, 240])
  func placed(velocity: Double) {
    func check<View: TestedView>(_ made: View) {
      var view = made
      view.flick(Vector2(0, -velocity), at: 1)
      #expect(view.isIdle(at: 1) && view.restTime == 1, "\(View.self)")
      #expect(
        view.events(in: -1..<99).dropFirst(2).map(\.kind) == [
          .didEndDragging(willDecelerate: false), .didSettle(at: view.target),
        ])
    }
    for kind in [TouchedView.scroll, .map, .chain] {
      var view = kind.made()
      view.retune(at: 0)
      check(view)
    }
  }

  @Test("a program that places a view in flight moves it at once, and the view settles")
  func put() {
    var scroll = TouchedView.scroll.made() as! SimpleScrollView
    scroll.flick(Vector2(0, -2000), at: 0)
    let reported = Array(scroll.events(in: -1..<0.1))
    scroll.scroll(to: Vector2(7, 9), animated: false, at: 0.1)
    #expect(
      scroll.events(in: -1..<99) == reported + [
        ViewEvent(.willMove(to: Vector2(7, 9)), at: 0.1), ViewEvent(.didSettle(at: Vector2(7, 9)), at: 0.1),
      ])
    scroll.scroll(to: Vector2(8, 9), animated: false, at: 1)
    #expect(scroll.events(in: 0.2..<99).isEmpty)
  }
}
